import type { Db } from '../../platform/db/database.ts'
import { prepare } from '../../platform/db/named-query.ts'
import { sql } from '../../platform/db/query.ts'

/** A word of technical data in another language; `code` is the Dutch word in capitals, of a unit its code. */
export interface TechnicalWord {
  readonly subject: 'Techlabel' | 'Techtekst' | 'Eenheid'
  readonly code: string
  readonly language: string
  readonly text: string
}

const listWords = prepare<TechnicalWord>(sql`
  select subject, code, language, text from erp_translations where subject in ('Techlabel', 'Techtekst', 'Eenheid')`)

/** Every word that technical data are written in: few beside the items that use them. */
export function listTechnicalWords(db: Db): Promise<readonly TechnicalWord[]> {
  return listWords(db, {})
}

const listNames = prepare<{ code: string; description: string }>(sql`select code, description from erp_units`)

/** The Dutch names of all units, by code. */
export async function listUnitNames(db: Db): Promise<ReadonlyMap<string, string>> {
  return new Map((await listNames(db, {})).map(({ code, description }) => [code, description]))
}
