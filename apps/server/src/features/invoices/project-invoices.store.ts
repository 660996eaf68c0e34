import type { InvoicedProject, ProjectInvoice } from '@portal/contract/invoice-records.ts'
import type { WithoutVat } from '@portal/domain/invoices/vat-amounts.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import { lineSign } from './invoice-lines.store.ts'
import { type InvoiceFilter, matchingInvoices, outstanding, total } from './invoices.store.ts'

/** An invoice by post, with what only its reader can say taken out. */
export interface StoredProjectInvoice extends Omit<ProjectInvoice, 'toonPrijs' | 'staat'> {
  readonly vervalDatum: string | null
  readonly remaining: number
}

/** One page, the latest first: the invoices are chosen first, and only of those the lines are looked at. */
export function listProjectInvoices(
  db: Db,
  filter: InvoiceFilter,
  page: { readonly from: number; readonly size: number },
): Promise<StoredProjectInvoice[]> {
  const order = sql`i.posting_date desc nulls last, i.no desc`
  return ask<StoredProjectInvoice>(
    db,
    sql`
    select i.no as "documentNummer", i.kind as soort, i.posting_date as "boekingsDatum", i.due_date as "vervalDatum",
      (${total})::float8 as "totaalPrijs", (${outstanding})::float8 as "openstaandBedrag",
      (${outstanding})::float8 as remaining, i.location_no as materieellocatie,
      coalesce(nullif(p.description, ''), i.location_no) as "locatieOmschrijving", coalesce(b.posts, '[]') as posten
    from (select i.* from ${matchingInvoices(filter)}
      order by ${order} offset ${page.from} limit ${page.size}) i
    left join erp_locations p on p.no = i.location_no
    cross join lateral (
      select jsonb_agg(jsonb_build_object('bewakingspost', g.post, 'bedrag', g.amount, 'aantalRegels', g.lines)
        order by g.post) as posts
      from (select l.bewakingspost as post, sum(${lineSign} * l.amount)::float8 as amount, count(*)::int as lines
        from erp_invoice_lines l where l.invoice_no = i.no group by 1) g) b
    order by ${order}`,
  )
}

interface PostSum {
  readonly bewakingspost: string
  readonly bedrag: WithoutVat
  readonly aantalRegels: number
}

/** What was charged on each post by all invoices that match, the most first. */
export function sumByPost(db: Db, filter: InvoiceFilter): Promise<PostSum[]> {
  return ask<PostSum>(
    db,
    sql`
    select l.bewakingspost, sum(${lineSign} * l.amount)::float8 as bedrag, count(*)::int as "aantalRegels"
    from ${matchingInvoices(filter)} join erp_invoice_lines l on l.invoice_no = i.no
    group by 1 order by 2 desc, 1`,
  )
}

interface ProjectPlace {
  readonly locationNo: string
  readonly projectNo: string
  readonly customerNo: string
}

/** What was charged to each project: at these locations of it, and to their customers for the project as a whole. */
export function listInvoicedProjects(db: Db, places: readonly ProjectPlace[]): Promise<InvoicedProject[]> {
  const column = (of: (place: ProjectPlace) => string) => sql`${sql.param(places.map(of))}::text[]`
  return ask<InvoicedProject>(
    db,
    sql`
    with place as (select * from unnest(${column(({ locationNo }) => locationNo)},
        ${column(({ projectNo }) => projectNo)}, ${column(({ customerNo }) => customerNo)})
        as p(location_no, project_no, customer_no)),
    charged as (
      select p.project_no, i.no, ${total} as total, ${outstanding} as outstanding
      from place p join erp_invoices i on i.location_no = p.location_no
      union all
      select p.project_no, i.no, ${total}, ${outstanding}
      from (select distinct project_no, customer_no from place) p
      join erp_invoices i on i.location_no = '' and i.project_no = p.project_no and i.bill_to_no = p.customer_no),
    sums as (select project_no, count(*)::int as invoices, sum(total)::float8 as total,
      sum(outstanding)::float8 as outstanding from charged group by 1)
    select p.project_no as "projectNummer", min(p.location_no) as materieellocatie,
      count(*)::int as "aantalLocaties", coalesce(min(s.invoices), 0) as "aantalFacturen",
      coalesce(min(s.total), 0) as "totaalPrijs", coalesce(min(s.outstanding), 0) as "openstaandBedrag"
    from place p left join sums s on s.project_no = p.project_no
    group by p.project_no order by "totaalPrijs" desc, p.project_no`,
  )
}

interface CheckedInvoice {
  readonly totaalPrijs: WithoutVat
  readonly lines: {
    readonly regelNummer: number
    readonly bewakingspost: string
    readonly totaalPrijs: WithoutVat
  }[]
}

/** An invoice with the amount and the post of each of its lines. */
export async function readBookedLines(db: Db, no: string): Promise<CheckedInvoice> {
  const [row] = await ask<CheckedInvoice>(
    db,
    sql`
    select (${total})::float8 as "totaalPrijs", coalesce((
      select jsonb_agg(jsonb_build_object('regelNummer', l.line_no, 'bewakingspost', l.bewakingspost,
        'totaalPrijs', (${lineSign} * l.amount)::float8) order by l.line_no)
      from erp_invoice_lines l where l.invoice_no = i.no), '[]') as lines
    from erp_invoices i where i.no = ${no}`,
  )
  if (row === undefined) throw new Error('The invoice was found a moment ago')
  return row
}
