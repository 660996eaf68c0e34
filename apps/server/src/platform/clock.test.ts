import { afterEach, expect, it, vi } from 'vitest'
import { systemClock } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  { season: 'winter', last: '2026-01-14T22:59:59.999Z', days: ['2026-01-14', '2026-01-15'] },
  { season: 'summer', last: '2026-07-14T21:59:59.999Z', days: ['2026-07-14', '2026-07-15'] },
])('the day changes at midnight in Amsterdam in $season, also when it was asked a moment before', ({ last, days }) => {
  vi.useFakeTimers({ now: new Date(last), toFake: ['Date'] })
  const before = systemClock.today()
  vi.setSystemTime(Date.parse(last) + 1)
  expect([before, systemClock.today()]).toEqual(days)
})
