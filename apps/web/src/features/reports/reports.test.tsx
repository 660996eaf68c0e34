import { invoices } from '@portal/contract/invoices.ts'
import { reports } from '@portal/contract/reports.ts'
import { withoutVat, withVat } from '@portal/domain/invoices/vat-amounts.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveSettings, site } from '../../../test/order-portal.ts'
import { readSheet } from '../../../test/read-sheet.ts'
import { found, noCosts, serveReports, waits } from '../../../test/reports-portal.ts'
import { watchSaves } from '../../../test/saved-files.ts'
import { answer, buildLocation, freshPortal, logIn, openPage, refusal, sentTo } from '../../../test/stand-in.tsx'
import { tellLocations } from '../../shared/location/location-store.ts'

beforeEach(() => {
  freshPortal()
  logIn(site)
  serveSettings({ Prijzen_Intern: false })
  serveReports()
})

const report = (name: string) => screen.findByRole('table', { name })
const words = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')))

/** Where each figure leads: its path, and the params as the screen there reads them. */
async function linksOf(name: string): Promise<readonly unknown[]> {
  return within(await report(name))
    .getAllByRole('link')
    .map((link) => {
      const { pathname, search } = new URL(link.getAttribute('href') ?? '', 'http://x')
      return [pathname, Object.fromEntries(new URLSearchParams(search))]
    })
}

