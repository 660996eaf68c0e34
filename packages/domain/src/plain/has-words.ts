const shortestWord = 4

/** One of its singular and plural is the beginning of the other: `prijs` and `prijz(en)`, `brief` and `briev(en)`. */
function formsOf(word: string): readonly string[] {
  if (word.length < shortestWord) return [word]
  const stem = word.length > shortestWord + 1 ? word.replace(/en$/, '') : word
  const soft = stem.replace(/s$/, 'z').replace(/f$/, 'v')
  const hard = stem.replace(/z$/, 's').replace(/v$/, 'f')
  return [word, stem, soft, hard]
}

/**
 * Whether a text has every word that is looked for, also as a part of another or in its other number.
 * @param text as `normalizeSearchText` makes it
 * @param wanted as `searchWords` makes them; none are had by every text
 */
export function hasWords(text: string, wanted: readonly string[]): boolean {
  return wanted.every((word) => formsOf(word).some((form) => text.includes(form)))
}
