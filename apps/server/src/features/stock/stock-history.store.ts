import type { StockHistoryEntry } from '@portal/contract/stock.ts'
import type { HistoryQuestion } from '../../platform/back-office/erp-stock.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

type MirroredEntry = Omit<StockHistoryEntry, 'omschrijving'>

/** What posted orders brought and took, with the place where it was felt; `l` is the line, `o` the order. */
const moved = (place: SQL, sign: SQL): SQL => sql`
  select o.posted_date as day, o.no, ${place} as place, l.kind, l.no as item_no, l.plant_no, ${sign} * l.qty_posted as quantity,
    case when ${sign} > 0 then o.no else '' end as arrival, case when ${sign} < 0 then o.no else '' end as removal,
    o.from_location, o.to_location
  from erp_orders o join erp_order_lines l on l.order_type = o.type and l.order_no = o.no
  where o.posted_date is not null and l.qty_posted <> 0 and ${place} <> ''`

const left = sql`
  select e.date as day, e.no, e.location_no as place, l.kind, l.no as item_no, l.plant_no, -l.quantity as quantity,
    '' as arrival, e.no as removal, e.location_no as from_location, '' as to_location
  from erp_exit_orders e join erp_exit_order_lines l on l.exit_order_no = e.no where l.quantity <> 0`

interface Conditions {
  readonly arrived: SQL
  readonly departed: SQL
  readonly left: SQL
}

function conditionsOf(question: HistoryQuestion): Conditions {
  if (question.locationNo === undefined) {
    const piece = sql`l.plant_no = ${question.plantNo}`
    return { arrived: piece, departed: piece, left: piece }
  }
  const { locationNo, itemNo } = question
  const item = itemNo === undefined ? sql`true` : sql`l.no = ${itemNo}`
  return {
    arrived: sql`o.to_location = ${locationNo} and ${item}`,
    departed: sql`o.from_location = ${locationNo} and ${item}`,
    left: sql`e.location_no = ${locationNo} and ${item}`,
  }
}

/**
 * The history as far as the copy knows it: what orders and exit orders brought and took. The entries themselves are not
 * copied, because nobody wants the ledger of years.
 */
export async function listMirroredHistory(
  db: Db,
  question: HistoryQuestion,
  most: number,
): Promise<readonly MirroredEntry[]> {
  const conditions = conditionsOf(question)
  return ask<MirroredEntry>(
    db,
    sql`
    select m.day as datum, m.place as materieellocatie, m.kind as type, m.item_no as "materieelSoort",
      m.plant_no as "materieelNummer", m.quantity::float8 as aantal, coalesce(i.price_type, 'Verhuur') as "salesType",
      coalesce(i.bulk, false) as bulk, coalesce(p.external, false) as external, null as "removedDate",
      m.arrival as "deliveredOrderNumber", m.removal as "removedOrderNumber",
      m.from_location as "fromLocationNumber", m.to_location as "toLocationNumber"
    from (${moved(sql`o.to_location`, sql`1`)} and ${conditions.arrived}
      union all ${moved(sql`o.from_location`, sql`-1`)} and ${conditions.departed}
      union all ${left} and ${conditions.left}) m
    left join erp_items i on i.kind = m.kind and i.no = m.item_no
    left join erp_pieces p on p.no = m.plant_no
    order by m.day desc nulls last, m.no desc, m.item_no, m.plant_no limit ${most}`,
  )
}

/** Depots, whose numbers everybody may see. */
export async function listDepotNumbers(db: Db): Promise<readonly string[]> {
  const rows = await ask<{ no: string }>(db, sql`select no from erp_depots`)
  return rows.map(({ no }) => no)
}
