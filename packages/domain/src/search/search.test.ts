import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlightRanges } from '../plain/highlight-ranges.ts'
import { normalizeSearchText } from '../plain/search-text.ts'
import { addViewed } from './recently-viewed.ts'
import { refuseTerm } from './refuse-term.ts'
import type { LeavePage } from './remembered-items.ts'
import { neighboursOf, rememberedAfterLeaving } from './remembered-items.ts'

describe('search text', () => {
  it.each([
    ['  Rolsteiger, 10-m ', 'rolsteiger 10 m'],
    ['Échelle à crinoline', 'echelle a crinoline'],
    ['Straße', 'strasse'],
    ['ŒUVRE', 'oeuvre'],
    ['m²', 'm2'],
    ['...', ''],
  ])('of %j is %j', (text, expected) => {
    expect(normalizeSearchText(text)).toBe(expected)
  })

  it('of plain letters is the same beside letters with an accent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(normalizeSearchText(`${text} é`)).toBe(`${normalizeSearchText(text)} e`.trim())
      }),
    )
  })

  it('stays the same when normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normalizeSearchText(text)
        expect(normalizeSearchText(once)).toBe(once)
      }),
    )
  })

  it.each(['', 'ab', '  ab  ', ' a '])('refuses the short term %j (R-VAL-12)', (term) => {
    expect(refuseTerm(term)).toEqual({ code: 'zoeken.term_te_kort', params: { amount: 3 } })
  })

  it.each(['wc', ' WC '])('accepts the short word of the trade %j', (term) => {
    expect(refuseTerm(term)).toBeNull()
  })

  it.each(['abc', ' abc ', 'kraan'])('accepts the term %j (R-VAL-12)', (term) => {
    expect(refuseTerm(term)).toBeNull()
  })
})

describe('highlighting', () => {
  const marked = (text: string, term: string) =>
    highlightRanges(text, term).map(({ start, end }) => text.slice(start, end))

  it.each([
    ['Rolsteiger met steigerbuis', 'steiger', ['steiger', 'steiger']],
    ['Échelle', 'echel', ['Échel']],
    ['Große Straße', 'strasse', ['Straße']],
    ['Ladder 10 m', 'lad 10', ['Lad', '10']],
    ['aaaaaa', 'aaa', ['aaaaaa']],
    ['AR26-01577', 'AR26-0', ['AR26', '0']],
    ['Minigraver 1,8 t', 'minigraver 1,8', ['Minigraver', '1,8']],
    ['Minigraver 1,8 t', '1.8', ['1,8']],
    ['111004', 'minigraver 1,8', []],
    ['Minigraver 0,8 t', 'minigraver 1,8', ['Minigraver']],
    ['Slotenbak 100 cm voor minigraver 1,8 t', '1,8', ['1,8']],
    ['Boorhamer 11,8 J of 1,80 J', '1,8', ['1,8']],
    ['Minigraver 0,8 t van 8 kW', '8', ['8']],
    ['Ladder 10m', '10', ['10']],
    ['111004', '1', ['1']],
    ['Ladder', '\u0301', []],
    ['10003 · 21-11-2026', 'AR26-0', []],
    ['Ladder', 'kraan', []],
    ['Ladder', '', []],
  ])('marks %j for %j', (text, term, expected) => {
    expect(marked(text, term)).toEqual(expected)
  })

  it('marks separate, filled pieces that hold what was typed', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'É', 'ß', ' ', '-', '🏗') })
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'e'), minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(text, word, (own, term) => {
        let before = -1
        for (const { start, end } of highlightRanges(own, term)) {
          expect(start).toBeGreaterThan(before)
          expect(end).toBeGreaterThan(start)
          expect(normalizeSearchText(own.slice(start, end))).toContain(term)
          before = end
        }
      }),
    )
  })
})

describe('recently viewed', () => {
  const view = (items: readonly string[]) => items.reduce<string[]>(addViewed, [])

  it('shows the newest first (R-RECENT-01)', () => {
    expect(view(['A', 'B'])).toEqual(['B', 'A'])
  })

  it('shows each item once (R-RECENT-02)', () => {
    expect(view(['A', 'B', 'A'])).toEqual(['A', 'B'])
  })

  it('holds at most 10 (R-RECENT-03, R-CONST-05)', () => {
    const eleven = Array.from({ length: 11 }, (_, i) => String(i))
    expect(view(eleven.slice(0, 10))).toHaveLength(10)
    expect(view(eleven)).toHaveLength(10)
    expect(view(eleven)).not.toContain('0')
  })

  it('keeps all three whatever is viewed (R-RECENT-01, R-RECENT-02, R-RECENT-03)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcdefghijklmno')), (items) => {
        const expected = [...new Set([...items].reverse())].slice(0, 10)
        expect(view(items)).toEqual(expected)
      }),
    )
  })
})

describe('remembered item ids', () => {
  const ids = ['1', '2', '3']

  it('stay on the way to an item and go on leaving for anything else (R-SCR-SHELL-24)', () => {
    const pages: readonly LeavePage[] = ['itemDetail', 'search', 'catalogue', 'other']
    for (const from of pages) {
      for (const to of pages) {
        const kept = from === 'other' || to === 'itemDetail'
        expect(rememberedAfterLeaving(from, to, ids)).toEqual(kept ? ids : [])
      }
    }
  })

  it('say what comes before and after an item', () => {
    expect(neighboursOf(ids, '2')).toEqual({ previous: '1', next: '3' })
    expect(neighboursOf(ids, '1')).toEqual({ previous: null, next: '2' })
    expect(neighboursOf(ids, '9')).toEqual({ previous: null, next: null })
  })
})
