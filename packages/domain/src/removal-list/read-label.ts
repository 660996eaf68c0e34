import { pieceNoOfGiai } from '../machines/label-address.ts'
import { numberKey } from '../plain/search-text.ts'
import { gs1Numbers } from './gs1-numbers.ts'

/** One text that a label may mean. */
export interface LabelReading {
  /** In capitals. */
  readonly code: string
  /** Every way to read the code as `soort-nummer`; an item number may hold hyphens itself. */
  readonly pairs: readonly { readonly materieelSoort: string; readonly materieelNummer: string }[]
  /** For comparing with numbers that are written otherwise; see `numberKey`. */
  readonly key: string
}

/** What a label can mean, the likeliest first: as it stands, then what its scanner, its symbol or its address adds taken off. */
export type Label = readonly LabelReading[]

const longestCode = 100
const longestAddress = 300
const mostReadings = 12
/** GS1 labels have their separator; other control and format characters stand on no label: the reader has misread. */
const unreadable = /[\p{Cc}\p{Cf}\p{Cs}\ufffd]/u
const separators: readonly string[] = ['\u001d', '\u001e', '\u0004']

/** `]C1`: what some scanners say of the symbol before its text (ISO/IEC 15424). */
const symbol = /^\][a-z][0-9a-z]/i
/** Stars are the ends of a Code 39 symbol, which some readers send along. */
const stars = /^\*(.+)\*$/
/** Names of what has the number in an address such as `?nr=511012-001`. */
const numberWords =
  /^(?:no|nr|num|number|numero|nummer|id|code|sn|serial(?:no|number)?|serienummer|seriennummer|machine|asset|item|piece|stuk(?:nummer)?|materieel(?:nummer)?|artikel(?:nummer)?|keuring(?:snummer)?)$/i

function withoutSeparators(text: string): string {
  return separators.reduce((rest, separator) => rest.replaceAll(separator, ''), text)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

const address = /^(?:[a-z][a-z0-9+.-]*:\/\/|(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?\/)/i
const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/]*/i

/** What the query of an address says by a known word, and its last part with something in it, after its `#` and before. */
function addressNumbers(text: string): readonly string[] {
  if (!address.test(text)) return []
  const asked = [...text.matchAll(/[?&;]([^=&;#]+)=([^&;#]*)/g)].filter(([, word = '']) => numberWords.test(word))
  const paths = text.split('#').map((part) => part.replace(/\?.*$/s, ''))
  const ends = [paths[1] ?? '', paths[0]?.replace(host, '') ?? ''].map((path) =>
    path.split('/').findLast((part) => part.trim() !== ''),
  )
  return [...asked.map(([, , value = '']) => value), ...ends.map((end = '') => end)].map(decoded)
}

function readingOf(code: string): LabelReading {
  const parts = code.split('-')
  const pairs = parts.slice(1).map((_, i) => ({
    materieelSoort: parts
      .slice(0, i + 1)
      .join('-')
      .trim(),
    materieelNummer: parts
      .slice(i + 1)
      .join('-')
      .trim(),
  }))
  return { code, pairs: pairs.filter((pair) => pair.materieelSoort !== ''), key: numberKey(code) }
}

/**
 * What a scanned or typed label can mean (OP-13): itself, the number of a GS1 label (8004, 21, 240), what stands between the
 * stars of Code 39, and of an address its last part and what it calls a number. An asset number of the company means its
 * piece too. Null when it cannot be read (R-VAL-19).
 * @param prefix the company's prefix at GS1, empty where it has none
 */
export function readLabel(scanned: string, prefix = ''): Label | null {
  const whole = scanned.trim()
  const isTooLong = whole.length > (address.test(whole.replace(symbol, '')) ? longestAddress : longestCode)
  if (isTooLong || unreadable.test(withoutSeparators(whole))) return null
  const text = whole.replace(symbol, '')
  const bare = withoutSeparators(text).trim()
  const between = stars.exec(bare)?.[1]
  const named = [...gs1Numbers(text), ...addressNumbers(bare)]
  const own = named.map((giai) => pieceNoOfGiai(giai, prefix) ?? '')
  const meant = [bare, between ?? '', ...own, ...named]
  const codes = meant.map((code) => code.trim().toUpperCase()).filter((code) => numberKey(code) !== '')
  const readings = [...new Set(codes)].slice(0, mostReadings).map(readingOf)
  return readings.length === 0 ? null : readings
}
