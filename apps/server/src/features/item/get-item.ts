import { PortalError } from '@portal/contract/errors.ts'
import type { item } from '@portal/contract/item.ts'
import type { UseCase } from '../../http/handlers.ts'
import { findItemKeys, readItemsInView } from '../catalogue/catalogue.store.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'

/** One item with its technical data (R-ROUTE-06, R-ENT-06). */
export const getItem: UseCase<typeof item.getItem> = (ctx, input) => {
  const view = itemViewOf(ctx)
  const key = ['item', input.materieelSoort, ...Object.values(view).map(String)]
  return ctx.answers.get(key, ['catalogue', 'translations', 'settings'], async () => {
    const found = await readItemsInView(ctx.db, await findItemKeys(ctx.db, [input.materieelSoort]), view)
    if (found[0] === undefined) throw new PortalError('artikel.niet_bestelbaar')
    return found[0]
  })
}

/** Several items in the order asked, as for a remembered or a favourites list (R-PAY-22). */
export const getItems: UseCase<typeof item.getItems> = async (ctx, input) => {
  const keys = await findItemKeys(ctx.db, input.materieelsoorten)
  return { materielen: [...(await readItemsInView(ctx.db, keys, itemViewOf(ctx)))] }
}
