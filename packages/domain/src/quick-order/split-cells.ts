/** A pasted line has the separator of its sheet; a comma is one too, unless it belongs to a number or a sentence. */
const separators = ['\t', ';', '|'] as const
const quoted = /^"((?:[^"]|"")*)"$/

/** Parts at a separator, which between quotes is a part of the text. */
function splitAt(line: string, separator: string): readonly string[] {
  const cells: string[] = []
  let [cell, isQuoted] = ['', false]
  for (const char of line) {
    if (char === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (char === '"' && cell.endsWith('"') && cell.trimStart().startsWith('"')) isQuoted = true
    if (char === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += char
  }
  return [...cells, cell]
}

function withoutQuotes(cell: string): string {
  const text = quoted.exec(cell.trim())?.[1]
  return (text === undefined ? cell : text.replaceAll('""', '"')).trim()
}

const isWhole = (cell: string | undefined): boolean => /^\s*"?\d+"?\s*$/.test(cell ?? '')

/** Commas of a sheet have no space behind them, and between two digits only where both cells are whole numbers. */
function splitAtCommas(line: string): readonly string[] | null {
  const cells = splitAt(line, ',')
  const isSentence = cells.slice(1).some((cell) => /^\s/.test(cell))
  const isDecimal = cells.slice(1).some((cell, at) => {
    const before = cells[at]
    return /\d\s*$/.test(before ?? '') && /^\d/.test(cell) && !(isWhole(before) && isWhole(cell))
  })
  return cells.length < 2 || isSentence || isDecimal ? null : cells
}

/** The cells of a line that comes from a sheet, without their quotes and without empty ones; null for a line of words. */
export function splitCells(line: string): readonly string[] | null {
  const separator = separators.find((one) => splitAt(line, one).length > 1)
  const cells = separator === undefined ? splitAtCommas(line) : splitAt(line, separator)
  const filled = (cells ?? (quoted.test(line.trim()) ? [line] : [])).map(withoutQuotes).filter((cell) => cell !== '')
  return filled.length === 0 ? null : filled
}
