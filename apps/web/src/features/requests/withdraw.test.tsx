import { requests } from '@portal/contract/requests.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildRequest } from '../../../test/request-portal.ts'
import { showPage } from '../../../test/show-page.ts'
import {
  answer,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  refusal,
  router,
  sentTo,
  shownPath,
} from '../../../test/stand-in.tsx'
import { currentLocation, tellLocations } from '../../shared/location/location-store.ts'

const inhoud = { naam: 'Betonmolen 150 l', aantal: 2, anderen: 0, afbeelding: null }
const waiting = { inhoud, verzending: 'wachtrij', erpNummer: null, intrekbaar: true } as const
const withdrawn = { inhoud, verzending: 'ingetrokken', status: 'Disapproved', erpNummer: null } as const

beforeEach(() => {
  freshPortal()
  logIn()
})

async function openMenu(part: Parameters<typeof buildRequest>[0]) {
  answer(requests.getRequest, buildRequest(part))
  await openPage('/aanvragen/P-100001')
  await userEvent.click(await screen.findByRole('button', { name: 'Meer' }, { timeout: 10_000 }))
  return within(screen.getByRole('group', { name: 'Meer' }))
}

async function openDialog() {
  const menu = await openMenu(waiting)
  await userEvent.click(menu.getByRole('button', { name: 'Aanvraag intrekken' }))
  return within(await screen.findByRole('dialog', { name: 'Aanvraag intrekken' }))
}

describe('the menu of a request', () => {
  it('withdraws it while the back office has nothing of it', async () => {
    const menu = await openMenu(waiting)
    expect(menu.getByRole('button', { name: 'Aanvraag intrekken' })).toBeTruthy()
    expect(menu.queryByRole('button', { name: 'Wijziging of annulering vragen' })).toBeNull()
  })

  it('asks for a change once the back office has it, with the request and a subject in the form', async () => {
    const menu = await openMenu({ inhoud, status: 'Approved' })
    expect(menu.queryByRole('button', { name: 'Aanvraag intrekken' })).toBeNull()
    await userEvent.click(menu.getByRole('button', { name: 'Wijziging of annulering vragen' }))
    await waitFor(() => expect(shownPath()).toBe('/klachten-aanmaken'))
    expect(router.state.location.search).toMatchObject({
      over: 'aanvraag',
      nummer: 'P-100001',
      omschrijving: 'Wijziging of annulering van aanvraag P-100001',
    })
  })

  it('asks for a change at the location of the request, whichever is chosen', async () => {
    tellLocations({ type: 'loaded', locations: [buildLocation(), buildLocation({ nummer: '10040' })] })
    tellLocations({ type: 'selected', nummer: '10001' })
    const menu = await openMenu({ inhoud, status: 'Approved', materieellocatie: '10040' })
    await userEvent.click(menu.getByRole('button', { name: 'Wijziging of annulering vragen' }))
    await waitFor(() => expect(shownPath()).toBe('/klachten-aanmaken'))
    expect(currentLocation()?.nummer).toBe('10040')
    tellLocations({ type: 'selected', nummer: '10001' })
    await showPage('/aanvragen/P-100001')
    await userEvent.click(await screen.findByRole('button', { name: 'Feedback geven' }))
    await waitFor(() => expect(shownPath()).toBe('/klachten-aanmaken'))
    expect(currentLocation()?.nummer).toBe('10040')
  })

  it.each([withdrawn, { inhoud, status: 'Cancelled' } as const])(
    'offers neither once it ended: $status',
    async (ended) => {
      const menu = await openMenu(ended)
      expect(menu.queryByRole('button', { name: /intrekken|annulering/ })).toBeNull()
    },
  )

  it('offers no change to who may give no feedback', async () => {
    logIn(buildLocation({ rol: 'administration' }))
    const menu = await openMenu({ inhoud, status: 'Approved' })
    expect(menu.queryByRole('button', { name: /annulering/ })).toBeNull()
  })
})

describe('withdrawing a request', () => {
  it('asks once by name, and then says it with the way to order it again', async () => {
    const dialog = await openDialog()
    expect(dialog.getByText(/Aanvraag P-100001, 2 × Betonmolen 150 l, gaat niet naar de backoffice/)).toBeTruthy()
    expect(sentTo(requests.withdrawRequest)).toEqual([])
    answer(requests.withdrawRequest, () => {
      answer(requests.getRequest, buildRequest(withdrawn))
      return null
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Intrekken' }))
    expect(await screen.findByText('Aanvraag P-100001 is ingetrokken.')).toBeTruthy()
    expect(sentTo(requests.withdrawRequest).map(({ input }) => input)).toEqual([{ aanvraagnummer: 'P-100001' }])
    expect((await screen.findAllByText('Ingetrokken')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw bestellen' }))
    await waitFor(() => expect(shownPath()).toBe('/opnieuw-bestellen/aanvraag/P-100001'))
  })

  it('says that the back office was quicker, and leads to asking for a change', async () => {
    const dialog = await openDialog()
    answer(requests.withdrawRequest, () => {
      answer(requests.getRequest, buildRequest({ inhoud }))
      return refusal(409, 'aanvraag.al_onderweg')
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Intrekken' }))
    expect(await dialog.findByText(/De backoffice is al met deze aanvraag bezig/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Wijziging of annulering vragen' }))
    await waitFor(() => expect(shownPath()).toBe('/klachten-aanmaken'))
  })

  it('is shown on its page as withdrawn by its person, never as refused or given up', async () => {
    const step = { stap: 'ingetrokken', status: 'Disapproved', moment: '2026-11-20T10:00:00Z', tekst: '' } as const
    answer(requests.getRequest, buildRequest({ ...withdrawn, verloop: [step] }))
    await openPage('/aanvragen/P-100001')
    const words = () => screen.getByRole('main').textContent ?? ''
    await waitFor(() => expect(words()).toContain('Ingetrokken'))
    expect(words()).toContain('Kees de Bruin')
    expect(words()).not.toMatch(/Afgekeurd|Geweigerd|geweigerd|Vervallen|vervallen/)
  })
})
