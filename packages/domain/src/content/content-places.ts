import type { Locale } from '../constants.ts'
import { fallbackLocale } from '../constants.ts'

/** Where the company may say something of its own: each place has one extra info, in every language (OP-85). */
export const contentPlaces = ['login', 'home', 'order', 'removal', 'move', 'transport', 'location'] as const
export type ContentPlace = (typeof contentPlaces)[number]

/** Pages that the second bar leads to (OP-07); the settings of their screens switch them. */
export const barPages = ['nieuw-werk', 'nieuws'] as const
export const newWorkPage = 'nieuw-werk'

/** Lowercase words with dashes, as they stand in an address; at most 60 signs. */
export const pageUrlShape = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** An address made of a name: "Nieuws & acties" becomes `nieuws-acties`. */
export function pageUrlOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}

interface PageText {
  readonly taal: Locale
  readonly html: string
}

/** Whether there is anything to read or see in a text. */
export function hasContent(html: string): boolean {
  return /<(img|hr)[\s>/]/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''
}

/** The text in the language that is asked for, else in Dutch, else in any; null when there is none. */
export function chooseText<T extends PageText>(texts: readonly T[], language: Locale): T | null {
  const filled = texts.filter(({ html }) => hasContent(html))
  const inLanguage = (wanted: Locale) => filled.find(({ taal }) => taal === wanted)
  return inLanguage(language) ?? inLanguage(fallbackLocale) ?? filled[0] ?? null
}
