import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import type { Mirror } from '../mapping/define-mirror.ts'
import type { ColumnValue, MirrorRow } from '../mapping/field-values.ts'
import { wordsOf } from '../mapping/option-words.ts'

const columnTypes: Readonly<Record<FieldType['type'], string>> = {
  Code: 'text',
  Text: 'text',
  Option: 'text',
  Decimal: 'numeric',
  Date: 'date',
  DateTime: 'timestamptz',
  Boolean: 'boolean',
  Integer: 'integer',
  BigInteger: 'bigint',
  Guid: 'uuid',
}

const name = (identifier: string): SQL => sql`${sql.identifier(identifier)}`
const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

function typeOf(mirror: Mirror, column: string): SQL {
  const field = mirror.columns.find((entry) => entry.column === column)?.field ?? ''
  const type = mirror.service.fields[field]?.type
  if (type === undefined) throw new Error(`${mirror.table}.${column} has no field`)
  // The type comes from the table above, never from outside.
  return sql.raw(`${columnTypes[type]}[]`)
}

/** The key of a row as one text, to compare what both sides have. */
export type KeyText = string
const keySeparator = '\u001f'

export function keyTextOf(mirror: Mirror, values: readonly ColumnValue[]): KeyText {
  return keyTextOfKeys(
    mirror.keyColumns.map((key) => values[mirror.columns.findIndex((entry) => entry.column === key)] ?? null),
  )
}

export function keyTextOfKeys(keys: readonly ColumnValue[]): KeyText {
  return keys.map(String).join(keySeparator)
}

export interface UpsertResult {
  readonly added: number
  readonly changed: number
  /** Keys of the rows that were added or changed, column → value. */
  readonly touched: readonly Readonly<Record<string, string>>[]
}

/** Those of these rows that are not here in their version. */
async function newRowsOf(db: Db, mirror: Mirror, rows: readonly MirrorRow[]): Promise<readonly MirrorRow[]> {
  if (rows.length === 0) return rows
  const { keyColumns } = mirror
  const keys = keyColumns.map((column) => {
    const place = mirror.columns.findIndex((entry) => entry.column === column)
    return sql`${sql.param(rows.map((row) => row.values[place] ?? null))}::${typeOf(mirror, column)}`
  })
  const versions = sql`${sql.param(rows.map((row) => String(row.version)))}::bigint[]`
  const same = keyColumns.map((column) => sql`known.${name(column)} = r.${name(column)}`)
  const found = await ask.planned<{ place: number }>(
    db,
    sql`
    select r.place::int as place from unnest(${list([...keys, versions])}) with ordinality
      as r(${list([...keyColumns.map(name), sql`version`, sql`place`])})
    join ${name(mirror.table)} known on ${sql.join(same, sql` and `)} and known.row_version = r.version`,
  )
  const known = new Set(found.map(({ place }) => place - 1))
  return rows.filter((_, at) => !known.has(at))
}

