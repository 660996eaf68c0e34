import type { Locale } from './locale.ts'
import type { texts as source } from './locales/nl-NL.ts'
import type { texts as adminSource } from './locales/nl-NL-admin.ts'
import type { texts as laterSource } from './locales/nl-NL-later.ts'
import type { texts as siteSource } from './locales/nl-NL-site.ts'
import type { texts as wizardSource } from './locales/nl-NL-wizard.ts'

/** Every text of the portal by its key; the Dutch files decide which keys exist. */
export type MessageKey =
  | keyof typeof source
  | keyof typeof siteSource
  | keyof typeof wizardSource
  | keyof typeof laterSource
  | keyof typeof adminSource
export type Messages = Readonly<Record<MessageKey, string>>
/** The texts that a first page may need. */
export type FirstMessages = Readonly<Record<keyof typeof source, string>>
type SiteMessages = Readonly<Record<keyof typeof siteSource, string>>
type WizardMessages = Readonly<Record<keyof typeof wizardSource, string>>
type LaterMessages = Readonly<Record<keyof typeof laterSource, string>>
type AdminMessages = Readonly<Record<keyof typeof adminSource, string>>

/** Typed so that a language without one of the Dutch keys does not compile. */
const loaders: Readonly<Record<Locale, () => Promise<{ readonly texts: FirstMessages }>>> = {
  'nl-NL': () => import('./locales/nl-NL.ts'),
  'de-DE': () => import('./locales/de-DE.ts'),
  'fr-FR': () => import('./locales/fr-FR.ts'),
  'en-US': () => import('./locales/en-US.ts'),
}

const siteLoaders: Readonly<Record<Locale, () => Promise<{ readonly texts: SiteMessages }>>> = {
  'nl-NL': () => import('./locales/nl-NL-site.ts'),
  'de-DE': () => import('./locales/de-DE-site.ts'),
  'fr-FR': () => import('./locales/fr-FR-site.ts'),
  'en-US': () => import('./locales/en-US-site.ts'),
}

const wizardLoaders: Readonly<Record<Locale, () => Promise<{ readonly texts: WizardMessages }>>> = {
  'nl-NL': () => import('./locales/nl-NL-wizard.ts'),
  'de-DE': () => import('./locales/de-DE-wizard.ts'),
  'fr-FR': () => import('./locales/fr-FR-wizard.ts'),
  'en-US': () => import('./locales/en-US-wizard.ts'),
}

const laterLoaders: Readonly<Record<Locale, () => Promise<{ readonly texts: LaterMessages }>>> = {
  'nl-NL': () => import('./locales/nl-NL-later.ts'),
  'de-DE': () => import('./locales/de-DE-later.ts'),
  'fr-FR': () => import('./locales/fr-FR-later.ts'),
  'en-US': () => import('./locales/en-US-later.ts'),
}

const adminLoaders: Readonly<Record<Locale, () => Promise<{ readonly texts: AdminMessages }>>> = {
  'nl-NL': () => import('./locales/nl-NL-admin.ts'),
  'de-DE': () => import('./locales/de-DE-admin.ts'),
  'fr-FR': () => import('./locales/fr-FR-admin.ts'),
  'en-US': () => import('./locales/en-US-admin.ts'),
}

/** The texts of one language that every page may need; a language nobody asks for is never loaded. */
export async function loadFirstMessages(locale: Locale): Promise<FirstMessages> {
  const { texts } = await loaders[locale]()
  return texts
}

/** Those and the texts of the day of a site. */
export async function loadSiteMessages(locale: Locale): Promise<FirstMessages & SiteMessages> {
  const [first, site] = await Promise.all([loaders[locale](), siteLoaders[locale]()])
  return { ...first.texts, ...site.texts }
}

/** Those and the texts of the steps of ordering. */
export async function loadWizardMessages(locale: Locale): Promise<FirstMessages & SiteMessages & WizardMessages> {
  const [site, wizard] = await Promise.all([loadSiteMessages(locale), wizardLoaders[locale]()])
  return { ...site, ...wizard.texts }
}

/** The texts of every screen; those of the administration and of mails are not among them. */
export async function loadScreenMessages(
  locale: Locale,
): Promise<FirstMessages & SiteMessages & WizardMessages & LaterMessages> {
  const [wizard, later] = await Promise.all([loadWizardMessages(locale), laterLoaders[locale]()])
  return { ...wizard, ...later.texts }
}

/** Put together once: thousands of texts, which every mail would copy. */
const together = new Map<Locale, Messages>()

/** All texts of one language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const known = together.get(locale)
  if (known !== undefined) return known
  const [screens, admin] = await Promise.all([loadScreenMessages(locale), adminLoaders[locale]()])
  const messages = { ...screens, ...admin.texts }
  together.set(locale, messages)
  return messages
}

/** For keys that are composed at run time, such as the code of an error or the name of a setting. */
export function isMessageKey(messages: Messages, key: string): key is MessageKey {
  return Object.hasOwn(messages, key)
}
