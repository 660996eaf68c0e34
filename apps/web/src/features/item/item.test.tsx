import { categories } from '@portal/contract/categories.ts'
import { item as itemCalls } from '@portal/contract/item.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { settings } from '@portal/contract/settings.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveSettings } from '../../../test/order-portal.ts'
import {
  answer,
  buildItem,
  buildLine,
  buildList,
  buildProperty,
  freshPortal,
  logIn,
  openPage,
  refusal,
  router,
  sentTo,
  uuid,
} from '../../../test/stand-in.tsx'
import { setPreference } from '../../lib/preferences.ts'
import { switchLanguage } from '../../lib/text.ts'

const included = {
  ...buildItem('KABEL', { omschrijving: 'Kabel 10 m' }),
  aantalPerStuk: 2,
  optioneel: false,
}
const tip = {
  tekst: 'Denk aan rijplaten.',
  materieelSoort: 'PLAAT',
  kind: 'Materieel' as const,
  omschrijving: 'Rijplaat',
  afbeelding: null,
  aanbevolenAantal: 4,
}

function serve(item = buildItem('MOLEN', { omschrijving: 'Betonmolen' })) {
  answer(itemCalls.getItem, item)
  answer(itemCalls.getIncludedItems, { items: [] })
  answer(itemCalls.getOrderTips, { items: [], aanbevolenAantal: null })
}

async function open(number = 'MOLEN') {
  await openPage(`/details/${number}`)
  await screen.findByRole('heading', { level: 1 })
}

const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Aantal van Betonmolen' })
const add = () => screen.getByRole('button', { name: 'Toevoegen' })

beforeEach(async () => {
  freshPortal()
  setPreference('language', 'nl-NL')
  await switchLanguage('nl-NL')
  answer(categories.getItemCategories, { items: [] })
  answer(orderList.getOrderLists, { lijsten: [buildList()] })
  serve()
})

