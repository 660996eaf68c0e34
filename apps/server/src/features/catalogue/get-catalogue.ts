import type { catalogue } from '@portal/contract/catalogue.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { categoryMembers, memberBounds } from '@portal/domain/catalogue/category-members.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { Ctx } from '../../platform/context.ts'
import { listCategories, type StoredCategory } from '../categories/categories.store.ts'
import { type ItemKey, listKeysWithin } from './catalogue.store.ts'
import { heldItemKeys, readItemsInView, sharedViewOf } from './catalogue.ts'

/** The items of a category and everything below it, by the category's own filter (R-ROUTE-04, R-ROUTE-09, R-CAT-01). */
export const getCatalogue: UseCase<typeof catalogue.getCatalogue> = async (ctx, input) => {
  const view = await sharedViewOf(ctx)
  const key = ['catalogue', input.category, ...Object.values(view).map(String)]
  return ctx.answers.get(key, ['catalogue', 'categories', 'translations', 'settings'], async () => {
    const keys = await listMembers(ctx, input.category ?? '')
    return { catalogi: [...(await readItemsInView(ctx, keys, view))] }
  })
}

function heldCategories({ answers, db, language }: Ctx): Promise<readonly StoredCategory[]> {
  return answers.hold(`categories ${language}`, ['categories', 'translations'], () => listCategories(db, language))
}

/** The same for every reader, so that a page in another language or at other prices need not look for them. */
function listMembers(ctx: Ctx, category: string): Promise<readonly ItemKey[]> {
  if (category === '') return heldItemKeys(ctx)
  return ctx.answers.hold(`members ${category}`, ['catalogue', 'categories'], async () => {
    const categories = await heldCategories(ctx)
    const bounds = memberBounds(categories, category)
    const members = bounds && categoryMembers(categories, await listKeysWithin(ctx.db, bounds), category)
    if (members === null) throw new PortalError('error.niet_gevonden')
    return members
  })
}
