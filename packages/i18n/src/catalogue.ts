import type { Locale } from './features.ts'
import type { texts as source } from './locales/nl-NL.ts'

/** Every text of the portal by its key; the Dutch files decide which keys exist. */
export type MessageKey = keyof typeof source
export type Messages = Readonly<Record<MessageKey, string>>

/** Typed so that a language without one of the Dutch keys does not compile. */
const loaders: Readonly<Record<Locale, () => Promise<{ readonly texts: Messages }>>> = {
  'nl-NL': () => import('./locales/nl-NL.ts'),
  'de-DE': () => import('./locales/de-DE.ts'),
  'fr-FR': () => import('./locales/fr-FR.ts'),
  'en-US': () => import('./locales/en-US.ts'),
}

/** All texts of one language; a language that nobody asks for is never loaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { texts } = await loaders[locale]()
  return texts
}

/** For keys that are composed at run time, such as the code of an error or the name of a setting. */
export function isMessageKey(messages: Messages, key: string): key is MessageKey {
  return Object.hasOwn(messages, key)
}
