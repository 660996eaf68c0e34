import type { Locale } from '../constants.ts'

/** The units that people count in: one, and several. Units of measure (m, kg, kVA) are the same for any number. */
const counted: Readonly<Record<Locale, readonly (readonly [one: string, several: string])[]>> = {
  'nl-NL': [
    ['stuk', 'stuks'],
    ['set', 'sets'],
    ['doos', 'dozen'],
    ['rol', 'rollen'],
    ['pak', 'pakken'],
    ['paar', 'paar'],
    ['fles', 'flessen'],
    ['koker', 'kokers'],
    ['zak', 'zakken'],
    ['pallet', 'pallets'],
    ['bundel', 'bundels'],
    ['emmer', 'emmers'],
    ['plaat', 'platen'],
    ['dag', 'dagen'],
    ['week', 'weken'],
    ['maand', 'maanden'],
    ['uur', 'uur'],
  ],
  'de-DE': [
    ['Stück', 'Stück'],
    ['Satz', 'Sätze'],
    ['Karton', 'Kartons'],
    ['Rolle', 'Rollen'],
    ['Packung', 'Packungen'],
    ['Paar', 'Paar'],
    ['Flasche', 'Flaschen'],
    ['Kartusche', 'Kartuschen'],
    ['Sack', 'Säcke'],
    ['Palette', 'Paletten'],
    ['Tag', 'Tage'],
    ['Woche', 'Wochen'],
    ['Monat', 'Monate'],
    ['Stunde', 'Stunden'],
  ],
  'fr-FR': [
    ['pièce', 'pièces'],
    ['jeu', 'jeux'],
    ['boîte', 'boîtes'],
    ['rouleau', 'rouleaux'],
    ['paquet', 'paquets'],
    ['paire', 'paires'],
    ['flacon', 'flacons'],
    ['cartouche', 'cartouches'],
    ['sac', 'sacs'],
    ['palette', 'palettes'],
    ['jour', 'jours'],
    ['semaine', 'semaines'],
    ['mois', 'mois'],
    ['heure', 'heures'],
  ],
  'en-US': [
    ['piece', 'pieces'],
    ['set', 'sets'],
    ['box', 'boxes'],
    ['roll', 'rolls'],
    ['pack', 'packs'],
    ['pair', 'pairs'],
    ['bottle', 'bottles'],
    ['cartridge', 'cartridges'],
    ['bag', 'bags'],
    ['pallet', 'pallets'],
    ['day', 'days'],
    ['week', 'weeks'],
    ['month', 'months'],
    ['hour', 'hours'],
  ],
}

const pieces: ReadonlySet<string> = new Set(
  Object.values(counted).flatMap(([piece]) => (piece ?? []).map((word) => word.toLowerCase())),
)

/** Whether a unit only says that things are counted one by one, which needs no saying. */
export function isPieceUnit(unit: string): boolean {
  return pieces.has(unit.trim().toLowerCase())
}

/**
 * A unit as it stands behind a number in a sentence: `1 stuk`, `4 sets`, `2 kVA`. The back office writes *Stuks* and *Set*,
 * for any number; a unit that is not known here stays as it is written there.
 */
export function unitWord(unit: string, amount: number, locale: Locale): string {
  const typed = unit.trim().toLowerCase()
  const words = counted[locale].find((pair) => pair.some((word) => word.toLowerCase() === typed))
  if (words === undefined) return unit
  return words[new Intl.PluralRules(locale).select(amount) === 'one' ? 0 : 1]
}
