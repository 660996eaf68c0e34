import type { CallAnswer } from '@portal/contract/define.ts'
import type { Request, RequestDetails } from '@portal/contract/request-records.ts'
import type { requests } from '@portal/contract/requests.ts'
import type { RequestDelivery } from '@portal/domain/requests/delivery.ts'
import type { RequestStatus, Shown } from '@portal/domain/states/enums.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { likeText } from '../../platform/db/like-text.ts'
import { limitOf, type WantedPage } from '../../platform/db/page-of-rows.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import type { SessionUser } from '../../platform/session-user.ts'
import { type ContentsReader, contentsOf, firstOfLines } from '../catalogue/catalogue.store.ts'
import { isOfOthers } from '../locations/locations.store.ts'

/** A request with what only the details show. */
export interface StoredRequest extends Omit<Request, 'materieellocatie' | 'locatieOmschrijving'> {
  /** The portal's own id; null for a request that only the back office knows. */
  readonly id: string | null
  /** The locations it is about, that of the order first. */
  readonly locationNos: readonly string[]
  readonly adres: string
  readonly postcode: string
  readonly plaats: string
  readonly contactpersoon: string
  readonly telefoonnummer: string
  readonly depotnummer: string
  readonly depotOmschrijving: string
  readonly transportmiddel: string
  readonly opmerking: string
  readonly reden: string
  readonly vanLocatie: string
  readonly naarLocatie: string
  readonly ophaaladres: RequestDetails['ophaaladres']
  readonly transport: RequestDetails['transport']
}

/** What the portal took; who asked for it by the name people know. */
const own = sql`
  select r.id, r.no as aanvraagnummer, r.erp_no as "erpNummer", r.created_at as moment,
    to_char(r.created_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as datum,
    r.delivery_date as dag, r.return_date as "retourDatum", r.status, r.type as soort,
    coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), r.user_name)
      as "aangevraagdDoor",
    r.collect, r.urgent as spoed, r.reference as referentie,
    (select count(*) from request_lines where request_id = r.id)::int as "aantalRegels", r.delivery as verzending,
    array[r.location_no, r.to_location] as "locationNos", r.address as adres, r.post_code as postcode, r.city as plaats,
    r.contact as contactpersoon, r.phone_no as telefoonnummer, r.depot_no as depotnummer,
    r.transport_means as transportmiddel, r.remark as opmerking, r.refusal as reden,
    r.from_location as van, r.to_location as naar, r.pickup, r.transport
  from requests r left join users u on u.user_name = r.user_name`

/** As the portal stores its own; null when the desk named no other place to fetch it. */
const pickupThere = sql`
  case when concat(e.pickup_name, e.pickup_address, e.pickup_post_code, e.pickup_city) <> '' then
    jsonb_build_object('name', e.pickup_name, 'address', e.pickup_address, 'postCode', e.pickup_post_code,
      'city', e.pickup_city, 'contact', e.pickup_contact, 'phoneNo', e.pickup_phone_no) end`

const noMoment = sql`jsonb_build_object('choice', '0', 'from', '', 'until', '')`
/** A move that names its vehicle and moves nothing of the stock; when it is loaded stays in the words of the desk. */
const transportThere = sql`
  case when e.type = 'Overige_verplaatsingen' and (e.load <> '' or (e.transport_means <> ''
      and not exists (select from erp_request_lines l where l.request_no = e.no))) then
    jsonb_build_object('load', e.load, 'loadedBy', e.loaded_by, 'loading', ${noMoment}, 'unloading', ${noMoment},
      'loadingOptions', array_to_json(string_to_array(e.loading_options, ', ')),
      'loadingTime', e.loading_time, 'unloadingTime', e.unloading_time) end`

