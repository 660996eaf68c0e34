import { expect, it } from 'vitest'
import { retryPauseMs } from './retry-pause.ts'

it('doubles from two seconds to a minute, and stays there', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 1000].map((failures) => retryPauseMs(failures, 0))
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
})

it('is up to a quarter shorter by chance', () => {
  expect([0, 0.5, 1].map((chance) => retryPauseMs(2, chance))).toEqual([4000, 3500, 3000])
})
