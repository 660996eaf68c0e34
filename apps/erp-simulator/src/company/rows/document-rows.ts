import { type DocumentHead, makeContent, measureContent } from '../../documents/document-content.ts'
import {
  certificateOf,
  declarationOf,
  exitStatementOf,
  invoicePdfOf,
  loadChartOf,
  locationPapersOf,
  manualOf,
  packingSlipOf,
  photoOf,
  safetyOf,
} from '../../documents/document-heads.ts'
import { particularsFrom } from '../../documents/particulars.ts'
import type { CompanyRows } from '../contract.ts'
import { addDays, firstOfYear } from '../dates.ts'
import { hashText } from '../random.ts'
import { demoLocations } from './location-rows.ts'

type Row<S extends keyof CompanyRows> = CompanyRows[S][number]
type Sources = Omit<CompanyRows, 'PortaalDocument'>

/** Types and pieces of some value have papers of their own; rents in EUR a day. */
const leastManualRent = 12
const leastDeclarationRent = 60
const slipDays = 365
/** What lifts has a load chart; who works with it or at a height reads how to do so safely first. */
const lifting = /^22/
const dangerous = /^2[12]/

function heads(rows: Sources, today: string): readonly DocumentHead[] {
  const isDemo = (no: string): boolean => demoLocations.some((demo) => demo === no)
  const since = addDays(today, -slipDays)
  const rents = new Map(rows.PortaalMaterieelsoort.map((row) => [row.No, Number(row.Rent_Price_Day)]))
  const latest = new Map(rows.PortaalKeuring.map((row) => [row.Plant_No, row]))
  const certified = [...latest.values()].filter(
    (row) => row.Result === 'Approved' && row.Inspection_Type !== 'ELEKTRISCH',
  )
  const manuals = rows.PortaalMaterieelsoort.filter((row) => Number(row.Rent_Price_Day) >= leastManualRent)
  const declared = rows.PortaalMaterieelstuk.filter((row) => (rents.get(row.Plant_Type) ?? 0) >= leastDeclarationRent)
  const writtenIn = ({ No }: { readonly No: string }) => firstOfYear(addDays(today, -(hashText(No) % 1500)))
  const kinds = (category: RegExp) => manuals.filter((row) => category.test(row.Category_Code))
  return [
    ...manuals.map((row) => manualOf(row, writtenIn(row))),
    ...kinds(dangerous).map((row) => safetyOf(row, writtenIn(row))),
    ...kinds(lifting).map((row) => loadChartOf(row, writtenIn(row))),
    ...declared.map((row) => declarationOf(row, addDays(today, -400 - (hashText(row.No) % 1500)))),
    ...rows.PortaalLocatie.flatMap((row) =>
      locationPapersOf(row, row.Starting_Date ?? today).slice(0, isDemo(row.No) ? 3 : 1),
    ),
    ...certified.map(certificateOf),
    ...rows.PortaalOrder.filter((row) => row.Status === 'Posted' && (row.Posted_Date ?? '') >= since).map(
      packingSlipOf,
    ),
    ...rows.PortaalExitorder.map(exitStatementOf),
    ...rows.PortaalKlacht.filter((row) => row.Complaint_Type === 'Schade').map((row) =>
      photoOf(row.No, (row.Received_At ?? today).slice(0, 10)),
    ),
    ...rows.PortaalFactuur.map(invoicePdfOf),
  ]
}

function by<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(rows, keyOf)
}

/** Which documents there are, oldest first; their content is made when it is asked for. */
export function documentRows(rows: Sources, today: string): CompanyRows['PortaalDocument'] {
  const invoices = new Map(rows.PortaalFactuur.map((row) => [row.No, row]))
  const invoiceLines = by(rows.PortaalFactuurRegel, (row) => row.Invoice_No)
  const orderLines = by(rows.PortaalOrderRegel, (row) => row.Order_No)
  const exitLines = by(rows.PortaalExitorderRegel, (row) => row.Exitorder_No)
  const inspections = new Map(rows.PortaalKeuring.map((row) => [String(row.Entry_No), row]))
  const particulars = particularsFrom({
    invoice: (no) => invoices.get(no),
    invoiceLines: (no) => invoiceLines.get(no) ?? [],
    orderLines: (no) => orderLines.get(no) ?? [],
    exitLines: (no) => exitLines.get(no) ?? [],
    inspection: (no) => inspections.get(no),
  })
  const sorted = heads(rows, today).toSorted((a, b) => ((a.Document_Date ?? '') < (b.Document_Date ?? '') ? -1 : 1))
  return sorted.map(
    (head, at): Row<'PortaalDocument'> => ({
      Entry_No: at + 1,
      ...head,
      ...measureContent(makeContent(head, particulars)),
    }),
  )
}
