/** A word of a criterion: a mark of the language, or a text in which quotes took the meaning from its marks. */
export interface Token {
  readonly kind: 'mark' | 'text'
  readonly text: string
  /** The text as a pattern: `*` and `?` stand for any characters, between quotes as well. */
  readonly pattern: string
  /** It holds one of those, or begins with `@` outside quotes. */
  readonly isPattern: boolean
}

const marks = ['..', '<>', '<=', '>=', '<', '>', '=', '|', '&', '(', ')']

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const mark = (text: string): Token => ({ kind: 'mark', text, pattern: '', isPattern: false })

/** The end of the quoted text that begins at `from`; a doubled quote is one quote. */
function readQuoted(source: string, from: number): { readonly text: string; readonly end: number } {
  const match = /'((?:[^']|'')*)'/y
  match.lastIndex = from
  const found = match.exec(source)
  if (found === null) throw new SyntaxError('A quote is not closed.')
  return { text: (found[1] ?? '').replaceAll("''", "'"), end: match.lastIndex }
}

const wildcards: Readonly<Record<string, string>> = { '*': '.*', '?': '.' }

const patternOf = (text: string): string =>
  [...text].map((character) => wildcards[character] ?? escapePattern(character)).join('')

function readText(source: string, from: number): { readonly token: Token; readonly end: number } {
  let at = from
  let [text, pattern, isQuoted, isPattern] = ['', '', false, false]
  while (at < source.length && !marks.some((known) => source.startsWith(known, at))) {
    const character = source.charAt(at)
    if (character === "'") {
      const quoted = readQuoted(source, at)
      text += quoted.text
      pattern += patternOf(quoted.text)
      isQuoted = true
      isPattern ||= /[*?]/.test(quoted.text)
      at = quoted.end
    } else {
      isPattern ||= Object.hasOwn(wildcards, character) || (character === '@' && text.trim() === '')
      text += character
      pattern += patternOf(character)
      at += 1
    }
  }
  const outer = isQuoted ? { text, pattern } : { text: text.trim(), pattern: pattern.trim() }
  return { token: { kind: 'text', ...outer, isPattern }, end: at }
}

function readTokens(source: string): readonly Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < source.length; ) {
    const known = marks.find((one) => source.startsWith(one, at))
    if (known !== undefined) {
      tokens.push(mark(known))
      at += known.length
      continue
    }
    const { token, end } = readText(source, at)
    if (source.slice(at, end).trim() !== '') tokens.push(token)
    at = end
  }
  return tokens
}

/** The words of a criterion, taken one after the other. */
export interface CriteriaReader {
  /** The mark, when the next word is one of these. */
  takeMark(...wanted: readonly string[]): string | null
  takeText(): Token | null
  atEnd(): boolean
}

/** @throws SyntaxError for a quote that is not closed */
export function createReader(source: string): CriteriaReader {
  const tokens = readTokens(source)
  let at = 0
  const take = (fits: (token: Token) => boolean): Token | null => {
    const token = tokens[at]
    if (token === undefined || !fits(token)) return null
    at += 1
    return token
  }
  return {
    takeMark: (...wanted) => take(({ kind, text }) => kind === 'mark' && wanted.includes(text))?.text ?? null,
    takeText: () => take(({ kind }) => kind === 'text'),
    atEnd: () => at >= tokens.length,
  }
}
