import { type RequestStatus, requestStatuses } from '@portal/domain/states/enums.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { images } from '../../platform/db/schema/mirror-catalogue.ts'
import { erpRequests } from '../../platform/db/schema/mirror-requests.ts'

/** A request as the back office has it now. */
export interface ErpRequestState {
  readonly externalId: string | null
  readonly no: string
  readonly status: RequestStatus
}

const ofPortal = {
  externalId: erpRequests.externalId,
  no: erpRequests.no,
  // The condition of both queries lets only these words through.
  status: sql<RequestStatus>`${erpRequests.status}`,
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
          and (r.status <> ${erpRequests.status} or r.erp_no is distinct from ${erpRequests.no}))`,
      ),
    )
}

/** Portal names of the people whose locations changed: their own rows, or a location of theirs. */
export async function listTouchedPeople(
  db: Db,
  touched: { readonly erpUserNames: readonly string[]; readonly locationNos: readonly string[] },
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ user_name: string }>(sql`
    select u.user_name from users u
    where u.erp_user_name = any(${sql.param([...touched.erpUserNames])}::text[])
      or exists (select from erp_user_locations l where l.user_name = u.erp_user_name
        and l.location_no = any(${sql.param([...touched.locationNos])}::text[]))`)
  return rows.map((row) => row.user_name)
}

export interface MissingImage {
  readonly parentType: string
  readonly parentNo: string
  readonly lineNo: number
  readonly hash: string
}

/** Pictures of these parents whose content is not here yet, each content once. */
export async function listMissingImages(db: Db, parentTypes: readonly string[]): Promise<readonly MissingImage[]> {
  const { parentType, parentNo, lineNo, hash } = images
  return db
    .selectDistinctOn([hash], { parentType, parentNo, lineNo, hash })
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
