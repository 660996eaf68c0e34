import { knownKey, type Text } from './text.ts'

/**
 * A word of a list that a company may set. Who kept a word of the catalogue gets it in the language of the reader; a word
 * of the company itself stays as it is written. Needs the texts of the wizard.
 */
export function listWord(text: Text, word: string): string {
  const key = knownKey(`listWord.${word}`)
  return key === null ? word : text(key)
}
