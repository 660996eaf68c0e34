import type { Locale } from './locale.ts'

interface SameEverywhere {
  readonly keys: RegExp
  readonly because: string
}

/** Keys whose text is the same in every language. */
export const sameEverywhere: readonly SameEverywhere[] = [
  { keys: /^language\./, because: 'a language is offered under its own name' },
  { keys: /^enum\.CustomerVariant\./, because: 'names of customers' },
  { keys: /^enum\.UserImportColumn\./, because: 'headings of the import file, which has one form in all languages' },
]

interface SharedWord {
  readonly text: string
  readonly in: readonly Exclude<Locale, 'nl-NL'>[]
  readonly because: string
}

const german = 'a German word of the same spelling'
const french = 'Dutch has it from French'
const english = 'Dutch has it from English'
const common = 'a word that both languages have from a third one'

/** Whole texts that a language shares with Dutch. */
export const sharedWords: readonly SharedWord[] = [
  { text: 'Agenda', in: ['fr-FR'], because: common },
  { text: 'Alle anderen', in: ['de-DE'], because: german },
  { text: 'Artikel', in: ['de-DE'], because: german },
  { text: 'Artikeldetails', in: ['de-DE'], because: german },
  { text: 'Backoffice', in: ['de-DE'], because: 'an English loan word in both' },
  { text: 'Backoffice (Navision)', in: ['de-DE'], because: 'an English loan word and the name of a product' },
  { text: 'Bestellen', in: ['de-DE'], because: german },
  { text: 'Bulk', in: ['en-US'], because: english },
  { text: 'Code', in: ['de-DE', 'fr-FR', 'en-US'], because: french },
  { text: 'Compact', in: ['en-US'], because: common },
  { text: 'Contact', in: ['fr-FR', 'en-US'], because: common },
  { text: 'Datum', in: ['de-DE'], because: german },
  { text: 'Depot', in: ['de-DE', 'en-US'], because: common },
  { text: 'Depots', in: ['de-DE', 'en-US'], because: common },
  { text: 'Details', in: ['de-DE', 'en-US'], because: 'a French loan word in all three' },
  { text: 'E-mail', in: ['fr-FR', 'en-US'], because: english },
  { text: 'Etiketten', in: ['de-DE'], because: german },
  { text: 'Feedback', in: ['de-DE', 'en-US'], because: english },
  { text: 'Filter', in: ['de-DE', 'en-US'], because: common },
  { text: 'Filters', in: ['en-US'], because: english },
  { text: 'Gewicht', in: ['de-DE'], because: german },
  { text: 'Kosten', in: ['de-DE'], because: german },
  { text: 'Home', in: ['en-US'], because: english },
  { text: 'Ja', in: ['de-DE'], because: german },
  { text: 'Machine', in: ['fr-FR', 'en-US'], because: french },
  { text: 'Machine {number}', in: ['fr-FR', 'en-US'], because: french },
  { text: 'Morgen', in: ['de-DE'], because: german },
  { text: 'Nummer', in: ['de-DE'], because: german },
  { text: 'Open', in: ['en-US'], because: 'an English word of the same spelling' },
  { text: 'Order', in: ['en-US'], because: english },
  { text: 'Order {number}', in: ['en-US'], because: english },
  { text: 'Orders', in: ['en-US'], because: english },
  { text: 'Passkey', in: ['de-DE', 'en-US'], because: english },
  { text: 'PDF', in: ['de-DE', 'fr-FR', 'en-US'], because: 'the name of a format' },
  { text: 'Project', in: ['en-US'], because: common },
  { text: 'Scannen', in: ['de-DE'], because: 'both made it from the English word' },
  { text: 'Service', in: ['de-DE', 'fr-FR', 'en-US'], because: french },
  { text: 'Set', in: ['de-DE', 'fr-FR', 'en-US'], because: english },
  { text: 'Sets', in: ['de-DE', 'fr-FR', 'en-US'], because: english },
  { text: 'Feedback {number}', in: ['de-DE', 'en-US'], because: english },
  { text: 'Stand', in: ['de-DE'], because: german },
  { text: 'Status', in: ['de-DE', 'en-US'], because: common },
  { text: 'Transport', in: ['de-DE', 'fr-FR', 'en-US'], because: french },
  { text: 'Type', in: ['fr-FR', 'en-US'], because: common },
  { text: 'per week', in: ['en-US'], because: 'the same in English' },
  { text: 'week {week}', in: ['en-US'], because: 'the same in English' },
  { text: 'Later', in: ['en-US'], because: 'an English word of the same spelling' },
  { text: 'Starten', in: ['de-DE'], because: 'both made it from the English word' },
  { text: 'Webservice', in: ['de-DE'], because: 'both took it from English' },
  { text: 'depots', in: ['en-US'], because: common },
  { text: 'feedback', in: ['en-US'], because: english },
  { text: 'orders', in: ['en-US'], because: english },
  { text: 'sets', in: ['fr-FR', 'en-US'], because: english },
  { text: '{minutes} min {seconds} s', in: ['fr-FR', 'en-US'], because: 'signs of units' },
  { text: '{seconds} s', in: ['de-DE', 'fr-FR', 'en-US'], because: 'signs of units' },
  { text: '{task} starten', in: ['de-DE'], because: 'both made it from the English word' },
  { text: 'wk', in: ['en-US'], because: 'the same short form in English' },
  { text: 'week', in: ['en-US'], because: common },
]

/** Whether a text may equal its Dutch one; every other equal text counts as not translated. */
export function sameInDutch(key: string, dutch: string, locale: Locale): boolean {
  if (sameEverywhere.some(({ keys }) => keys.test(key))) return true
  return sharedWords.some((word) => word.text === dutch && word.in.some((other) => other === locale))
}
