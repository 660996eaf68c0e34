import { createHash } from 'node:crypto'
import { types } from 'pg'
import { Connections } from './connections.ts'
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
const readerOf = (type: number): ((written: string) => unknown) =>
  writtenTypes.has(type) ? (written) => written : types.getTypeParser(type)
const asWritten = { getTypeParser: readerOf }

/** A long statement is told by how it begins. */
const longestTold = 500

interface Statement {
  readonly text: string
  readonly values: unknown[]
  /** None for a statement that is planned each time. */
  readonly name: string | undefined
}

/** @throws Error that names the statement, as the query builder's do, and none of its values */
async function send<Row extends object>({ $client: client }: Db, statement: Statement): Promise<Row[]> {
  try {
    const asked = { ...statement, types: asWritten }
    const sending = client instanceof Connections ? client.query<Row>(asked) : client.query<Row>(asked)
    return (await sending).rows
  } catch (error) {
    throw new Error(`Failed query: ${statement.text.trim().slice(0, longestTold)}`, { cause: error })
  }
}

/**
 * Runs a statement that many calls repeat, and gives its rows. Every connection parses it once and soon keeps its plan,
 * which takes longer than running it. Only for texts of which there are few: values belong in parameters.
 */
export function queryRows<Row extends object>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return send<Row>(db, { text, values: params, name: nameOf(text) })
}

/**
 * Runs a statement whose best plan depends on its values, such as one of many filters of which few are set: it is
 * planned each time.
 */
export function queryPlannedRows<Row extends object>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return send<Row>(db, { text, values: params, name: undefined })
}

type Values = Readonly<Record<string, unknown>>
type Prepared<Row> = (db: Db, values: Values) => Promise<Row[]>

/** The value under a name; one that is not given would silently be null. */
function read(values: Values, name: string): unknown {
  if (!Object.hasOwn(values, name)) throw new Error(`A statement got no ${name}`)
  return values[name]
}

function build(query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const readers = params.map((param) => {
    if (!drizzleCore.is(param, drizzleCore.Placeholder)) return () => param
    const name = String(param.name)
    return (values: Values) => read(values, name)
  })
  return { text, valuesOf: (values: Values) => readers.map((one) => one(values)) }
}

/**
 * As `queryRows`, for what is asked most: the text is put together once and not at each call. What differs from call to
 * call stands in it as `value('name')`, and is given by that name. Like `queryRows` it sends at once.
 */
export function prepare<Row extends object = never>(query: SQL): Prepared<Row> {
  let built: ReturnType<typeof build> | null = null
  return (db, values) => {
    built ??= build(query)
    return send<Row>(db, { text: built.text, values: built.valuesOf(values), name: nameOf(built.text) })
  }
}

/** The place of a value in a prepared statement. */
export const value = (name: string) => drizzleCore.sql.placeholder(name)

/**
 * An array in a statement that is kept, hidden from the planner. A plan for the few elements that it sees looks cheaper
 * than the one for any number, so PostgreSQL would plan the statement anew at each call.
 */
export const hiddenArray = (array: SQL | ReturnType<typeof value>, type: 'uuid[]' | 'text[]'): SQL => {
  const cast = drizzleCore.sql.raw(`::${type}`)
  return drizzleCore.sql`(select ${array}${cast})${cast}`
}