/** What only the back office knows; the portal's own are left out by their id and by their number there. */
const foreign = sql`
  select null::uuid as id, e.no, e.no, coalesce(e.request_date::timestamp at time zone 'Europe/Amsterdam', e.synced_at),
    to_char(coalesce(e.request_date, (e.synced_at at time zone 'Europe/Amsterdam')::date), 'YYYY-MM-DD'), e.delivery_date, e.return_date, e.status, e.type,
    coalesce(nullif(u.name, ''), e.requested_by), e.collect, e.urgent, e.reference,
    (select count(*) from erp_request_lines where request_no = e.no)::int, 'bevestigd',
    case when e.type = 'Aanvoer' then array[e.to_location, e.from_location]
      else array[e.from_location, e.to_location] end,
    e.address, e.post_code, e.city, e.contact, e.phone_no, e.depot_no, e.transport_means, e.remark,
    case when e.status = 'Disapproved' then e.remark else '' end,
    e.from_location, e.to_location, ${pickupThere}, ${transportThere}
  from erp_requests e left join erp_users u on u.user_name = e.requested_by
  where not exists (select 1 from requests r where r.id = e.external_id)
    and not exists (select 1 from requests r where r.erp_no = e.no)`

const listFields = sql`
  q.aanvraagnummer, q."erpNummer", q.datum, q."retourDatum",
  case when q.soort = 'Aanvoer' then q.dag end as "leverDatum",
  case when q.soort = 'Afvoer' then q.dag end as "afvoerDatum",
  case when q.soort = 'Overige_verplaatsingen' then q.dag end as "verplaatsDatum",
  q.status, q.soort, q."aangevraagdDoor", q.collect, q.spoed, q.referentie, q."aantalRegels", q.verzending,
  ${contentsOf(sql`q.transport ->> 'load'`)} as inhoud`

/** The first thing of a request `q`; the charge for urgency is none. */
const firstThing = ({ language, chargeCode }: ContentsReader) =>
  firstOfLines(
    sql`
    select w.line_no, w.kind, w.no, w.quantity, w.description from request_lines w
    where w.request_id = q.id and w.charge is null
    union all
    select w.line_no, w.kind, w.no, w.quantity, null from erp_request_lines w
    where q.id is null and w.request_no = q.aanvraagnummer and w.no <> ${chargeCode}`,
    language,
  )

function union(conditions: { own: SQL; foreign: SQL }): SQL {
  return sql`(${own} where ${conditions.own} union all ${foreign} and ${conditions.foreign}) q`
}

/** Of the locations a request is about, the first of those asked for. */
function placeAmong(asked: SQL): SQL {
  return sql`join lateral (select l.no, l.description from unnest(q."locationNos") with ordinality as w(no, place)
    join erp_locations l on l.no = w.no where w.no = any(${asked}) order by w.place limit 1) p on true`
}

/** Requests from or to some locations; shared by list and counts, so that a figure has exactly the rows it links to. */
const about = (asked: SQL) => ({
  own: sql`(r.location_no = any(${asked}) or r.to_location = any(${asked}))`,
  foreign: sql`(e.to_location = any(${asked}) or e.from_location = any(${asked}))`,
})

/** A page of the requests from or to some locations, newest first, in one statement. */
export async function listRequests(
  db: Db,
  { locationNos, page }: { readonly locationNos: readonly string[]; readonly page: WantedPage },
  reader: ContentsReader,
): Promise<(Request & { readonly totaal: number })[]> {
  const asked = sql`${sql.param(locationNos)}::text[]`
  // What each is made of is read for the page only.
  return ask<Request & { readonly totaal: number }>(
    db,
    sql`
    select ${listFields}, q.materieellocatie, q."locatieOmschrijving", q.totaal
    from (select q.*, p.no as materieellocatie, coalesce(nullif(p.description, ''), p.no) as "locatieOmschrijving",
        count(*) over ()::int as totaal
      from ${union(about(asked))} ${placeAmong(asked)}
      order by q.moment desc, q.aanvraagnummer desc ${limitOf(page)}) q
    ${firstThing(reader)}
    order by q.moment desc, q.aanvraagnummer desc`,
  )
}

export interface RequestCount {
  readonly status: Shown<RequestStatus>
  readonly verzending: RequestDelivery
  readonly aantal: number
}

/** How many requests from or to these locations have each status, and were sent how. */
export function countRequestRows(db: Db, locationNos: readonly string[]): Promise<RequestCount[]> {
  return ask<RequestCount>(
    db,
    sql`
    select q.status, q.verzending, count(*)::int as aantal
    from ${union(about(sql`${sql.param([...locationNos])}::text[]`))}
    group by q.status, q.verzending order by q.status, q.verzending`,
  )
}

