import type { Locale } from '@portal/domain/constants.ts'
import { defaultLocale } from '@portal/domain/constants.ts'
import type { MessageKey, Messages } from '@portal/i18n/catalogue.ts'
import { isMessageKey, loadTexts } from '@portal/i18n/catalogue.ts'
import { type Extent, extents, type TextPart } from '@portal/i18n/extents.ts'
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

/** What the page has of its language beside the texts of every page. */
const parts = new Set<TextPart>()
let switching: Promise<void> = Promise.resolve()
const extending = new Map<Extent, Promise<void>>()

async function show(locale: Locale): Promise<void> {
  // A key whose text is not there yet stands for it, as long as no screen that shows it is open.
  const messages = (await loadTexts(locale, [...parts])) as Messages
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
  return extend('site')
}

/** Adds the texts of the steps of ordering. */
export function loadWizardTexts(): Promise<void> {
  return extend('wizard')
}

/** Adds the texts of what waits for a connection. */
export function loadQueueTexts(): Promise<void> {
  return extend('queue')
}

/** Adds the texts of what somebody does with a phone before a machine, with those of a site and of the queue. */
export function loadGroundTexts(): Promise<void> {
  return extend('ground')
}

/** Adds the texts of the screens that are opened now and then, with those of a site. */
export function loadLaterTexts(): Promise<void> {
  return extend('later')
}

/** Adds all texts, those of the administration too, which nobody else needs. */
export function loadAdminTexts(): Promise<void> {
  return extend('admin')
}

function extend(to: Extent): Promise<void> {
  const known = extending.get(to) ?? addTexts(to)
  extending.set(to, known)
  return known
}

async function addTexts(to: Extent): Promise<void> {
  for (const part of extents[to]) parts.add(part)
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