describe('item detail', () => {
  const technical = buildItem('MOLEN', {
    omschrijving: 'Betonmolen',
    technischeGegevens: [
      buildProperty('Energie', 'Accu', {
        labelTranslations: { 'fr-FR': 'Énergie' },
        textTranslations: { 'fr-FR': 'Batterie' },
      }),
    ],
  })

  it('shows the technical data (R-SCR-ITEM-01)', async () => {
    serve(technical)
    await open()
    const table = await screen.findByRole('table')
    expect(await within(table).findByRole('row', { name: 'Energie Accu' })).toBeTruthy()
  })

  it('names its unit unless it is counted by the piece', async () => {
    await open()
    expect(screen.getByText('Nummer', { selector: 'dt' })).toBeTruthy()
    expect(screen.queryByText('Eenheid')).toBeNull()
    cleanup()
    serve(buildItem('HEK', { omschrijving: 'Bouwhek', eenheid: 'Set' }))
    await open('HEK')
    expect(screen.getByText('Eenheid', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Set')
  })

  it('has what somebody chooses it by beside its name, as the language writes it, but not its weight', async () => {
    const measures = [
      buildProperty('Gewicht', '85 kg', { waarde: 85, filterSoort: 'Numeric' }),
      buildProperty('Inhoud', '1350 l', { waarde: 1350, filterSoort: 'Numeric' }),
    ]
    serve(buildItem('MOLEN', { gewichtPerStuk: 85, technischeGegevens: measures }))
    await open()
    const [label, ...others] = screen.getAllByText('Inhoud').filter(({ tagName }) => tagName === 'DT')
    expect(label?.nextElementSibling?.textContent).toBe('1.350 l')
    expect(others).toEqual([])
    expect(screen.getAllByText('Gewicht').filter(({ tagName }) => tagName === 'DT')).toEqual([])
  })

  it.each([
    ['nl-NL', '1.830 kg', '2,5 m'],
    ['de-DE', '1.830 kg', '2,5 m'],
    ['fr-FR', '1 830 kg', '2,5 m'],
    ['en-US', '1,830 kg', '2.5 m'],
  ] as const)('writes the numbers of the technical data as %s does', async (locale, weight, depth) => {
    setPreference('language', locale)
    await switchLanguage(locale)
    serve(
      buildItem('MOLEN', {
        technischeGegevens: [
          buildProperty('A', '1830 kg', { waarde: 1830, filterSoort: 'Numeric' }),
          buildProperty('B', '2,5 m', { waarde: 2.5, filterSoort: 'Numeric' }),
          buildProperty('C', '2019', { waarde: 2019, filterSoort: 'Numeric' }),
          buildProperty('D', '3 x 400 V', { waarde: 400, filterSoort: 'Numeric' }),
        ],
      }),
    )
    await open()
    await vi.waitFor(() => {
      const cells = screen.getAllByRole('cell').map((cell) => cell.textContent?.replace(/\s/g, ' '))
      expect(cells).toEqual([weight, depth, '2019', '3 x 400 V'])
    })
  })

  it('shows the technical data in French to who reads French (R-ENT-06)', async () => {
    setPreference('language', 'fr-FR')
    await switchLanguage('fr-FR')
    serve(technical)
    await open()
    expect(await screen.findByRole('row', { name: 'Énergie Batterie' })).toBeTruthy()
  })

  it('has the picture of the setting Catalogus_GeenAfbeelding where an item has none or its own does not load', async () => {
    serveSettings({}, { Catalogus_GeenAfbeelding: '7f3c' })
    answer(itemCalls.getOrderTips, { items: [tip], aanbevolenAantal: 4 })
    answer(itemCalls.getItem, buildItem('MOLEN', { omschrijving: 'Betonmolen', afbeelding: '/afbeeldingen/1' }))
    await open()
    const pictures = () => [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))
    await vi.waitFor(() => expect(pictures()).toEqual(['/afbeeldingen/1', '/bestanden/7f3c']))
    fireEvent.error(document.querySelector('main img') as HTMLImageElement)
    expect(pictures()).toEqual(['/bestanden/7f3c', '/bestanden/7f3c'])
    for (const image of document.querySelectorAll('main img')) fireEvent.error(image)
    expect(pictures()).toEqual([])
  })

  it.each([
    { days: 5, price: 2, weight: 2, shown: ['€ 62,50', '€ 12,50', '12,4 kg'] },
    { days: 6, price: 3, weight: 0, shown: ['€ 75,00', '€ 12,50', '12 kg'] },
    { days: 7, price: 0, weight: 1, shown: ['€ 88', '€ 13', '12,4 kg'] },
  ])('calculates and writes with the numbers of the settings: $shown (R-CONST-24)', async (numbers) => {
    answer(settings.getSettings, {
      ...{ boolValues: [], multiStrings: [], stringValues: [], columnSettings: [], fileValues: [] },
      intValues: [
        { name: 'MaterieelPrijs_DaysInWeek', value: numbers.days },
        { name: 'Prijzen_AantalDecimalen', value: numbers.price },
        { name: 'Gewicht_AantalDecimalen', value: numbers.weight },
      ],
    })
    logIn()
    serve(buildItem('MOLEN', { omschrijving: 'Betonmolen', huurPrijs: 12.5, huurPrijsWeek: 0, gewichtPerStuk: 12.4 }))
    await open()
    await vi.waitFor(() => {
      const words = screen.getByRole('main').textContent?.replace(/\u00a0/g, ' ') ?? ''
      for (const shown of numbers.shown) expect(words).toContain(shown)
    })
  })

  it('shows what is included, with the pieces for the quantity (R-SCR-ITEM-02)', async () => {
    logIn()
    answer(itemCalls.getIncludedItems, { items: [included] })
    await open()
    const part = await screen.findByRole('region', { name: 'Wordt meegeleverd' })
    expect(within(part).getByRole('link', { name: 'Kabel 10 m' })).toBeTruthy()
    await userEvent.type(quantity(), '3{Enter}')
    expect(within(part).getByText('6 ×')).toBeTruthy()
  })

  it('shows the order tips (R-SCR-ITEM-03)', async () => {
    answer(itemCalls.getOrderTips, { items: [tip], aanbevolenAantal: null })
    await open()
    const part = await screen.findByRole('region', { name: 'Denk ook aan' })
    expect(within(part).getByText('Denk aan rijplaten.')).toBeTruthy()
    expect(within(part).getByRole('link', { name: 'Rijplaat' })).toBeTruthy()
  })

  it('labels rent per day and per week, sale and buy-back (R-ENT-05, R-ENT-29)', async () => {
    logIn()
    await open()
    const value = (label: string) => screen.getByText(label).nextElementSibling?.textContent?.replace(/\s/g, ' ')
    expect(value('Huurprijs per week')).toBe('€ 40,00')
    expect(value('Huurprijs per dag')).toBe('€ 10,00')
    serve(
      buildItem('KIST', {
        omschrijving: 'Kist',
        priceType: 'Verkoop_Terugkoop',
        huurPrijs: 0,
        huurPrijsWeek: 0,
        verkoopPrijs: 30,
        terugkoopPrijs: 12.5,
      }),
    )
    await router.navigate({ href: '/details/KIST' })
    await screen.findByRole('heading', { level: 1, name: 'Kist' })
    expect(value('Verkoopprijs')).toBe('€ 30,00')
    expect(value('Terugkoopprijs')).toBe('€ 12,50')
  })

  it('goes on with its other parts when one fails', async () => {
    answer(itemCalls.getIncludedItems, () => refusal(500, 'error.server_fout'))
    answer(itemCalls.getOrderTips, () => refusal(500, 'error.server_fout'))
    await open()
    expect(await screen.findByText('De meegeleverde artikelen konden niet worden opgehaald.')).toBeTruthy()
    expect(await screen.findByText('De besteltips konden niet worden opgehaald.')).toBeTruthy()
  })

  it('says when the item could not be read, with the error number, whom to call and a retry', async () => {
    serveSettings({ Contact_Telefoon: '030 555 01 00' })
    answer(itemCalls.getItem, () => refusal(500, 'error.server_fout'))
    await openPage('/details/MOLEN')
    expect(await screen.findByText('De details konden niet worden opgehaald.')).toBeTruthy()
    expect(screen.getByText('Foutnummer: R-1')).toBeTruthy()
    const call = await screen.findByRole('link', { name: 'Bel de materieeldienst: 030 555 01 00' })
    expect(call.getAttribute('href')).toBe('tel:0305550100')
    serve()
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Betonmolen' })).toBeTruthy()
  })

  it('leads on to the catalogue where there is no such item', async () => {
    answer(itemCalls.getItem, () => refusal(400, 'artikel.niet_bestelbaar'))
    await openPage('/details/NOPE')
    expect(await screen.findByText('Dit artikel is niet beschikbaar of kan niet worden besteld.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alle categorieën' }).getAttribute('href')).toBe('/materieel')
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull()
  })

  it('says of what only hidden categories hold that it is no longer offered', async () => {
    answer(itemCalls.getItem, () => refusal(404, 'artikel.niet_aangeboden'))
    await openPage('/details/NOPE')
    expect(await screen.findByText('Dit artikel wordt niet meer aangeboden.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alle categorieën' }).getAttribute('href')).toBe('/materieel')
  })
})

