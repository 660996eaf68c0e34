import { item } from '@portal/contract/item.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { stock } from '@portal/contract/stock.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveSettings } from '../../../test/order-portal.ts'
import { watchSaves } from '../../../test/saved-files.ts'
import {
  answer,
  buildItem,
  buildLocation,
  freshPortal,
  logIn,
  messages,
  openPage,
  router,
  sentTo,
} from '../../../test/stand-in.tsx'
import { buildPlantItem } from '../../../test/stock-portal.ts'
import { returnsAt } from './return-quantities.ts'

const graver = buildPlantItem()
const fence = buildPlantItem({
  materieelSoort: 'SCHOT',
  materieelNummer: '',
  type: 'Artikel',
  omschrijving: 'Schot',
  huidig: 40,
  retourAantal: 25,
  inAfvoer: 15,
  bulk: true,
  external: true,
  keuringsDatum: null,
  keuringsWaarschuwing: null,
})
const coming = buildPlantItem({ materieelNummer: 'G-2', huidig: 0, retourAantal: 0, inAanvoer: 1 })

/** One movement of the history. */
const entry = {
  datum: '2026-03-01',
  materieellocatie: '10001',
  type: 'Materieel',
  materieelSoort: 'GRAVER',
  materieelNummer: 'G-1',
  omschrijving: 'Minigraver',
  aantal: 1,
  salesType: 'Verhuur',
  bulk: false,
  external: true,
  removedDate: '2026-04-01',
  deliveredOrderNumber: 'AO1',
  removedOrderNumber: 'RO1',
  fromLocationNumber: 'D1',
  toLocationNumber: '10001',
} as const

beforeEach(() => {
  freshPortal()
  returnsAt('10001').set(new Map())
  answer(stock.getStock, { items: [graver, fence, coming] })
  answer(removalList.addItems, { toegevoegd: 2, opgehoogd: 0, alAanwezig: 0, versie: 1 })
})

async function openStock(location = buildLocation()): Promise<HTMLElement> {
  logIn(location)
  await openPage('/materieelvoorraad')
  return screen.findByRole('table', { name: 'Voorraad 10001' })
}

const quantityOf = (name: string) => screen.getByRole('textbox', { name: `Retour van ${name}` })

