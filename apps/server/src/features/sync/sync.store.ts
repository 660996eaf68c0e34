import { type RequestStatus, requestStatuses } from '@portal/domain/states/enums.ts'
import { erpRequests, images } from '../../erp/mirror-tables.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { and, eq, inArray, isNotNull, or, sql } from '../../platform/db/query.ts'
import { syncState } from '../../platform/db/schema/exchange.ts'

/** A request as the back office has it now. */
export interface ErpRequestState {
  readonly externalId: string | null
  readonly no: string
  readonly status: RequestStatus
  readonly remark: string
}

const ofPortal = {
  externalId: erpRequests.externalId,
  no: erpRequests.no,
  // The condition of both queries lets only these words through.
  status: sql<RequestStatus>`${erpRequests.status}`,
  remark: erpRequests.remark,
}
const isKnownStatus = inArray(erpRequests.status, [...requestStatuses])

export async function listRequestStates(db: Db, numbers: readonly string[]): Promise<readonly ErpRequestState[]> {
  if (numbers.length === 0) return []
  return db
    .select(ofPortal)
    .from(erpRequests)
    .where(and(sql`${erpRequests.no} = any(${sql.param([...numbers])}::text[])`, isKnownStatus))
}

/** The portal's requests that the mirror knows more of than they do themselves, e.g. after a crash between the two. */
export async function listDifferingRequests(db: Db): Promise<readonly ErpRequestState[]> {
  return db
    .select(ofPortal)
    .from(erpRequests)
    .where(
      and(
        isKnownStatus,
        sql`exists (select from requests r where r.id = ${erpRequests.externalId}
          and (r.status <> ${erpRequests.status} or r.erp_no is distinct from ${erpRequests.no}
            or (r.status = 'Disapproved' and r.refusal = '' and r.remark <> ${erpRequests.remark})))`,
      ),
    )
}

/**
 * Portal names of the people whose locations changed: their own rows, or a location of theirs. Administrators see every
 * location.
 */
export async function listTouchedPeople(
  db: Db,
  touched: { readonly erpUserNames: readonly string[]; readonly locationNos: readonly string[] },
): Promise<readonly string[]> {
  const rows = await ask<{ user_name: string }>(
    db,
    sql`
    select u.user_name from users u
    where u.erp_user_name = any(${sql.param([...touched.erpUserNames])}::text[])
      or exists (select from erp_user_locations l where l.user_name = u.erp_user_name
        and l.location_no = any(${sql.param([...touched.locationNos])}::text[]))
      or (${touched.locationNos.length > 0}::boolean and (u.is_administrator or u.roles && array['Admin', 'SuperAdmin']))`,
  )
  return rows.map((row) => row.user_name)
}

export interface MissingImage {
  readonly parentType: string
  readonly parentNo: string
  readonly lineNo: number
  readonly hash: string
  /** Bytes, as the back office says. */
  readonly size: number
}

/** Pictures of these parents whose content is not here yet, each content once. */
export async function listMissingImages(db: Db, parentTypes: readonly string[]): Promise<readonly MissingImage[]> {
  const { parentType, parentNo, lineNo, hash, size } = images
  return db
    .selectDistinctOn([hash], { parentType, parentNo, lineNo, hash, size })
    .from(images)
    .where(and(eq(images.stored, false), inArray(parentType, [...parentTypes]), sql`${hash} <> ''`))
    .orderBy(hash, parentNo)
}

export async function markStored(db: Db, hash: string): Promise<void> {
  await db
    .update(images)
    .set({ stored: true })
    .where(and(eq(images.hash, hash), eq(images.stored, false)))
}

/** The name in the back office of somebody with an account here. */
export async function findErpUserName(db: Db, userName: string): Promise<string | null> {
  const rows = await ask<{ erp_user_name: string }>(
    db,
    sql`select erp_user_name from users where lower(user_name) = lower(${userName})`,
  )
  return rows[0]?.erp_user_name ?? null
}

/** How far a table of the mirror is. */
export interface TableState {
  readonly rows: number
  /** When it was last in step. */
  readonly updatedAt: Date | null
  readonly error: string | null
  /** Rows that the last comparison did not dare to remove. */
  readonly vanishing: number | null
}

/** By the name of the service that fills the table. */
export async function listTableStates(db: Db): Promise<ReadonlyMap<string, TableState>> {
  const { service, rowCount: rows, lastSuccessAt: updatedAt, vanishing } = syncState
  const error = sql<string | null>`coalesce(${syncState.lastError}, ${syncState.compareError})`
  const found = await db.select({ service, rows, updatedAt, error, vanishing }).from(syncState)
  return new Map(found.map((row) => [row.service, row]))
}

/** Lets the next comparison remove so many rows; false when the last one stopped at another number, or at none. */
export async function acceptVanishing(
  db: Db,
  { service, rows, by }: { readonly service: string; readonly rows: number; readonly by: string },
): Promise<boolean> {
  const accepted = await db
    .update(syncState)
    .set({ acceptedVanishing: rows, acceptedBy: by })
    .where(and(eq(syncState.service, service), eq(syncState.vanishing, rows)))
    .returning({ service: syncState.service })
  return accepted.length === 1
}

/** Tables of the mirror whose reading or comparison stopped, e.g. because too many rows would vanish. */
export async function countStoppedTables(db: Db): Promise<number> {
  return db.$count(syncState, or(isNotNull(syncState.lastError), isNotNull(syncState.compareError)))
}

/** The items on whose page one of these items stands beside them: delivered with them, or in a tip. */
export async function listMentioning(db: Db, numbers: readonly string[]): Promise<readonly string[]> {
  if (numbers.length === 0) return []
  const rows = await ask<{ no: string }>(
    db,
    sql`
    select no from erp_included_items where other_no = any(${sql.param([...numbers])}::text[])
    union select no from erp_order_tips where other_no = any(${sql.param([...numbers])}::text[])`,
  )
  return rows.map(({ no }) => no)
}
