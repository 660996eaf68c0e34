export interface Label {
  readonly code: string
  /** Every way to read the code as `soort-nummer`; an item number may hold hyphens itself. */
  readonly pairs: readonly { readonly materieelSoort: string; readonly materieelNummer: string }[]
}

const longestCode = 100
/** Control and format characters never stand on a label of ours; a reader that gives them has misread. */
const unreadable = /[\p{Cc}\p{Cf}\p{Cs}\ufffd]/u

/** What a scanned or typed label can mean (OP-13); null when it cannot be read (R-VAL-19). */
export function readLabel(scanned: string): Label | null {
  const code = scanned.trim().toUpperCase()
  if (code === '' || code.length > longestCode || unreadable.test(code)) return null
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
  return { code, pairs: pairs.filter((pair) => pair.materieelSoort !== '') }
}