/** Each row once, of those that came twice the newest; in one order for all writers, so that no two wait for each other. */
function newestOf(mirror: Mirror, rows: readonly MirrorRow[]): MirrorRow[] {
  const newest = new Map<KeyText, MirrorRow>()
  for (const row of rows) {
    const key = keyTextOf(mirror, row.values)
    const known = newest.get(key)
    if (known === undefined || known.version < row.version) newest.set(key, row)
  }
  return [...newest.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

/** Writes rows in one statement; a row whose version is known already stays as it is. */
export function upsertRows(db: Db, mirror: Mirror, rows: readonly MirrorRow[]): Promise<UpsertResult> {
  return writeRows(db, mirror, newestOf(mirror, rows))
}

/** As `upsertRows` for rows of which most are known: what is in those is neither sent nor compared. */
export async function upsertNewRows(db: Db, mirror: Mirror, rows: readonly MirrorRow[]): Promise<UpsertResult> {
  return writeRows(db, mirror, await newRowsOf(db, mirror, newestOf(mirror, rows)))
}

async function writeRows(db: Db, mirror: Mirror, sorted: readonly MirrorRow[]): Promise<UpsertResult> {
  if (sorted.length === 0) return { added: 0, changed: 0, touched: [] }
  const columns = mirror.columns.map(({ column }) => column)
  const arrays = columns.map((column, at) => {
    const values = sorted.map((row) => row.values[at] ?? null)
    return sql`${sql.param(values)}::${typeOf(mirror, column)}`
  })
  const versions = sql`${sql.param(sorted.map((row) => String(row.version)))}::bigint[]`
  const changing = columns.filter((column) => !mirror.keyColumns.includes(column))
  const updates = [...changing, 'row_version', 'synced_at'].map(
    (column) => sql`${name(column)} = excluded.${name(column)}`,
  )
  const { flag } = mirror
  if (flag !== undefined) {
    const isSame = sql`known.${name(flag.goesWith)} = excluded.${name(flag.goesWith)}`
    updates.push(sql`${name(flag.column)} = known.${name(flag.column)} and ${isSame}`)
  }
  const touched = await ask.planned<Record<string, string> & { is_new: boolean }>(
    db,
    sql`
    insert into ${name(mirror.table)} as known (${list(columns.map(name))}, row_version, synced_at)
    select *, clock_timestamp() from unnest(${list([...arrays, versions])})
    on conflict (${list(mirror.keyColumns.map(name))}) do update set ${list(updates)}
    where known.row_version is distinct from excluded.row_version
    returning (known.xmax = 0) as is_new, ${list(mirror.keyColumns.map((column) => sql`known.${name(column)}::text`))}`,
  )
  const added = touched.filter((row) => row.is_new).length
  return { added, changed: touched.length - added, touched }
}

/**
 * Marks the rows in which an option holds a word that is none of the portal's as older than any, so that the next
 * comparison reads them again: the portal may know the word by now.
 * @returns how many there are
 */
export async function markUnknownWords(db: Db, mirror: Mirror): Promise<number> {
  const unknown = mirror.columns.flatMap(({ column, field: fieldName }) => {
    const field = mirror.service.fields[fieldName]
    return field?.type === 'Option' ? [sql`${name(column)} <> all(${sql.param([...wordsOf(field)])}::text[])`] : []
  })
  if (unknown.length === 0) return 0
  const condition = sql.join(unknown, sql` or `)
  const marked = await ask.planned<{ marked: number }>(
    db,
    sql`update ${name(mirror.table)} set row_version = -1 where ${condition} returning 1 as marked`,
  )
  return marked.length
}

/** `KeyText` of a row, made by the database. */
export function keyExpression(mirror: Mirror): SQL {
  const parts = mirror.keyColumns.map((column) => sql`${name(column)}::text`)
  return parts.length === 1 ? sql`${parts[0]}` : sql`concat_ws(${keySeparator}::text, ${list(parts)})`
}

/** Removes rows by key, unless they were written again since `before`. Returns the keys that went. */
export async function removeRows(
  db: Db,
  mirror: Mirror,
  { keys, before }: { readonly keys: readonly KeyText[]; readonly before: string },
): Promise<readonly Readonly<Record<string, string>>[]> {
  if (keys.length === 0) return []
  const columns = mirror.keyColumns.map((column) => sql`${name(column)}::text`)
  return ask.planned<Record<string, string>>(
    db,
    sql`
    delete from ${name(mirror.table)}
    where ${keyExpression(mirror)} = any(${sql.param([...keys])}::text[]) and synced_at <= ${before}::timestamptz
    returning ${list(columns)}`,
  )
}

export async function countRows(db: Db, mirror: Mirror): Promise<number> {
  const [counted] = await ask.planned<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${name(mirror.table)}`,
  )
  return counted?.count ?? 0
}

/**
 * Gives the planner the statistics of a table that was empty a moment ago. Until the database looks by itself, a minute or
 * more later, the first people would wait for plans made for nothing.
 */
export async function gatherStatistics(db: Db, mirror: Mirror): Promise<void> {
  await ask.planned(db, sql`analyze ${name(mirror.table)}`)
}

/** Keys of the rows that belong to somebody, with the database's moment of the list. */
export async function listKeysWhere(
  db: Db,
  mirror: Mirror,
  { column, value }: { readonly column: string; readonly value: string },
): Promise<{ readonly keys: readonly KeyText[]; readonly at: string }> {
  const [moment] = await ask.planned<{ at: string }>(db, sql`select clock_timestamp()::text as at`)
  const found = await ask.planned<{ key: string }>(
    db,
    sql`select ${keyExpression(mirror)} as key from ${name(mirror.table)} where ${name(column)} = ${value}`,
  )
  return { keys: found.map((row) => row.key), at: moment?.at ?? '' }
}
