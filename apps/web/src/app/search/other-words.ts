import { knownKey, type Text } from '../../lib/text.ts'

/** What people also call a screen or an action; empty while those texts are not there, or where they call it nothing else. */
export function otherWords(name: string, text: Text): string {
  const key = knownKey(`searchWords.${name}`)
  return key === null ? '' : text(key)
}
