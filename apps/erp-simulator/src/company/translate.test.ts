import { describe, expect, it } from 'vitest'
import { addDays, nextWorkday } from './dates.ts'
import { fillText, formatNumber } from './translate.ts'

describe('formatNumber', () => {
  it('writes decimals and thousands as each language does', () => {
    expect(([0, 1, 2, 3] as const).map((language) => formatNumber(1.8, language))).toEqual(['1,8', '1,8', '1,8', '1.8'])
    expect(([0, 1, 2, 3] as const).map((language) => formatNumber(12500, language))).toEqual([
      '12.500',
      '12.500',
      '12\u00a0500',
      '12,500',
    ])
    expect(formatNumber(1500, 0)).toBe('1500')
  })
})

describe('fillText', () => {
  it('fills words with values and refuses an unknown one', () => {
    expect(fillText('Minigraver {t} t', new Map([['t', 1.8]]), 0)).toBe('Minigraver 1,8 t')
    expect(() => fillText('{x}', new Map(), 0)).toThrow('{x}')
  })
})

describe('dates', () => {
  it('cross the change to summer and winter time by whole days', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })

  it('move a weekend day to Monday', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map(nextWorkday)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-23',
    ])
  })
})
