import { isOpenRequest, type RequestStanding, requestStanding } from '@portal/domain/requests/request-standing.ts'
import type { Shown } from '@portal/domain/states/enums.ts'
import type { Ctx, Hub, TenantParts } from '../../platform/context.ts'
import type { Committing } from '../../platform/db/transact.ts'
import { readDecider } from './approvals/deciding.ts'
import { readStanding } from './approvals/submissions.store.ts'
import {
  type GivenBack,
  lockReturnedLines,
  lockReturnedRemovalLines,
  type ReturnedLine,
  restoreLines,
  restoreRemovalLines,
  takeLines,
  takeRemovalLines,
} from './given-back.store.ts'
import { move } from './kinds/move.ts'
import { order } from './kinds/order.ts'
import { removal } from './kinds/removal.ts'
import type { RequestKind } from './kinds/request-kind.ts'
import { transport } from './kinds/transport.ts'
import { countRequestRows } from './listed-requests.store.ts'
import { type Confirmation, queueConfirmation } from './mail/confirmation.ts'
import type { TakenRequest } from './placed-answer.ts'
import type { ChangedRequest, DeliveredRequest } from './request-changes.store.ts'
import { insertApprovalStep, insertRequest, type RequestKindName, requestTypeOf } from './requests.store.ts'

const kinds: Readonly<Record<RequestKindName, RequestKind>> = { order, removal, move, transport }

/**
 * Stores a request, the write that carries it to the back office and its confirmation, in the transaction of the call:
 * from then on it cannot be lost, and it is sent and shown at its locations once the call is committed.
 * @param asked the judged request, and what its confirmation needs
 * @returns its number and how its mail stands, as a call answers it
 */
export async function takeRequest(ctx: Ctx, asked: Omit<Confirmation, 'number' | 'kind'>): Promise<TakenRequest> {
  const { request, requester, place, approval } = asked
  const number = await insertRequest(ctx.db, request, ctx.clock.now())
  if (approval !== undefined) await insertApprovalStep(ctx.db, request.id, { by: approval.by, at: ctx.clock.now() })
  const sent = { portalNo: number, requestDate: ctx.clock.today(), requestedBy: requester.erpUserName }
  const { draft, fromLocation, lines } = request
  // Its schema keeps what the back office gets: its own numbers, no prices and no descriptions.
  const payload = { ...draft, ...sent, type: requestTypeOf[request.kind], fromLocation, lines }
  const write = { kind: 'request.create', externalId: request.id, payload, createdBy: request.userName } as const
  await ctx.erp.enqueue(ctx.db, write, approval?.holdMs)
  const mail = await queueConfirmation(ctx, { ...asked, kind: kinds[request.kind], number })
  ctx.touch('requests', number)
  ctx.afterCommit(() => {
    ctx.erp.wakeOutbox()
    announceRequest(ctx.hub, { no: number, locationNo: request.locationNo, toLocation: draft.toLocation })
  })
  const answer = { aanvraagnummer: number, erpNummer: null, status: 'wachtrij', mail } as const
  return { id: request.id, number, locationNo: place.nummer, answer }
}

/** How many requests from or to some locations are in each state (R-SCR-REP-01); states without one are left out. */
export async function countRequests(
  { db }: Pick<Ctx, 'db'>,
  locationNos: readonly string[],
): Promise<ReadonlyMap<Shown<RequestStanding>, number>> {
  const counts = new Map<Shown<RequestStanding>, number>()
  for (const row of await countRequestRows(db, locationNos)) {
    const standing = requestStanding(row)
    counts.set(standing, (counts.get(standing) ?? 0) + row.aantal)
  }
  return counts
}

/** How many requests from or to some locations wait for a decision. */
export async function countOpenRequests({ db }: Pick<Ctx, 'db'>, locationNos: readonly string[]): Promise<number> {
  const rows = await countRequestRows(db, locationNos)
  return rows.filter(isOpenRequest).reduce((sum, { aantal }) => sum + aantal, 0)
}

/** Sends everybody at the locations of a request the event that it changed; their pages read it again. */
export function announceRequest(
  hub: Hub,
  { no, locationNo, toLocation }: Pick<ChangedRequest, 'no' | 'locationNo' | 'toLocation'>,
): void {
  const places = new Set([locationNo, toLocation].filter((place) => place !== ''))
  for (const location of places) hub.changed({ location }, { subjects: ['requests'], ids: [no] })
}

type Parts = Pick<TenantParts, 'hub'> & Committing
/** A request with its id; the list is null for what was made of none. */
type Sent = Pick<DeliveredRequest, 'type' | 'listId' | 'userName' | 'locationNo'> & Pick<GivenBack, 'requestId' | 'at'>

interface ListKind {
  readonly restore: (db: Parts['db'], back: GivenBack) => Promise<boolean>
  readonly lockReturned: (db: Parts['db'], back: GivenBack) => Promise<ReturnedLine[]>
  readonly take: (db: Parts['db'], back: GivenBack) => Promise<boolean>
}

const orderList: ListKind = { restore: restoreLines, lockReturned: lockReturnedLines, take: takeLines }
const removalList: ListKind = {
  restore: restoreRemovalLines,
  lockReturned: lockReturnedRemovalLines,
  take: takeRemovalLines,
}
/** The list a request came from: an order list, or else a removal list. */
const listOf = ({ type }: Sent): ListKind => (type === 'Aanvoer' ? orderList : removalList)

/** The lines of a request that is not carried out go back to the list they came from, once. */
export async function giveLinesBack(parts: Parts, sent: Sent): Promise<void> {
  const { listId, requestId, at } = sent
  if (listId === null) return
  if (await listOf(sent).restore(parts.db, { listId, requestId, at })) tellList(parts, sent, listId)
}

/**
 * A request that was refused goes on after all: what it gave back leaves the list again, so that nothing is there twice.
 * @returns whether all of it was still there
 */
export async function takeLinesAgain(parts: Parts, sent: Sent): Promise<boolean> {
  const { listId, requestId, at } = sent
  if (listId === null) return true
  const back = { listId, requestId, at }
  const lines = await listOf(sent).lockReturned(parts.db, back)
  if (lines.length > 0 && (await listOf(sent).take(parts.db, back))) tellList(parts, sent, listId)
  return lines.every(({ wanted, rest }) => rest >= wanted)
}

function tellList({ hub, afterCommit }: Parts, { type, userName }: Sent, listId: string): void {
  afterCommit(() => {
    if (type === 'Aanvoer') hub.changed({ user: userName }, { subjects: ['orderLists'], ids: [listId] })
    else hub.changed({ user: userName }, { subjects: ['removalLists'] })
  })
}

/** How many submitted lists wait for a decision of the caller, deputies of today included. */
export async function countWaiting(ctx: Ctx): Promise<number> {
  const { userName, erpUserName, standsInFor, customers } = await readDecider(ctx)
  const names = [erpUserName, ...standsInFor]
  return (await readStanding(ctx.db, { userName, erpUserName, customers, names })).aantal
}
