import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import type { CallAnswer } from '@portal/contract/define.ts'
import type { search } from '@portal/contract/search.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { About } from '../../platform/memory/answers.ts'
import { readItemsInView, sharedViewOf } from '../catalogue/catalogue.ts'
import { readTerm } from './read-term.ts'
import { findThings } from './search.ts'

/** More than anybody reads; a term that finds this many is too general to be useful. */
const maximumResults = 250

type Found = CallAnswer<typeof search.getSearchResults>

const about: About<Found> = {
  ids: ({ items }) => [catalogueIds.search, ...items.map(({ materieelSoort }) => catalogueIds.item(materieelSoort))],
  isKept: ({ items }) => items.length > 0,
}

/** The best matches as items to order from, and how many there are in all (R-ROUTE-07). */
export const getSearchResults: UseCase<typeof search.getSearchResults> = async (ctx, input) => {
  const term = readTerm(input.term)
  if (term === null) return { items: [], totaal: 0 }
  const view = await sharedViewOf(ctx)
  const key = ['search', term.whole, ...Object.values(view).map(String)]
  const find = async () => {
    const { keys, countItems } = await findThings(ctx, term, maximumResults)
    // The search page has the sets of a term from its suggestions.
    const items = await readItemsInView(ctx, keys, view)
    return { items: [...items], totaal: keys.length < maximumResults ? items.length : countItems() }
  }
  return ctx.answers.get(key, find, about)
}
