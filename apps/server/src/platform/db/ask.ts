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
async function send<Row extends object>(db: Db, statement: Statement): Promise<Row[]> {
  try {
    const { $client: client, keepsStatements } = db
    const asked = { ...statement, name: keepsStatements ? statement.name : undefined, types: asWritten }
    const sending = client instanceof Connections ? client.query<Row>(asked) : client.query<Row>(asked)
    return (await sending).rows
  } catch (error) {
    throw new Error(`Failed query: ${statement.text.trim().slice(0, longestTold)}`, { cause: error })
  }
}

type Values = Readonly<Record<string, unknown>>

/** A statement as text, which reads each of its values from those it is given. */
interface Built {
  readonly text: string
  readonly readers: readonly ((values: Values) => unknown)[]
}

/** The value under a name; one that is not given would silently be null. */
function read(values: Values, name: string): unknown {
  if (!Object.hasOwn(values, name)) throw new Error(`A statement got no ${name}`)
  return values[name]
}

function build(query: SQL): Built {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const readers = params.map((param) => {
    if (!drizzleCore.is(param, drizzleCore.Placeholder)) return () => param
    const name = String(param.name)
    return (values: Values) => read(values, name)
  })
  return { text, readers }
}

const built = new WeakMap<SQL, Built>()

/** Put together once where its values are given apart: then the same query is asked again and again. */
function builtOf(query: SQL, isKept: boolean): Built {
  const known = built.get(query)
  if (known !== undefined) return known
  const fresh = build(query)
  if (isKept) built.set(query, fresh)
  return fresh
}

/**
 * Runs a statement that many calls repeat, and gives its rows. Every connection parses it once and soon keeps its plan,
 * which takes longer than running it. Only for texts of which there are few: values belong in parameters. Sends at once.
 * @param query its values stand in it, or as `value('name')` where it is a constant of its file
 * @param values by those names
 */
function askPrepared<Row extends object>(db: Db, query: SQL, values?: Values): Promise<Row[]> {
  const { text, readers } = builtOf(query, values !== undefined)
  return send<Row>(db, { text, values: readers.map((one) => one(values ?? {})), name: nameOf(text) })
}

/**
 * As `ask`, for a statement whose best plan depends on its values, such as one of many filters of which few are set: it is
 * planned each time.
 */
function planned<Row extends object>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return send<Row>(db, { text, values: params, name: undefined })
}

interface Ask {
  <Row extends object>(db: Db, query: SQL<Row>, values?: Values): Promise<Row[]>
  <Row extends object>(db: Db, query: SQL, values?: Values): Promise<Row[]>
  planned<Row extends object>(db: Db, query: SQL): Promise<Row[]>
}

/** The database in words of SQL (decision: statements). */
export const ask: Ask = Object.assign(askPrepared, { planned })

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