describe('the stock of a location', () => {
  it('shows what stands there, with dates, inspection warning, bulk and external (R-SCR-STOCK-06, R-SCR-STOCK-07, R-SCR-STOCK-08, R-ENT-39)', async () => {
    const table = await openStock()
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .filter(Boolean),
    ).toEqual([
      'Materieelnummer',
      'Omschrijving',
      'Aanwezig',
      'Keuring',
      'Beschikbaar vanaf',
      'Verwacht retour',
      'Samen per week',
      'Retour',
    ])
    const row = within(screen.getByRole('link', { name: 'G-1' }).closest('tr') as HTMLElement)
    expect(row.getByText('Binnenkort keuren: di 1 dec')).toBeTruthy()
    // Rented equipment is what nearly every row is.
    expect(row.queryByText('Materieel · Verhuur')).toBeNull()
    expect(row.getByText('do 01-01-2026')).toBeTruthy()
    expect(row.getByText('vr 01-01-2027')).toBeTruthy()
    const counted = within(screen.getByRole('link', { name: 'SCHOT' }).closest('tr') as HTMLElement)
    for (const mark of ['Artikel · Verhuur', 'Bulk', 'Extern ingehuurd', '15 in afvoer', '40 stuks'])
      expect(counted.getByText(mark)).toBeTruthy()
  })

  it('puts everything selected on the removal list at once, each with its quantity (R-SCR-STOCK-01, R-SCR-STOCK-03, R-SCR-STOCK-09)', async () => {
    await openStock()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alles selecteren' }))
    expect(quantityOf('Minigraver G-1')).toHaveProperty('value', '1')
    expect(quantityOf('Schot')).toHaveProperty('value', '25')
    expect(screen.getByText('Nog niet aanwezig')).toBeTruthy()
    await userEvent.clear(quantityOf('Schot'))
    await userEvent.type(quantityOf('Schot'), '99{Enter}')
    expect(quantityOf('Schot')).toHaveProperty('value', '25')
    await userEvent.click(await screen.findByRole('button', { name: 'Op de afvoerlijst zetten' }))
    await vi.waitFor(() => expect(messages()).toContain('stock.added'))
    expect(sentTo(removalList.addItems).map(({ input }) => input)).toEqual([
      {
        gebruikerLogin: 'uitvoerder',
        materieellocatie: '10001',
        items: [
          { type: 'Materieel', materieelSoort: 'GRAVER', materieelNummer: 'G-1', retourAantal: 1 },
          { type: 'Artikel', materieelSoort: 'SCHOT', materieelNummer: '', retourAantal: 25 },
        ],
      },
    ])
    expect(screen.queryByText('2 regels gekozen')).toBeNull()
  })

  it('sets all to 0 and takes that back (R-SCR-STOCK-02)', async () => {
    await openStock()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alles selecteren' }))
    expect(await screen.findByText('2 regels gekozen')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Alles op 0' }))
    expect(quantityOf('Schot')).toHaveProperty('value', '')
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
    expect(quantityOf('Schot')).toHaveProperty('value', '25')
  })

  it('offers the export of the list and of the movements (R-SCR-STOCK-04, R-SCR-STOCK-05)', async () => {
    const { saved, files, freed, stop } = watchSaves()
    answer(stock.getStockHistory, { bron: 'kopie', stand: '2026-11-21T08:00:00Z', volledig: true, items: [entry] })
    await openStock()
    await userEvent.click(screen.getByRole('button', { name: 'Exporteren' }))
    await userEvent.click(screen.getByRole('button', { name: 'Exporteren naar CSV' }))
    await vi.waitFor(() => expect(freed).toHaveBeenCalledTimes(1))
    await userEvent.click(screen.getByRole('button', { name: 'Verloop exporteren' }))
    await userEvent.click(screen.getByRole('button', { name: 'Exporteren naar CSV' }))
    await vi.waitFor(() => expect(messages()).toContain('stock.exportedCopy'))
    await vi.waitFor(() => expect(freed).toHaveBeenCalledTimes(2))
    const texts = await Promise.all(files.map((file) => file.text()))
    expect(texts[0]).toContain(
      'G-1;Materieel;Minigraver;stuk;;1;K-1;01-12-2026;Binnenkort keuren;Nee;Nee;Verhuur;01-01-2026;01-01-2027;"€ 360,00";0',
    )
    expect(texts[1]).toContain('Datum;Aantal;Materieelnummer;Omschrijving;Locatie;Prijssoort')
    expect(texts[1]).toContain('01-03-2026;1;G-1;Minigraver;10001;Verhuur')
    expect(saved).toEqual([
      { address: expect.stringMatching(/^blob:/), name: expect.stringMatching(/\.csv$/) },
      { address: expect.stringMatching(/^blob:/), name: expect.stringMatching(/^\S.*10001.*\.csv$/) },
    ])
    expect(freed.mock.calls).toEqual(saved.map(({ address }) => [address]))
    stop()
  })

  it('says of a location without movements that there is nothing to save, and saves no file', async () => {
    const { saved, stop } = watchSaves()
    answer(stock.getStockHistory, { bron: 'backoffice', stand: '2026-11-21T08:00:00Z', volledig: true, items: [] })
    await openStock()
    await userEvent.click(screen.getByRole('button', { name: 'Verloop exporteren' }))
    await userEvent.click(screen.getByRole('button', { name: 'Exporteren naar CSV' }))
    expect(await screen.findByText('Er zijn geen gegevens voor deze locatie.')).toBeTruthy()
    expect(saved).toEqual([])
    stop()
  })

  it('lets nobody choose at a blocked location (R-RULE-07)', async () => {
    await openStock(buildLocation({ geblokeerd: true }))
    expect(screen.queryByRole('checkbox', { name: 'Alles selecteren' })).toBeNull()
    expect(screen.getByText(/Deze locatie is geblokkeerd/)).toBeTruthy()
  })

  it('lets a role that only reads choose nothing (R-ROLE-30)', async () => {
    await openStock(buildLocation({ rol: 'administration' }))
    expect(screen.queryByRole('checkbox', { name: /^Selecteer / })).toBeNull()
    expect(screen.queryByRole('columnheader', { name: 'Retour' })).toBeNull()
  })

  it('has the weight of each for who may not see prices too (R-PRICE-04)', async () => {
    serveSettings({ Prijzen_Intern: true })
    await openStock()
    await userEvent.click(screen.getByRole('button', { name: 'Kolommen' }))
    expect(screen.getByRole('checkbox', { name: 'Gewicht per stuk' })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Huur per week' })).toBeNull()
  })

  it('says when nothing stands there', async () => {
    answer(stock.getStock, { items: [] })
    logIn()
    await openPage('/materieelvoorraad')
    expect(await screen.findByText('Er staat geen materieel op deze locatie.')).toBeTruthy()
  })
})

describe('one piece', () => {
  it('shows a visitor what is general and asks to log in for the rest (R-ROUTE-10)', async () => {
    answer(item.getItem, buildItem('GRAVER', { omschrijving: 'Minigraver' }))
    await openPage('/materieelvoorraad/details/GRAVER/G-1')
    expect(await screen.findByRole('heading', { name: 'Minigraver', level: 1 })).toBeTruthy()
    expect(screen.getByText(/Log in om te zien waar dit staat/)).toBeTruthy()
    expect(sentTo(stock.getStock)).toEqual([])
  })

  it('says where it stands, and whom to call, when that is another location of the user', async () => {
    answer(item.getItem, buildItem('GRAVER'))
    answer(stock.getStock, { items: [] })
    const place = {
      materieellocatie: '10002',
      locatieOmschrijving: 'Kade Zuid',
      adres: 'Kade 1',
      postcode: '4811 AA',
      plaats: 'Breda',
    }
    const contact = { contactpersoon: 'Kees', telefoonnummer: '06 12345678' }
    const found = { ...graver, ...place, ...contact, geblokkeerd: false }
    answer(stock.findPiece, { items: [found], meer: false })
    logIn()
    await openPage('/materieelvoorraad/details/GRAVER/G-1')
    expect(await screen.findByText('Kade Zuid')).toBeTruthy()
    expect(screen.getByText('10002, Kade 1, 4811 AA Breda')).toBeTruthy()
    expect(screen.getByRole('link', { name: '06 12345678' }).getAttribute('href')).toBe('tel:0612345678')
    expect(screen.getByRole('link', { name: /Route en afstand/ }).getAttribute('href')).toContain('destination=Kade+1')
  })

  it('says nothing of an inspection where there is none', async () => {
    answer(item.getItem, buildItem('SCHOT'))
    answer(stock.getStock, { items: [fence] })
    logIn()
    await openPage('/materieelvoorraad/details/SCHOT/-')
    expect(await screen.findByText('Keuringsnummer')).toBeTruthy()
    expect(screen.queryByText('Keuring')).toBeNull()
  })
})

describe('the history', () => {
  it('says that it is a copy, with its time, and shows every entry (R-ROUTE-24, R-ENT-38)', async () => {
    answer(stock.getPieceHistory, {
      bron: 'kopie',
      stand: '2026-11-21T08:00:00Z',
      volledig: true,
      items: [entry, entry],
    })
    logIn()
    await openPage('/voorraadverloop/GRAVER/G-1')
    expect(await screen.findByText(/zoals die bekend waren op 21-11-2026 09:00/)).toBeTruthy()
    const cells = screen.getAllByRole('row')[1]?.textContent
    for (const part of ['01-03-2026', 'AO1', 'RO1', 'D1', '10001', '01-04-2026']) expect(cells).toContain(part)
  })

  it('says that there is none for this item, and goes back to the stock', async () => {
    answer(stock.getPieceHistory, { bron: 'backoffice', stand: '2026-11-21T08:00:00Z', volledig: true, items: [] })
    logIn()
    await openPage('/voorraadverloop/GRAVER/G-1')
    expect(await screen.findByText('Er is geen voorraadverloop voor dit artikel.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Naar de voorraad' }).getAttribute('href')).toBe('/materieelvoorraad')
  })
})

