import { expect, it } from 'vitest'
import { paymentState } from './payment-state.ts'

it.each([
  [0, '2026-01-01', 'betaald'],
  [121, '2026-11-22', 'te_betalen'],
  [121, '2026-11-21', 'vervallen'],
  [121, null, 'te_betalen'],
  [-121, '2026-01-01', 'te_betalen'],
] as const)('%d still to be paid, due on %s, is %s', (remaining, dueDate, state) => {
  expect(paymentState({ remaining, dueDate }, '2026-11-22')).toBe(state)
})
