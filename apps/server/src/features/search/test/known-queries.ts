import { readFileSync } from 'node:fs'

export interface KnownQuery {
  readonly typed: string
  /** How the Dutch name of the item that is meant may begin. */
  readonly meant: readonly string[]
}

/** What site people type, with what they mean by it in the generated catalogue. */
export function readKnownQueries(): readonly KnownQuery[] {
  return readFileSync(new URL('known-queries.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' = '))
    .map((line) => {
      const [typed = '', meant = ''] = line.split(' = ')
      return { typed, meant: meant.split('|') }
    })
}

/** The place of what was meant among names that were found, from 0; -1 when it is not there. */
export function placeAmong(found: readonly string[], { meant }: KnownQuery): number {
  return found.findIndex((name) => meant.some((begin) => name.startsWith(begin)))
}
