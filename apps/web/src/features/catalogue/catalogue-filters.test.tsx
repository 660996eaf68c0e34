import { catalogue } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  buildItem,
  buildList,
  buildProperty,
  freshPortal,
  logIn,
  openPage,
  router,
} from '../../../test/stand-in.tsx'

const category = { id: '1', parent: null, navisionFilter: '', omschrijving: 'Trilplaten', volgorde: 1 }
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent)

function items(...list: ReturnType<typeof buildItem>[]) {
  answer(catalogue.getCatalogue, { catalogi: list })
}

async function open(search = '') {
  await openPage(`/catalogus/1${search}`)
  await screen.findAllByRole('article')
  // Their code comes by itself.
  await within(screen.getByRole('complementary', { name: 'Filters' })).findAllByRole('group')
}

beforeEach(() => {
  freshPortal()
  answer(categories.getItemCategories, { items: [{ ...category, aantalArtikelen: 3, afbeelding: null }] })
  answer(orderList.getOrderLists, { lijsten: [buildList()] })
  items(buildItem('A'), buildItem('B'))
})

describe('filters of the catalogue', () => {
  const brand = (name: string) => buildProperty('Merk', name)
  const reach = (metres: number) => buildProperty('Bereik', `${metres} m`, { waarde: metres, filterSoort: 'Numeric' })
  const option = (name: string) => screen.queryByRole('checkbox', { name: new RegExp(`^${name}`) })

  it('are technical data, rent per week and rent per day (R-ENT-20)', async () => {
    logIn()
    items(
      buildItem('A', { technischeGegevens: [brand('Wacker')] }),
      buildItem('B', { huurPrijs: 20, huurPrijsWeek: 80, technischeGegevens: [brand('Bomag')] }),
    )
    await open()
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)
    expect(groups).toEqual(expect.arrayContaining(['Merk', 'Huur per week (€)', 'Huur per dag (€)']))
  })

  it('leave out a range without a width (R-FILT-01)', async () => {
    logIn()
    items(
      buildItem('A', { huurPrijs: 5, technischeGegevens: [reach(4)] }),
      buildItem('B', { technischeGegevens: [reach(4)] }),
    )
    await open()
    expect(screen.queryByText('Huur per dag (€)')).toBeTruthy()
    expect(screen.queryByText('Huur per week (€)')).toBeNull()
    expect(screen.queryByText(/^Bereik/)).toBeNull()
  })

  it('narrow the other options, and unchecking the first one brings them back (R-FILT-02, R-FILT-03)', async () => {
    logIn()
    const fuel = (name: string) => buildProperty('Energie', name)
    items(
      buildItem('A', { technischeGegevens: [brand('Wacker'), fuel('Diesel')] }),
      buildItem('B', { technischeGegevens: [brand('Bomag'), fuel('Accu')] }),
    )
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Wacker/ }))
    await vi.waitFor(() => expect(names()).toEqual(['Artikel A']))
    expect(option('Accu')).toBeNull()
    expect(option('Diesel')).toBeTruthy()
    await vi.waitFor(() => expect(router.state.location.search).toEqual({ merk: 'wacker' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^Wacker/ }))
    await vi.waitFor(() => expect(names()).toEqual(['Artikel A', 'Artikel B']))
    expect(option('Accu')).toBeTruthy()
  })

  it('show three options first, sorted by number and unit, and all of them on demand (R-FILT-04, R-FILT-05, R-FILT-06, R-ENT-21)', async () => {
    logIn()
    const sizes = ['10 kg', '2 m', '2 kg', '5 kg', '1 kg']
    items(...sizes.map((size, place) => buildItem(`A${place}`, { technischeGegevens: [buildProperty('Maat', size)] })))
    await open()
    const shown = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    expect(shown()).toEqual(['1 kg1', '2 kg1', '2 m1'])
    await userEvent.click(screen.getByRole('button', { name: 'Alle 5 tonen' }))
    expect(shown()).toEqual(['1 kg1', '2 kg1', '2 m1', '5 kg1', '10 kg1'])
  })

  it('offer the few numbers that decide to choose several of, with the others folded', async () => {
    logIn()
    const measures = ['Breedte', 'Diepte', 'Lengte', 'Massa', 'Hoek', 'Druk']
    items(
      ...[4.2, 5.2, 6.2].map((metres) => {
        const spare = measures.map((name) =>
          buildProperty(name, `${metres} cm`, { waarde: metres, filterSoort: 'Numeric' }),
        )
        return buildItem(`A${metres}`, { technischeGegevens: [reach(metres), ...spare, brand('Wacker')] })
      }),
    )
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: '4,2 m' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '6,2 m' }))
    await vi.waitFor(() => expect(names()).toEqual(['Artikel A4.2', 'Artikel A6.2']))
    await vi.waitFor(() => expect(router.state.location.searchStr).toBe('?bereik-2=4,2~6,2'))
    expect(screen.getByText('Meer filters (5)').closest('details')?.open).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Filter Bereik: 4,2 m verwijderen' }))
    await vi.waitFor(() => expect(names()).toEqual(['Artikel A6.2']))
  })

  it('are read from an address as it was written before', async () => {
    logIn()
    items(
      buildItem('A', { technischeGegevens: [reach(4)] }),
      buildItem('B', { technischeGegevens: [reach(6)] }),
      buildItem('C', { technischeGegevens: [reach(9)] }),
    )
    await open(`?bereik=${encodeURIComponent('{"tech:Bereik":[5,7]}')}`)
    expect(names()).toEqual(['Artikel B'])
    await userEvent.click(screen.getByRole('checkbox', { name: '9 m' }))
    await vi.waitFor(() => expect(router.state.location.search).toEqual({ 'bereik-2': 9 }))
    expect(names()).toEqual(['Artikel C'])
  })

  it('are read from the address', async () => {
    logIn()
    items(
      buildItem('A', { technischeGegevens: [brand('Wacker')] }),
      buildItem('B', { technischeGegevens: [brand('Bomag')] }),
    )
    await open('?merk=bomag')
    expect(names()).toEqual(['Artikel B'])
    await userEvent.click(screen.getByRole('button', { name: 'Filter Merk: Bomag verwijderen' }))
    await vi.waitFor(() => expect(names()).toEqual(['Artikel A', 'Artikel B']))
  })
})
