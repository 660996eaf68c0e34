import type { Locale } from '@portal/contract/values.ts'
import { loadMessages, type MessageKey } from '@portal/i18n/catalogue.ts'
import { type MessageParams, translate } from '@portal/i18n/translate.ts'

export type Translate = (key: MessageKey, params?: MessageParams) => string

export async function translator(language: Locale): Promise<Translate> {
  const messages = await loadMessages(language)
  return (key, params) => translate(messages, key, params)
}

/** Made once for each language: making one takes longer than a query. */
const formats = new Map<Locale, Intl.DateTimeFormat>()

export function longDate(date: string | null, language: Locale): string {
  if (date === null) return ''
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, format)
  return format.format(Date.parse(date))
}

/** The parts that say something, with the separator between them. */
export function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}
