/** Parts of a `$filter`; the back office takes `or` on one field only. */

export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

export function isAnyText(field: string, values: readonly string[]): string {
  return values.map((value) => `${field} eq ${quoteText(value)}`).join(' or ')
}

export function isAnyNumber(field: string, values: readonly bigint[]): string {
  return values.map((value) => `${field} eq ${value}`).join(' or ')
}

/** Longest part of an address that keys may fill: the whole stays below 8 kB also when it is encoded (failure mode 7). */
const longestFilter = 4000

/** Cuts values into chunks whose filter stays short enough for one address. */
export function chunkForFilter<T>(values: readonly T[], filterOf: (chunk: readonly T[]) => string): readonly T[][] {
  const chunks: T[][] = []
  let chunk: T[] = []
  let length = 0
  for (const value of values) {
    const added = encodeURIComponent(filterOf([value])).length + ' or '.length * 3
    if (chunk.length > 0 && length + added > longestFilter) {
      chunks.push(chunk)
      chunk = []
      length = 0
    }
    chunk.push(value)
    length += added
  }
  return chunk.length === 0 ? chunks : [...chunks, chunk]
}
