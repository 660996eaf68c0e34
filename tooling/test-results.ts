import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** What failed first and passed at the second try, named for the reader of the log. */
  readonly again: readonly string[]
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
