import { expect, it } from 'vitest'
import type { Locale } from '../constants.ts'
import { isPieceUnit, unitWord } from './unit-words.ts'

const cases: readonly (readonly [Locale, readonly [unit: string, amount: number], string])[] = [
  ['nl-NL', ['Stuks', 1], 'stuk'],
  ['nl-NL', ['Stuks', 16], 'stuks'],
  ['nl-NL', ['Set', 4], 'sets'],
  ['nl-NL', ['Stuks', 0], 'stuks'],
  ['de-DE', ['Satz', 2], 'Sätze'],
  ['fr-FR', ['Pièces', 1], 'pièce'],
  ['fr-FR', ['Pièces', 0], 'pièce'],
  ['en-US', ['Box', 3], 'boxes'],
  ['nl-NL', ['kVA', 2], 'kVA'],
  ['nl-NL', ['m', 1], 'm'],
  ['nl-NL', ['Onbekend', 2], 'Onbekend'],
]
it.each(cases)('in %s the unit of %j is %s', (locale, [unit, amount], word) => {
  expect(unitWord(unit, amount, locale)).toBe(word)
})

it.each([
  ['Stuks', true],
  [' stuk ', true],
  ['Pièces', true],
  ['Set', false],
  ['m', false],
  ['', false],
] as const)('the unit %j says only that pieces are counted: %s', (unit, isPiece) => {
  expect(isPieceUnit(unit)).toBe(isPiece)
})
