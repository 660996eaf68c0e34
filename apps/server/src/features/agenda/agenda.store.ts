import type { Locale } from '@portal/contract/values.ts'
import type { OrderKind, OrderStatus, PriceType, RequestStatus, Shown } from '@portal/domain/states/enums.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { firstOfLines, type ItemReader } from '../catalogue/catalogue.store.ts'
import { itemWords } from '../stock/stock.store.ts'

/** An order, or a request that has none yet, on the day it is for. */
export interface MovementRow {
  readonly bron: 'order' | 'aanvraag'
  readonly nummer: string
  readonly aanvraagnummer: string | null
  readonly type: Shown<OrderKind>
  /** Of the order; null for a request. */
  readonly orderStatus: Shown<OrderStatus> | null
  readonly requestStatus: Shown<RequestStatus> | null
  /** A drive that moves nothing of the stock. */
  readonly isDrive: boolean
  readonly richting: 'naar' | 'van'
  readonly dag: string
  readonly referentie: string
  readonly materieellocatie: string
  readonly omschrijving: string
  readonly aantal: number
  readonly regels: number
  readonly afbeelding: string | null
}

export interface MovementQuestion {
  readonly locationNos: readonly string[]
  readonly language: Locale
  readonly from: string
  readonly until: string
  /** What was to be done before this day and is not is read too; null leaves it out. */
  readonly lateBefore: string | null
  /** The code of the charge for urgency, which is no thing that comes. */
  readonly chargeCode: string
  readonly most: number
}

/** The desk's request for a drive: it names a load, or a vehicle and nothing of the stock. */
const isDriveThere = sql`(e.type = 'Overige_verplaatsingen' and (e.load <> '' or (e.transport_means <> ''
  and not exists (select from erp_request_lines n where n.request_no = e.no))))`

/**
 * Orders and requests of some locations on the days between two, and those that are late; the earliest first. Each with that
 * of the locations which it concerns: the other end may be somebody else's.
 */
export function listMovements(db: Db, question: MovementQuestion): Promise<MovementRow[]> {
  const { language, from, until, lateBefore, chargeCode, most } = question
  const asked = sql`${sql.param([...question.locationNos])}::text[]`
  const isDue = (day: SQL) => sql`(${day} between ${from}::date and ${until}::date or ${day} < ${lateBefore}::date)`
  const openAt = (to: SQL, place: SQL) => sql`(${to} = any(${asked}) or ${place} = any(${asked}))`
  const nothingOf = (no: SQL) => sql`not exists (select from erp_orders o where o.request_no = ${no} and ${no} <> '')`
  return ask<MovementRow>(
    db,
    sql`
    with moving as materialized (
      select 'order' as source, o.no,
        coalesce((select r.no from requests r where r.erp_no = o.request_no and o.request_no <> ''),
          nullif(o.request_no, '')) as request_no, o.type, o.status as order_status, null as request_status,
        exists (select from requests r where r.erp_no = o.request_no and r.transport is not null)
          or exists (select from erp_requests e where e.no = o.request_no and ${isDriveThere}) as drives,
        case when o.status = 'Posted' then coalesce(o.posted_date, o.delivery_date) else o.delivery_date end as day,
        o.to_location as goes_to, o.from_location as comes_from, o.from_location as asked_at, o.reference,
        null::uuid as request_id
      from erp_orders o
      where ${openAt(sql`o.to_location`, sql`o.from_location`)} and case when o.status = 'Posted'
        then coalesce(o.posted_date, o.delivery_date) between ${from}::date and ${until}::date
        else ${isDue(sql`o.delivery_date`)} end
      union all
      select 'aanvraag', r.no, r.no, r.type, null, r.status, r.transport is not null, r.delivery_date, r.to_location,
        case when r.from_location = '' and r.type <> 'Aanvoer' then r.location_no else r.from_location end, r.location_no,
        r.reference, r.id
      from requests r
      where ${openAt(sql`r.to_location`, sql`r.location_no`)} and ${isDue(sql`r.delivery_date`)}
        and r.status in ('Open', 'Requested', 'Approved') and r.delivery not in ('geweigerd', 'vervallen', 'ingetrokken')
        and ${nothingOf(sql`r.erp_no`)}
      union all
      select 'aanvraag', e.no, e.no, e.type, null, e.status, ${isDriveThere}, e.delivery_date, e.to_location, e.from_location,
        e.from_location, e.reference, null
      from erp_requests e
      where ${openAt(sql`e.to_location`, sql`e.from_location`)} and ${isDue(sql`e.delivery_date`)}
        and e.status in ('Open', 'Requested', 'Approved') and ${nothingOf(sql`e.no`)}
        and not exists (select from requests r where r.id = e.external_id or r.erp_no = e.no)),
    shown as materialized (select * from moving order by day, no limit ${most})
    select m.source as bron, m.no as nummer, m.request_no as aanvraagnummer, m.type, m.order_status as "orderStatus",
      m.request_status as "requestStatus", m.drives as "isDrive",
      case when m.goes_to = any(${asked}) then 'naar' else 'van' end as richting, m.day as dag,
      m.reference as referentie,
      case when m.goes_to = any(${asked}) then m.goes_to when m.comes_from = any(${asked}) then m.comes_from
        else m.asked_at end as materieellocatie,
      coalesce(first.name, '') as omschrijving, coalesce(first.quantity, 0) as aantal,
      coalesce(first.lines, 0) as regels, first.picture as afbeelding
    from shown m
    ${firstOfLines(
      sql`
      select o.line_no, o.kind, o.no, o.quantity, null as description from erp_order_lines o
      where m.source = 'order' and o.order_type = m.type and o.order_no = m.no and o.no <> ${chargeCode}
      union all
      select q.line_no, q.kind, q.no, q.quantity, q.description from request_lines q
      where q.request_id = m.request_id and q.charge is null
      union all
      select q.line_no, q.kind, q.no, q.quantity, null from erp_request_lines q
      where m.source = 'aanvraag' and m.request_id is null and q.request_no = m.no and q.no <> ${chargeCode}`,
      language,
    )}
    order by m.day, m.no`,
  )
}

