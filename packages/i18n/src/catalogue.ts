import type { Locale } from './locale.ts'
import type { texts as source } from './locales/nl-NL.ts'
import type { texts as laterSource } from './locales/nl-NL-later.ts'

/** Every text of the portal by its key; the Dutch files decide which keys exist. */
export type MessageKey = keyof typeof source | keyof typeof laterSource
export type Messages = Readonly<Record<MessageKey, string>>
/** The texts that a first page may need. */
export type FirstMessages = Readonly<Record<keyof typeof source, string>>
type LaterMessages = Readonly<Record<keyof typeof laterSource, string>>

/** Typed so that a language without one of the Dutch keys does not compile. */
const loaders: Readonly<Record<Locale, () => Promise<{ readonly texts: FirstMessages }>>> = {
  'nl-NL': () => import('./locales/nl-NL.ts'),
  'de-DE': () => import('./locales/de-DE.ts'),
  'fr-FR': () => import('./locales/fr-FR.ts'),
  'en-US': () => import('./locales/en-US.ts'),
}

const laterLoaders: Readonly<Record<Locale, () => Promise<{ readonly texts: LaterMessages }>>> = {
  'nl-NL': () => import('./locales/nl-NL-later.ts'),
  'de-DE': () => import('./locales/de-DE-later.ts'),
  'fr-FR': () => import('./locales/fr-FR-later.ts'),
  'en-US': () => import('./locales/en-US-later.ts'),
}

/** The texts of one language without those of administration and mails; a language nobody asks for is never loaded. */
export async function loadFirstMessages(locale: Locale): Promise<FirstMessages> {
  const { texts } = await loaders[locale]()
  return texts
}

/** Put together once: thousands of texts, which every mail would copy. */
const together = new Map<Locale, Messages>()

/** All texts of one language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const known = together.get(locale)
  if (known !== undefined) return known
  const [first, later] = await Promise.all([loaders[locale](), laterLoaders[locale]()])
  const messages = { ...first.texts, ...later.texts }
  together.set(locale, messages)
  return messages
}

/** For keys that are composed at run time, such as the code of an error or the name of a setting. */
export function isMessageKey(messages: Messages, key: string): key is MessageKey {
  return Object.hasOwn(messages, key)
}
