import { expect, it } from 'vitest'
import { readLineCursor, writeLineCursor } from './line-cursor.ts'

it.each([
  [{ boekingsDatum: '2026-11-22', documentNummer: 'VF26-1', regelNummer: 10_000 }, '2026-11-22'],
  [{ boekingsDatum: null, documentNummer: 'VF|26', regelNummer: 0 }, '0001-01-01'],
])('a line is found again by what was written of it', (line, day) => {
  const { documentNummer: invoiceNo, regelNummer: lineNo } = line
  expect(readLineCursor(writeLineCursor(line))).toEqual({ day, invoiceNo, lineNo })
})

it.each(['', '|', '2026-11-22', '2026-11-22|x|VF', '2026-13-01|1|VF', '2026-11-22|1|', '2026-11-22|-1|VF'])(
  '%j was written of no line',
  (text) => {
    expect(readLineCursor(text)).toBeNull()
  },
)
