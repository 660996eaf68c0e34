import type { Submission, SubmissionLine } from '@portal/contract/submissions.ts'
import type { ListDays } from '@portal/domain/approvals/change-days.ts'
import type { LineDecision } from '@portal/domain/approvals/change-lines.ts'
import type { DecidedOn, SubmissionStatus } from '@portal/domain/approvals/may-decide.ts'
import { ask } from '../../../platform/db/ask.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type SQL, sql } from '../../../platform/db/query.ts'
import { type ItemReader, isOrderable, itemOfLine, priceOf, setNameOf } from '../../catalogue/catalogue.store.ts'
import { readSavedForm, type SavedForm } from './saved-form.ts'
import { savedLines } from './saved-lines.store.ts'

/** What depends on who reads it. */
type ReaderField = 'magBesluiten' | 'namens' | 'magOverdragen' | 'zonderBeslisser'

/** A submission as it is stored, with what decides who may see it and what became of it. */
export interface StoredSubmission extends Omit<Submission, ReaderField>, DecidedOn {
  readonly status: SubmissionStatus
  /** Null once the list is deleted. */
  readonly listId: string | null
  readonly requestId: string | null
  /** Number of the request at the back office, once it has one. */
  readonly erpNo: string | null
  readonly form: SavedForm
  readonly changes: readonly LineDecision[]
  readonly changedDays: ListDays | null
  /** Nothing came of the decision yet: the list stands as it left it, and nothing was sent. */
  readonly isFresh: boolean
}

const instantOf = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const nameOf = (person: SQL, userName: SQL) => sql`
  coalesce(nullif(concat_ws(' ', nullif(${person}.first_name, ''), nullif(${person}.last_name, '')), ''), ${userName})`

/** The lines of a submission `s`, without the charge that an urgent one gets. */
export const linesOf = sql`
  (select * from ${savedLines(sql`s.lines`, 'r')} where r.charge is null)`

/** The last time that others were asked for a submission `s`; null when none were. */
export const lastHandOver = sql`
  (select jsonb_build_object('door', case when h.user_name is not null then ${nameOf(sql`hu`, sql`h.user_name`)} end,
      'op', ${instantOf(sql`h.at`)}, 'reden', h.reason)
    from approval_hand_overs h left join users hu on hu.user_name = h.user_name
    where h.saved_request_id = s.id order by h.at desc limit 1)`

const stored = sql`
  select s.no as "savedAanvraagNummer", s.status, s.list_name as "lijstNaam",
    (select l.description from ${linesOf} l order by l."lineNo" limit 1) as inhoud,
    (select count(*)::int from ${linesOf} l) as "aantalRegels",
    ${nameOf(sql`u`, sql`s.user_name`)} as "aangevraagdDoor", s.location_no as materieellocatie,
    coalesce(nullif(p.description, ''), s.location_no) as "locatieOmschrijving",
    ${instantOf(sql`s.submitted_at`)} as "ingediendOp", s.form ->> 'deliveryDate' as "leverDatum",
    s.form ->> 'returnDate' as "retourDatum", (s.form ->> 'collect')::boolean as ophalen,
    (s.form ->> 'urgent')::boolean as spoed, s.form ->> 'reference' as referentie, s.form ->> 'remark' as opmerking,
    case when s.decided_by is not null then ${nameOf(sql`d`, sql`s.decided_by`)} end as "besluitDoor",
    coalesce((select nullif(concat_ws(' ', nullif(f.first_name, ''), nullif(f.last_name, '')), '') from users f
        where f.erp_user_name = s.decided_for order by f.created_at limit 1),
      (select nullif(g.name, '') from erp_users g where g.user_name = s.decided_for), s.decided_for) as "besluitNamens",
    ${instantOf(sql`s.decided_at`)} as "besluitOp", s.rejection_reason as "redenAfkeuring", q.no as aanvraagnummer,
    ${lastHandOver} as overdracht, s.approvers, s.user_name as "userName", coalesce(u.erp_user_name, '') as "erpUserName", s.list_id as "listId",
    s.request_id as "requestId", q.erp_no as "erpNo", s.decided_by as "decidedBy", s.form, s.changes, s.changed_days as "changedDays",
    coalesce(o.version = s.decided_version, false) and (s.request_id is null or exists (
      select from erp_outbox w where w.external_id = s.request_id and w.state = 'pending' and w.attempts = 0)) as "isFresh"
  from saved_requests s
  left join users u on u.user_name = s.user_name
  left join users d on d.user_name = s.decided_by
  left join erp_locations p on p.no = s.location_no
  left join requests q on q.id = s.request_id
  left join order_lists o on o.id = s.list_id`

