import type { Locale } from '@portal/domain/constants.ts'
import { fallbackLocale } from '@portal/domain/constants.ts'
import type { MessageKey } from '@portal/i18n/catalogue.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import i18next from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'

type PluralStem<Key extends string> = Key extends `${infer Stem}_one` ? Stem : never

/** A key of the texts; a key with `_one` and `_other` forms is asked by its stem with `count`. */
export type TextKey = MessageKey | PluralStem<MessageKey>
export type TextParams = Readonly<Record<string, string | number>>
export type Text = (key: TextKey, params?: TextParams) => string

/** Loads a language when it is not there yet and switches every text on the page to it. */
export async function switchLanguage(locale: Locale): Promise<void> {
  if (!i18next.hasResourceBundle(locale, 'translation')) {
    i18next.addResourceBundle(locale, 'translation', await loadMessages(locale))
  }
  await i18next.changeLanguage(locale)
  document.documentElement.lang = locale
}

export async function startTexts(locale: Locale): Promise<void> {
  await i18next.init({
    lng: locale,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    resources: { [locale]: { translation: await loadMessages(locale) } },
  })
  document.documentElement.lang = locale
}

/** The text of a key outside a component. */
export const textOf: Text = (key, params) => i18next.t(key, params ?? {})

function followLanguage(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

/** The text function of the current language; the component follows a change of language. */
export function useText(): Text {
  const language = useSyncExternalStore(followLanguage, () => i18next.language)
  return useCallback<Text>((key, params) => i18next.t(key, { ...params, lng: language }), [language])
}

/** A key that is composed at run time, such as the code of a refusal; null when no text has it. */
export function knownKey(key: string): TextKey | null {
  // i18next answers whether the key exists; the type only says so afterwards.
  return i18next.exists(key, { lng: i18next.language ?? fallbackLocale }) ? (key as TextKey) : null
}
