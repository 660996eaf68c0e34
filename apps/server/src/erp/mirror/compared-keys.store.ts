import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { type SQL, sql } from '../../platform/db/query.ts'
import type { Mirror } from '../mapping/define-mirror.ts'
import { type KeyText, keyExpression } from './mirror.store.ts'

/** Which rows of the mirror: those whose column has one of the values. */
export interface Part {
  readonly column: string
  readonly values: readonly string[]
}

/** One look through a table of the mirror, or a part of it, and its service. */
export interface Comparison {
  readonly id: string
  /** The database's own moment of its beginning: what is written later is none of its business. */
  readonly at: string
  /** Rows that were here then. */
  readonly present: number
  readonly only?: Part
}

const isIn = (only: Part | undefined): SQL =>
  only === undefined ? sql`true` : sql`${sql.identifier(only.column)} = any(${sql.param([...only.values])}::text[])`

/** A comparison takes minutes; what one of yesterday left it left because it broke off. */
async function begin(db: Db, mirror: Mirror, only: Part | undefined): Promise<Comparison> {
  await ask.planned(db, sql`delete from compared_keys where started_at < clock_timestamp() - interval '1 day'`)
  const [moment] = await ask.planned<{ id: string; at: string }>(
    db,
    sql`select gen_random_uuid() as id, clock_timestamp()::text as at`,
  )
  const [counted] = await ask.planned<{ present: number }>(
    db,
    sql`select count(*)::int as present from ${sql.identifier(mirror.table)} where ${isIn(only)}`,
  )
  const { id = '', at = '' } = moment ?? {}
  return { id, at, present: counted?.present ?? 0, ...(only && { only }) }
}

export interface Compared {
  readonly mirror: Mirror
  readonly only?: Part
}

/** Begins a comparison, and forgets what it saw when the work is done or fails. */
export async function withComparison<T>(
  db: Db,
  { mirror, only }: Compared,
  work: (comparison: Comparison) => Promise<T>,
): Promise<T> {
  const comparison = await begin(db, mirror, only)
  try {
    return await work(comparison)
  } finally {
    await ask.planned(db, sql`delete from compared_keys where comparison = ${comparison.id}::uuid`)
  }
}

export interface SeenRow {
  readonly key: KeyText
  readonly version: bigint
}

/** A row may come twice, over two pages; the higher version of it counts. */
export async function addSeenRows(db: Db, { id, at }: Comparison, rows: readonly SeenRow[]): Promise<void> {
  if (rows.length === 0) return
  const keys = sql`${sql.param(rows.map(({ key }) => key))}::text[]`
  const versions = sql`${sql.param(rows.map(({ version }) => String(version)))}::bigint[]`
  await ask.planned(
    db,
    sql`
    insert into compared_keys (comparison, started_at, key, row_version)
    select ${id}::uuid, ${at}::timestamptz, * from unnest(${keys}, ${versions})`,
  )
}

export interface SeenRows {
  /** How many different rows. */
  readonly count: number
  readonly highest: bigint
}

/** The compared keys, when all of them were read. */
export async function summariseSeen(db: Db, { id }: Comparison): Promise<SeenRows> {
  const rows = await ask.planned<{ count: string; highest: string }>(
    db,
    sql`
    select count(distinct key) as count, coalesce(max(row_version), 0) as highest
    from compared_keys where comparison = ${id}::uuid`,
  )
  return { count: Number(rows[0]?.count ?? 0), highest: BigInt(rows[0]?.highest ?? 0) }
}

/** Versions of rows that are missing here or are here in another version; at most so many. */
export async function listStaleVersions(
  db: Db,
  mirror: Mirror,
  { comparison, atMost }: { readonly comparison: Comparison; readonly atMost: number },
): Promise<readonly bigint[]> {
  const rows = await ask.planned<{ version: string }>(
    db,
    sql`
    with seen as (
      select key, max(row_version) as row_version from compared_keys
      where comparison = ${comparison.id}::uuid group by key
    )
    select seen.row_version as version from seen
    left join (select ${keyExpression(mirror)} as key, row_version from ${sql.identifier(mirror.table)}) known using (key)
    where known.row_version is distinct from seen.row_version
    limit ${atMost}`,
  )
  return rows.map(({ version }) => BigInt(version))
}

/** Rows that were here when the comparison began, were not written since and were not in the answer. */
function isVanished(mirror: Mirror, { id, at, only }: Comparison): SQL {
  return sql`${isIn(only)} and synced_at <= ${at}::timestamptz and not exists (
    select from compared_keys seen where seen.comparison = ${id}::uuid and seen.key = ${keyExpression(mirror)})`
}

/**
 * How many rows `removeVanished` would take away; none that is written meanwhile. The planner hears first of what was
 * just seen: by itself it looks a minute later, and plans for nothing until then.
 */
export async function countVanished(db: Db, mirror: Mirror, comparison: Comparison): Promise<number> {
  await ask.planned(db, sql`analyze compared_keys`)
  const rows = await ask.planned<{ vanishing: number }>(
    db,
    sql`
    select count(*)::int as vanishing from ${sql.identifier(mirror.table)} where ${isVanished(mirror, comparison)}`,
  )
  return rows[0]?.vanishing ?? 0
}

/** Takes away what vanished. Returns the keys that went. */
export async function removeVanished(
  db: Db,
  mirror: Mirror,
  comparison: Comparison,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const keys = mirror.keyColumns.map((column) => sql`${sql.identifier(column)}::text`)
  const rows = await ask.planned<Record<string, string>>(
    db,
    sql`
    delete from ${sql.identifier(mirror.table)} where ${isVanished(mirror, comparison)}
    returning ${sql.join(keys, sql`, `)}`,
  )
  return rows
}
