import { badRequest, type ProtocolError } from './errors.ts'

/** A text, a guid (which may begin with a letter), a name, a number or date, a mark. */
const tokenPattern = /\s*(?:('(?:[^']|'')*'|[\da-f]{8}-[\da-f-]{27})|([A-Za-z_][\w]*)|(-?\d[\w:.+-]*)|([(),]))/iy

function tokenise(text: string): readonly string[] {
  const tokens: string[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.trimEnd().length) {
    const at = tokenPattern.lastIndex
    const match = tokenPattern.exec(text)
    if (match === null) throw badRequest(`Syntax error at position ${at} in '${text}'.`)
    tokens.push(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '')
  }
  return tokens
}

/** The words of a `$filter`, taken one after the other. */
export interface TokenReader {
  peek(): string
  /** @throws ProtocolError 400 at the end, or when it is not the expected one */
  take(expected?: string): string
  fault(): ProtocolError
  atEnd(): boolean
}

export function readTokens(text: string): TokenReader {
  const tokens = tokenise(text)
  let at = 0
  const fault = (): ProtocolError => badRequest(`Syntax error at position ${at} in '${text}'.`)
  return {
    peek: () => tokens[at] ?? '',
    take: (expected) => {
      const token = tokens[at]
      if (token === undefined || (expected !== undefined && token !== expected)) throw fault()
      at += 1
      return token
    },
    fault,
    atEnd: () => at >= tokens.length,
  }
}
