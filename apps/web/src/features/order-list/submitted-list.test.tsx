import { agenda, type WaitingThing } from '@portal/contract/agenda.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildSavedRequest } from '../../../test/order-portal.ts'
import { buildToday } from '../../../test/site-day.ts'
import {
  answer,
  buildLine,
  buildList,
  buildLocation,
  freshPortal,
  logIn,
  messages,
  openPage,
  refusal,
  sentTo,
  uuid,
} from '../../../test/stand-in.tsx'

const line = buildLine(1, { omschrijving: 'Betonmolen', aantal: 3 })
const submitted = { toestand: 'ingediend', geblokkeerd: true, savedAanvraagNummer: 'G-100001' } as const

function serve(part: Parameters<typeof buildList>[0]) {
  const lijst = buildList(part)
  answer(orderList.getOrderLists, { lijsten: [lijst] })
  answer(orderList.getOrderList, { items: [line], savedAanvraagNummer: null, lijst, versie: 7 })
}

const withdraw = () => screen.findByRole('button', { name: 'Terugtrekken' })
const quantity = { name: 'Aantal van Betonmolen' }

beforeEach(() => {
  freshPortal()
  logIn(buildLocation({ rol: 'foreman', goedkeuringNodig: true }))
  serve(submitted)
  answer(ordering.getSavedRequest, buildSavedRequest())
})

describe('a submitted list', () => {
  it('can be taken back by who submitted it, and then changed', async () => {
    answer(ordering.withdrawSubmission, () => {
      serve({ toestand: 'open' })
      return new Response(null, { status: 204 })
    })
    await openPage('/bestellijst')
    expect(screen.queryByRole('textbox', quantity)).toBeNull()
    await userEvent.click(await withdraw())
    expect(await screen.findByRole('textbox', quantity)).toBeTruthy()
    expect(screen.queryByText('Deze bestellijst is ingediend en wacht op goedkeuring.')).toBeNull()
    expect(sentTo(ordering.withdrawSubmission)[0]?.input).toEqual({ bestellijstId: buildList().id })
  })

  it('says that it was decided meanwhile and shows what became of it', async () => {
    answer(ordering.withdrawSubmission, () => {
      serve({ toestand: 'afgekeurd', redenAfkeuring: 'Te duur' })
      return refusal(409, 'bestellijst.niet_ingediend')
    })
    await openPage('/bestellijst')
    await userEvent.click(await withdraw())
    expect(await screen.findByText('Deze bestellijst is afgekeurd. Reden: Te duur')).toBeTruthy()
    expect(messages()[0]).toBe('bestellijst.niet_ingediend')
  })

  it('is not offered back to who may only read', async () => {
    logIn(buildLocation({ rol: 'administration' }))
    await openPage('/bestellijst')
    await screen.findByText('Deze bestellijst is ingediend en wacht op goedkeuring.')
    expect(screen.queryByRole('button', { name: 'Terugtrekken' })).toBeNull()
  })
})

describe('the start with a list', () => {
  const wait = (soort: WaitingThing['soort']) =>
    answer(agenda.getToday, buildToday({ wacht: [{ soort, nummer: uuid(1), naam: 'Dak', aantal: 1, reden: '' }] }))
  const entry = async () =>
    within(await screen.findByRole('region', { name: 'Wacht op u' })).findByRole('link', { name: /bestellijst/i })

  it('offers to order one that can be ordered', async () => {
    wait('bestellijst')
    await openPage('/')
    expect((await entry()).textContent).toBe('Bestellijst “Dak”1 regel, nog niet besteldBestellen')
  })

  it('does not offer to order one that waits for approval, and says that it waits', async () => {
    wait('ingediend')
    await openPage('/')
    expect((await entry()).textContent).toBe('Uw bestellijst wacht op goedkeuringDakBekijken')
  })

  it.each([
    ['of a blocked location', { geblokeerd: true }],
    ['of who may only read', { rol: 'administration' }],
  ] as const)('does not offer to order one %s', async (_of, place) => {
    logIn(buildLocation(place))
    wait('bestellijst')
    await openPage('/')
    expect((await entry()).textContent).toBe('Bestellijst “Dak”1 regel, nog niet besteldBekijken')
  })
})
