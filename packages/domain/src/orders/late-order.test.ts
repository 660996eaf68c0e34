import { describe, expect, it } from 'vitest'
import { isLateOrder } from './late-order.ts'

describe('a late order', () => {
  it.each([
    ['Open', '2026-11-22', true],
    ['Printed', '2026-11-22', true],
    ['Posted', '2026-11-22', false],
    ['Open', '2026-11-23', false],
    ['Open', null, false],
  ] as const)('%s and planned for %s is %s on 23 November', (status, leverDatum, expected) => {
    expect(isLateOrder({ status, leverDatum }, '2026-11-23')).toBe(expected)
  })
})
