import { PortalError } from '@portal/contract/errors.ts'
import type { removalList } from '@portal/contract/removal-list.ts'
import { refuseReturn } from '@portal/domain/removal-list/refuse-return.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { placesAt, refuseLeaving, refuseLongRemark } from './change-removal-list.ts'
import { projectPlaces } from './project-places.ts'
import { type RemovalLineChange, saveRemovalLines } from './removal-lines.store.ts'
import { findRemovalLists, listRemovalLines, lockRemovalLists, type RemovalLine } from './removal-list.store.ts'

interface Save {
  readonly items: readonly RemovalLineChange[]
  readonly versie: number
}

/** Quantities and remarks of lines of the list of one location (R-CALL-10). */
export const updateItems: UseCase<typeof removalList.updateItems> = (ctx, input) => update(ctx, [placeOf(ctx)], input)

/** The same over the lists of all locations of a project (R-CALL-11). */
export const updateProjectItems: UseCase<typeof removalList.updateProjectItems> = async (ctx, input) =>
  update(ctx, await projectPlaces(ctx, input.projectNummer), input)

async function update(ctx: Ctx, places: readonly UserLocation[], save: Save): Promise<{ versie: number }> {
  if (save.items.length === 0) throw new PortalError('reject.items_leeg')
  const owner = { userName: signedIn(ctx).userName, locationNos: places.map((place) => place.nummer) }
  const lists = await lockRemovalLists(ctx.db, owner)
  const known = new Map((await listRemovalLines(ctx.db, idsOf(lists))).map((line) => [line.id, line]))
  const touchedIds = new Set(save.items.map((item) => known.get(item.id)?.listId))
  const touched = lists.filter((list) => touchedIds.has(list.id))
  // A line that went meanwhile is a newer list too, so the version is looked at before the lines.
  if (versionOf(lists) !== save.versie) throw new PortalError('error.tussentijds_gewijzigd')
  if (touchedIds.has(undefined)) throw new PortalError('error.niet_gevonden')
  const locationNos = touched.map((list) => list.locationNo)
  refuseLeaving(await placesAt(ctx, locationNos))
  for (const [index, item] of save.items.entries())
    refuseChange(ctx, { item, line: known.get(item.id), at: `items.${index}.` })
  await saveRemovalLines(ctx.db, idsOf(touched), { lines: save.items, at: ctx.clock.now() })
  for (const locationNo of locationNos) ctx.audit(locationNo, { changed: save.items.length })
  return { versie: versionOf(await findRemovalLists(ctx.db, owner)) }
}

interface Change {
  readonly item: RemovalLineChange
  readonly line: RemovalLine | undefined
  /** Where the item is in what was sent. */
  readonly at?: string
}

/** An unchanged quantity is not compared with what stands there by now. */
export function refuseChange(ctx: Ctx, { item, line, at = '' }: Change): void {
  refuseLongRemark(ctx, item.opmerking, `${at}opmerking`)
  if (line === undefined || line.retourAantal === item.retourAantal) return
  const refusal = refuseReturn(item.retourAantal, {
    isPiece: line.materieelNummer !== '',
    present: line.aanwezig,
    capped: ctx.settings.bool('Afvoeren_MaximaalVoorraad'),
  })
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params, { field: `${at}retourAantal` })
}

function versionOf(lists: readonly { readonly version: number }[]): number {
  return lists.reduce((sum, list) => sum + list.version, 0)
}

function idsOf(lists: readonly { readonly id: string }[]): readonly string[] {
  return lists.map((list) => list.id)
}