/** What stands at some locations, as far as figures and days of going back read it. */
export interface StandingStock {
  readonly materieellocatie: string
  readonly type: string
  readonly materieelSoort: string
  readonly materieelNummer: string
  readonly omschrijving: string
  readonly afbeelding: string | null
  readonly huidig: number
  readonly inAfvoer: number
  readonly saleType: Shown<PriceType>
  readonly beschikbaarVanaf: string | null
  readonly verwachteRetourDatum: string | null
  readonly toonPrijs: boolean
  readonly huurPrijs: number
  readonly huurPrijsWeek: number
}

export function listStanding(db: Db, locationNos: readonly string[], reader: ItemReader): Promise<StandingStock[]> {
  const asked = sql`${sql.param([...locationNos])}::text[]`
  return ask<StandingStock>(
    db,
    sql`
    with here as materialized (select * from erp_stock s where s.location_no = any(${asked}) and s.quantity > 0),
    words as materialized (${itemWords(sql`select distinct kind, plant_type as no from here`, reader)})
    select h.location_no as materieellocatie, h.kind as type, h.plant_type as "materieelSoort", h.plant_no as "materieelNummer",
      coalesce(w.description, h.plant_type) as omschrijving, '/afbeeldingen/' || w.hash as afbeelding,
      h.quantity::float8 as huidig, h.qty_on_removal::float8 as "inAfvoer", h.price_type as "saleType",
      h.available_from as "beschikbaarVanaf", h.expected_return as "verwachteRetourDatum",
      w.known as "toonPrijs", w.day as "huurPrijs", w.week as "huurPrijsWeek"
    from here h join words w on w.kind = h.kind and w.no = h.plant_type
    order by h.location_no, h.plant_type, h.plant_no, h.price_type`,
  )
}

/** What waits beside lists and approvals. */
export interface OpenCounts {
  /** Lines on the person's removal list. */
  readonly removalLines: number
  /** The person's own requests that were refused or given up a short while ago, the newest first. */
  readonly refused: readonly {
    readonly soort: 'geweigerd' | 'vervallen'
    readonly nummer: string
    readonly naam: string
    readonly reden: string
  }[]
}

export async function readOpenCounts(
  db: Db,
  of: {
    readonly userName: string
    readonly locationNo: string
    readonly refusedSince: Date
  },
): Promise<OpenCounts> {
  const [row] = await ask<OpenCounts>(
    db,
    sql`
    select (select count(*)::int from removal_list_items i join removal_lists l on l.id = i.list_id
        where l.user_name = ${of.userName} and l.location_no = ${of.locationNo}) as "removalLines",
      coalesce((select jsonb_agg(jsonb_build_object('nummer', r.no, 'reden', coalesce(r.refusal, ''),
            'soort', case when r.delivery = 'vervallen' then 'vervallen' else 'geweigerd' end, 'naam', coalesce(
            (select q.description from request_lines q where q.request_id = r.id and q.charge is null
              order by q.line_no limit 1), '')) order by r.changed_at desc, r.no desc)
        from requests r where r.user_name = ${of.userName} and r.location_no = ${of.locationNo}
          and (r.status = 'Disapproved' or r.delivery in ('geweigerd', 'vervallen')) and r.delivery <> 'ingetrokken'
          and r.changed_at >= ${of.refusedSince}),
        '[]') as refused`,
  )
  if (row === undefined) throw new Error('A select without a table has one row')
  return row
}
