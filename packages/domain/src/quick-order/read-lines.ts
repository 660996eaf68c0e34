import { quantityBounds } from '../constants.ts'
import { readMeasures } from '../search/measures.ts'

/** What is read of one paste; lines above the limit stay where they are. */
export const quickOrderLimits = { lines: 200, characters: 20_000 } as const

/** One way to read a line: so many of what these words say. */
export interface QuickReading {
  readonly aantal: number
  readonly words: string
  /** Words of it that may be the number of an item or a set, in upper case. */
  readonly numbers: readonly string[]
}

/** A line of the text, from 0, with the ways to read it, the likeliest first; none where its quantity is impossible. */
export interface QuickLine {
  readonly line: number
  readonly written: string
  readonly readings: readonly QuickReading[]
}

const count = '\\d{1,6}'
const pieces =
  'stuks?|stks?|st|stück|stueck|stuck|pcs|pce|pieces?|pièces?|ex|maal|mal|keer|fois|times|aantal|anzahl|menge|quantité|quantity|qty'
const alone = (pattern: string) => `(?<![\\p{L}\\p{N}.,])(?:${pattern})(?![\\p{L}\\p{N}]|[.,]\\d)`
const times = '[x×*]'
/** Words that say that a number is a quantity; each has one group, with the number. */
const marked = [
  // `2x12` is a name.
  `^(${count})(?:${times}|\\s+${times}(?![\\p{L}\\p{N}]))(?!\\s*\\d{1,3}(?!\\d))`,
  alone(`(${count})\\s*(?:${pieces})\\b\\.?`),
  alone(`(?:${pieces})\\s*[:=]?\\s*(${count})`),
  `\\(\\s*(${count})\\s*${times}?\\s*\\)`,
  alone(`(${count})\\s*${times}`),
  `(?<=\\s)${times}\\s*(${count})$`,
  `(?:\\s[-–—]+|[:=])\\s*(${count})$`,
].map((pattern) => new RegExp(pattern, 'iu'))
const betweenCells = /[\t;|]+/g
const bullet = /^\s*(?:[-–—•*·>]+\s+)?/
const atEnds = /^[\s,.:=–—-]+|[\s,:=–—-]+$/g
const isCount = (word: string | undefined): word is string => word !== undefined && /^\d{1,5}$/.test(word)

/** Sizes stay as they are: the same text with them out of sight, character for character. */
function withoutSizes(text: string): string {
  const { measures } = readMeasures(text)
  return measures.reduce((rest, { written }) => rest.replace(written, '~'.repeat(written.length)), text)
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').replace(atEnds, '').trim()

function readingOf(aantal: number, text: string): QuickReading {
  const words = clean(text)
  const parts = words.split(' ')
  const numbers = parts.filter((part) => part.length >= 3 && (parts.length === 1 || /\d/.test(part)))
  return { aantal, words, numbers: [...new Set(numbers.map((part) => part.toUpperCase()))] }
}

/** The quantity that a word beside it marks as one, and the rest of the line. */
function markedReading(text: string): QuickReading | null {
  const sizeless = withoutSizes(text)
  for (const pattern of marked) {
    const found = pattern.exec(sizeless)
    if (found === null) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    const reading = readingOf(Number(found[1]), rest)
    if (reading.words !== '') return reading
  }
  return null
}

/** Without a mark a number at the end or at the beginning may be the quantity, else it is one piece. */
function bareReadings(text: string): readonly QuickReading[] {
  const words = withoutSizes(text).split(/\s+/)
  const [first, last] = [words[0], words.at(-1)]
  const readings: QuickReading[] = []
  if (words.length > 1 && isCount(last)) readings.push(readingOf(Number(last), text.slice(0, text.lastIndexOf(last))))
  if (words.length > 1 && isCount(first)) readings.push(readingOf(Number(first), text.slice(first.length)))
  return [...readings, readingOf(1, text)]
}

const isPossible = ({ aantal, words }: QuickReading): boolean =>
  words !== '' && aantal >= quantityBounds.min && aantal <= quantityBounds.max

/**
 * Reads a line of a sheet, a message or a list: number, name and quantity in any order, with `3x`, `3 st.`, `- 3`, tabs or
 * semicolons. Sizes such as `90 kg` and `2x1 m` are part of the name.
 */
export function readLine(written: string): readonly QuickReading[] {
  const text = clean(written.replace(bullet, '').replace(betweenCells, ' '))
  if (text === '') return []
  const found = markedReading(text)
  return (found === null ? bareReadings(text) : [found]).filter(isPossible)
}

/** The lines of a text that have something on them, up to the limit, and how many there are beyond it. */
export function readLines(text: string): {
  readonly lines: readonly QuickLine[]
  readonly beyond: readonly QuickLine[]
} {
  const filled = text
    .split(/\r\n|\r|\n/)
    .map((written, line) => ({ line, written: written.trim() }))
    .filter(({ written }) => written !== '')
  return {
    lines: filled
      .slice(0, quickOrderLimits.lines)
      .map(({ line, written }) => ({ line, written, readings: readLine(written) })),
    beyond: filled.slice(quickOrderLimits.lines).map((one) => ({ ...one, readings: [] })),
  }
}
