import type { search } from '@portal/contract/search.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getCatalogueCopy } from './get-catalogue-copy.ts'
import { getSearchResults } from './get-search-results.ts'
import { getSuggestions } from './get-suggestions.ts'
import { matchLines } from './match-lines.ts'

export const searchHandlers: Handlers<typeof search> = {
  getSuggestions,
  getSearchResults,
  getCatalogueCopy,
  matchLines,
}
