import { knownKey, type Text, type TextKey, type TextParams } from './text.ts'

/** What to do about a field that is empty: the sentence of each, by its name in form and call. */
export type MissingWords = Readonly<Partial<Record<string, TextKey>>>

interface Fault {
  readonly field: string
  readonly code: string
  readonly params?: TextParams | undefined
}

/** What is empty is asked for ("Kies een leverdatum."); the specification's own words are those of fields without one. */
export function missingKey({ field, code }: Pick<Fault, 'field' | 'code'>, missing: MissingWords): TextKey | null {
  const isMissing = code === 'validatie.verplicht' || code === 'validatie.voorwaarden'
  return isMissing ? (missing[field] ?? null) : null
}

/** The words of what is wrong with a field, for the person to mend it by. */
export function faultWords(fault: Fault, missing: MissingWords, text: Text): string {
  return text(missingKey(fault, missing) ?? knownKey(fault.code) ?? 'verzoek.onjuist', fault.params)
}
