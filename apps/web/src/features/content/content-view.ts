import type { EditedPage, PageState } from '@portal/contract/content.ts'
import type { Locale } from '@portal/domain/constants.ts'
import { locales } from '@portal/domain/constants.ts'
import type { ContentPlace } from '@portal/domain/content/content-places.ts'
import { hasContent } from '@portal/domain/content/content-places.ts'
import { useSettings } from '../../lib/settings.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'

export const stateKinds: Readonly<Record<PageState, ChipKind>> = {
  concept: 'neutral',
  gepubliceerd: 'success',
  gewijzigd: 'warning',
}

/** The languages that the company offers; all four when it names none. */
export function useOfferedLanguages(): readonly Locale[] {
  const offered = useSettings().multiString('Standaard_Talen')
  return locales.filter((locale) => offered.length === 0 || offered.includes(locale))
}

export interface LocaleText {
  readonly titel: string
  readonly html: string
}

/** A page as its form has it. */
export interface PageForm {
  readonly name: string
  /** Empty for an extra info. */
  readonly url: string
  readonly texts: Readonly<Record<Locale, LocaleText>>
}

const nothing: LocaleText = { titel: '', html: '' }

export function formOf(page: Pick<EditedPage, 'name' | 'url' | 'teksten'>): PageForm {
  const textIn = (locale: Locale) => {
    const found = page.teksten.find(({ taal }) => taal === locale)
    return found === undefined ? nothing : { titel: found.titel, html: found.html }
  }
  const texts = {
    'nl-NL': textIn('nl-NL'),
    'de-DE': textIn('de-DE'),
    'fr-FR': textIn('fr-FR'),
    'en-US': textIn('en-US'),
  }
  return { name: page.name, url: page.url ?? '', texts }
}

/** An empty page, or the empty extra info of a place. */
export function emptyForm(name: string, url: string): PageForm {
  return formOf({ name, url, teksten: [] })
}

/** The texts as they are sent: a language in which nothing stands is left out. */
export function textsOf({ texts }: PageForm): EditedPage['teksten'] {
  return locales
    .map((taal) => ({ taal, ...texts[taal] }))
    .filter(({ titel, html }) => titel.trim() !== '' || hasContent(html))
}

export const isFilled = ({ html }: LocaleText): boolean => hasContent(html)

/** What is edited: a page with an address, or what is said at a place. */
export interface PageSubject {
  readonly guid: string | null
  readonly versie: number
  readonly plaats: ContentPlace | null
  readonly staat: PageState | null
}

/** A text that is written: its editor keeps what is typed, and reports every change. */
export interface RichTextProps {
  readonly language: Locale
  /** What it begins with; it follows its own changes from then on. */
  readonly start: string
  readonly onChange: (html: string) => void
}
