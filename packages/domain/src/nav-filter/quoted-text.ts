/** A character of a filter; quoted ones have lost their meaning as marks. */
export interface Char {
  readonly char: string
  readonly quoted: boolean
}

/**
 * Marks the characters between quotes; an empty pair leaves one quoted empty character, which stands for blank.
 * @returns null when a quote is not closed
 */
export function readQuotes(text: string): Char[] | null {
  const chars: Char[] = []
  for (let i = 0; i < text.length; i++) {
    if (text[i] !== "'") {
      chars.push({ char: text.charAt(i), quoted: false })
      continue
    }
    let inside = ''
    for (i++; text[i] !== "'" || text[i + 1] === "'"; i++) {
      if (i >= text.length) return null
      inside += text.charAt(i)
      if (text[i] === "'") i++
    }
    for (const char of inside === '' ? [''] : inside) chars.push({ char, quoted: true })
  }
  return chars
}

/** The parts between separators outside brackets; null when brackets do not pair. */
export function split(chars: readonly Char[], separator: string): Char[][] | null {
  const parts: Char[][] = [[]]
  let depth = 0
  for (const item of chars) {
    if (!item.quoted && item.char === '(') depth += 1
    if (!item.quoted && item.char === ')') depth -= 1
    if (depth < 0) return null
    if (!item.quoted && depth === 0 && item.char === separator) parts.push([])
    else parts.at(-1)?.push(item)
  }
  return depth === 0 ? parts : null
}

export function trim(chars: readonly Char[]): readonly Char[] {
  const isSpace = (item: Char) => !item.quoted && item.char.trim() === ''
  const first = chars.findIndex((item) => !isSpace(item))
  return first === -1 ? [] : chars.slice(first, chars.findLastIndex((item) => !isSpace(item)) + 1)
}

export function startsWith(chars: readonly Char[], symbol: string): boolean {
  return [...symbol].every((char, i) => chars[i]?.char === char && !chars[i]?.quoted)
}
