import { boolean, code, date, decimal, integer, option, text } from '@portal/erp-protocol/field-types.ts'
import cases from '@portal/erp-protocol/nav-filter-cases.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { parseCriteria } from './criteria.ts'

const types = {
  code: code(20),
  text: text(50),
  decimal,
  integer,
  date,
  boolean,
  option: option('Verhuur', 'Verkoop', 'Verkoop Terugkoop'),
}

// Typed by hand from the language's description: field, criterion, what it lets through, what it holds back.
const vectors: readonly (readonly [keyof typeof types, string, readonly unknown[], readonly unknown[]])[] = [
  ['code', '10..20', ['10', '100', '15', '20'], ['1', '3', '200', '9']],
  ['code', '..20', ['1', '10', '20'], ['21', '3']],
  ['code', '20..', ['20', '3', 'A'], ['1', '10']],
  ['code', '10|30', ['10', '30'], ['20']],
  ['code', '10..20|A*&<>A9*', ['10', 'A1', 'A'], ['A9', 'A91', 'B', '3']],
  ['code', '(10|A*)&<>A9', ['10', 'A8'], ['A9', 'B']],
  ['code', 'a1', ['A1'], ['A2', 'A']],
  ['code', '<>a1', ['A2', ''], ['A1']],
  ['code', "''", [''], ['A']],
  ['code', "<>''", ['A'], ['']],
  ['code', "'A|B'", ['A|B'], ['A', 'B']],
  ['code', "'A&*'", ['A&', 'A&B'], ['A', 'AB']],
  ['code', "'O''NEILL'", ["O'NEILL"], ['ONEILL']],
  ['code', '>B', ['C', 'BA'], ['B', 'A']],
  ['text', '*graaf*', ['Minigraafmachine', 'graaf'], ['Graafmachine', 'grf']],
  ['text', '@*graaf*', ['Graafmachine', 'MINIGRAAF'], ['grf']],
  ['text', 'M?n', ['Men', 'M-n'], ['Mn', 'Meen', 'men']],
  ['text', 'a.b', ['a.b'], ['axb']],
  ['text', 'twee woorden', ['twee woorden'], ['twee', 'Twee woorden']],
  ['decimal', '10.5..20', ['10.50', '20'], ['10.49', '20.01']],
  ['decimal', '>=100', ['100', '1000'], ['99.99', '20']],
  ['integer', '1|3', [1, 3], [2]],
  ['date', '2026-01-01..2026-12-31', ['2026-06-01', '2026-12-31'], ['2025-12-31', '2027-01-01', null]],
  ['date', "''", [null], ['2026-01-01']],
  ['boolean', 'Yes', [true], [false]],
  ['boolean', '1', [true], [false]],
  ['boolean', 'NO', [false], [true]],
  ['boolean', 'false', [false], [true]],
  ['option', 'Verkoop_Terugkoop', ['Verkoop Terugkoop'], ['Verkoop']],
  ['option', 'Verkoop Terugkoop|Verhuur', ['Verkoop Terugkoop', 'Verhuur'], ['Verkoop']],
  ['option', 'Verkoop..', ['Verkoop', 'Verkoop Terugkoop'], ['Verhuur']],
  ['code', '', ['A', ''], []],
  ['code', "<>''&<A", ['10', '200'], ['', 'A1']],
  ['code', "'B 1'|A1", ['A1', 'B 1'], ['A9']],
  ['code', '2*&<=20', ['20', '2'], ['200', '21']],
  ['code', '@a?', ['A1', 'A9'], ['A95', 'B1']],
]

// The books hold codes in capitals without spaces around them.
const stored = (kind: string, value: string) => (kind === 'code' ? value.trim().toUpperCase() : value)

describe('the language as both sides read it', () => {
  it.each(cases.cases)('$filter on a $kind field', ({ filter, kind, matches, refuses }) => {
    const test = parseCriteria('Field', kind === 'code' ? types.code : types.text, filter)
    expect(matches.filter((value) => !test(stored(kind, value)))).toEqual([])
    expect(refuses.filter((value) => test(stored(kind, value)))).toEqual([])
  })

  it.each(cases.invalid)('refuses %j', (filter) => {
    expect(() => parseCriteria('Field', types.code, filter)).toThrow('is not valid')
  })
})

describe('a criterion', () => {
  it.each(vectors)('on a %s: %s', (...vector) => {
    const [type, criterion, passes, fails] = vector
    const test = parseCriteria('Field', types[type], criterion)
    expect(passes.filter((value) => !test(value))).toEqual([])
    expect(fails.filter((value) => test(value))).toEqual([])
  })

  it.each([
    ['code', "'open"],
    ['code', '(A'],
    ['code', 'A|'],
    ['code', 'A)'],
    ['code', '&'],
    ['integer', '1.5'],
    ['integer', 'een'],
    ['date', '31-31-2026'],
    ['boolean', 'misschien'],
    ['boolean', 'oyes'],
    ['boolean', 'yes!'],
    ['boolean', 'ono'],
    ['boolean', 'no!'],
    ['option', 'Huur'],
  ] as const)('on a %s: %s is refused', (type, criterion) => {
    expect(() => parseCriteria('Field', types[type], criterion)).toThrow('is not valid for the Field field.')
  })
})
