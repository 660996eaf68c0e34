/** A place in production code and what stands there when it is broken. */
export interface Place {
  /** Path from the root of the project. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Characters of the file's text, the end not included. */
  readonly from: number
  readonly to: number
  readonly original: string
  readonly replacement: string
}

/** The text of its file with the place broken. */
export function breakPlace({ from, to, replacement }: Place, content: string): string {
  return content.slice(0, from) + replacement + content.slice(to)
}
