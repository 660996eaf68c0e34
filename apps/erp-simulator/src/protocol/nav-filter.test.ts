import { describe, expect, it } from 'vitest'
import { matchesFilter } from './nav-filter.ts'

const codes = ['', '10', '15', '20', '200', '21', 'A1', 'A9', 'A95', 'B 1', "O'B"]

describe('the filter language of the back office', () => {
  it.each<[string, readonly string[]]>([
    ['10..20', ['10', '15', '20']],
    ['..15', ['', '10', '15']],
    ['A9..', ['A9', 'A95', 'B 1', "O'B"]],
    ['10..20|A*&<>A9*', ['10', '15', '20', 'A1']],
    ['A?', ['A1', 'A9']],
    ['@a*', ['A1', 'A9', 'A95']],
    ['a*', []],
    ["''", ['']],
    ["<>''&<A", ['10', '15', '20', '200', '21']],
    ['>=A9', ['A9', 'A95', 'B 1', "O'B"]],
    ['=20', ['20']],
    ["'B 1'|A1", ['A1', 'B 1']],
    ['2*&<=20', ['20']],
  ])('%s', (filter, expected) => {
    expect(codes.filter((code) => matchesFilter(filter, code))).toEqual(expected)
  })

  it.each(["'open", '10|', '&'])('refuses %s', (filter) => {
    expect(() => codes.map((code) => matchesFilter(filter, code))).toThrow('is not valid')
  })
})
