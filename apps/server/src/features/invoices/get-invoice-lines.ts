import type { invoices } from '@portal/contract/invoices.ts'
import { readLineCursor, writeLineCursor } from '@portal/domain/invoices/line-cursor.ts'
import { withoutVat } from '@portal/domain/invoices/vat-amounts.ts'
import type { UseCase } from '../../http/handlers.ts'
import { findInvoiceLines, type StoredLine } from './invoice-lines.store.ts'
import { filterOf } from './invoice-scope.ts'
import { lineKey, readMarks } from './too-long.ts'

const hideAmounts = (line: StoredLine): StoredLine => ({
  ...line,
  stuksPrijs: withoutVat(0),
  totaalPrijs: withoutVat(0),
})

/** Lines of one invoice or of all that match, each with what it charges too long (R-SCR-INV-03). */
export const getInvoiceLines: UseCase<typeof invoices.getInvoiceLines> = async (ctx, input) => {
  const showsAmounts = ctx.settings.bool('Facturen_ToonBedragen')
  const filter = await filterOf(ctx, input)
  const page = {
    after: readLineCursor(input.na),
    from: (input.pagina - 1) * input.rijen,
    size: input.rijen,
  }
  const wanted = { ...filter, invoiceNo: input.factuurNummer ?? null }
  const { lines, totaal } = await findInvoiceLines(ctx.db, wanted, page)
  const invoiceNos = [...new Set(lines.map(({ documentNummer }) => documentNummer))]
  const marks = await readMarks(ctx.db, invoiceNos)
  const items = lines.map((line) => {
    const mark = marks.get(lineKey(line.documentNummer, line.regelNummer)) ?? null
    if (showsAmounts) return { ...line, teLang: mark }
    return { ...hideAmounts(line), teLang: mark === null ? null : { ...mark, bedrag: withoutVat(0) } }
  })
  const last = lines.at(-1)
  const isMore = last !== undefined && lines.length === input.rijen
  return { toonPrijs: showsAmounts, items, totaal, volgende: isMore ? writeLineCursor(last) : null }
}