describe('a search over locations', () => {
  it('looks for the typed number and refuses one that is too short (R-ROUTE-21, R-VAL-12)', async () => {
    answer(stock.findPiece, { items: [], meer: false })
    logIn()
    await openPage('/Materieel-Zoeken-Locaties')
    const field = screen.getByRole('searchbox', { name: /Keuringsnummer/ })
    await userEvent.type(field, 'K1{Enter}')
    expect(await screen.findByText(/Typ minimaal 3 tekens/)).toBeTruthy()
    expect(sentTo(stock.findPiece)).toEqual([])
    await userEvent.type(field, '23{Enter}')
    expect(await screen.findByText('Geen stuk met nummer K123 op uw locaties.')).toBeTruthy()
    // As from a link or the history of the browser: the field says what is looked for.
    await act(() => router.navigate({ to: '/Materieel-Zoeken-Locaties', search: { zoek: 'K999' } as never }))
    expect(await screen.findByText('Geen stuk met nummer K999 op uw locaties.')).toBeTruthy()
    expect(field).toHaveProperty('value', 'K999')
  })

  it('keeps the field in use for the next term (R-ROUTE-45)', async () => {
    answer(stock.getAllStock, { items: [], totaal: 0 })
    logIn()
    await openPage('/allematerieelvoorraad?waar=tril')
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Zoek op materieel of locatie' }), 'plaat{Enter}')
    await vi.waitFor(() => expect(sentTo(stock.getAllStock).at(-1)?.input.zoekterm).toBe('trilplaat'))
    await userEvent.keyboard('!')
    expect(screen.getByRole('searchbox', { name: 'Zoek op materieel of locatie' })).toHaveProperty(
      'value',
      'trilplaat!',
    )
  })
})
