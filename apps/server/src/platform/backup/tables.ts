import { type Client, escapeIdentifier } from 'pg'

/** A table whose rows a backup has, and those of its columns that are not computed. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
}

/** The number that a sequence gave last, or gives first when none was called for. */
export interface SequenceState {
  readonly name: string
  readonly last: string
  readonly called: boolean
}

/** The migrations are remembered by the database that is made by them. */
const tablesSql = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`

const referencesSql = `
  select f.relname as "from", t.relname as "to" from pg_constraint k
  join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`

/** The tables, each after those it refers to. */
export async function listTables(client: Client): Promise<readonly TableShape[]> {
  const { rows: tables } = await client.query<TableShape>(tablesSql)
  const { rows: references } = await client.query<{ from: string; to: string }>(referencesSql)
  const ordered: TableShape[] = []
  const left = new Map(tables.map((table) => [table.name, table]))
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && left.has(to)),
    )
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...left.keys()].join(', ')}`)
    for (const table of free) left.delete(table.name)
    ordered.push(...free)
  }
  return ordered
}

/** Read after the tables: a sequence has no snapshot, and must not stand below a number that a row has. */
export async function readSequences(client: Client): Promise<readonly SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const sql = `select last_value::text as last, is_called as called from ${escapeIdentifier(name)}`
    const found = await client.query<Omit<SequenceState, 'name'>>(sql)
    for (const state of found.rows) states.push({ name, ...state })
  }
  return states
}

export async function setSequences(client: Client, states: readonly SequenceState[]): Promise<void> {
  for (const { name, last, called } of states)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [escapeIdentifier(name), last, called])
}

/** How values become text, so that the same row is the same bytes whatever the server is configured to. */
export async function setTextFormat(client: Client): Promise<void> {
  await client.query(`
    set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1; set local synchronize_seqscans = off`)
}

const placeOf = ({ name, columns }: TableShape): string =>
  `${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`

export const copyOutOf = (table: TableShape): string => `copy ${placeOf(table)} to stdout`
export const copyInto = (table: TableShape): string => `copy ${placeOf(table)} from stdin`
