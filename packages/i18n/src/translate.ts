import { isMessageKey, type MessageKey, type Messages } from './catalogue.ts'

export type MessageParams = Readonly<Record<string, string | number>>

const placeholder = /\{(\w+)\}/g

/** The names of the placeholders of a text, each once, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? ''))].sort()
}

/**
 * The text of a key with its placeholders filled. A value is put in as it is: escape it where the text becomes HTML.
 * A placeholder without a value stays visible, so that a missing value is noticed.
 */
export function translate(messages: Messages, key: MessageKey, params: MessageParams = {}): string {
  const text = messages[key]
  // Most texts have no placeholder; seeing that takes a fifth of searching for them.
  if (!text.includes('{')) return text
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  )
}

/** A language with its texts. */
export interface Wording {
  readonly messages: Messages
  readonly plurals: Intl.PluralRules
}

/** A number with decimals as the language writes it: 6.3 is `6,3` in Dutch. Whole ones are figures of a sentence. */
function inLanguage(params: MessageParams, plurals: Intl.PluralRules): MessageParams {
  const broken = Object.entries(params).filter(([, value]) => typeof value === 'number' && !Number.isInteger(value))
  if (broken.length === 0) return params
  const { locale } = plurals.resolvedOptions()
  return { ...params, ...Object.fromEntries(broken.map(([name, value]) => [name, value.toLocaleString(locale)])) }
}

/** As `translate`, for the stem of a key with forms: its `count` chooses. A key that has no text stands for it. */
export function translateForm({ messages, plurals }: Wording, key: string, params: MessageParams): string {
  const form = typeof params.count === 'number' ? `${key}_${plurals.select(params.count)}` : key
  const known = [form, key, `${key}_other`].find((one) => isMessageKey(messages, one))
  return known === undefined ? key : translate(messages, known, inLanguage(params, plurals))
}
