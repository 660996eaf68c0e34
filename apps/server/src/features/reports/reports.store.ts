import type { ShownItemKind } from '@portal/contract/values.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import type { ItemReader } from '../catalogue/catalogue.store.ts'
import { itemWords } from '../stock/stock.store.ts'

/** Something that stands at a location for rent, with the orders that have it. */
export interface StandingRow {
  readonly type: ShownItemKind
  readonly materieelSoort: string
  readonly materieelNummer: string
  readonly omschrijving: string
  readonly eenheid: string
  readonly aantal: number
  readonly laatsteOrder: CalendarDate | null
  readonly isOnItsWay: boolean
  readonly toonPrijs: boolean
  readonly huurPrijs: number
  readonly huurPrijsWeek: number
  readonly afbeelding: string | null
}

/**
 * What stands at a location for rent and nobody asked to be taken away, neither in the back office nor in a request that
 * is on its way there. A line that names no piece touches every piece of its kind.
 */
export function listStandingRent(db: Db, locationNo: string, reader: ItemReader): Promise<StandingRow[]> {
  return ask<StandingRow>(
    db,
    sql`
    with sent as (
      select l.kind, l.no, l.plant_no, sum(l.quantity) as quantity
      from requests r join request_lines l on l.request_id = r.id
      where r.location_no = ${locationNo} and r.from_location = r.location_no
        and r.delivery in ('wachtrij', 'aangehouden')
      group by 1, 2, 3),
    here as materialized (
      select s.kind, s.plant_type, s.plant_no, s.unit_code,
        s.quantity - s.qty_on_removal - coalesce(t.quantity, 0) as quantity
      from erp_stock s left join sent t on t.kind = s.kind and t.no = s.plant_type and t.plant_no = s.plant_no
      where s.location_no = ${locationNo} and s.price_type = 'Verhuur'
        and s.quantity - s.qty_on_removal - coalesce(t.quantity, 0) > 0),
    lines as materialized (
      select l.kind, l.no, l.plant_no, max(coalesce(o.posted_date, o.delivery_date, o.order_date)) as day,
        bool_or(o.status <> 'Posted') as moves
      from erp_orders o join erp_order_lines l on l.order_type = o.type and l.order_no = o.no
      where o.to_location = ${locationNo} or o.from_location = ${locationNo} group by 1, 2, 3),
    words as materialized (${itemWords(sql`select distinct kind, plant_type as no from here`, reader)})
    select h.kind as type, h.plant_type as "materieelSoort", h.plant_no as "materieelNummer",
      coalesce(tp.text, w.description, p.description, h.plant_type) as omschrijving,
      coalesce(ut.text, u.description, h.unit_code) as eenheid, h.quantity::float8 as aantal,
      t.day as "laatsteOrder", coalesce(t.moves, false) as "isOnItsWay", w.known as "toonPrijs",
      w.day as "huurPrijs", w.week as "huurPrijsWeek", '/afbeeldingen/' || w.hash as afbeelding
    from here h
    join words w on w.kind = h.kind and w.no = h.plant_type
    left join lateral (select max(l.day) as day, bool_or(l.moves) as moves from lines l
      where l.kind = h.kind and l.no = h.plant_type and (h.plant_no = '' or l.plant_no in ('', h.plant_no))) t on true
    left join erp_pieces p on p.no = h.plant_no
    left join erp_translations tp on tp.subject = 'Stuk' and tp.code = h.plant_no and tp.language = ${reader.language}
    left join erp_units u on u.code = h.unit_code
    left join erp_translations ut on ut.subject = 'Eenheid' and ut.code = h.unit_code and ut.language = ${reader.language}
    order by omschrijving, h.plant_type, h.plant_no`,
  )
}
