import { recentlyViewedLimit } from '../constants.ts'

/** The last-viewed list after viewing one more: newest first, each once, at most 10 (R-RECENT-01 to R-RECENT-03). */
export function addViewed(viewed: readonly string[], item: string): string[] {
  return [item, ...viewed.filter((other) => other !== item)].slice(0, recentlyViewedLimit)
}
