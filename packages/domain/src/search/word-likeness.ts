/** Pieces of three characters of a word, in their order; its beginning counts more than its end. */
export function trigramsOf(word: string): readonly string[] {
  const padded = `  ${word} `
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
}

const likeness = (common: number, typed: number, taken: number): number => common / (typed + taken - common)

/**
 * How much of a typed word a word holds, from 0 to 1: that stretch of the word's trigrams which is most like the typed
 * ones (Jaccard). As `word_similarity` of PostgreSQL's pg_trgm finds it, which walks the word once.
 */
export function wordLikeness(typed: ReadonlySet<string>, word: readonly string[]): number {
  const lastAt = new Map<string, number>()
  let [best, common, taken, lower] = [0, 0, 0, -1]
  for (const [at, trigram] of word.entries()) {
    const isTyped = typed.has(trigram)
    if (lower < 0 && !isTyped) continue
    if (!lastAt.has(trigram)) {
      taken += 1
      if (isTyped) common += 1
    }
    lastAt.set(trigram, at)
    if (!isTyped) continue
    if (lower < 0) {
      lower = at
      taken = 1
    }
    const from = lower
    let current = likeness(common, typed.size, taken)
    let [shorterCommon, shorterTaken] = [common, taken]
    for (let start = from; start <= at; start += 1) {
      const shorter = likeness(shorterCommon, typed.size, shorterTaken)
      if (shorter > current) {
        current = shorter
        ;[lower, common, taken] = [start, shorterCommon, shorterTaken]
      }
      const left = word[start] ?? ''
      if (lastAt.get(left) !== start) continue
      shorterTaken -= 1
      if (typed.has(left)) shorterCommon -= 1
    }
    best = Math.max(best, current)
    for (let start = from; start < lower; start += 1)
      if (lastAt.get(word[start] ?? '') === start) lastAt.delete(word[start] ?? '')
  }
  return best
}
