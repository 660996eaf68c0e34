import type { Locale } from '@portal/domain/constants.ts'
import {
  defaultLocale,
  locales,
  pageSizeDefault,
  pageSizeOptions,
  preferencesCookieDays,
} from '@portal/domain/constants.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { previewTab } from './preview-tab.ts'
import { createStore, useStore } from './store.ts'

export const themes = ['system', 'light', 'dark', 'contrast'] as const
export const densities = ['comfortable', 'compact'] as const
export const listViews = ['cards', 'rows'] as const

export type Theme = (typeof themes)[number]
export type Density = (typeof densities)[number]
export type ListView = (typeof listViews)[number]
export type PageSize = (typeof pageSizeOptions)[number]
/** Rows of a page that a person may choose. */
export const pageSizes: readonly PageSize[] = pageSizeOptions

export interface Preferences {
  /** Null until the person chooses; then the default language of the portal holds. */
  readonly language: Locale | null
  readonly theme: Theme
  readonly pageSize: PageSize
  readonly density: Density
  readonly listView: ListView
  /** Keys by themselves do something; who speaks to the machine, or hits them by accident, switches them off. */
  readonly shortcuts: boolean
}

const cookieName = 'mp_voorkeuren'

function oneOf<T>(options: readonly T[], value: unknown, otherwise: T): T {
  return options.find((option) => option === value) ?? otherwise
}

function stored(): Preferences {
  const cookie = readCookie<Partial<Record<keyof Preferences, unknown>>>(cookieName) ?? {}
  return {
    language: previewTab()?.language ?? locales.find((locale) => locale === cookie.language) ?? null,
    theme: oneOf<Theme>(themes, cookie.theme, 'system'),
    pageSize: oneOf<PageSize>(pageSizes, cookie.pageSize, pageSizeDefault),
    density: oneOf<Density>(densities, cookie.density, 'comfortable'),
    listView: oneOf<ListView>(listViews, cookie.listView, 'cards'),
    shortcuts: cookie.shortcuts !== false,
  }
}

export const preferencesStore = createStore<Preferences>(stored())

export function usePreferences(): Preferences {
  return useStore(preferencesStore)
}

/** Kept in a cookie for 365 days (R-ENT-51, R-CONST-09). */
export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void {
  const next = { ...preferencesStore.get(), [key]: value }
  writeCookie(cookieName, next, preferencesCookieDays)
  preferencesStore.set(next)
}

const defaultLanguageStore = createStore<Locale>(defaultLocale)

/** The language of a visitor who has not chosen one: a setting of the company. */
export function setDefaultLanguage(locale: Locale): void {
  defaultLanguageStore.set(locale)
}

export function currentLocale(): Locale {
  return preferencesStore.get().language ?? defaultLanguageStore.get()
}

export function useLocale(): Locale {
  const chosen = usePreferences().language
  const otherwise = useStore(defaultLanguageStore)
  return chosen ?? otherwise
}
