import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

/** A word of technical data in another language; `code` is the Dutch word in capitals, of a unit its code. */
export interface TechnicalWord {
  readonly subject: 'Techlabel' | 'Techtekst' | 'Eenheid'
  readonly code: string
  readonly language: string
  readonly text: string
}

const listWords = sql<TechnicalWord>`
  select subject, code, language, text from erp_translations where subject in ('Techlabel', 'Techtekst', 'Eenheid')`

/** Every word that technical data are written in: few beside the items that use them. */
export function listTechnicalWords(db: Db): Promise<readonly TechnicalWord[]> {
  return ask(db, listWords)
}

const listNames = sql<{ code: string; description: string }>`select code, description from erp_units`

/** The Dutch names of all units, by code. */
export async function listUnitNames(db: Db): Promise<ReadonlyMap<string, string>> {
  return new Map((await ask(db, listNames)).map(({ code, description }) => [code, description]))
}
