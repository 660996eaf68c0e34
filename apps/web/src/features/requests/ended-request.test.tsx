import { agenda } from '@portal/contract/agenda.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { requests } from '@portal/contract/requests.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildRequest, buildRequestRow } from '../../../test/request-portal.ts'
import { buildToday } from '../../../test/site-day.ts'
import {
  answer,
  buildLine,
  buildList,
  freshPortal,
  logIn,
  openPage,
  sentTo,
  shownPath,
  uuid,
} from '../../../test/stand-in.tsx'

const step = {
  stap: 'vervallen',
  status: 'Disapproved',
  moment: '2026-11-20T10:00:00Z',
  tekst: 'Dubbel besteld',
} as const
const givenUp = { status: 'Disapproved', verzending: 'vervallen', reden: 'Dubbel besteld', erpNummer: null } as const
const refused = { status: 'Disapproved', verzending: 'geweigerd', reden: 'Geen krediet', erpNummer: null } as const

async function open(part: Parameters<typeof buildRequest>[0]) {
  answer(requests.getRequest, buildRequest(part))
  await openPage('/aanvragen/P-100001')
  await screen.findByRole('heading', { level: 1, name: 'Aanvraag P-100001' })
}

const words = () => screen.getByRole('main').textContent ?? ''

beforeEach(() => {
  freshPortal()
  logIn()
})

describe('a request that was given up', () => {
  it('is shown as that in its state, its reason and its history', async () => {
    await open({ ...givenUp, verloop: [step] })
    expect(screen.getByText('Vervallen')).toBeTruthy()
    expect(within(screen.getByRole('alert')).getByText('De beheerder heeft deze aanvraag laten vervallen')).toBeTruthy()
    expect(screen.getByText('Vervallen door de beheerder')).toBeTruthy()
    expect(words()).not.toMatch(/Afgekeurd|Geweigerd|geweigerd/)
  })

  it('is shown as that on /aanvragen', async () => {
    answer(requests.getRequests, { items: [buildRequestRow(givenUp)] })
    await openPage('/aanvragen')
    expect((await screen.findAllByText('Vervallen')).length).toBeGreaterThan(0)
    expect(words()).not.toMatch(/Afgekeurd|Geweigerd/)
  })

  it.each(['/', '/locatie'])('is shown as that on %s', async (path) => {
    const thing = { soort: 'vervallen', nummer: 'P-1', naam: 'Molen', aantal: 1, reden: 'Dubbel besteld' } as const
    answer(agenda.getToday, buildToday({ wacht: [thing] }))
    await openPage(path)
    const entry = await screen.findByRole('link', { name: /^Vervallen: Molen/ })
    expect([entry.textContent, entry.getAttribute('href')]).toEqual([
      'Vervallen: MolenDubbel besteldBekijken',
      '/aanvragen/P-1',
    ])
    expect(words()).not.toMatch(/Afgekeurd|Geweigerd/)
  })
})

describe('the lines of a request that ended', () => {
  it.each([givenUp, refused])('are back on the order list, one tap away: $verzending', async (ended) => {
    const dak = buildList({ id: uuid(7), naam: 'Dak' })
    answer(orderList.getOrderLists, { lijsten: [buildList(), dak] })
    answer(orderList.getOrderList, { items: [buildLine(1)], savedAanvraagNummer: null, lijst: dak, versie: 1 })
    await open({ ...ended, terugOpLijst: { soort: 'bestellijst', id: uuid(7) } })
    expect(screen.getByText('De regels staan weer op uw bestellijst.')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Naar de bestellijst' }))
    await waitFor(() => expect(shownPath()).toBe('/bestellijst'))
    await waitFor(() => expect(sentTo(orderList.getOrderList).at(-1)?.input.bestelijstId).toBe(uuid(7)))
  })

  it('are back on the removal list, one tap away', async () => {
    await open({ ...givenUp, soort: 'Afvoer', terugOpLijst: { soort: 'afvoerlijst', id: uuid(7) } })
    expect(screen.getByText('De regels staan weer op uw afvoerlijst.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Naar de afvoerlijst' }).getAttribute('href')).toBe('/afvoerlijst')
  })

  it('are not promised where they are not', async () => {
    await open(givenUp)
    expect(words()).not.toContain('staan weer')
  })
})
