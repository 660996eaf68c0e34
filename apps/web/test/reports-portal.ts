import { invoices } from '@portal/contract/invoices.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { reports, type WaitingItem } from '@portal/contract/reports.ts'
import { withoutVat, withVat } from '@portal/domain/invoices/vat-amounts.ts'
import { answer } from './stand-in.tsx'

/** A digger that no order touched for 83 days. */
export const waits = (part: Partial<WaitingItem> = {}): WaitingItem => ({
  type: 'Materieel',
  materieelSoort: 'GRAVER',
  materieelNummer: 'G-1',
  omschrijving: 'Minigraver',
  eenheid: 'stuk',
  aantal: 1,
  laatsteOrder: '2026-09-01',
  dagen: 83,
  wacht: 'dagen60',
  toonPrijs: true,
  huurPerWeek: 360.4,
  afbeelding: null,
  ...part,
})
const fence = waits({
  materieelSoort: 'HEK',
  materieelNummer: '',
  omschrijving: 'Bouwhek',
  aantal: 30,
  laatsteOrder: null,
  dagen: null,
  wacht: 'onbekend',
  huurPerWeek: 37.5,
})
/** The digger and fences that no order is known of. */
export const found = { toonPrijs: true, items: [waits(), fence], somHuurPerWeek: 397.9, zonderPrijs: 0 }
export const noCosts = { items: [], aantalFacturen: 0, somBedrag: withoutVat(0), somOpenstaand: withVat(0) }

/** A report of each kind with something in it. */
export function serveReports(): void {
  answer(reports.getRequestsByStatus, {
    items: [
      { stand: 'Requested', aantal: 3 },
      { stand: 'vervallen', aantal: 1 },
    ],
  })
  answer(reports.getOrdersByStatus, {
    items: [
      { overzicht: 'aanvoer', status: 'Posted', aantal: 12 },
      { overzicht: 'afvoer', status: 'Open', aantal: 2 },
    ],
  })
  answer(reports.getOpenIndicators, {
    items: [
      { soort: 'keuringen', aantal: 2, indicator: 'warning' },
      { soort: 'aanvragen', aantal: 4, indicator: 'warning' },
      { soort: 'aanvoer', aantal: 0, indicator: 'safe' },
      { soort: 'vanVerplaatsing', aantal: 1, indicator: 'safe' },
      { soort: 'facturen', aantal: 11, indicator: 'danger' },
      { soort: 'klachten', aantal: 5, indicator: 'warning' },
    ],
    totaal: 23,
    indicator: 'danger',
  })
  answer(reports.getOutstandingCosts, {
    toonPrijs: true,
    items: [
      { betreft: 'Verhuur', aantalFacturen: 2, aantalRegels: 3, bedrag: withoutVat(350.3) },
      { betreft: 'Schade', aantalFacturen: 1, aantalRegels: 1, bedrag: withoutVat(-20) },
    ],
    aantalFacturen: 3,
    somBedrag: withoutVat(330.3),
    somOpenstaand: withVat(159.8),
  })
  const totals = { betaald: 7, te_betalen: 2, vervallen: 1 } as const
  answer(invoices.getInvoices, ({ staat }) => ({
    toonPrijs: true,
    items: [],
    totaal: totals[staat as keyof typeof totals],
    somTotaalPrijs: withoutVat(1000),
    somOpenstaand: withVat(staat === 'betaald' ? 0 : 121),
  }))
  answer(reports.getWaiting, found)
  answer(removalList.getRemovalList, { afvoerlijstItems: [], versie: 1 })
}
