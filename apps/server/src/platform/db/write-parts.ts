import { ask, value } from './ask.ts'
import type { Db } from './database.ts'
import { type SQL, sql } from './query.ts'

/** Rows of one kind that travel with others in one statement, whose text reads them by `rowsOf` its name. */
export interface WritePart {
  /** Also the name of its rows among the values of the statement. */
  readonly name: string
  readonly text: SQL
}

/** The rows of a part as table `r`. @param columns names and types, e.g. `"userName" text, at timestamptz` */
export function rowsOf(name: string, columns: string): SQL {
  return sql`jsonb_to_recordset(${value(name)}::jsonb) as r(${sql.raw(columns)})`
}

/** A field of the only row of a part. */
export function fieldOf(name: string, field: string, type: 'uuid' | 'int' | 'text' | 'timestamptz'): SQL {
  return sql`(${value(name)}::jsonb -> 0 ->> ${sql.raw(`'${field}'`)})::${sql.raw(type)}`
}

/** By the names of their parts: each part has its own. */
const statements = new Map<string, SQL>()

function statementOf(parts: readonly WritePart[]): SQL {
  const key = parts.map(({ name }) => name).join(' ')
  const known = statements.get(key)
  if (known !== undefined) return known
  const all = parts.map(({ name, text }) => sql`${sql.raw(name)} as (${text})`)
  const made = sql`with ${sql.join(all, sql`, `)} select 1`
  statements.set(key, made)
  return made
}

let lastMoment = { ms: Number.NaN, text: '' }

/**
 * A moment as a row gives it. Rows of one statement mostly give the same one, and making its text takes as long as that of
 * three lines of an order.
 */
export function momentOf(at: Date): string {
  const ms = at.getTime()
  if (ms !== lastMoment.ms) lastMoment = { ms, text: at.toISOString() }
  return lastMoment.text
}

/** A row and the part that writes it. */
export type PartRow = readonly [WritePart, object]

/** Writes rows of several kinds in one statement: all of them or nothing. Sends at once. */
export async function writeRows(db: Db, rows: readonly PartRow[]): Promise<void> {
  const parts = Map.groupBy(rows, ([part]) => part)
  const values = [...parts].map(([{ name }, own]) => [name, JSON.stringify(own.map(([, row]) => row))])
  await ask(db, statementOf([...parts.keys()]), Object.fromEntries(values))
}
