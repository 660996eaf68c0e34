import { performance } from 'node:perf_hooks'
import cases from '@portal/erp-protocol/nav-filter-cases.json' with { type: 'json' }
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NavFieldKind } from './matches-nav-filter.ts'
import { navFilterMatcher } from './matches-nav-filter.ts'
import { parseNavFilter } from './parse-nav-filter.ts'

describe('the filter language of the back office', () => {
  it.each(cases.cases)('$filter on a $kind field', ({ filter, kind, matches, refuses }) => {
    // JSON has no literal types; the table only holds the two kinds.
    const matcher = navFilterMatcher(filter, kind as NavFieldKind)
    expect(matcher).not.toBeNull()
    expect(matches.filter((value) => !matcher?.(value))).toEqual([])
    expect(refuses.filter((value) => matcher?.(value))).toEqual([])
  })

  it.each(cases.invalid)('refuses %j', (filter) => {
    expect(parseNavFilter(filter)).toBeNull()
    expect(navFilterMatcher(filter, 'code')).toBeNull()
  })

  it('ignores capitals in a range after @, which the table leaves open', () => {
    const inRange = navFilterMatcher('@b..d', 'text')
    expect(['b', 'C', 'd', 'e', 'A'].map((own) => inRange?.(own))).toEqual([true, true, true, false, false])
  })

  // The back office might give these a meaning that nobody wrote down.
  it.each(['..', '@', 'A*..B', 'A..B*', '<A*', '>=?', "<'A*'"])('refuses %j, which means nothing', (filter) => {
    expect(parseNavFilter(filter)).toBeNull()
  })

  const value = fc.string({ unit: fc.constantFrom('A', 'B', '1', '9', '(', '|', '.', "'", ' ', '&', '<') })
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

  it('finds a quoted value and nothing else', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(navFilterMatcher(quoted(a), 'text')?.(b)).toBe(a === b)
        expect(navFilterMatcher(`<>${quoted(a)}`, 'text')?.(b)).toBe(a !== b)
      }),
    )
  })

  it('joins with | and & as or and and do', () => {
    const term = fc
      .tuple(fc.constantFrom('', '<>', '<', '>='), value)
      .map(([operator, text]) => operator + quoted(text))
    fc.assert(
      fc.property(fc.tuple(term, term, term), value, ([a, b, c], own) => {
        const holds = (text: string) => navFilterMatcher(text, 'text')?.(own)
        expect(holds(`${a}|${b}&${c}`)).toBe(holds(a) === true || (holds(b) === true && holds(c) === true))
        expect(holds(`(${a}|${b})&${c}`)).toBe((holds(a) === true || holds(b) === true) && holds(c) === true)
      }),
    )
  })

  it('agrees with a pattern of the language itself on wildcards', () => {
    const wild = fc.string({ unit: fc.constantFrom('A', 'B', '*', '?'), minLength: 1 })
    const plain = fc.string({ unit: fc.constantFrom('A', 'B') })
    fc.assert(
      fc.property(wild, plain, (pattern, own) => {
        const expected = new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(own)
        expect(navFilterMatcher(pattern, 'text')?.(own)).toBe(expected)
      }),
    )
  })

  it('reads any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('A', "'", '|', '&', '.', '<', '>', '=', '*', '?', '@', ' ', '(', ')') }),
        (text) => {
          const matcher = navFilterMatcher(text, 'code')
          if (matcher !== null) expect(typeof matcher('AB')).toBe('boolean')
        },
      ),
    )
  })

  it('stays fast on a pattern made to be slow', () => {
    const matcher = navFilterMatcher('*A'.repeat(30), 'code')
    const start = performance.now()
    expect(matcher?.(`${'A'.repeat(3000)}B`)).toBe(false)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
