import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './processes.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** What failed first and passed at the second try, named for the reader of the log. */
  readonly again: readonly string[]
  /** What failed, each with the first lines of why. */
  readonly failures: readonly string[]
}

const longestReason = 400

/** A failure in a few lines, without the colours of a terminal. */
export function tellFailure(name: string, reasons: readonly (string | undefined)[]): string {
  const reason = stripVTControlCharacters(reasons.filter(Boolean).join('\n')).replaceAll(/\s*\n\s*/g, ' | ')
  return `${name}\n    ${reason.slice(0, longestReason)}`
}

/** More failures than this at once are no accident of a busy machine. */
export const secondTryAtMost = 3

const folder = join(root, '.cache', 'test-results')

export const resultPath = (file: string): string => join(folder, file)

export function clearResults(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** What a reporter wrote, in its own shape; null when it wrote nothing. */
export function readResult<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(resultPath(file), 'utf8')) as T
  } catch {
    return null
  }
}
