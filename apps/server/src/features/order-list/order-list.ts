import { PortalError } from '@portal/contract/errors.ts'
import type { Locale } from '@portal/contract/values.ts'
import { refuseListChange } from '@portal/domain/order-list/list-state.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import type { PartRow } from '../../platform/db/write-parts.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { allLinesPart, listGuard, readListToOrder, seenList } from './order-lines.store.ts'
import { type ListHead, type ListToOrder, standingOf } from './order-list.store.ts'

/** @throws PortalError when a list that stands like this may not be changed */
export function refuseStanding(head: Pick<ListHead, 'savedStatus' | 'reden'>, place: UserLocation): void {
  const refusal = refuseListChange(standingOf(head, place.geblokkeerd))
  if (refusal !== null) throw new PortalError(refusal)
}

/** Raises the version of a list that is as it was read, and writes what hangs on that. */
export async function changeList(
  ctx: Ctx,
  list: Pick<ListHead, 'id' | 'versie'>,
  rows: readonly PartRow[],
): Promise<void> {
  await ctx.write([listGuard, seenList(list, ctx.clock.now())], ...rows)
}

/** The named list of the location, or for the empty id the first one, with its lines in this language, to be ordered. */
export async function openListToOrder(
  ctx: Ctx,
  asked: { readonly listId: string; readonly versie: number | undefined },
  language: Locale,
): Promise<ListToOrder> {
  const place = placeOf(ctx)
  const owner = { userName: signedIn(ctx).userName, locationNo: place.nummer }
  const list = await readListToOrder(ctx, { ...owner, listId: asked.listId }, language)
  if (list === null) throw new PortalError('error.niet_gevonden')
  refuseStanding(list, place)
  if (asked.versie !== undefined && asked.versie !== list.versie) throw new PortalError('error.tussentijds_gewijzigd')
  return list
}

/** Takes all lines off a list that is as it was read, so that two windows cannot order them twice. */
export async function takeAllLines(ctx: Ctx, list: ListToOrder): Promise<void> {
  await changeList(ctx, list, [[allLinesPart, {}]])
  ctx.afterCommit(() => ctx.hub.toUser(signedIn(ctx).userName, 'orderListUpdated', { bestellijstId: list.id }))
}
