import { PortalError } from '@portal/contract/errors.ts'
import { refuseTakenName } from '@portal/domain/order-list/list-name.ts'
import { refuseListChange } from '@portal/domain/order-list/list-state.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { type FollowingLine, listFollowingLines } from './order-lines.store.ts'
import { type ListHead, listLists, lockList, lockListOfLines, standingOf } from './order-list.store.ts'

/** A list that stays as it is until the end of the call, with all its lines. */
interface LockedLines {
  readonly head: ListHead
  readonly lines: readonly FollowingLine[]
}

/** The named list, or the first one for the empty id, locked until the end of the call; null when there is none. */
export async function lockEditableList(ctx: Ctx, place: UserLocation, listId: string): Promise<ListHead | null> {
  if (place.geblokkeerd) throw new PortalError('locatie.geblokkeerd')
  const owner = { userName: signedIn(ctx).userName, locationNo: place.nummer }
  const head = await lockList(ctx.db, owner, listId)
  if (head !== null) refuseStanding(head, place)
  return head
}

function refuseStanding(head: ListHead, place: UserLocation): void {
  const refusal = refuseListChange(standingOf(head, place.geblokkeerd))
  if (refusal !== null) throw new PortalError(refusal)
}

/** The one list of this person that all these lines are on, locked until the end of the call. */
export async function lockListWithLines(ctx: Ctx, lineIds: readonly string[]): Promise<LockedLines> {
  const ids = [...new Set(lineIds)]
  const { userName } = signedIn(ctx)
  // Sent together: the lines are read after the lock.
  const [head, lines] = await Promise.all([lockListOfLines(ctx.db, userName, ids), listFollowingLines(ctx.db, ids)])
  const isComplete = ids.every((id) => lines.some((line) => line.id === id))
  if (head === null || !isComplete) throw new PortalError('error.niet_gevonden')
  const place = await ctx.at(head.materieelLocatieNr)
  if (place.geblokkeerd) throw new PortalError('locatie.geblokkeerd')
  refuseStanding(head, place)
  return { head, lines }
}

/** As `lockEditableList`; a list that is not there or not this person's is not found. */
export async function lockNamedList(ctx: Ctx, place: UserLocation, listId: string): Promise<ListHead> {
  const head = await lockEditableList(ctx, place, listId)
  if (head === null) throw new PortalError('error.niet_gevonden')
  return head
}

/** Refuses a name that another list of this person at this location has, for the field that gave it. */
export async function requireFreeName(
  ctx: Ctx,
  wanted: { readonly name: string; readonly field: string },
  at: { readonly locationNo: string; readonly except?: string },
): Promise<void> {
  const lists = await listLists(ctx.db, signedIn(ctx).userName, [at.locationNo])
  const others = lists.filter((list) => list.id !== at.except).map((list) => list.naam)
  const refusal = refuseTakenName(wanted.name, others)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params, { field: wanted.field })
}

/** Writes the change down and tells the person's other windows. */
export function tellListChanged(ctx: Ctx, listId: string, details: Readonly<Record<string, unknown>>): void {
  ctx.audit(listId, details)
  ctx.afterCommit(() => ctx.hub.toUser(signedIn(ctx).userName, 'orderListUpdated', { bestellijstId: listId }))
}
