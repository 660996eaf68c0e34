import type { search } from '@portal/contract/search.ts'
import type { UseCase } from '../../http/handlers.ts'
import { itemViewOf } from '../../platform/item-view.ts'
import { readItemsInView } from '../catalogue/catalogue.store.ts'
import { readTerm } from './read-term.ts'
import { findItems } from './search.store.ts'

/** More than anybody reads; a term that finds this many is too general to be useful. */
const maximumResults = 250

/** All matches as items to order from, best first (R-ROUTE-07). */
export const getSearchResults: UseCase<typeof search.getSearchResults> = async (ctx, input) => {
  const term = readTerm(input.term)
  if (term === null) return { items: [] }
  const view = itemViewOf(ctx)
  const key = ['search', term.whole, ...Object.values(view).map(String)]
  return ctx.answers.get(key, ['catalogue', 'translations', 'categories', 'settings'], async () => ({
    items: [...(await readItemsInView(ctx.db, await findItems(ctx.db, term, maximumResults), view))],
  }))
}
