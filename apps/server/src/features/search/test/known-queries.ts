import { readFileSync } from 'node:fs'
import { type Locale, locales } from '@portal/domain/constants.ts'

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

/** A query of the second list, in the language of who types it. */
export interface NewQuery extends KnownQuery {
  readonly language: Locale
  /** Of the third that was kept apart while the search was mended; one rule was added after it had been measured. */
  readonly isUnseen: boolean
}

/** Queries that were written, with what is meant, before anything was searched for. */
export function readNewQueries(): readonly NewQuery[] {
  const file = readFileSync(new URL('new-queries.txt', import.meta.url), 'utf8')
  return locales.flatMap((language) => {
    const [, section = ''] = file.split(`[${language}]\n`)
    const lines = (section.split(/^\[/m)[0] ?? '').split('\n').filter((line) => line.includes(' = '))
    return lines.map((line, at) => {
      const [typed = '', meant = ''] = line.split(' = ')
      return { typed, meant: meant.split('|'), language, isUnseen: at % 3 === 2 }
    })
  })
}

/** Whether a name begins so; a star stands for anything. */
function beginsSo(name: string, begin: string): boolean {
  const [first = '', ...others] = begin.split('*')
  return name.startsWith(first) && others.every((other) => name.slice(first.length).includes(other))
}

/** The place of what was meant among names that were found, from 0; -1 when it is not there. */
export function placeAmong(found: readonly string[], { meant }: KnownQuery): number {
  return found.findIndex((name) => meant.some((begin) => beginsSo(name, begin)))
}
