import type { UseQueryResult } from '@tanstack/react-query'

/** One thing that the search box offers. */
export interface SearchHit {
  readonly key: string
  readonly name: string
  readonly detail: string
  /** Where it goes; empty for a location by itself and for what `run` does. */
  readonly to: string
  readonly run?: () => void
  /** Is chosen before going there. */
  readonly location?: string
  readonly picture?: string | null
  /** Other words for it, which find it as its name does. */
  readonly words?: string
  /** Numbers it is known by. */
  readonly numbers?: readonly (string | null)[]
}

/** What a call found for a term; `isSettled` once it is the answer to that term and not to the one before. */
export interface Found {
  readonly hits: readonly SearchHit[]
  readonly known: boolean
  readonly isSettled: boolean
}

export const notAsked: Found = { hits: [], known: false, isSettled: true }

export function foundBy(query: UseQueryResult<unknown>, hits: readonly SearchHit[]): Found {
  return { hits, known: query.data !== undefined, isSettled: !query.isLoading && !query.isPlaceholderData }
}