describe('the reports of a location', () => {
  it('show requests by status, each with its list (R-ROUTE-61, R-SCR-REP-01)', async () => {
    await openPage('/rapportages')
    const name = 'Aanvragen per status'
    expect(words(await report(name))).toEqual([
      ['Stand', 'Aantal'],
      ['Aangevraagd', '3'],
      ['Vervallen', '1'],
    ])
    expect(await linksOf(name)).toEqual([
      ['/aanvragen', { filter: '{"status":["Requested"]}' }],
      ['/aanvragen', { filter: '{"status":["vervallen"]}' }],
    ])
  })

  it('show orders by status below the list that has them (R-SCR-REP-02)', async () => {
    await openPage('/rapportages')
    const name = 'Orders per status'
    expect(words(await report(name))).toEqual([
      ['Stand', 'Aantal'],
      ['Aanvoerorders'],
      ['Geboekt', '12'],
      ['Afvoerorders'],
      ['Open', '2'],
    ])
    expect(await linksOf(name)).toEqual([
      ['/orders/aanvoer', { filter: '{"status":["Posted"]}' }],
      ['/orders/afvoer', { filter: '{"status":["Open"]}' }],
    ])
  })

  it('show invoices that are paid and to be paid, with and without VAT apart (R-SCR-REP-03)', async () => {
    await openPage('/rapportages')
    const name = 'Facturen: betaald en te betalen'
    expect(words(await report(name))).toEqual([
      ['Betaling', 'Aantal', 'Totaal zonder btw', 'Te betalen met btw'],
      ['Betaald', '7', '€ 1.000,00', '€ 0,00'],
      ['Te betalen', '2', '€ 1.000,00', '€ 121,00'],
      ['Te laat', '1', '€ 1.000,00', '€ 121,00'],
    ])
    expect(await linksOf(name)).toEqual([
      ['/facturen', { staat: 'betaald' }],
      ['/facturen', { staat: 'te_betalen' }],
      ['/facturen', { staat: 'vervallen' }],
    ])
  })

  it('show open indicators with their colour in words, and the list of each that is not 0 (R-SCR-REP-04)', async () => {
    await openPage('/rapportages')
    const name = 'Open indicatoren'
    const rows = words(await report(name))
    expect(rows[1]).toEqual(['Keuringen die aandacht vragen', 'Vraagt aandacht', '2'])
    expect(rows[3]).toEqual(['Aanvoer die te laat is', 'In orde', '0'])
    expect(rows[5]).toEqual(['Facturen die te laat zijn', 'Direct actie nodig', '11'])
    expect(screen.getByText('23 open punten')).toBeTruthy()
    expect(await linksOf(name)).toEqual([
      ['/materieelkeuringen', { aandacht: 'true' }],
      ['/aanvragen', { toon: 'open' }],
      ['/orders/van-verplaatsing', { filter: '{"teLaat":["true"]}' }],
      ['/facturen', { staat: 'vervallen' }],
      ['/klachten-overzicht', { stand: 'open' }],
    ])
  })

  it('show outstanding costs by what they are for, without VAT, and what is to be paid beside them (R-SCR-REP-05)', async () => {
    await openPage('/rapportages')
    const name = 'Openstaande kosten'
    expect(words(await report(name))).toEqual([
      ['Betreft', 'Facturen', 'Regels', 'Zonder btw'],
      ['Verhuur', '2', '3', '€ 350,30'],
      ['Schade', '1', '1', '€ -20,00'],
    ])
    expect(screen.getByText('op 3 facturen · nog te betalen: € 159,80 met btw')).toBeTruthy()
    expect((await linksOf(name)).slice(0, 2)).toEqual([
      ['/facturen', { staat: 'open', betreft: 'Verhuur' }],
      ['/facturen', { staat: 'open', betreft: 'Verhuur', toon: 'regels' }],
    ])
  })

  it('show no amount at all to who may see none', async () => {
    answer(reports.getOutstandingCosts, {
      ...noCosts,
      toonPrijs: false,
      items: [{ betreft: 'Verhuur', aantalFacturen: 2, aantalRegels: 3, bedrag: withoutVat(0) }],
    })
    answer(invoices.getInvoices, {
      toonPrijs: false,
      items: [],
      totaal: 1,
      somTotaalPrijs: withoutVat(0),
      somOpenstaand: withVat(0),
    })
    answer(reports.getWaiting, { ...found, toonPrijs: false, items: [waits({ toonPrijs: false, huurPerWeek: 0 })] })
    await openPage('/rapportages')
    expect(words(await report('Openstaande kosten'))).toEqual([
      ['Betreft', 'Facturen', 'Regels'],
      ['Verhuur', '2', '3'],
    ])
    await report('Facturen: betaald en te betalen')
    await screen.findByText('1 regel wacht')
    expect(document.body.textContent).not.toMatch(/€|btw\b.*\d/)
  })

  it('ask for the whole project while it is selected', async () => {
    logIn(buildLocation({ projectNummer: 'PR-1' }))
    tellLocations({ type: 'projectToggled' })
    await openPage('/rapportages')
    await report('Aanvragen per status')
    const ofProject = { gebruikerLogin: 'uitvoerder', materieellocatie: '10001', projectNummer: 'PR-1' }
    expect(sentTo(reports.getRequestsByStatus).at(-1)?.input).toEqual(ofProject)
    expect(sentTo(invoices.getInvoices).at(-1)?.input).toMatchObject(ofProject)
    // The stock and the removal list are of one location.
    expect(sentTo(reports.getWaiting).at(-1)?.input).not.toHaveProperty('projectNummer')
    expect(screen.getByText('Keuringen die aandacht vragen (alleen De Waterlinie)')).toBeTruthy()
  })

  it('say what is missing when one cannot be read, and keep the others', async () => {
    answer(reports.getOrdersByStatus, () => refusal(500, 'error.algemeen'))
    await openPage('/rapportages')
    await report('Aanvragen per status')
    expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy()
  })

  it('say where there is nothing', async () => {
    answer(reports.getRequestsByStatus, { items: [] })
    answer(reports.getOrdersByStatus, { items: [] })
    answer(reports.getOutstandingCosts, { ...noCosts, toonPrijs: true })
    answer(reports.getWaiting, { toonPrijs: true, items: [], somHuurPerWeek: 0, zonderPrijs: 0 })
    await openPage('/rapportages')
    for (const said of [
      'Er zijn hier nog geen aanvragen.',
      'Er zijn hier nog geen orders.',
      'Alle facturen zijn betaald.',
      'Niets staat hier 30 dagen zonder order.',
    ])
      expect(await screen.findByText(said)).toBeTruthy()
  })

  it('leave out what is switched off', async () => {
    serveSettings({ AppMaterieelFacturen_Actief: false, AppMaterieelaanvragen_Actief: false })
    await openPage('/rapportages')
    await report('Orders per status')
    expect(screen.queryByText('Facturen: betaald en te betalen')).toBeNull()
    expect(screen.queryByText('Aanvragen per status')).toBeNull()
  })

  it.each([
    [
      'Aanvragen per status',
      [
        ['Stand', 'Aantal'],
        ['Aangevraagd', 3],
        ['Vervallen', 1],
      ],
    ],
    [
      'Orders per status',
      [
        ['', 'Stand', 'Aantal'],
        ['Aanvoerorders', 'Geboekt', 12],
        ['Afvoerorders', 'Open', 2],
      ],
    ],
    [
      'Openstaande kosten',
      [
        ['Betreft', 'Facturen', 'Regels', 'Zonder btw'],
        ['Verhuur', 2, 3, 350.3],
        ['Schade', 1, 1, -20],
      ],
    ],
  ] as const)('write %s as a spreadsheet with the same figures', async (name, rows) => {
    const { files, stop } = watchSaves()
    await openPage('/rapportages')
    const panel = (await report(name)).closest('section')
    await userEvent.click(within(panel as HTMLElement).getByRole('button', { name: 'Exporteren' }))
    await userEvent.click(screen.getByRole('button', { name: /Excel/ }))
    const file = await vi.waitUntil(() => files[0])
    expect(await readSheet(file)).toEqual(rows)
    stop()
  })
})
