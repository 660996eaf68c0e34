import { highlightRanges } from '@portal/domain/plain/highlight-ranges.ts'

/** A text with what was searched for in bold. */
export function Highlight({ text, term }: { readonly text: string; readonly term: string }) {
  const ranges = highlightRanges(text, term)
  let at = 0
  const parts = ranges.map(({ start, end }) => {
    const before = text.slice(at, start)
    at = end
    return (
      <span key={start}>
        {before}
        <mark>{text.slice(start, end)}</mark>
      </span>
    )
  })
  return (
    <span>
      {parts}
      {text.slice(at)}
    </span>
  )
}
