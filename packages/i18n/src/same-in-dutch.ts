import type { Locale } from './features.ts'

/** Names and codes that are the same word in every language. */
const sameEverywhere: readonly RegExp[] = []

/** Words that a language shares with Dutch, as they are: loan words and words of the same origin. */
const sharedWords: Readonly<Partial<Record<Locale, readonly string[]>>> = {}

/** Whether a text may equal its Dutch one; every other equal text counts as not translated. */
export function sameInDutch(key: string, dutch: string, locale: Locale): boolean {
  return sameEverywhere.some((pattern) => pattern.test(key)) || (sharedWords[locale]?.includes(dutch) ?? false)
}
