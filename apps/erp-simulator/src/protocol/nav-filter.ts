import { ProtocolError } from './errors.ts'

/**
 * The back office's own filter language on a code: `|` or, `&` and (binds tighter), `..` ranges, `<> < > <= >= =`,
 * `*` and `?` for any text, `@` in front for any capitals, `''` for blank. Codes are compared as texts.
 */
type Test = (value: string) => boolean

const comparisons: readonly (readonly [sign: string, test: (value: string, wanted: string) => boolean])[] = [
  ['<=', (value, wanted) => value <= wanted],
  ['>=', (value, wanted) => value >= wanted],
  ['<', (value, wanted) => value < wanted],
  ['>', (value, wanted) => value > wanted],
]

const broken = (filter: string): ProtocolError =>
  new ProtocolError(400, 'Application_FilterErrorException', `The filter "${filter}" is not valid.`)

/** Cuts at a mark that stands outside quotes. */
function cut(text: string, mark: '|' | '&'): readonly string[] {
  const parts: string[] = ['']
  let quoted = false
  for (const letter of text) {
    if (letter === "'") quoted = !quoted
    if (letter === mark && !quoted) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  if (quoted) throw broken(text)
  return parts.map((part) => part.trim())
}

const unquote = (text: string): string => text.replace(/^'(.*)'$/, '$1').replaceAll("''", "'")

function readPattern(text: string): Test {
  const isAnyCase = text.startsWith('@')
  const wanted = isAnyCase ? text.slice(1) : text
  const isQuoted = /^'.*'$/.test(wanted)
  const inner = unquote(wanted)
  if (isQuoted || !/[*?]/.test(inner))
    return (value) => (isAnyCase ? value.toUpperCase() === inner.toUpperCase() : value === inner)
  const source = inner
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  const pattern = new RegExp(`^${source}$`, isAnyCase ? 'i' : '')
  return (value) => pattern.test(value)
}

function readTerm(term: string): Test {
  if (term === '') throw broken(term)
  if (term.startsWith('<>')) {
    const inner = readPattern(term.slice(2).trim())
    return (value) => !inner(value)
  }
  const comparison = comparisons.find(([sign]) => term.startsWith(sign))
  if (comparison !== undefined) {
    const wanted = unquote(term.slice(comparison[0].length).trim())
    return (value) => comparison[1](value, wanted)
  }
  const range = /^('[^']*'|[^']*?)\.\.(.*)$/.exec(term)
  if (range === null) return readPattern(term.startsWith('=') ? term.slice(1).trim() : term)
  const [low, high] = [unquote((range[1] ?? '').trim()), unquote((range[2] ?? '').trim())]
  return (value) => (low === '' || value >= low) && (high === '' || value <= high)
}

/** @throws ProtocolError when the filter cannot be read */
export function matchesFilter(filter: string, value: string): boolean {
  return cut(filter, '|').some((alternative) => cut(alternative, '&').every((term) => readTerm(term)(value)))
}
