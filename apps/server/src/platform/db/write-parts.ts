import type { Db } from './database.ts'
import { prepareShort, value } from './named-query.ts'
import { type SQL, sql } from './query.ts'

/**
 * Rows of one kind that travel with others in one statement. Its text reads them by `rowsOf` its name, and from `guard`,
 * so that nothing is written where the guard finds nothing.
 */
export interface WritePart {
  /** Also the name of its rows among the values of the statement. */
  readonly name: string
  readonly text: SQL
}

/** What one statement writes. */
export type Parts = Map<WritePart, object[]>

/** The rows of a part as table `r`. @param columns names and types, e.g. `"userName" text, at timestamptz` */
export function rowsOf(name: string, columns: string): SQL {
  return sql`jsonb_to_recordset(${value(name)}::jsonb) as r(${sql.raw(columns)})`
}

/** A field of the only row of a part. */
export function fieldOf(name: string, field: string, type: 'uuid' | 'int' | 'text' | 'timestamptz'): SQL {
  return sql`(${value(name)}::jsonb -> 0 ->> ${sql.raw(`'${field}'`)})::${sql.raw(type)}`
}

/** As `fieldOf`, as JSON. */
export function rawFieldOf(name: string, field: string): SQL {
  return sql`(${value(name)}::jsonb -> 0 -> ${sql.raw(`'${field}'`)})`
}

const guardName = 'guard'

/** The part on which the others hang: it gives one row, or none and nothing is written. */
export const guardPart = (text: SQL): WritePart => ({ name: guardName, text })

export function isGuarded(parts: Parts): boolean {
  return [...parts.keys()].some(({ name }) => name === guardName)
}

type Statement = ReturnType<typeof prepareShort<{ guards: number }>>
const statements = new Map<string, Statement>()
/** Guards share their name: a statement is known by its parts and not by their names. */
const numbers = new Map<WritePart, number>()

function numberOf(part: WritePart): number {
  const number = numbers.get(part) ?? numbers.size
  numbers.set(part, number)
  return number
}

function statementOf(parts: readonly WritePart[]): Statement {
  const key = parts.map(numberOf).join(' ')
  const known = statements.get(key)
  if (known !== undefined) return known
  const always = parts.some(({ name }) => name === guardName) ? [] : [sql`guard as (select 1)`]
  const all = [...always, ...parts.map(({ name, text }) => sql`${sql.raw(name)} as (${text})`)]
  const made: Statement = prepareShort(sql`with ${sql.join(all, sql`, `)} select count(*)::int as guards from guard`)
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

export function addTo(parts: Parts, ...added: readonly PartRow[]): void {
  for (const [part, row] of added) {
    const rows = parts.get(part) ?? []
    parts.set(part, rows)
    rows.push(row)
  }
}

/**
 * Writes everything in one statement: all of it or, where the guard finds nothing, nothing. Sends at once.
 * @returns whether it was written
 */
export async function writeParts(db: Db, parts: Parts): Promise<boolean> {
  const values: Record<string, string> = {}
  for (const [{ name }, rows] of parts) values[name] = JSON.stringify(rows)
  const [row] = await statementOf([...parts.keys()])(db, values)
  return row?.guards === 1
}

/** What writes the rows it is given by a statement of their own; @throws when a guard among them finds nothing */
export function writeNow(db: Db): (...rows: readonly PartRow[]) => Promise<void> {
  return async (...rows) => {
    const parts: Parts = new Map()
    addTo(parts, ...rows)
    if (!(await writeParts(db, parts))) throw new Error('What is locked has changed all the same')
  }
}
