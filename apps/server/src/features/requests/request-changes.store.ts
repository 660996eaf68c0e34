import type { RequestDelivery } from '@portal/domain/requests/delivery.ts'
import type { RequestStatus } from '@portal/domain/states/enums.ts'
import type { Corrections } from '../../platform/back-office/erp-gateway.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'
import type { WritePart } from '../../platform/db/write-parts.ts'

/** Of the row of `requests`: it ended before the back office took it. */
const isNeverTaken = sql`delivery in ('geweigerd', 'vervallen', 'ingetrokken')`

/** A request that changed, and who is to be notified. */
export interface ChangedRequest {
  readonly no: string
  readonly locationNo: string
  /** Where the goods go; empty when that is no location. */
  readonly toLocation: string
  readonly userName: string
}

/** What became of sending a request. */
export interface DeliveryChange {
  readonly id: string
  readonly delivery: RequestDelivery
  /** It ends here; one that was refused before and goes on is asked for again. */
  readonly isRefused: boolean
  readonly erpNo: string | null
  readonly reason: string
  readonly at: Date
  readonly corrections: Corrections
}

export interface DeliveredRequest extends ChangedRequest {
  readonly type: 'Aanvoer' | 'Afvoer' | 'Overige_verplaatsingen'
  readonly listId: string | null
}

interface SavedDelivery extends DeliveredRequest {
  /** It was never taken until now, or lines of it went back to their list. */
  readonly mayBeOnList: boolean
}

/**
 * Writes what became of sending a request, with its step; null when that was known already. What the back office has
 * cannot be refused or held any more. Going back to the queue is no step: what was done before stays in the course.
 */
export async function saveDelivery(db: Db, change: DeliveryChange): Promise<SavedDelivery | null> {
  const { id, delivery, erpNo, reason, at, corrections } = change
  const rows = await ask<SavedDelivery>(
    db,
    sql`
    with before as (
      select id as "beforeId", ${isNeverTaken} or exists
        (select from request_lines where request_id = requests.id and returned_to is not null) as "mayBeOnList"
      from requests where id = ${id} for update),
    changed as (
      update requests set delivery = ${delivery}, erp_no = coalesce(${erpNo}, erp_no), refusal = ${reason},
        status = case when ${change.isRefused}::boolean then 'Disapproved' when ${isNeverTaken} then 'Requested'
          else status end,
        reference = coalesce(${corrections.reference ?? null}, reference),
        remark = coalesce(${corrections.remark ?? null}, remark),
        contact = coalesce(${corrections.contact ?? null}, contact),
        phone_no = coalesce(${corrections.phone ?? null}, phone_no), changed_at = ${at}
      from before where id = "beforeId" and (delivery <> ${delivery} or erp_no is distinct from coalesce(${erpNo}, erp_no))
        and (delivery <> 'bevestigd' or ${delivery} = 'bevestigd')
      returning id, no, type, location_no, to_location, user_name, list_id, status, "mayBeOnList"),
    step as (
      insert into request_steps (request_id, step, status, text, at)
      select id, ${delivery}, status, ${erpNo ?? reason}, ${at} from changed where ${delivery} <> 'wachtrij')
    select no, type, location_no as "locationNo", to_location as "toLocation", user_name as "userName",
      list_id as "listId", "mayBeOnList"
    from changed`,
  )
  return rows[0] ?? null
}

/** As `held` of the outbox has them, see `ConfirmedRecords`: their own number, and the moment. */
const confirmedPart: WritePart = {
  name: 'confirmed',
  text: sql`
    update requests r set delivery = 'bevestigd', erp_no = coalesce(held."erpNo", r.erp_no), refusal = '', changed_at = held.at
    from held where r.id = held."externalId" returning r.id, r.status, held."erpNo", held.at`,
}
const confirmedStepPart: WritePart = {
  name: 'confirmedstep',
  text: sql`
    insert into request_steps (request_id, step, status, text, at)
    select id, 'bevestigd', status, coalesce("erpNo", ''), at from confirmed`,
}

/** Requests that the back office has now, where that is all there is to say: none was refused or held before. */
export const confirmedRequests = {
  join: sql`join requests r on r.id = answered."externalId" and r.delivery = 'wachtrij' and not exists
    (select from request_lines where request_id = r.id and returned_to is not null)`,
  told: sql`jsonb_build_object('no', r.no, 'locationNo', r.location_no, 'toLocation', r.to_location)`,
  writes: [confirmedPart, confirmedStepPart],
} as const

/** A request as the back office has it now. */
export interface ErpRequestState {
  readonly externalId: string | null
  readonly no: string
  readonly status: RequestStatus
  readonly remark: string
}

export interface KnownRequest extends DeliveredRequest {
  readonly id: string
  readonly status: RequestStatus
  readonly erpNo: string | null
  /** As the requester wrote it. */
  readonly remark: string
  /** Why it was refused, as far as it is known. */
  readonly reason: string
  /** As far as the portal knew, it was never taken. */
  readonly isRefused: boolean
  readonly found: ErpRequestState
}

/** The portal's requests that these rows of the back office are about, locked. */
export async function lockByErpRequests(db: Db, states: readonly ErpRequestState[]): Promise<KnownRequest[]> {
  const rows = await ask<KnownRequest>(
    db,
    sql`
    select r.id, r.no, r.type, r.location_no as "locationNo", r.to_location as "toLocation", r.user_name as "userName",
      r.list_id as "listId", r.status, r.erp_no as "erpNo", r.remark, r.refusal as reason,
      ${isNeverTaken} as "isRefused",
      jsonb_build_object('externalId', e."externalId", 'no', e.no, 'status', e.status, 'remark', e.remark) as found
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
      as e("externalId" uuid, no text, status text, remark text)
    join requests r on r.id = e."externalId" or r.erp_no = e.no
    order by r.id for update of r`,
  )
  return rows
}

export interface StatusChange {
  readonly id: string
  readonly status: RequestStatus
  readonly erpNo: string
  /** Why the desk refused it; empty otherwise. */
  readonly reason: string
  /** Which steps it took: the number that came, the status that changed, or both. */
  readonly steps: readonly ('bevestigd' | 'status')[]
}

/** Numbers and statuses that came with a synchronisation, all in one statement. */
export async function saveStatuses(db: Db, changes: readonly StatusChange[], at: Date): Promise<void> {
  if (changes.length === 0) return
  const steps = changes.flatMap(({ steps: taken, ...change }) => taken.map((step) => ({ ...change, step })))
  await ask(
    db,
    sql`
    with changed as (
      update requests r set status = c.status, erp_no = c."erpNo", delivery = 'bevestigd', refusal = c.reason,
        changed_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as c(id uuid, status text, "erpNo" text, reason text)
      where r.id = c.id)
    insert into request_steps (request_id, step, status, text, at)
    select s.id, s.step, s.status, case when s.step = 'bevestigd' then s."erpNo" else s.reason end, ${at}
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as s(id uuid, step text, status text, "erpNo" text, reason text)`,
  )
}
