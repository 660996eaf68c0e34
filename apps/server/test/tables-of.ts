/** The tables that a statement reads and those it writes. */
export interface Touched {
  readonly reads: ReadonlySet<string>
  readonly writes: ReadonlySet<string>
}

/** Comments and texts first, so that nothing in them is taken for a word. */
const tokens = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|"[^"]+"|[a-z_][a-z0-9_$]*|[(),.;]/gi

/** A list of tables goes on after a comma until one of these. */
const endsList = new Set([
  'where',
  'group',
  'order',
  'having',
  'limit',
  'select',
  'set',
  'returning',
  'values',
  'window',
])
const beginsList = new Set(['from', 'join', 'using'])
const beforeRead = new Set([...beginsList, 'only', 'lateral'])

function wordsOf(statement: string): readonly string[] {
  return [...statement.matchAll(tokens)]
    .map(([token]) => token)
    .filter((token) => !/^(--|\/\*|'|\$)/.test(token))
    .map((token) => (token.startsWith('"') ? token.slice(1, -1) : token.toLowerCase()))
}

/** Whether the word at this place is the table that a statement writes. */
function isWritten(words: readonly string[], at: number): boolean {
  const [before, earlier] = [words[at - 1], words[at - 2]]
  if (before === 'into' || before === 'truncate') return true
  if (before === 'from') return earlier === 'delete'
  // Not the lock `for update of`.
  return before === 'update' && earlier !== 'for' && earlier !== 'key'
}

/** Which of these tables a statement of PostgreSQL touches; what it only names as a column is not meant. */
export function tablesOf(statement: string, isTable: (name: string) => boolean): Touched {
  const words = wordsOf(statement)
  const reads = new Set<string>()
  const writes = new Set<string>()
  /** For each open bracket whether a list of tables is read there. */
  const lists = [false]
  const goOn = (isList: boolean) => lists.splice(-1, 1, isList)
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? ''
    const isInList = lists.at(-1) === true
    if (word === '(') lists.push(isInList && (before === ',' || beforeRead.has(before)))
    else if (word === ')') lists.pop()
    else if (beginsList.has(word)) goOn(true)
    else if (endsList.has(word)) goOn(false)
    else if (!isTable(word) || words[at + 1] === '.') continue
    else if (isWritten(words, at)) writes.add(word)
    else if (beforeRead.has(before) || (isInList && (before === ',' || before === '('))) reads.add(word)
  }
  return { reads, writes }
}
