import type { categories } from '@portal/contract/categories.ts'
import { pathTo } from '@portal/domain/catalogue/category-tree.ts'
import type { UseCase } from '../../http/handlers.ts'
import { listAllItemKeys } from '../catalogue/catalogue.store.ts'
import { type DecidedCategory, listDecidedCategories, listItemPictures } from './categories.store.ts'
import { holdingsOf } from './holdings.ts'

const isHidden = ({ hidden, hiddenThere }: DecidedCategory) => hidden ?? hiddenThere

/** Every category, also those that nobody else sees, with what the company decided about it (R-ROLE-18). */
export const getSettingItemCategories: UseCase<typeof categories.getSettingItemCategories> = async (ctx) => {
  const [tree, keys, pictures] = await Promise.all([
    listDecidedCategories(ctx.db, ctx.language),
    listAllItemKeys(ctx.db),
    listItemPictures(ctx.db),
  ])
  const holdings = holdingsOf(tree, keys, pictures)
  const items = tree.map((category) => ({
    ...category,
    ...holdings(category),
    verborgen: isHidden(category),
    verborgenInBackoffice: category.hiddenThere,
    verborgenDoorBoven: pathTo(tree, category.id).slice(0, -1).some(isHidden),
    eigenAfbeelding: category.picture !== null,
  }))
  return { items }
}
