import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hearKey, type KeyBurst, noKeys } from './key-burst.ts'

const label = fc.stringMatching(/^[0-9A-Z][0-9A-Z/ .-]{2,24}$/)
const quickGap = fc.integer({ min: 0, max: 80 })

/** What is label of keys with the gap before each, in milliseconds. */
function heardOf(keys: readonly (readonly [key: string, gap: number])[]): readonly string[] {
  let burst: KeyBurst = noKeys
  let at = 0
  return keys.flatMap(([key, gap]) => {
    at += gap
    const next = hearKey(burst, { key: key === '\u001d' ? ']' : key, ctrlKey: key === '\u001d', at })
    burst = next.burst
    return next.label === null ? [] : [next.label]
  })
}
const keysOf = (text: string, gaps: readonly number[]) =>
  [...text, 'Enter'].map((key, at) => [key, gaps[at % gaps.length] ?? 0] as const)

describe('the keys of a hand scanner', () => {
  it('are the label, whatever other labels were read a moment before, capitals and separators included', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(label, fc.array(quickGap, { minLength: 1 })), { minLength: 1 }), (labels) => {
        const keys = labels.flatMap(([text, gaps]) => [['Shift', 90] as const, ...keysOf(`${text}\u001d21A`, gaps)])
        expect(heardOf(keys)).toEqual(labels.map(([text]) => `${text}\u001d21A`))
      }),
    )
  })

  it('never give a part of a label: with a gap inside the burst it counts as failed', () => {
    fc.assert(
      fc.property(label, fc.nat(), fc.integer({ min: 81, max: 1000 }), (text, place, gap) => {
        const keys = keysOf(text, [12]).map((key, at) => {
          return at === 1 + (place % text.length) ? ([key[0], gap] as const) : key
        })
        const label = heardOf([
          ...keys,
          ...keysOf(text, [12]).map((key, at) => (at === 0 ? ([key[0], 200] as const) : key)),
        ])
        // Too few keys on both sides of the gap to tell them from fingers; the label after it is whole in any case.
        expect([[text], ['', text]]).toContainEqual(label)
        if (text.length >= 6) expect(label).toEqual(['', text])
      }),
    )
  })

  it('are not those of a person', () => {
    const slow = fc.integer({ min: 81, max: 5000 })
    fc.assert(
      fc.property(label, fc.array(slow, { minLength: 1 }), (text, gaps) => {
        expect(heardOf(keysOf(text, gaps))).toEqual([])
      }),
    )
    expect(heardOf(keysOf('ab', [12]))).toEqual([])
  })

  it('start again after a pause', () => {
    expect(heardOf([['x', 0], ['5', 1001], ...keysOf('11012-001', [12])])).toEqual(['511012-001'])
  })
})
