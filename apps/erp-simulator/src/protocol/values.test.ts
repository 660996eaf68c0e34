import {
  bigInteger,
  boolean,
  code,
  date,
  dateTime,
  decimal,
  guid,
  integer,
  option,
  text,
} from '@portal/erp-protocol/field-types.ts'
import { describe, expect, it } from 'vitest'
import { readLiteral, toJson } from './values.ts'

describe('a value on the wire', () => {
  it.each([
    { name: 'a blank date', field: date, value: null, json: '"0001-01-01"' },
    { name: 'a date', field: date, value: '2026-03-29', json: '"2026-03-29"' },
    { name: 'a blank moment', field: dateTime, value: null, json: '"0001-01-01T00:00:00Z"' },
    { name: 'a blank id', field: guid, value: null, json: '"00000000-0000-0000-0000-000000000000"' },
    { name: 'a blank option', field: option('A'), value: '', json: '" "' },
    {
      name: 'an option with a space',
      field: option('Verkoop Terugkoop'),
      value: 'Verkoop Terugkoop',
      json: '"Verkoop Terugkoop"',
    },
    { name: 'a blank text', field: text(5), value: undefined, json: '""' },
    { name: 'a code', field: code(5), value: 'A"1', json: '"A\\"1"' },
    {
      name: 'a decimal with all its digits',
      field: decimal,
      value: '12345678901234.12345',
      json: '12345678901234.12345',
    },
    { name: 'a missing decimal', field: decimal, value: undefined, json: '0' },
    { name: 'a big number', field: bigInteger, value: 9_007_199_254_740_993n, json: '9007199254740993' },
    { name: 'a number', field: integer, value: 7, json: '7' },
    { name: 'a missing switch', field: boolean, value: undefined, json: 'false' },
  ])('of $name', ({ field, value, json }) => {
    expect(toJson(field, value)).toBe(json)
  })
})

describe('a literal', () => {
  it('of a code is trimmed and in capitals, of a text as it is', () => {
    expect(readLiteral(code(20), "' ab '")).toBe('AB')
    expect(readLiteral(text(20), "' ab '")).toBe(' ab ')
  })
})
