import type {
  Complaint,
  ComplaintComment,
  ComplaintDetails,
  ComplaintDocument,
  complaints,
} from '@portal/contract/complaints.ts'
import type { CallAnswer } from '@portal/contract/define.ts'
import { throughputDays } from '@portal/domain/complaints/throughput.ts'
import type { Delivery } from '@portal/domain/requests/delivery.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { likeText } from '../../platform/db/like-text.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import type { SessionUser } from '../../platform/session-user.ts'

export type ComplaintReader = Pick<SessionUser, 'userName' | 'erpUserName'> & {
  /** Answers from before this moment are none that somebody waits for. */
  readonly since: Date
}

type Row = Omit<Complaint, 'doorlooptijd'>

const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Which complaints: those the back office has, with the portal's own beside them, and those that are on their way. */
interface Wanted {
  readonly there: SQL
  readonly here: SQL
}

const found = ({ there, here }: Wanted) => sql`
  select e.no, c.id from erp_complaints e left join complaints c on c.id = e.external_id where ${there}
  union all
  select null, c.id from complaints c
  where ${here} and not exists (select from erp_complaints e where e.external_id = c.id)`

const isOwn = ({ userName, erpUserName }: ComplaintReader): SQL =>
  sql`coalesce(c.user_name = ${userName}, e.reported_by = ${erpUserName.toLowerCase()})`

/** One statement for every list, so that one complaint is never two: its id here is its external id there. */
function rows(wanted: Wanted, reader: ComplaintReader, more: SQL = sql``): SQL {
  return sql`
    with found as (${found(wanted)})
    select coalesce(e.no, c.erp_no, c.id::text) as id, coalesce(e.no, c.erp_no) as nummer,
      coalesce(e.description, c.description) as omschrijving, coalesce(e.complaint_type, c.type) as type,
      coalesce(e.invoice_no, c.invoice_no) as "factuurNummer", coalesce(e.phone_no, c.phone_no) as telefoonnummer,
      coalesce(e.urgency, c.urgency) as urgentie, coalesce(e.reference, c.reference) as referentie,
      to_char(coalesce(e.received_at, c.created_at) at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "ontvangenOp",
      coalesce(e.expected_date, c.expected_date) as "verwachteOplosDatum", e.resolved_date as "werkelijkeOplosDatum",
      e.status, case when e.no is not null then 'bevestigd' else c.delivery end as verzending,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), p.name, c.user_name, e.reported_by) as "gemeldDoor",
      l.location_no as materieellocatie, coalesce(nullif(w.description, ''), l.location_no) as "locatieOmschrijving",
      case when ${isOwn(reader)} then (select count(*)::int from erp_complaint_lines a
        where a.complaint_no = e.no and a.author <> ${reader.erpUserName.toLowerCase()}
          and a.created_at > greatest(${reader.since}::timestamptz, (select max(read_at) from complaint_reads r
            where r.user_name = ${reader.userName} and r.complaint in (e.no, c.id::text))))
        else 0 end as ongelezen ${more}
    from found f
    left join erp_complaints e on e.no = f.no
    left join complaints c on c.id = f.id
    cross join lateral (select coalesce(e.location_no, c.location_no) as location_no) l
    left join erp_locations w on w.no = l.location_no
    left join users u on u.user_name = c.user_name
    left join erp_users p on p.user_name = e.reported_by
    order by coalesce(e.received_at, c.created_at) desc, 1`
}

const withDays = <R extends Row>(row: R) => ({
  ...row,
  doorlooptijd: throughputDays(row.ontvangenOp, row.werkelijkeOplosDatum),
})

function atPlaces(locationNos: readonly string[]): Wanted {
  const places = sql.param([...locationNos])
  return {
    there: sql`e.location_no = any(${places}::text[])`,
    here: sql`c.location_no = any(${places}::text[]) and c.replaced_by is null`,
  }
}

/** The feedback of some locations, the latest first; what was sent again corrected shows once. */
export async function listComplaints(
  db: Db,
  locationNos: readonly string[],
  reader: ComplaintReader,
): Promise<Complaint[]> {
  return (await ask<Row>(db, rows(atPlaces(locationNos), reader))).map(withDays)
}

interface ComplaintSearch {
  readonly locationNos: readonly string[]
  readonly term: string
  readonly most: number
}

