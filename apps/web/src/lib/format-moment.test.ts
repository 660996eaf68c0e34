import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { formatDay, formatMoment } from './format.ts'

// Somebody far away from the depots.
beforeAll(() => vi.stubEnv('TZ', 'America/New_York'))
afterAll(() => vi.unstubAllEnvs())

it.each([
  ['2026-11-21T13:05:00Z', '21-11-2026 14:05'],
  ['2026-07-01T22:30:00Z', '02-07-2026 00:30'],
])('writes %s in the time of the depots: %s', (moment, written) => {
  expect(formatMoment(moment, 'nl-NL')).toBe(written)
})

it.each([
  ['nl-NL', 'ma 17 mrt 2025', 'do 26 nov', 'vr 1 jan 2027'],
  ['de-DE', 'Mo, 17 März 2025', 'Do, 26 Nov', 'Fr, 1 Jan 2027'],
  ['fr-FR', 'lun 17 mars 2025', 'jeu 26 nov', 'ven 1 janv 2027'],
  ['en-US', 'Mon, 17 Mar 2025', 'Thu 26 Nov', 'Fri, 1 Jan 2027'],
] as const)('writes the year of a day when it is not that of today, in %s', (locale, ...written) => {
  const days = ['2025-03-17', '2026-11-26', '2027-01-01']
  expect(days.map((day) => formatDay(day, locale, '2026-11-28'))).toEqual(written)
  expect(formatDay('2025-03-17', locale)).not.toContain('2025')
})
