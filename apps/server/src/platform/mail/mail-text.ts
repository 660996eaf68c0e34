import type { Locale } from '@portal/contract/values.ts'
import { loadMessages, type MessageKey } from '@portal/i18n/catalogue.ts'
import { type MessageParams, translate } from '@portal/i18n/translate.ts'
import { LRUCache } from 'lru-cache'

export type Translate = (key: MessageKey, params?: MessageParams) => string

export async function translator(language: Locale): Promise<Translate> {
  const messages = await loadMessages(language)
  return (key, params) => translate(messages, key, params)
}

/** Made once for each language: making one takes longer than a query. */
const formats = new Map<Locale, Intl.DateTimeFormat>()

function writeDate(date: string, language: Locale): string {
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, format)
  return format.format(Date.parse(date))
}

/** Mails name the same few days over and over, and a company's are soon known in all its languages. */
const longDates = new LRUCache<string, string>({ max: 1000 })

export function longDate(date: string | null, language: Locale): string {
  if (date === null) return ''
  const key = `${language} ${date}`
  const written = longDates.get(key) ?? writeDate(date, language)
  longDates.set(key, written)
  return written
}

/** The parts that say something, with the separator between them. */
export function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}
