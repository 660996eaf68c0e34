import { orderList } from '@portal/contract/order-list.ts'
import { type ItemSet, type SetDetails, type SetLine, sets } from '@portal/contract/sets.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  buildItem,
  buildList,
  freshPortal,
  logIn,
  messages,
  openPage,
  refusal,
  sentTo,
  uuid,
} from '../../../test/stand-in.tsx'

const line = (no: string, part: Partial<SetLine> = {}): SetLine => ({
  ...buildItem(no, { omschrijving: `Artikel ${no}` }),
  type: 'Materieel',
  aantalPerSet: 1,
  optioneel: false,
  ...part,
})

const setOf = (regels: SetLine[], part: Partial<SetDetails> = {}): SetDetails => ({
  setNummer: 'SET-1',
  omschrijving: 'Rolsteiger compleet',
  aantalRegels: regels.length,
  bestelbaar: true,
  afbeeldingen: [],
  regels,
  ...part,
})

const row = (n: number): ItemSet => ({
  setNummer: `SET-${n}`,
  omschrijving: `Set ${n}`,
  aantalRegels: n,
  bestelbaar: n !== 2,
  afbeeldingen: [],
})

beforeEach(() => {
  freshPortal()
  logIn()
  answer(orderList.getOrderLists, { lijsten: [buildList()] })
  answer(orderList.addMainSet, { isMeegeleverdAdded: false, bestellijstId: uuid(900), versie: 2 })
  answer(orderList.addSet, { isMeegeleverdAdded: false, bestellijstId: uuid(900), versie: 2 })
})

describe('the sets', () => {
  it('lead to each set, and say which cannot be ordered complete (R-ROUTE-05)', async () => {
    answer(sets.getSets, { items: [row(1), row(2)] })
    await openPage('/sets')
    expect((await screen.findByRole('link', { name: 'Set 1' })).getAttribute('href')).toBe('/set/SET-1')
    const [, second] = screen.getAllByRole('article')
    expect(second && within(second).getByText('Niet compleet te bestellen')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Vaak besteld' })).toBeNull()
  })

  it('have the quick ones as shortcuts once there are many', async () => {
    answer(sets.getSets, { items: Array.from({ length: 7 }, (_, n) => row(n + 1)) })
    answer(sets.getSetsLinks, { sets: [row(5)] })
    await openPage('/sets')
    const quick = await screen.findByRole('navigation', { name: 'Vaak besteld' })
    expect(within(quick).getByRole('link', { name: 'Set 5' }).getAttribute('href')).toBe('/set/SET-5')
  })

  it('say that there are none', async () => {
    answer(sets.getSets, { items: [] })
    await openPage('/sets')
    expect(await screen.findByText('Er zijn nu geen sets.')).toBeTruthy()
  })
})

describe('a set', () => {
  const add = () => screen.getByRole('button', { name: 'Toevoegen' })
  const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Aantal sets Rolsteiger compleet' })
  async function open(set: SetDetails) {
    answer(sets.getSet, set)
    await openPage('/set/SET-1')
    await screen.findByRole('heading', { level: 1, name: 'Rolsteiger compleet' })
  }

  it('is ordered whole with the extras that were chosen, and says so (R-MSG-43)', async () => {
    await open(
      setOf([line('A', { aantalPerSet: 0.5 }), line('B', { optioneel: true }), line('C', { optioneel: true })]),
    )
    await userEvent.click(screen.getByRole('switch', { name: 'Artikel C meebestellen' }))
    await userEvent.clear(number())
    await userEvent.type(number(), '3{Enter}')
    expect(screen.getAllByText('2 ×')).toHaveLength(1)
    await userEvent.click(add())
    expect(await screen.findByText('De set is toegevoegd aan de bestellijst.')).toBeTruthy()
    expect(screen.getByRole('button', { name: '3 sets op de lijst: Naar de bestellijst' })).toBeTruthy()
    expect(sentTo(orderList.addMainSet)[0]?.input).toMatchObject({
      sets: [{ setNummer: 'SET-1', aantal: 3, setItems: [{ type: 'Materieel', materieelSoort: 'C' }] }],
    })
    expect(sentTo(orderList.addSet)).toEqual([])
  })

  it('is ordered without what is gone, by its other lines', async () => {
    await open(setOf([line('A'), line('B', { bestelbaar: false })], { bestelbaar: false }))
    expect(screen.getByText(/Een deel van deze set/)).toBeTruthy()
    await userEvent.click(add())
    await vi.waitFor(() => expect(sentTo(orderList.addSet)).toHaveLength(1))
    expect(sentTo(orderList.addSet)[0]?.input).toMatchObject({
      sets: [{ setItems: [{ materieelSoort: 'A' }] }],
    })
  })

  it('cannot be ordered without a quantity, and nothing is sent (R-VAL-04, R-MSG-52)', async () => {
    await open(setOf([line('A')]))
    await userEvent.clear(number())
    await userEvent.click(add())
    expect(messages()[0]).toBe('reject.aantal_of_setnummer_leeg')
    expect(sentTo(orderList.addMainSet)).toEqual([])
  })

  it('of which nothing can be ordered has no button', async () => {
    await open(setOf([line('A', { bestelbaar: false })], { bestelbaar: false }))
    expect(screen.getByText('Van deze set is nu niets te bestellen.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Toevoegen' })).toBeNull()
  })

  it('that is not there leads to the others', async () => {
    answer(sets.getSet, () => refusal(404, 'error.niet_gevonden'))
    await openPage('/set/WEG')
    expect(await screen.findByText('Deze set is er niet (meer).')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alle sets' })).toBeTruthy()
  })
  it('that cannot be read says where one is, what is wrong, and can be asked again', async () => {
    answer(sets.getSet, () => refusal(504, 'error.timeout_backoffice'))
    await openPage('/set/SET-1')
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' }, { timeout: 5000 })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sets')
    answer(sets.getSet, setOf([line('A')]))
    await userEvent.click(again)
    expect((await screen.findByRole('heading', { level: 1, name: 'Rolsteiger compleet' })).textContent).toBeTruthy()
  })
})
