import { normalizeSearchText, searchWords } from '@portal/domain/plain/search-text.ts'
import type { SearchHit } from '../../shared/records/found-hits.ts'

export interface HitGroup {
  readonly title: string
  readonly hits: readonly SearchHit[]
}

const bare = (number: string): string => number.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Whether a number is what was typed, with or without its signs and letters. */
function isNumber(number: string | null, typed: string): boolean {
  if (number === null || number === '' || typed === '') return false
  return bare(number) === bare(typed) || (/^\d+$/.test(typed) && number.replace(/\D/g, '') === typed)
}

/** How far a hit is what was typed: 0 its name or number, 1 whole words of it, 2 the beginning of its name, 3 less. */
function distanceOf({ name, words: others = '', numbers = [] }: SearchHit, typed: string): number {
  const wanted = normalizeSearchText(typed)
  const own = normalizeSearchText(name)
  if (own === wanted || numbers.some((number) => isNumber(number, typed.trim()))) return 0
  const words = new Set(searchWords(`${name} ${others}`))
  if (searchWords(typed).every((word) => words.has(word))) return 1
  return own.startsWith(wanted) ? 2 : 3
}

/** Hits of one kind, the nearest first. */
export function nearestFirst(hits: readonly SearchHit[], typed: string): readonly SearchHit[] {
  if (normalizeSearchText(typed) === '') return hits
  return [...hits].sort((one, other) => distanceOf(one, typed) - distanceOf(other, typed))
}

/**
 * Puts what was named before what is only like it: groups by their nearest hit, in each a hit that was named first. What
 * is equally near stays as it was found.
 */
export function rankGroups(groups: readonly HitGroup[], typed: string): readonly HitGroup[] {
  if (normalizeSearchText(typed) === '') return groups
  const ranked = groups.map(({ title, hits }) => {
    const near = hits.map((hit) => ({ hit, distance: distanceOf(hit, typed) }))
    const named = near.filter(({ distance }) => distance === 0)
    const others = near.filter(({ distance }) => distance > 0)
    return {
      title,
      hits: [...named, ...others].map(({ hit }) => hit),
      distance: Math.min(...near.map(({ distance }) => distance)),
    }
  })
  return ranked.sort((one, other) => one.distance - other.distance).map(({ title, hits }) => ({ title, hits }))
}
