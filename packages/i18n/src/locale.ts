/** The first language is the source: its files are the files of all, and its keys the keys of all. */
export const locales = ['nl-NL', 'de-DE', 'fr-FR', 'en-US'] as const
export type Locale = (typeof locales)[number]