/** Feedback of some locations whose number begins with a term, or whose subject has it; the latest first. */
export function findComplaintsBy(
  db: Db,
  { locationNos, term, most }: ComplaintSearch,
  reader: ComplaintReader,
): Promise<CallAnswer<typeof complaints.findComplaints>['items']> {
  const { there, here } = atPlaces(locationNos)
  const like = likeText(term.toUpperCase())
  const has = (no: SQL, subject: SQL) => sql`(upper(${no}) like ${`${like}%`}
    or regexp_replace(${no}, '[^0-9]', '', 'g') like ${`${like}%`} or upper(${subject}) like ${`%${like}%`})`
  const wanted = {
    there: sql`${there} and ${has(sql`e.no`, sql`e.description`)}`,
    here: sql`${here} and ${has(sql`coalesce(c.erp_no, '')`, sql`c.description`)}`,
  }
  return ask(
    db,
    sql`select id, nummer, omschrijving, "ontvangenOp", materieellocatie, "locatieOmschrijving"
      from (${rows(wanted, reader)}) found limit ${most}`,
  )
}

/** What decides whether feedback is open, and how much of it is like that. */
export interface ComplaintCount extends Pick<Complaint, 'status' | 'verzending' | 'werkelijkeOplosDatum'> {
  readonly aantal: number
}

/** How much feedback some locations have, by how far it is. */
export function countComplaints(db: Db, locationNos: readonly string[]): Promise<ComplaintCount[]> {
  return ask<ComplaintCount>(
    db,
    sql`
    with found as (${found(atPlaces(locationNos))})
    select e.status, e.resolved_date as "werkelijkeOplosDatum",
      case when e.no is not null then 'bevestigd' else c.delivery end as verzending, count(*)::int as aantal
    from found f left join erp_complaints e on e.no = f.no left join complaints c on c.id = f.id group by 1, 2, 3`,
  )
}

/** The feedback of all locations of some customers; null for those of all. */
export async function listComplaintsOfCustomers(
  db: Db,
  customers: readonly string[] | null,
  reader: ComplaintReader,
): Promise<Complaint[]> {
  const isAll = customers === null
  const there = (place: SQL) => sql`(${isAll}::boolean or ${place} in
    (select no from erp_locations where customer_no = any(${sql.param([...(customers ?? [])])}::text[])))`
  const wanted = { there: there(sql`e.location_no`), here: sql`${there(sql`c.location_no`)} and c.replaced_by is null` }
  return (await ask<Row>(db, rows(wanted, reader))).map(withDays)
}

