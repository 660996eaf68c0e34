import { expect, it } from 'vitest'
import { openIndicator } from './open-indicators.ts'

const thresholds = { safe: 5, warning: 6, danger: 10 }
const indicatorOf = (...counts: Parameters<typeof openIndicator>[0]) => openIndicator(counts, thresholds)

it('what is late is never all right, however few it is', () => {
  expect(indicatorOf({ soort: 'aanvoer', aantal: 1 })).toBe('warning')
  expect(indicatorOf({ soort: 'facturen', aantal: 1 }, { soort: 'aanvragen', aantal: 1 })).toBe('warning')
  expect(indicatorOf({ soort: 'aanvoer', aantal: 12 })).toBe('danger')
})

it('what only waits is all right up to the safe threshold (R-SCR-REP-04)', () => {
  expect(indicatorOf({ soort: 'aanvragen', aantal: 5 }, { soort: 'aanvoer', aantal: 0 })).toBe('safe')
  expect(indicatorOf({ soort: 'aanvragen', aantal: 5 }, { soort: 'klachten', aantal: 1 })).toBe('warning')
})
