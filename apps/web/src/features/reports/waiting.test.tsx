import { removalList } from '@portal/contract/removal-list.ts'
import { reports } from '@portal/contract/reports.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveSettings, site } from '../../../test/order-portal.ts'
import { serveReports } from '../../../test/reports-portal.ts'
import { answer, buildLocation, freshPortal, logIn, openPage, router, sentTo } from '../../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  logIn(site)
  serveSettings({ Prijzen_Intern: false })
  serveReports()
})

describe('what waiting costs', () => {
  it('says the rent per week and leads to the rows', async () => {
    await openPage('/rapportages')
    expect(await screen.findByText('€ 397,90 per week')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Bekijken en afvoeren' }))
    expect(await screen.findByRole('table', { name: 'Wat wachten kost' })).toBeTruthy()
    await vi.waitFor(() => expect(router.state.location.search).toEqual({ toon: 'wachten' }))
  })

  it('puts a row on the removal list with one tap, and everything with one', async () => {
    const done = { toegevoegd: 1, opgehoogd: 0, alAanwezig: 0, versie: 2 }
    answer(removalList.addItems, done)
    await openPage('/rapportages?toon=wachten')
    await userEvent.click(await screen.findByRole('button', { name: 'Afvoeren: Bouwhek' }))
    const hek = { type: 'Materieel', materieelSoort: 'HEK', materieelNummer: '', retourAantal: 30 }
    await vi.waitFor(() => expect(sentTo(removalList.addItems).map(({ input }) => input.items)).toEqual([[hek]]))
    await userEvent.click(await screen.findByRole('button', { name: 'Alle 2 regels op de afvoerlijst zetten' }))
    const graver = { type: 'Materieel', materieelSoort: 'GRAVER', materieelNummer: 'G-1', retourAantal: 1 }
    await vi.waitFor(() => expect(sentTo(removalList.addItems).at(-1)?.input.items).toEqual([graver, hek]))
  })

  it('narrows the rows to those of a figure', async () => {
    await openPage('/rapportages?toon=wachten')
    await userEvent.click(await screen.findByRole('link', { name: '60 tot 90 dagen: 1 Aantal' }))
    const table = await screen.findByRole('table', { name: 'Wat wachten kost' })
    await vi.waitFor(() => expect(within(table).queryByText('Bouwhek')).toBeNull())
    expect(within(table).getByText('Minigraver')).toBeTruthy()
  })

  it('asks for the days that are chosen', async () => {
    await openPage('/rapportages?toon=wachten&dagen=60')
    await vi.waitFor(() => expect(sentTo(reports.getWaiting).at(-1)?.input.dagen).toBe(60))
    await userEvent.selectOptions(await screen.findByLabelText(/Op geen order sinds/), '90')
    await vi.waitFor(() => expect(sentTo(reports.getWaiting).at(-1)?.input.dagen).toBe(90))
  })

  it('offers nothing to put on a list to who may only look', async () => {
    logIn(buildLocation({ rol: 'administration' }))
    await openPage('/rapportages?toon=wachten')
    await screen.findByRole('table', { name: 'Wat wachten kost' })
    expect(screen.queryByRole('button', { name: /^Afvoeren/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /afvoerlijst zetten/ })).toBeNull()
  })
})
