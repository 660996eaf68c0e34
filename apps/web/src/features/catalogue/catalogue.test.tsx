import { catalogue } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { settings } from '@portal/contract/settings.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  buildItem,
  buildList,
  buildLocation,
  freshPortal,
  logIn,
  messages,
  openPage,
  router,
  sentTo,
  uuid,
} from '../../../test/stand-in.tsx'
import { refreshCalls } from '../../lib/use-call.ts'
import { tellLocations } from '../../shared/location/location-store.ts'

const category = { id: '1', parent: null, navisionFilter: '', omschrijving: 'Trilplaten', volgorde: 1 }
const quantityOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Aantal van ${name}` })
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent)

function items(...list: ReturnType<typeof buildItem>[]) {
  answer(catalogue.getCatalogue, { catalogi: list })
}

async function open(search = '') {
  await openPage(`/catalogus/1${search}`)
  await screen.findAllByRole('article')
}

beforeEach(() => {
  freshPortal()
  answer(categories.getItemCategories, { items: [{ ...category, aantalArtikelen: 3, afbeelding: null }] })
  answer(orderList.getOrderLists, { lijsten: [buildList()] })
  items(buildItem('A'), buildItem('B'))
})

describe('quantities in the catalogue', () => {
  it('are empty after loading (R-ENT-04)', async () => {
    logIn()
    await open()
    expect(quantityOf('Artikel A').value).toBe('')
    expect(quantityOf('Artikel B').value).toBe('')
    expect(screen.queryByRole('region', { name: 'Gekozen artikelen' })).toBeNull()
  })

  it('select an item when set and deselect it when cleared (R-CAT-03, R-CAT-04)', async () => {
    logIn()
    await open()
    await userEvent.type(quantityOf('Artikel A'), '2{Enter}')
    const bar = await screen.findByRole('region', { name: 'Gekozen artikelen' })
    expect(within(bar).getByText('1 artikel gekozen')).toBeTruthy()
    await userEvent.clear(quantityOf('Artikel A'))
    await userEvent.tab()
    expect(screen.queryByRole('region', { name: 'Gekozen artikelen' })).toBeNull()
  })

  it('are gone when a catalogue is loaded, that of another location for one (R-CAT-01, R-CAT-02)', async () => {
    logIn()
    tellLocations({ type: 'loaded', locations: [buildLocation(), buildLocation({ nummer: '10002' })] })
    await open()
    await userEvent.type(quantityOf('Artikel A'), '2{Enter}')
    items(buildItem('A', { huurPrijsWeek: 41 }), buildItem('C'))
    tellLocations({ type: 'selected', nummer: '10002' })
    await screen.findByText('Artikel C')
    expect(quantityOf('Artikel A').value).toBe('')
    expect(screen.queryByRole('region', { name: 'Gekozen artikelen' })).toBeNull()
    // Also when that of the first location is still known.
    tellLocations({ type: 'selected', nummer: '10001' })
    await screen.findByText('Artikel B')
    expect(quantityOf('Artikel A').value).toBe('')
  })

  it('stay when the open catalogue is read again, with what can still be ordered', async () => {
    logIn()
    await open()
    await userEvent.type(quantityOf('Artikel A'), '2{Enter}')
    await userEvent.type(quantityOf('Artikel B'), '3{Enter}')
    items(buildItem('A', { huurPrijsWeek: 41 }), buildItem('C'))
    await refreshCalls([catalogue.getCatalogue])
    await screen.findByText('Artikel C')
    expect(quantityOf('Artikel A').value).toBe('2')
    const bar = await screen.findByRole('region', { name: 'Gekozen artikelen' })
    expect(within(bar).getByText('1 artikel gekozen')).toBeTruthy()
  })

  it('are kept when somebody looks at an item and comes back', async () => {
    logIn()
    await open()
    await userEvent.type(quantityOf('Artikel A'), '2{Enter}')
    await router.navigate({ to: '/info' })
    await router.navigate({ href: '/catalogus/1' })
    await screen.findAllByRole('article')
    expect(quantityOf('Artikel A').value).toBe('2')
  })
})

describe('adding from the catalogue', () => {
  async function addTwo(isMeegeleverdAdded: boolean) {
    logIn()
    answer(orderList.addItems, { isMeegeleverdAdded, bestellijstId: uuid(900), versie: 2 })
    await open()
    await userEvent.type(quantityOf('Artikel A'), '2{Enter}')
    await userEvent.type(quantityOf('Artikel B'), '3{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }))
    expect(await screen.findByText('De artikelen zijn toegevoegd aan de bestellijst.')).toBeTruthy()
  }

  it('sends everything selected at once and starts empty again', async () => {
    await addTwo(false)
    expect(sentTo(orderList.addItems).map(({ input }) => input)).toEqual([
      {
        gebruikerLogin: 'uitvoerder',
        materieellocatie: '10001',
        bestelListItems: [
          { type: 'Materieel', materieelSoort: 'A', aantal: 2 },
          { type: 'Materieel', materieelSoort: 'B', aantal: 3 },
        ],
      },
    ])
    expect(quantityOf('Artikel A').value).toBe('')
    const bar = within(screen.getByRole('region', { name: 'Gekozen artikelen' }))
    expect(bar.getByText('5 stuks op de lijst')).toBeTruthy()
    expect(bar.getByRole('button', { name: 'Naar de bestellijst' })).toBeTruthy()
    expect(messages()).toEqual([])
  })

  it('says that included items were added, only when they were (R-LIST-03)', async () => {
    await addTwo(false)
    const told = 'De meegeleverde artikelen zijn ook toegevoegd.'
    expect(screen.queryByText(told)).toBeNull()
    await userEvent.type(quantityOf('Artikel A'), '1{Enter}')
    answer(orderList.addItems, { isMeegeleverdAdded: true, bestellijstId: uuid(900), versie: 2 })
    await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }))
    expect(await screen.findByText(told)).toBeTruthy()
  })

  it('asks for a location when none is chosen (R-SCR-SHELL-23)', async () => {
    logIn(null)
    await open()
    expect(screen.getByText('Kies eerst een locatie.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Aantal van Artikel A' })).toBeNull()
  })

  it.each([
    [buildLocation({ rol: 'administration' }), 'U kunt op deze locatie alleen kijken. Bestellen kan niet met uw rol.'],
    [
      buildLocation({ geblokeerd: true, bestelbaar: false }),
      'Deze locatie is geblokkeerd. Bestellen en afvoeren is niet mogelijk.',
    ],
  ])('is not offered where it cannot be done', async (location, reason) => {
    logIn(location)
    await open()
    expect(screen.getByText(reason)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Aantal van Artikel A' })).toBeNull()
  })
})

it('the start of the catalogue leaves out categories with nothing to order', async () => {
  const empty = { ...category, id: '2', omschrijving: 'Leeg', aantalArtikelen: 0, afbeelding: null }
  answer(categories.getItemCategories, { items: [{ ...category, aantalArtikelen: 3, afbeelding: null }, empty] })
  logIn()
  await openPage('/materieel')
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Trilplaten')).toBeTruthy()
  expect(main.queryByText('Leeg')).toBeNull()
})

it('the catalogue fetches the pictures of what is in sight first at once, the others as one comes to them', async () => {
  items(...['A', 'B', 'C', 'D', 'E', 'F'].map((no) => ({ ...buildItem(no), afbeelding: `/images/${no}` })))
  await open()
  const loading = screen.getAllByRole('article').map((card) => card.querySelector('img')?.getAttribute('loading'))
  expect(loading).toEqual([...Array(4).fill('eager'), 'lazy', 'lazy'])
})

describe('settings of the catalogue', () => {
  const none = { boolValues: [], multiStrings: [], intValues: [], stringValues: [], columnSettings: [], fileValues: [] }

  it('decide how many items a page has, until somebody chooses otherwise (R-SET-02)', async () => {
    logIn()
    answer(settings.getSettings, { ...none, intValues: [{ name: 'CatalogItemsPerpage', value: 1 }] })
    await open()
    await vi.waitFor(() => expect(names()).toEqual(['Artikel A']))
    expect(screen.getByText('1–1 van 2')).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Per pagina' }), '50')
    await vi.waitFor(() => expect(names()).toEqual(['Artikel A', 'Artikel B']))
  })

  it('hide a column that is switched off (R-SET-33)', async () => {
    logIn()
    const columns = ['materieelSoort', 'omschrijving', 'huurPrijs', 'huurPrijsWeek', 'verkoopPrijs', 'aantal']
    const value = columns.map((column, place) => ({
      column,
      visible: column !== 'huurPrijs',
      required: column === 'materieelSoort',
      order: place + 1,
    }))
    await open()
    expect(screen.getAllByText('per dag')).toHaveLength(2)
    answer(settings.getSettings, { ...none, columnSettings: [{ name: 'Catalogus_Kolommen', value }] })
    await refreshCalls([settings.getSettings])
    await vi.waitFor(() => expect(screen.queryByText('per dag')).toBeNull())
    expect(screen.getAllByText('per week')).toHaveLength(2)
  })
})

describe('remembered items', () => {
  it('are kept from catalogue to item detail and forgotten on any other page (R-SCR-SHELL-24)', async () => {
    logIn()
    await open()
    await userEvent.click(screen.getByRole('link', { name: 'Artikel B' }))
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/details/B'))
    expect(JSON.parse(sessionStorage.getItem('mp_artikelen') ?? '[]')).toEqual(['A', 'B'])
    await router.navigate({ to: '/info' })
    await vi.waitFor(() => expect(sessionStorage.getItem('mp_artikelen')).toBeNull())
  })
})