type SubmissionRow = Omit<StoredSubmission, 'form'> & { readonly form: unknown }

const readSubmission = (row: SubmissionRow): StoredSubmission => ({ ...row, form: readSavedForm(row.form) })

/** Names in the back office of who is looking: the own one, and those of approvers whom the person stands in for. */
interface Reader {
  readonly names: readonly string[]
  readonly userName: string
  /** Customers whose records are shown; null for all. */
  readonly customers: readonly string[] | null
}

/** Of a location whose records the reader sees (R-PRICE-06). */
const isSeenBy = ({ customers }: Pick<Reader, 'customers'>): SQL =>
  customers === null
    ? sql`true`
    : sql`exists (select from erp_locations c where c.no = s.location_no
        and c.customer_no = any(${sql.param([...customers])}::text[]))`

/**
 * The submissions that somebody decides on or decided, or all: those that wait by the day they are for, decided ones
 * newest first.
 */
export async function listSubmissions(
  db: Db,
  wanted: { readonly isOpen: boolean; readonly reader: Reader | null; readonly most: number },
): Promise<StoredSubmission[]> {
  const { reader } = wanted
  const mine =
    reader === null
      ? sql``
      : sql`and (s.approvers && ${sql.param(reader.names)}::text[] or s.decided_by = ${reader.userName})
          and ${isSeenBy(reader)}`
  const some = wanted.isOpen
    ? sql`s.status = 'Requested' ${mine} order by s.form ->> 'deliveryDate' nulls last, s.submitted_at`
    : sql`s.status in ('Approved', 'Disapproved') ${mine} order by s.decided_at desc`
  const rows = await ask<SubmissionRow>(db, sql`${stored} where ${some}, s.no limit ${wanted.most}`)
  return rows.map(readSubmission)
}

export async function findSubmission(db: Db, no: string): Promise<StoredSubmission | null> {
  const [row] = await ask<SubmissionRow>(db, sql`${stored} where s.no = ${no}`)
  return row === undefined ? null : readSubmission(row)
}

/** How many wait for somebody, and whether anything ever does: at a location, or by a submission. */
export async function readStanding(
  db: Db,
  who: Reader & { readonly erpUserName: string },
): Promise<{ aantal: number; isGoedkeurder: boolean }> {
  const names = sql`${sql.param(who.names)}::text[]`
  const rows = await ask<{ aantal: number; isGoedkeurder: boolean }>(
    db,
    sql`
    select (select count(*)::int from saved_requests s left join users u on u.user_name = s.user_name
        where s.status = 'Requested' and s.approvers && ${names} and ${isSeenBy(who)}
          and s.user_name <> ${who.userName} and u.erp_user_name is distinct from ${who.erpUserName}::text) as aantal,
      exists (select from erp_user_locations where array[approver_1, approver_2, approver_3] && ${names})
        or exists (select from saved_requests where approvers && ${names}) as "isGoedkeurder"`,
  )
  return rows[0] ?? { aantal: 0, isGoedkeurder: false }
}

/** A line as the card shows it, without what the last request of the location had. */
export type AskedSubmissionLine = Omit<SubmissionLine, 'vorigAantal' | 'besluit'>

