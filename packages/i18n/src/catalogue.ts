import { extents, type TextPart } from './extents.ts'
import type { Locale } from './locale.ts'
import type { texts as source } from './locales/nl-NL.ts'
import type { texts as adminSource } from './locales/nl-NL-admin.ts'
import type { texts as groundSource } from './locales/nl-NL-ground.ts'
import type { texts as laterSource } from './locales/nl-NL-later.ts'
import type { texts as queueSource } from './locales/nl-NL-queue.ts'
import type { texts as siteSource } from './locales/nl-NL-site.ts'
import type { texts as wizardSource } from './locales/nl-NL-wizard.ts'

/** Every text of the portal by its key; the Dutch files decide which keys exist. */
export type MessageKey =
  | keyof typeof source
  | keyof typeof siteSource
  | keyof typeof wizardSource
  | keyof typeof queueSource
  | keyof typeof groundSource
  | keyof typeof laterSource
  | keyof typeof adminSource
export type Messages = Readonly<Record<MessageKey, string>>
/** The texts that a first page may need. */
export type FirstMessages = Readonly<Record<keyof typeof source, string>>
interface PartMessages {
  readonly site: Readonly<Record<keyof typeof siteSource, string>>
  readonly wizard: Readonly<Record<keyof typeof wizardSource, string>>
  readonly queue: Readonly<Record<keyof typeof queueSource, string>>
  readonly ground: Readonly<Record<keyof typeof groundSource, string>>
  readonly later: Readonly<Record<keyof typeof laterSource, string>>
  readonly admin: Readonly<Record<keyof typeof adminSource, string>>
}
/** Typed so that a language without one of the Dutch keys does not compile. */
type Loaders<Texts> = Readonly<Record<Locale, () => Promise<{ readonly texts: Texts }>>>

const loaders: Loaders<FirstMessages> = {
  'nl-NL': () => import('./locales/nl-NL.ts'),
  'de-DE': () => import('./locales/de-DE.ts'),
  'fr-FR': () => import('./locales/fr-FR.ts'),
  'en-US': () => import('./locales/en-US.ts'),
}

const partLoaders: { readonly [Part in TextPart]: Loaders<PartMessages[Part]> } = {
  site: {
    'nl-NL': () => import('./locales/nl-NL-site.ts'),
    'de-DE': () => import('./locales/de-DE-site.ts'),
    'fr-FR': () => import('./locales/fr-FR-site.ts'),
    'en-US': () => import('./locales/en-US-site.ts'),
  },
  wizard: {
    'nl-NL': () => import('./locales/nl-NL-wizard.ts'),
    'de-DE': () => import('./locales/de-DE-wizard.ts'),
    'fr-FR': () => import('./locales/fr-FR-wizard.ts'),
    'en-US': () => import('./locales/en-US-wizard.ts'),
  },
  queue: {
    'nl-NL': () => import('./locales/nl-NL-queue.ts'),
    'de-DE': () => import('./locales/de-DE-queue.ts'),
    'fr-FR': () => import('./locales/fr-FR-queue.ts'),
    'en-US': () => import('./locales/en-US-queue.ts'),
  },
  ground: {
    'nl-NL': () => import('./locales/nl-NL-ground.ts'),
    'de-DE': () => import('./locales/de-DE-ground.ts'),
    'fr-FR': () => import('./locales/fr-FR-ground.ts'),
    'en-US': () => import('./locales/en-US-ground.ts'),
  },
  later: {
    'nl-NL': () => import('./locales/nl-NL-later.ts'),
    'de-DE': () => import('./locales/de-DE-later.ts'),
    'fr-FR': () => import('./locales/fr-FR-later.ts'),
    'en-US': () => import('./locales/en-US-later.ts'),
  },
  admin: {
    'nl-NL': () => import('./locales/nl-NL-admin.ts'),
    'de-DE': () => import('./locales/de-DE-admin.ts'),
    'fr-FR': () => import('./locales/fr-FR-admin.ts'),
    'en-US': () => import('./locales/en-US-admin.ts'),
  },
}

/** The texts of one language that every page may need, and some parts; what nobody asks for is never loaded. */
export async function loadTexts(
  locale: Locale,
  parts: readonly TextPart[],
): Promise<FirstMessages & Partial<Messages>> {
  const ofParts = Promise.all(parts.map((part) => partLoaders[part][locale]()))
  const [first, further] = await Promise.all([loaders[locale](), ofParts])
  return Object.assign({}, first.texts, ...further.map(({ texts }) => texts))
}

/** Put together once: thousands of texts, which every mail would copy. */
const together = new Map<Locale, Messages>()

/** All texts of one language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const known = together.get(locale)
  if (known !== undefined) return known
  // The largest extent has every part.
  const messages = (await loadTexts(locale, extents.admin)) as Messages
  together.set(locale, messages)
  return messages
}

/** For keys that are composed at run time, such as the code of an error or the name of a setting. */
export function isMessageKey(messages: Messages, key: string): key is MessageKey {
  return Object.hasOwn(messages, key)
}
