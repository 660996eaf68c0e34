import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import type { categories } from '@portal/contract/categories.ts'
import type { UseCase } from '../../http/handlers.ts'
import { listCategories } from '../catalogue/catalogue.store.ts'
import { heldItemKeys } from '../catalogue/catalogue.ts'
import { listItemPictures } from './categories.store.ts'
import { holdingsOf } from './holdings.ts'

const ids = [catalogueIds.categories, catalogueIds.list]

/** The visible category tree with what each holds (R-ENT-19); the picture is its own, else that of its first orderable item. */
export const getItemCategories: UseCase<typeof categories.getItemCategories> = (ctx) => {
  const read = async () => {
    const [stored, keys, pictures] = await Promise.all([
      listCategories(ctx.db, ctx.language),
      heldItemKeys(ctx),
      listItemPictures(ctx.db),
    ])
    const holdings = holdingsOf(stored, keys, pictures)
    return { items: stored.map((category) => ({ ...category, ...holdings(category) })) }
  }
  return ctx.answers.get(['categories', ctx.language], read, { ids: () => ids })
}
