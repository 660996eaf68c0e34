import type { search } from '@portal/contract/search.ts'
import type { UseCase } from '../../http/handlers.ts'
import { catalogueMarks } from '../catalogue/catalogue.ts'
import { readTerm } from './read-term.ts'
import { findSuggestions } from './search.ts'

/** Whatever the search looks through may be found by any term. */
const about = {
  topics: ['catalogue', 'translations', 'categories', 'settings'],
  shows: () => [catalogueMarks.search],
} as const

/** The first matches while somebody types; the same term of many people is answered from one search. */
export const getSuggestions: UseCase<typeof search.getSuggestions> = async (ctx, input) => {
  const term = readTerm(input.term)
  if (term === null) return { items: [] }
  const options = { maximum: input.maximum, language: ctx.language }
  const key = ['suggestions', term.whole, ctx.language, String(input.maximum)]
  const hasSets = ctx.settings.bool('AppSets_Actief')
  return ctx.answers.getFilled(key, about, async () => ({
    items: (await findSuggestions(ctx, term, options)).filter(({ kind }) => hasSets || kind !== 'Set'),
  }))
}
