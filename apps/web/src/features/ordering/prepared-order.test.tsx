import { locations } from '@portal/contract/locations.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eachOnMonday } from '../../../test/on-monday.ts'
import {
  acceptAndPlace,
  field,
  fillDetails,
  goToFinish,
  orderPortal,
  place,
  placed,
  press,
  site,
  terms,
} from '../../../test/order-portal.ts'
import { showPage } from '../../../test/show-page.ts'
import { answer, buildLine, buildList, sentTo } from '../../../test/stand-in.tsx'
import { setOffline, setOnline } from '../../lib/connectivity.ts'
import { preparedStore, readPrepared } from '../../shared/requesting/prepared-requests.ts'
import { askToSend } from '../../shared/requesting/send-prepared.ts'

eachOnMonday(orderPortal)

const cut = () => act(setOffline)
const back = () => act(setOnline)

beforeEach(() => {
  answer(locations.getLocations, { locaties: [site] })
})
afterEach(() => {
  back()
  localStorage.clear()
  readPrepared()
})

async function prepare(): Promise<void> {
  await fillDetails()
  await goToFinish()
  await userEvent.click(field(terms))
  cut()
  await press('Klaarzetten')
  await screen.findByText(/Klaargezet op .*, nog niet verstuurd/)
}

/** The one tap, from another screen. */
async function tap(): Promise<void> {
  const [prepared] = preparedStore.get()
  if (prepared === undefined) throw new Error('nothing is prepared')
  act(() => askToSend(prepared))
  await showPage(`${prepared.request.path}?lijst=${String(prepared.request.search.lijst)}`)
}

const serveLine = (aantal: number) =>
  answer(orderList.getOrderList, {
    items: [buildLine(1, { omschrijving: 'Betonmolen', aantal })],
    savedAanvraagNummer: null,
    lijst: buildList(),
    versie: 8,
  })

describe('an order that is completed without a connection', () => {
  it('is prepared, and nothing of it is sent by itself once there is one', async () => {
    await prepare()
    back()
    await screen.findByRole('button', { name: place })
    expect(screen.getByText(/Klaargezet op/)).toBeTruthy()
    expect(preparedStore.get()).toMatchObject([{ flow: 'bestellen', locationNo: '10001' }])
    expect(sentTo(ordering.placeOrder)).toEqual([])
  })

  it('is not prepared while an answer is missing, and names it', async () => {
    await fillDetails()
    await goToFinish()
    cut()
    await press('Klaarzetten')
    await screen.findByText('Controleer deze velden')
    expect(preparedStore.get()).toEqual([])
  })

  it('goes with one tap, with the list as it is by now in the portal', async () => {
    await prepare()
    back()
    // The list is known here as it was before.
    await showPage(`/bestellen/afronden?lijst=${buildList().id}`)
    await screen.findByRole('button', { name: place })
    await showPage('/aanvragen')
    serveLine(3)
    vi.setSystemTime('2026-06-15T10:01:00Z')
    await tap()
    await screen.findByText('P-100001')
    expect(sentTo(ordering.placeOrder).map(({ input }) => [input.versie, input.bestellijstId])).toEqual([
      [8, buildList().id],
    ])
    expect(preparedStore.get()).toEqual([])
  })

  it('waits for its person where the list is not what they prepared, and says what changed', async () => {
    await prepare()
    await showPage('/aanvragen')
    serveLine(5)
    back()
    await tap()
    const notice = (await screen.findByText(/De lijst is veranderd/)).closest('[role=status]')
    expect(within(notice as HTMLElement).getByText('Betonmolen: was 3, nu 5')).toBeTruthy()
    expect(sentTo(ordering.placeOrder)).toEqual([])
    await press(place)
    await screen.findByText('P-100001')
  })

  it('is not prepared any more once its person takes it back or changes an answer', async () => {
    await prepare()
    await press('Toch niet klaarzetten')
    expect(preparedStore.get()).toEqual([])
    await press('Klaarzetten')
    expect(preparedStore.get()).toHaveLength(1)
    await userEvent.click(screen.getByRole('link', { name: 'Wijzigen: Wanneer?' }))
    await userEvent.type(await screen.findByLabelText(/Referentie/), 'R')
    expect(preparedStore.get()).toEqual([])
  })
})

it('an order that was sent without an answer and then prepared goes as it was sent, under the same key', async () => {
  answer(ordering.placeOrder, () => {
    throw new TypeError('connection lost')
  })
  await fillDetails()
  await goToFinish()
  await acceptAndPlace()
  await screen.findByText('Uw bestelling is verstuurd, maar we kregen geen antwoord.')
  cut()
  await press('Klaarzetten')
  answer(ordering.placeOrder, placed)
  await showPage('/aanvragen')
  back()
  await tap()
  await screen.findByText('P-100001')
  const [first, second, third] = sentTo(ordering.placeOrder)
  expect([second?.key, third]).toEqual([first?.key, undefined])
})
