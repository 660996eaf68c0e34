import { PortalError } from '@portal/contract/errors.ts'
import { cleanListName, refuseTakenName } from '@portal/domain/order-list/list-name.ts'
import { type AskingCtx, type Ctx, signedIn } from '../../platform/context.ts'
import type { ItemKey } from '../catalogue/catalogue.store.ts'
import { listOrderable, lockOwnLists } from './favourites.store.ts'

/** @throws PortalError while favourites are switched off */
export function requireFavourites(ctx: Pick<AskingCtx, 'settings'>): void {
  if (!ctx.settings.bool('AppBestellijst_Favorieten')) throw new PortalError('error.niet_toegankelijk')
}

/** A list of this person, to be changed; that of somebody else is not found, also when it is shared. */
export async function openOwnList(ctx: Ctx, asked: { readonly id: string; readonly versie?: number | undefined }) {
  requireFavourites(ctx)
  const lists = await lockOwnLists(ctx.db, signedIn(ctx).userName)
  const list = lists.find(({ id }) => id === asked.id)
  if (list === undefined) throw new PortalError('error.niet_gevonden')
  if (asked.versie !== undefined && asked.versie !== list.version) throw new PortalError('error.tussentijds_gewijzigd')
  return { list, others: lists.filter(({ id }) => id !== list.id) }
}

/** A title that no other list of the person has. */
export function freeTitle(title: string, others: readonly { readonly title: string }[]): string {
  const refusal = refuseTakenName(
    title,
    others.map((list) => list.title),
  )
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params, { field: 'titel' })
  return cleanListName(title)
}

interface AskedItem {
  readonly type: string
  readonly materieelSoort: string
  readonly aantal: number
}

export const keysOf = (items: readonly AskedItem[]) =>
  items.map(({ type, materieelSoort, aantal }) => ({ kind: type, no: materieelSoort.toUpperCase(), quantity: aantal }))

/** @throws PortalError for what cannot be ordered: it would never be put on an order list */
export async function requireOrderable(ctx: Ctx, items: readonly ItemKey[]): Promise<void> {
  const known = new Set((await listOrderable(ctx.db, items)).map(({ kind, no }) => `${kind} ${no}`))
  const missing = items.find(({ kind, no }) => !known.has(`${kind} ${no}`))
  if (missing !== undefined) throw new PortalError('artikel.niet_bestelbaar', { item: missing.no })
}
