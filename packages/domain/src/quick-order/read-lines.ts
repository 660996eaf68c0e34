import type { Locale } from '../constants.ts'
import { numbersOf, type QuickReading, readCells, readWords } from './read-quantity.ts'
import { splitCells } from './split-cells.ts'

/** What is read of one paste; lines above the limit stay where they are. */
export const quickOrderLimits = { lines: 200, characters: 20_000 } as const

/** A line of the text, from 0, with the ways to read it, the likeliest first; none where its quantity is impossible. */
export interface QuickLine {
  readonly line: number
  readonly written: string
  /** Whatever on it may be the number of an item or a set, however the line is read. */
  readonly numbers: readonly string[]
  readonly readings: readonly QuickReading[]
}

const bullet = /^\s*(?:[-–—•*·>]+\s+)?/

/**
 * Reads a line of a sheet, a message or a list: number, name and quantity in any order, with `3x`, `3 st.`, `- 3`, or in
 * cells. A cell with only a number is a quantity or the number of an item, never a part of its name. Sizes such as
 * `90 kg` and `2x1 m` are part of the name.
 */
export function readLine(written: string, locale: Locale): readonly QuickReading[] {
  const text = written.replace(bullet, '')
  const cells = splitCells(text)
  if (cells === null) return readWords(text, locale)
  return cells.length === 1 ? readWords(cells[0] ?? '', locale) : readCells(cells, locale)
}

/** The lines of a text that have something on them, up to the limit, and how many there are beyond it. */
export function readLines(
  text: string,
  locale: Locale,
): {
  readonly lines: readonly QuickLine[]
  readonly beyond: readonly QuickLine[]
} {
  const filled = text
    .split(/\r\n|\r|\n/)
    .map((written, line) => ({ line, written: written.trim() }))
    .filter(({ written }) => written !== '')
  const read = filled.slice(0, quickOrderLimits.lines).map((one): QuickLine => {
    const numbers = numbersOf((splitCells(one.written) ?? [one.written]).join(' '))
    return { ...one, numbers, readings: readLine(one.written, locale) }
  })
  return {
    lines: read,
    beyond: filled.slice(quickOrderLimits.lines).map((one) => ({ ...one, numbers: [], readings: [] })),
  }
}