/** The lines with texts in the reader's language and prices of today; a text that is gone stays as it was asked. */
export function listSubmissionLines(db: Db, no: string, reader: ItemReader): Promise<AskedSubmissionLine[]> {
  return ask<AskedSubmissionLine>(
    db,
    sql`
    select l."lineNo" as "regelNummer", l."parentLineNo" as "hoortBij", l.kind as type, l.no as "materieelSoort",
      coalesce(t.text, i.description, l.description, l.no) as omschrijving,
      coalesce(ut.text, u.description, i.unit_code, l.unit, '') as eenheid, l.quantity::int as aantal,
      l.remark as opmerking, coalesce(l."setNo", '') as "setNummer", coalesce(l."setQuantity", 0) as "setAantal",
      ${setNameOf(sql`l."setNo"`, reader.language)} as "setOmschrijving", '/afbeeldingen/' || im.hash as afbeelding, coalesce(i.price_type, 'Verhuur') as "priceType",
      i.no is not null as "toonPrijs", coalesce(${priceOf(reader, 'day')}, 0) as "huurPrijs",
      coalesce(${priceOf(reader, 'week')}, 0) as "huurPrijsWeek", coalesce(${priceOf(reader, 'sale')}, 0) as "verkoopPrijs",
      coalesce(i.weight, 0)::float8 as "gewichtPerStuk", i.no is not null and ${isOrderable} as bestelbaar
    from saved_requests s cross join lateral ${linesOf} l
    ${itemOfLine(reader.language)}
    where s.no = ${no} order by l."lineNo"`,
  )
}

/** The last delivery asked for at a location before this submission, of the portal or of the desk, with its quantities. */
export async function findLastAsked(
  db: Db,
  of: { readonly locationNo: string; readonly savedNo: string },
): Promise<{
  readonly datum: string
  readonly lines: readonly { kind: string; no: string; quantity: number }[]
} | null> {
  const rows = await ask<{ datum: string; lines: { kind: string; no: string; quantity: number }[] }>(
    db,
    sql`
    with own as (select request_id, submitted_at from saved_requests where no = ${of.savedNo}),
    last as (
      select * from (
        select r.id, r.erp_no, (r.created_at at time zone 'Europe/Amsterdam')::date as day, r.created_at as moment
        from requests r, own where r.type = 'Aanvoer' and r.location_no = ${of.locationNo}
          and r.id is distinct from own.request_id and r.created_at < own.submitted_at
        union all
        select null, e.no, e.request_date, e.request_date::timestamp at time zone 'Europe/Amsterdam'
        from erp_requests e, own where e.type = 'Aanvoer' and e.to_location = ${of.locationNo}
          and e.request_date is not null and e.request_date::timestamp at time zone 'Europe/Amsterdam' < own.submitted_at
          and not exists (select from requests r where r.id = e.external_id or r.erp_no = e.no)) asked
      order by moment desc limit 1),
    lines as (
      select l.kind, l.no, l.quantity from request_lines l join last on last.id = l.request_id where l.charge is null
      union all
      select l.kind, l.no, l.quantity from erp_request_lines l join last on last.id is null and last.erp_no = l.request_no)
    select to_char(last.day, 'YYYY-MM-DD') as datum,
      coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'no', no, 'quantity', n))
        from (select kind, no, sum(quantity)::float8 as n from lines group by kind, no) sums), '[]') as lines
    from last`,
  )
  return rows[0] ?? null
}

/** Portal accounts of people by their names in the back office, to notify them. */
export async function listAccountsOf(db: Db, erpUserNames: readonly string[]): Promise<readonly string[]> {
  const rows = await ask<{ userName: string }>(
    db,
    sql`select user_name as "userName" from users where erp_user_name = any(${sql.param(erpUserNames)}::text[])`,
  )
  return rows.map(({ userName }) => userName)
}
