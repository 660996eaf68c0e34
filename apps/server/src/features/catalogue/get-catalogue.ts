import type { catalogue } from '@portal/contract/catalogue.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { categoryMembers } from '@portal/domain/catalogue/category-members.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { Ctx } from '../../platform/context.ts'
import { listCategories } from '../categories/categories.store.ts'
import { type ItemKey, listItemKeys, readItemsInView } from './catalogue.store.ts'
import { itemViewOf } from './catalogue.ts'

/** The items of a category and everything below it, by the category's own filter (R-ROUTE-04, R-ROUTE-09, R-CAT-01). */
export const getCatalogue: UseCase<typeof catalogue.getCatalogue> = (ctx, input) => {
  const view = itemViewOf(ctx)
  const key = ['catalogue', input.category, ...Object.values(view).map(String)]
  return ctx.answers.get(key, ['catalogue', 'categories', 'translations', 'settings'], async () => {
    const keys = await listMembers(ctx, input.category ?? '')
    return { catalogi: [...(await readItemsInView(ctx.db, keys, view))] }
  })
}

async function listMembers(ctx: Ctx, category: string): Promise<readonly ItemKey[]> {
  const keys = await listItemKeys(ctx.db)
  if (category === '') return keys
  const members = categoryMembers(await listCategories(ctx.db, ctx.language), keys, category)
  if (members === null) throw new PortalError('error.niet_gevonden')
  return members
}
