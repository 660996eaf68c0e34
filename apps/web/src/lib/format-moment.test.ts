import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { formatMoment } from './format.ts'

// Somebody far away from the depots.
beforeAll(() => vi.stubEnv('TZ', 'America/New_York'))
afterAll(() => vi.unstubAllEnvs())

it.each([
  ['2026-11-21T13:05:00Z', '21-11-2026 14:05'],
  ['2026-07-01T22:30:00Z', '02-07-2026 00:30'],
])('writes %s in the time of the depots: %s', (moment, written) => {
  expect(formatMoment(moment, 'nl-NL')).toBe(written)
})
