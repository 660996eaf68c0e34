import type { Locale } from '../constants.ts'
import { numberKey } from '../plain/search-text.ts'
import { readMeasures } from '../search/measures.ts'
import { type Figure, readFigure } from './read-figure.ts'

/** One way to read a line: so many of what these words say. */
export interface QuickReading {
  readonly aantal: number
  /** Empty where only a known number makes sense of the line. */
  readonly words: string
  /** Keys of what may be the number of an item or a set; see `numberKey`. */
  readonly numbers: readonly string[]
}

const shortestNumber = 3
const figure = String.raw`\d+(?:[.,'\u2019]\d+)*(?:e[+-]?\d+)?`
const count = '\\d{1,6}'
const pieces =
  'stuks?|stks?|st|stück|stueck|stuck|pcs|pce|pieces?|pièces?|ex|maal|mal|keer|fois|times|aantal|anzahl|menge|quantité|quantity|qty'
const alone = (pattern: string) => `(?<![\\p{L}\\p{N}.,])(?:${pattern})(?![\\p{L}\\p{N}]|[.,]\\d)`
const times = '[x×*]'
/** Words that say that a number is a quantity; each has one group, with the number. */
const marked = [
  // `2x12` is a name.
  `^(${figure})(?:${times}|\\s+${times}(?![\\p{L}\\p{N}]))(?!\\s*\\d{1,3}(?!\\d))`,
  alone(`(${figure})\\s*(?:${pieces})\\b\\.?`),
  alone(`(?:${pieces})\\s*[:=]?\\s*(${figure})`),
  `\\(\\s*(${count})\\s*${times}?\\s*\\)`,
  alone(`(${figure})\\s*${times}`),
  `(?<=\\s)${times}\\s*(${figure})$`,
  `(?:\\s[-–—]+|[:=])\\s*(${count})$`,
].map((pattern) => new RegExp(pattern, 'iu'))
const atEnds = /^[\s,.:=–—-]+|[\s,:=–—-]+$/g

/** Sizes stay as they are: the same text with them out of sight, character for character. */
function withoutSizes(text: string): string {
  const { measures } = readMeasures(text)
  return measures.reduce((rest, { written }) => rest.replace(written, '~'.repeat(written.length)), text)
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').replace(atEnds, '').trim()
const isNumber = (key: string): boolean => key.length >= shortestNumber && /\d/.test(key)

/** What may be a number among these words: each by itself, digits that stand beside each other, and all of them. */
export function numbersOf(words: string): readonly string[] {
  const parts = words.split(' ')
  const groups = words.match(/(?<!\S)\d+(?: \d+)+(?!\S)/g) ?? []
  const keys = [...parts, ...groups, words].map(numberKey)
  const only = parts.length === 1 && numberKey(words).length >= shortestNumber ? [numberKey(words)] : []
  return [...new Set([...keys.filter(isNumber), ...only])]
}

function readingOf(aantal: number, text: string): QuickReading {
  const words = clean(text)
  return { aantal, words, numbers: numbersOf(words) }
}

/** What holds only when this is the number of something. */
function byNumber(aantal: number, number: string): readonly QuickReading[] {
  const numbers = [numberKey(number)].filter(isNumber)
  return numbers.length === 0 ? [] : [{ aantal, words: '', numbers }]
}

/** The quantity that a word beside it marks as one, and the rest of the text. */
function readMarked(text: string, locale: Locale): { readonly figure: Figure | null; readonly rest: string } | null {
  const sizeless = withoutSizes(text)
  for (const pattern of marked) {
    const found = pattern.exec(sizeless)
    if (found === null) continue
    const rest = clean(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`)
    return { figure: readFigure(found[1] ?? '', locale), rest }
  }
  return null
}

/** Without a mark a number at the end or at the beginning may be the quantity, else it is one piece. */
function bareReadings(text: string, locale: Locale): readonly QuickReading[] {
  const words = withoutSizes(text).split(/\s+/)
  if (words.length === 1) return [readingOf(1, text)]
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const ends = [last, first].map((word) => readFigure(word, locale))
  const [atEnd, atBegin] = ends
  const isNamed = words.slice(1).some((word) => /\d.*\d.*\d/.test(word)) || /\d.*\d.*\d/.test(first)
  if (isNamed && ends.some((end) => end?.kind === 'impossible')) return []
  const one = readingOf(1, text)
  // Beside two numbers one piece is a guess, unless both are groups of one number.
  const isGuess = atEnd !== null && atBegin !== null
  return [
    ...(atEnd?.kind === 'count' ? [readingOf(atEnd.value, text.slice(0, text.lastIndexOf(last)))] : []),
    ...(atBegin?.kind === 'count' ? [readingOf(atBegin.value, text.slice(first.length))] : []),
    isGuess ? { ...one, numbers: one.numbers.filter((key) => key === numberKey(text)) } : one,
  ]
}

/** A line of words: what is marked as its quantity, or else what may be one. */
export function readWords(written: string, locale: Locale): readonly QuickReading[] {
  const text = clean(written)
  if (text === '') return []
  const found = readMarked(text, locale)
  if (found === null || found.rest === '') return bareReadings(text, locale).filter(({ words }) => words !== '')
  return found.figure?.kind === 'count' ? [readingOf(found.figure.value, found.rest)] : []
}

interface Cell {
  readonly text: string
  readonly figure: Figure | null
}

/** A cell such as `3 st.` says that it is the quantity. */
function readMarkedCell({ text, figure: number }: Cell, locale: Locale): Figure | null {
  const found = number === null ? readMarked(text, locale) : null
  return found?.rest === '' ? (found.figure ?? { kind: 'impossible' }) : null
}

const joined = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ')
const countIn = ({ figure }: Cell): readonly number[] => (figure?.kind === 'count' ? [figure.value] : [])

/** One number beside words: their quantity, or the number of what they name. */
function besideWords(only: Cell, others: readonly Cell[], locale: Locale): readonly QuickReading[] {
  const words = joined(others)
  const found = readMarked(words, locale)
  const named = found === null ? byNumber(1, only.text) : []
  const counted = found?.figure?.kind === 'count' ? byNumber(found.figure.value, only.text) : []
  return [...counted, ...countIn(only).map((value) => readingOf(value, words)), ...named]
}

/** A line of cells: one of them is the quantity, and beside a second number never a guess of one piece. */
export function readCells(texts: readonly string[], locale: Locale): readonly QuickReading[] {
  const cells = texts.map((text): Cell => ({ text: clean(text) || text, figure: readFigure(text, locale) }))
  const said = cells.map((cell) => readMarkedCell(cell, locale))
  const [quantity, ...others] = said.filter((one) => one !== null)
  if (quantity !== undefined) {
    const rest = joined(cells.filter((_, at) => said[at] === null))
    return others.length === 0 && quantity.kind === 'count' ? [readingOf(quantity.value, rest)] : []
  }
  const numbers = cells.filter(({ figure }) => figure !== null)
  const [first, second] = numbers
  if (first === undefined) return readWords(joined(cells), locale)
  if (numbers.length > 2 || numbers.some(({ figure }) => figure?.kind === 'impossible')) return []
  if (second !== undefined)
    return [
      ...countIn(second).flatMap((value) => byNumber(value, first.text)),
      ...countIn(first).flatMap((value) => byNumber(value, second.text)),
    ]
  return besideWords(
    first,
    cells.filter((cell) => cell !== first),
    locale,
  )
}
