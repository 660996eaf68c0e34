import type { OutboxAttempt, OutboxRow, OutboxStatus } from '@portal/contract/outbox.ts'
import { blockingList } from '../../erp/outbox-states.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { likeText } from '../../platform/db/like-text.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import { erpOutbox } from '../../platform/db/schema/exchange.ts'

export interface OutboxFilter {
  readonly states: readonly string[]
  readonly kinds: readonly string[]
  /** Only what was stored before. */
  readonly before: Date | null
  readonly term: string
}

const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** As many as the history of the write shows; the row counts again when an operator has it tried again. */
const tries = sql`
  (select count(*)::int from erp_outbox_attempts a where a.outbox_id = o.id and a.done_by is null)`

const fields = sql`
  o.external_id as id, o.kind as soort, o.subject as onderwerp, o.aggregate_key as volgorde, o.state as status,
  ${tries} as pogingen, o.result as "backofficeNummer", o.last_code as code, coalesce(o.last_message, '') as melding,
  o.created_by as "aangemaaktDoor", ${iso(sql`o.created_at`)} as moment,
  case when o.state in ('pending', 'retry', 'unknown') then ${iso(sql`o.next_at`)} end as "volgendePoging"`

/** The characters that mean something in LIKE, meant as they are typed. */
const asTyped = (term: string): string => `%${likeText(term)}%`

function matching({ states, kinds, before, term }: OutboxFilter): SQL {
  return sql`
    (${states.length === 0}::boolean or o.state = any(${sql.param(states)}::text[]))
    and (${kinds.length === 0}::boolean or o.kind = any(${sql.param(kinds)}::text[]))
    and o.created_at <= coalesce(${before}::timestamptz, 'infinity')
    and (${term === ''}::boolean or concat_ws(' ', o.subject, o.aggregate_key, o.result, o.external_id, o.created_by,
      o.last_code, o.correlation_id) ilike ${asTyped(term)})`
}

/** One page of the writes, newest first, and how many there are in all. */
export async function listWrites(
  db: Db,
  filter: OutboxFilter,
  page: { readonly from: number; readonly size: number },
): Promise<{ readonly rows: OutboxRow[]; readonly total: number }> {
  const rows = await ask<OutboxRow>(
    db,
    sql`
    select ${fields} from erp_outbox o where ${matching(filter)}
    order by o.id desc offset ${page.from} limit ${page.size}`,
  )
  const [count] = await ask<{ total: number }>(
    db,
    sql`select count(*)::int as total from erp_outbox o where ${matching(filter)}`,
  )
  return { rows, total: count?.total ?? 0 }
}

export async function countByState(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await ask<{ state: string; count: number }>(
    db,
    sql`select state, count(*)::int as count from erp_outbox group by state`,
  )
  return new Map(rows.map(({ state, count }) => [state, count]))
}

/** A write with what only its own page shows. */
export interface StoredWrite extends OutboxRow {
  readonly rowId: string
  readonly payload: unknown
  readonly correlatieId: string | null
  readonly mogelijkAangekomen: boolean
  readonly gevondenNummer: string | null
}

/** After these it is unknown whether the back office did it, until a look-up found nothing. */
const uncertain = sql`('sending unknown', 'lease lost', 'verifying unknown', 'verifying parked')`

export async function findWrite(db: Db, externalId: string): Promise<StoredWrite | null> {
  const rows = await ask<StoredWrite>(
    db,
    sql`
    select ${fields}, o.id::text as "rowId", o.payload, o.correlation_id as "correlatieId",
      (select no from erp_requests where external_id = o.external_id limit 1) as "gevondenNummer",
      (select coalesce(max(id) filter (where outcome in ${uncertain}), 0)
        > coalesce(max(id) filter (where outcome = 'verifying retry'), 0)
        from erp_outbox_attempts where outbox_id = o.id) and o.state <> 'confirmed' as "mogelijkAangekomen"
    from erp_outbox o where o.external_id = ${externalId}`,
  )
  return rows[0] ?? null
}

export async function listAttempts(db: Db, rowId: string): Promise<OutboxAttempt[]> {
  return ask<OutboxAttempt>(
    db,
    sql`
    select ${iso(sql`at`)} as moment, outcome as uitkomst, status as "httpStatus", code, coalesce(message, '') as melding,
      correlation_id as "correlatieId", duration_ms as "duurMs", done_by as door
    from erp_outbox_attempts where outbox_id = ${rowId}::bigint order by id desc limit 100`,
  )
}

interface EarlierWrite {
  readonly id: string
  readonly onderwerp: string
  readonly status: OutboxStatus
}

/** What must be over before this write may go, oldest first. */
export async function listEarlierWrites(db: Db, write: StoredWrite): Promise<EarlierWrite[]> {
  return ask<EarlierWrite>(
    db,
    sql`
    select o.external_id as id, o.subject as onderwerp, o.state as status from erp_outbox o
    where o.aggregate_key = ${write.volgorde} and o.id < ${write.rowId}::bigint
      and o.state in (${sql.raw(blockingList)})
    order by o.id limit 20`,
  )
}

export interface OutboxState {
  readonly waiting: number
  readonly parked: number
  readonly oldest: Date | null
  /** Since when the first of those that are parked is. */
  readonly parkedSince: Date | null
}

/**
 * Writes that the back office does not have yet: how many, and since when the oldest waits. It is asked every half minute,
 * so what is over, which is nearly all, is not passed.
 */
export async function readOutboxState(db: Db): Promise<OutboxState> {
  const isOpen = sql`${erpOutbox.finishedAt} is null`
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      parked: sql<number>`(count(*) filter (where ${erpOutbox.state} = 'parked'))::int`,
      oldest: sql<
        string | null
      >`min(coalesce(${erpOutbox.reopenedAt}, ${erpOutbox.createdAt})) filter (where ${isOpen})`,
      parkedSince: sql<string | null>`min(${erpOutbox.finishedAt}) filter (where ${erpOutbox.state} = 'parked')`,
    })
    .from(erpOutbox)
    .where(sql`${erpOutbox.state} in (${sql.raw(blockingList)})`)
  return {
    waiting: row?.waiting ?? 0,
    parked: row?.parked ?? 0,
    oldest: row?.oldest == null ? null : new Date(row.oldest),
    parkedSince: row?.parkedSince == null ? null : new Date(row.parkedSince),
  }
}

/** Each write that is parked with the try that parked it, so that one that is parked again is another one. */
export async function listParkings(db: Db): Promise<ReadonlySet<string>> {
  const rows = await ask<{ parking: string }>(
    db,
    sql`
    select o.id || ' ' || coalesce((select max(a.id) from erp_outbox_attempts a where a.outbox_id = o.id), 0) as parking
    from erp_outbox o where o.state = 'parked'`,
  )
  return new Set(rows.map(({ parking }) => parking))
}
