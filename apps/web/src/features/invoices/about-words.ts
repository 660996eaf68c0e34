import { knownKey, type Text } from '../../lib/text.ts'

/** What a line is about, in the reader's language where it is a word that the back office always uses; else as it is written there. */
export function aboutWords(text: Text, about: string): string {
  const key = knownKey(`invoices.about.${about}`)
  return key === null ? about : text(key)
}
