import type { WithoutVat } from '@portal/domain/invoices/vat-amounts.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { lineSign } from './invoice-lines.store.ts'
import { type InvoiceFilter, matchingInvoices } from './invoices.store.ts'

/** What lines of one kind charge on the matching invoices. */
export interface CostOfKind {
  readonly betreft: string
  readonly aantalFacturen: number
  readonly aantalRegels: number
  readonly bedrag: WithoutVat
}

/** The lines of the matching invoices by what they regard, the highest amount first. */
export function sumByKind(db: Db, filter: InvoiceFilter): Promise<CostOfKind[]> {
  return ask<CostOfKind>(
    db,
    sql`
    select l.relate_to as betreft, count(distinct i.no)::int as "aantalFacturen", count(*)::int as "aantalRegels",
      round(sum(${lineSign} * l.amount), 2)::float8 as bedrag
    from ${matchingInvoices(filter)} join erp_invoice_lines l on l.invoice_no = i.no
    group by l.relate_to order by bedrag desc, betreft`,
  )
}