describe('adding an item', () => {
  const list = { items: [buildLine(1)], savedAanvraagNummer: null, lijst: buildList(), versie: 1 }

  it('puts it on the order list (R-SCR-ITEM-05)', async () => {
    logIn()
    answer(orderList.addItem, { ...list, isMeegeleverdAdded: false })
    await open()
    await userEvent.type(quantity(), '2{Enter}')
    await userEvent.click(add())
    expect(await screen.findByText('De artikelen zijn toegevoegd aan de bestellijst.')).toBeTruthy()
    expect(sentTo(orderList.addItem)[0]?.input).toEqual({
      gebruikerLogin: 'uitvoerder',
      materieellocatie: '10001',
      type: 'Materieel',
      materieelSoort: 'MOLEN',
      aantal: 2,
    })
  })

  it('can make a new list for it (R-SCR-ITEM-06)', async () => {
    logIn()
    answer(orderList.addList, buildList({ id: uuid(901), naam: 'Dak' }))
    answer(orderList.addDetails, { isMeegeleverdAdded: false, bestellijstId: uuid(901), versie: 2 })
    await open()
    await userEvent.type(quantity(), '2{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Bestellijst' }))
    await userEvent.click(screen.getByRole('button', { name: 'Toevoegen aan een nieuwe lijst' }))
    const name = await screen.findByRole('textbox', { name: 'Naam van de lijst' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Dak{Enter}')
    await vi.waitFor(() => expect(sentTo(orderList.addDetails)).toHaveLength(1))
    expect(sentTo(orderList.addList)[0]?.input).toMatchObject({ naam: 'Dak' })
    expect(sentTo(orderList.addDetails)[0]?.input).toMatchObject({
      bestellijstId: uuid(901),
      bestelListItems: [{ type: 'Materieel', materieelSoort: 'MOLEN', aantal: 2 }],
    })
  })

  it('is not offered for an item that cannot be ordered', async () => {
    logIn()
    serve(buildItem('MOLEN', { omschrijving: 'Betonmolen', bestelbaar: false }))
    await open()
    expect(screen.getByText('Dit artikel is niet beschikbaar of kan niet worden besteld.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Toevoegen' })).toBeNull()
  })
})