/** A complaint with what only its own screen and its changes need. */
export type StoredComplaint = Omit<ComplaintDetails, 'regels' | 'magReageren'> & {
  /** The portal's own id; null for what only the back office has. */
  readonly portalId: string | null
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** By its number, or by the id under which it was sent; null when there is none. */
export async function findComplaint(db: Db, id: string, reader: ComplaintReader): Promise<StoredComplaint | null> {
  const own = uuid.test(id) ? id : null
  const wanted = {
    there: sql`e.no = ${id.toUpperCase()} or e.external_id = ${own}::uuid`,
    here: sql`(c.id = ${own}::uuid or c.erp_no = ${id.toUpperCase()})`,
  }
  const more = sql`, c.id as "portalId", ${iso(sql`coalesce(e.received_at, c.created_at)`)} as ontvangen,
    coalesce(c.note, '') as notitie, coalesce(c.refusal, '') as reden, c.replaced_by is not null as vervangen,
    ${isOwn(reader)} as eigen,
    case when c.about_kind <> '' then jsonb_build_object('soort', c.about_kind, 'nummer', c.about_no) end as over`
  const [row] = await ask<Omit<StoredComplaint, 'doorlooptijd'>>(db, rows(wanted, reader, more))
  return row === undefined ? null : withDays(row)
}

/** Where comments and files of a complaint are found. */
export interface ComplaintKey {
  readonly portalId: string | null
  readonly nummer: string | null
}

const ofComplaint = (table: SQL, { portalId, nummer }: ComplaintKey) =>
  sql`(${table}.complaint_id = ${portalId}::uuid or ${table}.complaint_no = ${nummer}::text)`

/** Everything that was said, in its order: what the back office has, and what is on its way there. */
export async function listComments(
  db: Db,
  key: ComplaintKey,
  reader: Pick<SessionUser, 'userName' | 'erpUserName'>,
): Promise<ComplaintComment[]> {
  const own = reader.erpUserName.toLowerCase()
  return ask<ComplaintComment>(
    db,
    sql`
    select id, tekst, auteur, eigen, "vanBackoffice", ${iso(sql`moment`)} as moment, verzending, reden from (
      select a.complaint_no || '/' || a.line_no as id, a.text as tekst, coalesce(p.name, a.author) as auteur,
        a.author = ${own} as eigen, a.external_id is null as "vanBackoffice", a.created_at as moment,
        'bevestigd' as verzending, '' as reden, a.line_no::bigint as place
      from erp_complaint_lines a left join erp_users p on p.user_name = a.author where a.complaint_no = ${key.nummer}
      union all
      select c.id::text, c.note, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), c.user_name),
        c.user_name = ${reader.userName}, false, c.created_at, c.delivery, '', 0
      from complaints c left join users u on u.user_name = c.user_name
      where c.id = ${key.portalId}::uuid and c.note <> ''
        and not exists (select from erp_complaint_lines where external_id = c.id)
      union all
      select k.id::text, k.text, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), k.user_name),
        k.user_name = ${reader.userName}, false, k.created_at, k.delivery, k.refusal, 2147483647 + k.place
      from complaint_comments k left join users u on u.user_name = k.user_name
      where ${ofComplaint(sql`k`, key)} and not exists (select from erp_complaint_lines where external_id = k.id)) s
    order by s.moment, place`,
  )
}

/** The documents of a complaint: what the mirror has, and what is on its way. */
export async function listComplaintDocuments(db: Db, key: ComplaintKey): Promise<ComplaintDocument[]> {
  return ask<ComplaintDocument>(
    db,
    sql`
    select * from (
      select d.entry_no as "documentNummer", d.file_name as naam, d.mime_type as "mimeType", d.size as grootte,
        d.document_date as datum, 'bevestigd' as verzending, '' as reden
      from erp_documents d where d.parent_type = 'Klacht' and d.parent_no = ${key.nummer}
      union all
      select null, f.name, f.mime_type, f.size, (f.created_at at time zone 'Europe/Amsterdam')::date, f.delivery, f.refusal
      from complaint_files f where ${ofComplaint(sql`f`, key)}
        and not exists (select from erp_documents d where d.entry_no::text = f.entry_no)) s
    order by datum, naam, "documentNummer"`,
  )
}

/** The kinds of writes of feedback, with the table of each. */
const tables = {
  'complaint.create': sql`complaints`,
  'complaint.addLine': sql`complaint_comments`,
  'complaint.addDocument': sql`complaint_files`,
} as const
export type ComplaintWriteKind = keyof typeof tables

/** The outcome of a write, with who is to be notified and of what. */
export interface SettledComplaint {
  readonly id: string
  /** Of the complaint: its number, or its id while there is none. */
  readonly complaint: string
  readonly description: string
  readonly locationNo: string
  readonly userName: string
}

export interface ComplaintOutcome {
  readonly id: string
  readonly kind: ComplaintWriteKind
  readonly delivery: Delivery
  readonly erpNo: string | null
  readonly reason: string
  readonly at: Date
}

/** Writes what became of a write; null when that was known. What the back office has cannot be refused any more. */
export async function saveOutcome(db: Db, outcome: ComplaintOutcome): Promise<SettledComplaint | null> {
  const { id, kind, delivery, erpNo, reason, at } = outcome
  const given =
    kind === 'complaint.create'
      ? sql`, erp_no = coalesce(${erpNo}, erp_no), changed_at = ${at}`
      : kind === 'complaint.addDocument'
        ? sql`, entry_no = coalesce(${erpNo}, entry_no)`
        : sql``
  const [key, no] = kind === 'complaint.create' ? [sql`id`, sql`erp_no`] : [sql`complaint_id`, sql`complaint_no`]
  const settled = await ask<SettledComplaint>(
    db,
    sql`
    with changed as (
      update ${tables[kind]} set delivery = ${delivery}, refusal = ${reason} ${given}
      where id = ${id} and delivery <> ${delivery} and delivery <> 'bevestigd'
      returning id, ${key} as complaint_id, ${no} as complaint_no, user_name)
    select s.id, coalesce(s.complaint_no, e.no, c.erp_no, s.complaint_id::text) as complaint,
      coalesce(e.description, c.description, '') as description, s.user_name as "userName",
      coalesce(e.location_no, c.location_no, '') as "locationNo"
    from changed s left join complaints c on c.id = s.complaint_id
    left join lateral (select * from erp_complaints e
      where e.no = s.complaint_no or e.external_id = s.complaint_id limit 1) e on true`,
  )
  return settled[0] ?? null
}

/** Marks everything that was said until a moment as read. */
export async function saveRead(db: Db, userName: string, read: { complaint: string; at: Date }): Promise<void> {
  await ask(
    db,
    sql`
    insert into complaint_reads (user_name, complaint, read_at) values (${userName}, ${read.complaint}, ${read.at})
    on conflict (user_name, complaint) do update set read_at = excluded.read_at`,
  )
}
