import { PortalError } from '@portal/contract/errors.ts'
import type { favourites } from '@portal/contract/favourites.ts'
import { bounds, refuseOneMore } from '@portal/domain/bounds.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import {
  deleteItem,
  deleteList,
  insertItems,
  insertList,
  lockOwnLists,
  saveSharing,
  saveTitle,
  touchList,
} from './favourites.store.ts'
import { freeTitle, keysOf, openOwnList, requireFavourites, requireOrderable } from './own-lists.ts'

const tooManyShared = () => new PortalError('lijst.te_veel', { amount: bounds.sharedFavourites })

/** @throws PortalError `lijst.te_lang` */
async function putItems(ctx: Ctx, id: string, items: ReturnType<typeof keysOf>): Promise<void> {
  const all = await insertItems(ctx.db, id, { items, at: ctx.clock.now() })
  if (all > bounds.favouriteItems) throw new PortalError('lijst.te_lang', { amount: bounds.favouriteItems })
}

async function makeList(ctx: Ctx, title: string, former: string | null = null): Promise<string> {
  requireFavourites(ctx)
  const { userName } = signedIn(ctx)
  const own = await lockOwnLists(ctx.db, userName)
  const refusal = refuseOneMore(own.length, bounds.favouriteLists)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params)
  const free = freeTitle(title, own)
  const sharedLocation = ctx.place?.nummer ?? null
  const id = await insertList(ctx.db, { id: former, userName, title: free, sharedLocation, at: ctx.clock.now() })
  if (id === null) throw new PortalError('error.tussentijds_gewijzigd')
  if (id === 'full') throw tooManyShared()
  ctx.audit(id, { created: free })
  return id
}

export const addList: UseCase<typeof favourites.addList> = async (ctx, input) => ({
  id: await makeList(ctx, input.titel),
})

/** With all its items, also such as are gone meanwhile, its id and whom it is shared with: a deleted list comes back as it was. */
export const addListAndItems: UseCase<typeof favourites.addListAndItems> = async (ctx, input) => {
  const id = await makeList(ctx, input.titel, input.id ?? null)
  await putItems(ctx, id, keysOf(input.items))
  return { id }
}

async function putOn(ctx: Ctx, id: string, asked: Parameters<typeof keysOf>[0]): Promise<null> {
  const { list } = await openOwnList(ctx, { id })
  const items = keysOf(asked)
  await requireOrderable(ctx, items)
  await putItems(ctx, list.id, items)
  await touchList(ctx.db, list.id)
  ctx.audit(list.id, { added: items })
  return null
}

export const addItem: UseCase<typeof favourites.addItem> = (ctx, input) => putOn(ctx, input.id, [input])

export const addItems: UseCase<typeof favourites.addItems> = (ctx, input) => {
  if (input.items.length === 0) throw new PortalError('reject.items_leeg')
  return putOn(ctx, input.id, input.items)
}

export const removeItem: UseCase<typeof favourites.removeItem> = async (ctx, input) => {
  const { list } = await openOwnList(ctx, input)
  const [key] = keysOf([{ ...input, aantal: 1 }])
  if (key !== undefined) await deleteItem(ctx.db, list.id, key)
  await touchList(ctx.db, list.id)
  ctx.audit(list.id, { removed: key })
  return null
}

export const removeList: UseCase<typeof favourites.removeList> = async (ctx, input) => {
  const { list } = await openOwnList(ctx, input)
  await deleteList(ctx.db, list.id)
  ctx.audit(list.id, { deleted: list.title })
  return null
}

export const renameList: UseCase<typeof favourites.renameList> = async (ctx, input) => {
  const { list, others } = await openOwnList(ctx, input)
  const title = freeTitle(input.titel, others)
  await saveTitle(ctx.db, list.id, title)
  await touchList(ctx.db, list.id)
  ctx.audit(list.id, { from: list.title, to: title })
  return null
}

/** People of the location may read it; that the person is there was checked with the call. */
export const setSharing: UseCase<typeof favourites.setSharing> = async (ctx, input) => {
  const { list } = await openOwnList(ctx, input)
  if (!(await saveSharing(ctx.db, list.id, ctx.place?.nummer ?? null))) throw tooManyShared()
  await touchList(ctx.db, list.id)
  ctx.audit(list.id, { sharedWith: ctx.place?.nummer ?? null })
  return null
}
