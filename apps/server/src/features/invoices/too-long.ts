import type { InvoiceLine } from '@portal/contract/invoices.ts'
import { chargedAfterStop } from '@portal/domain/invoices/charged-after-stop.ts'
import type { Db } from '../../platform/db/database.ts'
import { listLinesAfterReceipts } from './receipts.store.ts'

type Mark = NonNullable<InvoiceLine['teLang']>

/** `<invoice> <line>` → what the line charges too long. */
export type Marks = ReadonlyMap<string, Mark>

export const lineKey = (invoiceNo: string, lineNo: number): string => `${invoiceNo} ${lineNo}`

/** The lines at these locations that charge after the stop of a receipt; the domain says which do, and by how much. */
export async function findTooLong(
  db: Db,
  wanted: { readonly locationNos: readonly string[]; readonly invoiceNos: readonly string[] | null },
): Promise<Marks> {
  const marks = new Map<string, Mark>()
  for (const line of await listLinesAfterReceipts(db, wanted)) {
    const { receiptNo, stopDate } = line
    const found = chargedAfterStop(line, stopDate)
    if (found === null) continue
    const mark = { bonNummer: receiptNo, stopDatum: stopDate, dagen: found.days, bedrag: found.amount }
    marks.set(lineKey(line.invoiceNo, line.lineNo), mark)
  }
  return marks
}

/** How many lines of each invoice are marked. */
export function countByInvoice(marks: Marks): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of marks.keys()) {
    const invoiceNo = key.slice(0, key.lastIndexOf(' '))
    counts.set(invoiceNo, (counts.get(invoiceNo) ?? 0) + 1)
  }
  return counts
}
