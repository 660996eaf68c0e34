import { PortalError } from '@portal/contract/errors.ts'
import { refuseTakenName } from '@portal/domain/order-list/list-name.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { type ListOfLines, lockListOfLines } from './order-lines.store.ts'
import { type ListHead, listLists, lockList } from './order-list.store.ts'
import { refuseStanding } from './order-list.ts'

/** The named list, or the first one for the empty id, locked until the end of the call; null when there is none. */
export async function lockEditableList(ctx: Ctx, place: UserLocation, listId: string): Promise<ListHead | null> {
  if (place.geblokkeerd) throw new PortalError('locatie.geblokkeerd')
  const owner = { userName: signedIn(ctx).userName, locationNo: place.nummer }
  const head = await lockList(ctx.db, owner, listId)
  if (head !== null) refuseStanding(head, place)
  return head
}

/** The one list of this person that all these lines are on, locked, with these lines and what came with them; null without. */
export async function findListOfLines(ctx: Ctx, asked: readonly string[]): Promise<ListOfLines | null> {
  const list = await lockListOfLines(ctx.db, signedIn(ctx).userName, [...new Set(asked)])
  if (list === null) return null
  const place = await ctx.at(list.materieelLocatieNr)
  if (place.geblokkeerd) throw new PortalError('locatie.geblokkeerd')
  refuseStanding(list, place)
  return list
}

/** As `findListOfLines`; lines that are not there or not this person's are not found. */
export async function openListOfLines(ctx: Ctx, asked: readonly string[]): Promise<ListOfLines> {
  const list = await findListOfLines(ctx, asked)
  if (list === null) throw new PortalError('error.niet_gevonden')
  return list
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

/** Notes the change for the audit and for the person's other windows. */
export function tellListChanged(ctx: Ctx, listId: string, details: Readonly<Record<string, unknown>>): void {
  ctx.audit(listId, details)
  ctx.touch('orderLists', listId)
}