interface NumberSearch {
  readonly locationNos: readonly string[]
  readonly term: string
  readonly most: number
}

/**
 * Requests at some locations whose number of the portal or the back office begins with a term; one of digits is also
 * looked for behind the letters. The newest first, but for the one that has exactly this number.
 */
export function findRequestsByNumber(
  db: Db,
  reader: ContentsReader,
  { locationNos, term, most }: NumberSearch,
): Promise<CallAnswer<typeof requests.findRequests>['items']> {
  const number = term.toUpperCase()
  const start = `${likeText(number)}%`
  const begins = (no: SQL) =>
    sql`(upper(${no}) like ${start} or regexp_replace(${no}, '[^0-9]', '', 'g') like ${start})`
  const asked = sql`${sql.param([...locationNos])}::text[]`
  return ask(
    db,
    sql`
    select q.aanvraagnummer, q."erpNummer", q.soort, q.datum, p.no as materieellocatie,
      coalesce(nullif(p.description, ''), p.no) as "locatieOmschrijving", ${contentsOf()} as inhoud
    from ${union({
      own: sql`(r.location_no = any(${asked}) or r.to_location = any(${asked}))
        and (${begins(sql`r.no`)} or ${begins(sql`r.erp_no`)})`,
      foreign: sql`(e.to_location = any(${asked}) or e.from_location = any(${asked})) and ${begins(sql`e.no`)}`,
    })}
    ${placeAmong(asked)} ${firstThing(reader)}
    order by ${number} in (upper(q.aanvraagnummer), coalesce(upper(q."erpNummer"), '')) desc, q.moment desc, q.aanvraagnummer desc
    limit ${most}`,
  )
}

/** One request by the portal's number or the back office's. */
export async function findRequest(
  db: Db,
  reader: Pick<SessionUser, 'customers'> & ContentsReader,
  no: string,
): Promise<StoredRequest | null> {
  const nameOf = (end: SQL, place: SQL) =>
    sql`case when ${isOfOthers(place, reader)} then '' else concat_ws(' ', ${end}, nullif(${place}.description, ${end})) end`
  const rows = await ask<StoredRequest>(
    db,
    sql`
    select ${listFields}, q.id, array_remove(q."locationNos", '') as "locationNos", q.adres, q.postcode, q.plaats,
      q.contactpersoon, q.telefoonnummer, q.depotnummer, coalesce(d.description, '') as "depotOmschrijving",
      q.transportmiddel, q.opmerking, q.reden, ${nameOf(sql`q.van`, sql`f`)} as "vanLocatie",
      ${nameOf(sql`q.naar`, sql`t`)} as "naarLocatie",
      case when q.pickup is not null then jsonb_build_object('naam', q.pickup ->> 'name',
        'adres', q.pickup ->> 'address', 'postcode', q.pickup ->> 'postCode', 'plaats', q.pickup ->> 'city',
        'contactpersoon', q.pickup ->> 'contact', 'telefoonnummer', q.pickup ->> 'phoneNo') end as ophaaladres,
      case when q.transport is not null then jsonb_build_object('lading', q.transport ->> 'load',
        'wieLaadt', q.transport ->> 'loadedBy', 'laadopties', q.transport -> 'loadingOptions',
        'keuzeLaadTijd', q.transport #>> '{loading,choice}', 'laadtijdStart', q.transport #>> '{loading,from}',
        'laadtijdEind', q.transport #>> '{loading,until}', 'keuzeLosTijd', q.transport #>> '{unloading,choice}',
        'lostijdStart', q.transport #>> '{unloading,from}', 'lostijdEind', q.transport #>> '{unloading,until}',
        'laadtijd', coalesce(q.transport ->> 'loadingTime', ''), 'lostijd', coalesce(q.transport ->> 'unloadingTime', '')
        ) end as transport
    from ${union({ own: sql`(r.no = ${no} or r.erp_no = ${no})`, foreign: sql`e.no = ${no}` })}
    left join erp_depots d on d.no = q.depotnummer
    left join erp_locations f on f.no = q.van
    left join erp_locations t on t.no = q.naar ${firstThing(reader)}`,
  )
  return rows[0] ?? null
}
