import type { ExitOrder, ExitOrderLine } from '@portal/contract/exit-orders.ts'
import type { Locale } from '@portal/contract/values.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { itemOfLine } from '../catalogue/catalogue.store.ts'

/** An exit order with its amounts, which only people who may see prices get. */
export type StoredExitOrder = Omit<ExitOrder, 'toonPrijs'>

function exitOrders(wanted: SQL): SQL {
  return sql`
    select e.no as nummer, e.type, e.date as datum, e.reason as reden, e.total_amount::float8 as "totaalBedrag",
      case when l.lowest = l.highest then l.lowest::float8 end as "prijsPerStuk", coalesce(l.pieces, 0)::float8 as aantal,
      e.location_no as materieellocatie, coalesce(nullif(p.description, ''), e.location_no) as "locatieOmschrijving"
    from erp_exit_orders e
    left join erp_locations p on p.no = e.location_no
    left join lateral (select min(unit_price) as lowest, max(unit_price) as highest, sum(quantity) as pieces
      from erp_exit_order_lines where exit_order_no = e.no) l on true
    where ${wanted} order by e.date desc nulls last, e.no desc`
}

/** The exit orders of some locations, the latest first, in one statement. */
export async function listExitOrders(db: Db, locationNos: readonly string[]): Promise<StoredExitOrder[]> {
  return ask<StoredExitOrder>(db, exitOrders(sql`e.location_no = any(${sql.param(locationNos)}::text[])`))
}

export async function findExitOrder(db: Db, no: string): Promise<StoredExitOrder | null> {
  const rows = await ask<StoredExitOrder>(db, exitOrders(sql`e.no = ${no}`))
  return rows[0] ?? null
}

/** The lines of an exit order in the reader's language; an item that is gone keeps its number. */
export async function listExitOrderLines(db: Db, no: string, language: Locale): Promise<ExitOrderLine[]> {
  return ask<ExitOrderLine>(
    db,
    sql`
    select l.line_no as "regelNummer", l.kind as type, l.no as "materieelSoort",
      coalesce(t.text, i.description, l.no) as omschrijving,
      coalesce(ut.text, u.description, i.unit_code, '') as eenheid, l.plant_no as "materieelNummer",
      l.quantity::float8 as aantal, l.unit_price::float8 as "prijsPerStuk", l.amount::float8 as bedrag,
      '/afbeeldingen/' || im.hash as afbeelding
    from erp_exit_order_lines l
    ${itemOfLine(language)}
    where l.exit_order_no = ${no} order by l.line_no`,
  )
}
