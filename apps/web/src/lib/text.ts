import type { Locale } from '@portal/domain/constants.ts'
import { defaultLocale } from '@portal/domain/constants.ts'
import type { MessageKey, Messages } from '@portal/i18n/catalogue.ts'
import {
  isMessageKey,
  loadFirstMessages,
  loadMessages,
  loadScreenMessages,
  loadSiteMessages,
  loadWizardMessages,
} from '@portal/i18n/catalogue.ts'
import { translateForm } from '@portal/i18n/translate.ts'
import { useCallback } from 'react'
import { createStore, useStore } from './store.ts'

type PluralStem<Key extends string> = Key extends `${infer Stem}_one` ? Stem : never

/** A key of the texts; a key with `_one` and `_other` forms is asked by its stem with `count`. */
export type TextKey = MessageKey | PluralStem<MessageKey>
export type TextParams = Readonly<Record<string, string | number>>
export type Text = (key: TextKey, params?: TextParams) => string

interface Language {
  readonly locale: Locale
  readonly messages: Messages
  readonly plurals: Intl.PluralRules
}

/** Before the first language is there, a key stands for its text. */
const store = createStore<Language>({
  locale: defaultLocale,
  messages: {} as Messages,
  plurals: new Intl.PluralRules(defaultLocale),
})

/** How much of a language the page has: each has what the one before has. */
const extents = [loadFirstMessages, loadSiteMessages, loadWizardMessages, loadScreenMessages, loadMessages] as const
type Extent = 0 | 1 | 2 | 3 | 4
let extent: Extent = 0
let switching: Promise<void> = Promise.resolve()
const extending = new Map<Extent, Promise<void>>()

async function show(locale: Locale): Promise<void> {
  // A key whose text is not there yet stands for it, as long as no screen that shows it is open.
  const messages = (await extents[extent](locale)) as Messages
  store.set({ locale, messages, plurals: new Intl.PluralRules(locale) })
  document.documentElement.lang = locale
}

/** Loads a language when it is not there yet and switches every text on the page to it. */
export function switchLanguage(locale: Locale): Promise<void> {
  switching = show(locale)
  return switching
}

/** Adds the texts of the day of a site; to wait for before one of its screens opens. */
export function loadSiteTexts(): Promise<void> {
  return extend(1)
}

/** Adds the texts of the steps of ordering too. */
export function loadWizardTexts(): Promise<void> {
  return extend(2)
}

/** Adds the texts of the screens that are opened now and then too. */
export function loadLaterTexts(): Promise<void> {
  return extend(3)
}

/** Adds all texts, those of the administration too, which nobody else needs. */
export function loadAdminTexts(): Promise<void> {
  return extend(4)
}

function extend(to: Extent): Promise<void> {
  const known = extending.get(to) ?? addTexts(to)
  extending.set(to, known)
  return known
}

async function addTexts(to: Extent): Promise<void> {
  if (to > extent) extent = to
  try {
    // The language of the page may still be on its way.
    await switching
    await switchLanguage(store.get().locale)
  } catch (error) {
    extending.delete(to)
    throw error
  }
}

/** The text of a key outside a component. */
export const textOf: Text = (key, params = {}) => translateForm(store.get(), key, params)

/** The text function of the current language; the component follows a change of language. */
export function useText(): Text {
  const language = useStore(store)
  return useCallback<Text>((key, params = {}) => translateForm(language, key, params), [language])
}

/** A key that is composed at run time, such as the code of a refusal; null when no text has it. */
export function knownKey(key: string): MessageKey | null {
  const { messages } = store.get()
  return isMessageKey(messages, key) ? key : null
}
