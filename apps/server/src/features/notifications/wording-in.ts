import type { Locale } from '@portal/contract/values.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import { translateForm } from '@portal/i18n/translate.ts'

/** A day of this week or a later one, short: `ma 7 dec`. */
const dayIn = (language: Locale) => {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (date: string) => format.format(Date.parse(date)).replaceAll('.', '')
}

/** The words of a language for what leaves the portal: mails and pushes. */
export async function wordingIn(language: Locale) {
  const messages = await loadMessages(language)
  const texts = { messages, plurals: new Intl.PluralRules(language) }
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return {
    messages,
    text: (key: string, params = {}) => translateForm(texts, key, params),
    number: (value: number) => number.format(value),
    day: dayIn(language),
  }
}
