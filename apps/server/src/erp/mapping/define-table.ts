import type { Fields, stampFields } from '@portal/erp-protocol/define-service.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { BuildExtraConfigColumns, HasDefault, NotNull } from 'drizzle-orm'
import type { PgColumnBuilderBase, PgTableExtraConfigValue } from 'drizzle-orm/pg-core'
import {
  bigint,
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '../../platform/db/columns.ts'
import { sql } from '../../platform/db/query.ts'
import type { Mirror, MirrorColumn } from './define-mirror.ts'

/** The column of each type of field. */
const columnOf = {
  Code: (name: string) => text(name),
  Text: (name: string) => text(name),
  Option: (name: string) => text(name),
  Decimal: (name: string) => numeric(name, { precision: 20, scale: 5, mode: 'number' }),
  Date: (name: string) => date(name, { mode: 'string' }),
  DateTime: (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }),
  Boolean: (name: string) => boolean(name),
  Integer: (name: string) => integer(name),
  BigInteger: (name: string) => bigint(name, { mode: 'bigint' }),
  Guid: (name: string) => uuid(name),
} as const satisfies Record<FieldType['type'], (name: string) => PgColumnBuilderBase>

/** Every mirrored row keeps the back office's row version, so that a reconcile can compare without reading it again. */
const stamps = {
  rowVersion: bigint('row_version', { mode: 'bigint' }).notNull(),
  syncedAt: timestamp('synced_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}
const flagColumn = (name: string) => boolean(name).notNull().default(false)

/** Which values may be absent; a blank code or text is an empty one. */
const nullableTypes = ['Date', 'DateTime', 'Guid'] as const
const nullableRules = ['blankToNull', 'numberIfNumeric'] as const

/** The value of a new column in rows that were there before it, as SQL. */
const blankOf: Readonly<Partial<Record<FieldType['type'], string>>> = {
  Code: "''",
  Text: "''",
  Option: "''",
  Decimal: '0',
  Integer: '0',
  BigInteger: '0',
  Boolean: 'false',
}

type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : S
type RuleOf<X> = X extends { readonly rule: infer R } ? R : X
type PropertyOf<K extends string, X> = CamelCase<
  X extends { readonly column: infer C extends string } ? C : Lowercase<K>
>
type Lookup<T, K> = K extends keyof T ? T[K] : undefined
/** Property of the table → field of the service. */
type FieldOf<F extends Fields, E> = {
  [K in Exclude<keyof F & string, keyof typeof stampFields> as PropertyOf<K, Lookup<E, K>>]: K
}
type ColumnOf<T extends FieldType['type'], Rule> = Rule extends (typeof nullableRules)[number]
  ? ReturnType<(typeof columnOf)[T]>
  : [T, Rule] extends [(typeof nullableTypes)[number], Exclude<Rule, 'fromTheBeginning'>]
    ? ReturnType<(typeof columnOf)[T]>
    : NotNull<ReturnType<(typeof columnOf)[T]>>
type Added<C extends PgColumnBuilderBase, IsLater> = IsLater extends true ? HasDefault<C> : C
type FlagOf<M> = M extends { readonly flag: { readonly column: infer C extends string } }
  ? { [K in C]: ReturnType<typeof flagColumn> }
  : Record<never, never>
type MirroredColumns<F extends Fields, E, Later> = {
  [P in keyof FieldOf<F, E>]: Added<
    ColumnOf<F[FieldOf<F, E>[P] & keyof F]['type'], RuleOf<Lookup<E, FieldOf<F, E>[P]>>>,
    P extends Later ? true : false
  >
}
/** The columns of a mirror's table in the portal's spelling: `rent_price_day` is `rentPriceDay`. */
type ColumnsOf<M, Later = never> =
  M extends Mirror<infer F, infer E>
    ? Extract<MirroredColumns<F, E, Later> & FlagOf<M> & typeof stamps, Record<string, PgColumnBuilderBase>>
    : never

interface Additions<Columns, Later> {
  /** Columns that came after the first release; rows that were there then have a blank value. */
  readonly addedLater?: readonly Later[]
  readonly indexes?: (columns: { readonly [P in keyof Columns]: IndexColumn }) => PgTableExtraConfigValue[]
}
type IndexColumn = BuildExtraConfigColumns<string, { readonly any: PgColumnBuilderBase }, 'pg'>['any']

const propertyOf = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function buildColumn({ service, keyColumns }: Mirror, { column, field, rule }: MirrorColumn, isLater: boolean) {
  const type = service.fields[field]?.type
  if (type === undefined) throw new Error(`${service.name} has no field ${field}`)
  const blank = isLater ? blankOf[type] : undefined
  const built = blank === undefined ? columnOf[type](column) : columnOf[type](column).default(sql.raw(blank))
  if (keyColumns.length === 1 && keyColumns[0] === column) return built.primaryKey()
  const isBlank = nullableTypes.some((nullable) => nullable === type) && rule !== 'fromTheBeginning'
  return isBlank || nullableRules.some((nullable) => nullable === rule) ? built : built.notNull()
}

/** The table that a mirror is kept in: its columns and its key follow from the mirror, indexes are added. */
export function mirrorTable<const M extends Mirror, const Later extends keyof ColumnsOf<M> & string = never>(
  mirror: M,
  { addedLater = [], indexes }: Additions<ColumnsOf<M, Later>, Later> = {},
) {
  const later: readonly string[] = addedLater
  const columns: Record<string, PgColumnBuilderBase> = {}
  for (const column of mirror.columns) {
    const property = propertyOf(column.column)
    columns[property] = buildColumn(mirror, column, later.includes(property))
  }
  if (mirror.flag !== undefined) columns[mirror.flag.column] = flagColumn(mirror.flag.column)
  // The types above say of the same columns what the loop makes of them.
  const typed = { ...columns, ...stamps } as unknown as ColumnsOf<M, Later>
  return pgTable(mirror.table, typed, (t) => {
    const byProperty: Readonly<Record<string, IndexColumn>> = t
    const [first, ...others] = mirror.keyColumns
      .map((column) => byProperty[propertyOf(column)])
      .filter((column) => column !== undefined)
    const key = first === undefined || others.length === 0 ? [] : [primaryKey({ columns: [first, ...others] })]
    return [...key, ...(indexes?.(t) ?? [])]
  })
}
