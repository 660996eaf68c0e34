import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import type { search } from '@portal/contract/search.ts'
import type { UseCase } from '../../http/handlers.ts'
import { readTerm } from './read-term.ts'
import { findSuggestionTexts } from './search.ts'

/** The first matches while somebody types; the same term of many people is answered from one search. */
export const getSuggestions: UseCase<typeof search.getSuggestions> = async (ctx, input) => {
  const term = readTerm(input.term)
  if (term === null) return { items: [] }
  const options = { maximum: input.maximum, language: ctx.language, hasSets: ctx.settings.bool('AppSets_Actief') }
  const key = ['suggestions', term.whole, ctx.language, String(input.maximum)]
  const write = async () => {
    const found = await findSuggestionTexts(ctx, term, options)
    return { text: `{"items":[${found.join(',')}]}`, isFilled: found.length > 0 }
  }
  // Whatever the search looks through may be found by any term.
  return ctx.answers.getWritten(key, write, [catalogueIds.search])
}
