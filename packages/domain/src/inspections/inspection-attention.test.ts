import { describe, expect, it } from 'vitest'
import { inspectionAttention } from './inspection-attention.ts'

describe('an inspection needs attention', () => {
  it.each([
    ['Approved', null, null],
    ['Approved', 'info', null],
    ['Approved', 'warning', 'binnenkort'],
    ['Approved', 'danger', 'dringend'],
    ['Approved', 'overdue', 'dringend'],
    ['Disapproved', null, 'dringend'],
    ['Exit_Order', 'warning', 'dringend'],
    [null, null, 'dringend'],
  ] as const)('when it is %s with the warning %s: %s', (result, warning, expected) => {
    expect(inspectionAttention(result, warning)).toBe(expected)
  })
})
