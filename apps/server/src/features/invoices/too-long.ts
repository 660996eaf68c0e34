import { chargedAfterStop } from '@portal/domain/invoices/charged-after-stop.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { transact } from '../../platform/db/transact.ts'
import { listMarks, listStalePlaces, type Mark, replaceMarks, takeStale } from './invoice-marks.store.ts'
import { listLinesAfterReceipts } from './receipts.store.ts'

/** The lines at a location that charge after the stop of a receipt; the domain says which do, and by how much. */
async function findTooLong(db: Db, locationNo: string): Promise<readonly Mark[]> {
  return (await listLinesAfterReceipts(db, locationNo)).flatMap(
    ({ receiptNo, stopDate, invoiceNo, lineNo, ...line }) => {
      const found = chargedAfterStop(line, stopDate)
      if (found === null) return []
      return [{ invoiceNo, lineNo, bonNummer: receiptNo, stopDatum: stopDate, dagen: found.days, bedrag: found.amount }]
    },
  )
}

/**
 * Makes the marks of these locations (`null`: of all) that are older than what decides them. Done after each
 * synchronisation; what changed since is done by the reader, who thus never sees an old one.
 */
export async function freshenMarks(
  { db, memory }: Pick<TenantParts, 'db' | 'memory'>,
  locationNos: readonly string[] | null,
): Promise<void> {
  let isMade = false
  for (const locationNo of await listStalePlaces(db, locationNos))
    await transact(db, async (tx) => {
      if (!(await takeStale(tx, locationNo))) return
      await replaceMarks(tx, locationNo, await findTooLong(tx, locationNo))
      isMade = true
    })
  if (isMade) await memory.changed(['invoices'])
}

export const lineKey = (invoiceNo: string, lineNo: number): string => `${invoiceNo} ${lineNo}`

/** The marks on these invoices: `<invoice> <line>` → what the line charges too long. */
export async function readMarks(db: Db, invoiceNos: readonly string[]) {
  const marks = await listMarks(db, invoiceNos)
  return new Map(marks.map(({ invoiceNo, lineNo, ...mark }) => [lineKey(invoiceNo, lineNo), mark]))
}
