import cases from '@portal/erp-protocol/nav-filter-cases.json' with { type: 'json' }
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeStretches } from './code-stretches.ts'
import { navFilterMatcher } from './matches-nav-filter.ts'

const isWithin = (filter: string, code: string): boolean =>
  codeStretches(filter).some(({ from, to }) => code >= from && code < to)

const character = fc.constantFrom('A', 'B', '1', '2', '9', '-')
const code = fc.string({ unit: character, minLength: 1, maxLength: 4 })
const operand = fc.string({ unit: fc.constantFrom('A', 'b', '1', '2', '9'), minLength: 1, maxLength: 3 })
const term = fc.oneof(
  operand,
  operand.map((text) => `${text}*`),
  operand.map((text) => `*${text}`),
  operand.map((text) => `@${text}?*`),
  operand.map((text) => `<>${text}`),
  fc.tuple(operand, operand).map(([from, to]) => `${from}..${to}`),
  operand.map((text) => `..${text}`),
  operand.map((text) => `${text}..`),
  fc.tuple(fc.constantFrom('<', '<=', '>', '>='), operand).map(([operator, text]) => operator + text),
)
const all = fc.array(term, { minLength: 1, maxLength: 3 }).map((terms) => terms.join('&'))
const filter = fc.array(all, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('|'))

describe('the stretches of codes of a filter', () => {
  it('hold every code that passes the filter', () => {
    fc.assert(
      fc.property(filter, code, (text, own) => {
        if (navFilterMatcher(text, 'code')?.(own)) expect(`${text} ${own} ${isWithin(text, own)}`).toContain('true')
      }),
      { numRuns: 20_000 },
    )
  })

  it('hold every code of the table of the back office that passes', () => {
    const passing = cases.cases.flatMap(({ filter: text, kind, matches }) =>
      kind === 'code' ? matches.map((own) => ({ text, own: own.trim().toUpperCase() })) : [],
    )
    expect(passing.length).toBeGreaterThan(10)
    expect(passing.filter(({ text, own }) => !isWithin(text, own))).toEqual([])
  })

  it('are as narrow as the beginning that the filter names', () => {
    const last = '\u{10FFFF}'
    expect(codeStretches('111*|121*')).toEqual([
      { from: '111', to: `111${last}` },
      { from: '121', to: `121${last}` },
    ])
    expect(codeStretches('211..212Z')).toEqual([{ from: '211', to: `212Z${last}` }])
    expect(codeStretches('<>250&2*')).toEqual([{ from: '2', to: `2${last}` }])
    expect(codeStretches('*9')).toEqual([{ from: '', to: last }])
  })

  it('are none for a text that is no filter', () => {
    expect(codeStretches('5*&')).toEqual([])
  })
})
