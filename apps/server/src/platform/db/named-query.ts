import { createHash } from 'node:crypto'
import { types } from 'pg'
import type { Db } from './database.ts'
import { drizzleCore, drizzlePostgres } from './drizzle.ts'
import type { SQL } from './query.ts'

const dialect = new drizzlePostgres.PgDialect()
const names = new Map<string, string>()

/** One name for one text: PostgreSQL refuses a second text under a name that a connection knows. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `q_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}

const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = types.builtins
const writtenTypes: ReadonlySet<number> = new Set([DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL])

/** Days and moments come as PostgreSQL writes them, as from the query builder. */
const asWritten = {
  getTypeParser: (id: number) => (writtenTypes.has(id) ? (written: string) => written : types.getTypeParser(id)),
}

async function send<Row extends object>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>({ name: nameOf(text), text, values, types: asWritten })
  return rows
}

/**
 * Runs a statement that many calls repeat, and gives its rows. Every connection parses it once and soon keeps its plan,
 * which takes longer than running it. Only for texts of which there are few: values belong in parameters.
 */
export function queryRows<Row extends object>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return send<Row>(db, text, params)
}

/** Runs a prepared statement with a value for each of its placeholders. */
export type Prepared<Row extends object, Name extends string> = (
  db: Db,
  values: Readonly<Record<Name, unknown>>,
) => Promise<Row[]>

/**
 * As `queryRows`, for what is asked most: the text is put together once and not at each call. Values come in as
 * `value('name')`, which `prepare` knows by their names.
 */
export function prepare<Row extends object, Name extends string>(query: SQL): Prepared<Row, Name> {
  let built: {
    readonly text: string
    readonly read: readonly ((values: Record<string, unknown>) => unknown)[]
  } | null = null
  const build = () => {
    const { sql: text, params } = dialect.sqlToQuery(query)
    const read = params.map((param) =>
      drizzleCore.is(param, drizzleCore.Placeholder)
        ? (values: Record<string, unknown>) => values[String(param.name)]
        : () => param,
    )
    return { text, read }
  }
  return (db, values) => {
    built ??= build()
    return send<Row>(
      db,
      built.text,
      built.read.map((of) => of(values)),
    )
  }
}

/** The place of a value in a prepared statement. */
export const value = (name: string) => drizzleCore.sql.placeholder(name)
