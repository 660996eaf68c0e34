import { type Fields, type ServiceDefinition, stampFields } from '@portal/erp-protocol/define-service.ts'

/**
 * How a value differs from that of its field: people, roles and hashes are lowercase in the portal, a language is a locale, a
 * blank code means none, a blank date from the beginning, and the number of a property counts only where it has one.
 */
export type ColumnRule = 'lowerCase' | 'locale' | 'blankToNull' | 'fromTheBeginning' | 'numberIfNumeric'

export interface MirrorColumn {
  readonly column: string
  readonly field: string
  readonly rule?: ColumnRule
}

/** A column that is not simply its field in lower case: another name, or a rule for its values, or both. */
type Exception = ColumnRule | { readonly column: string; readonly rule?: ColumnRule }
export type Exceptions<F extends Fields = Fields> = { readonly [K in keyof F]?: Exception }

/** One table of the mirror with the service that fills it. */
export interface Mirror<F extends Fields = Fields, E = unknown> {
  readonly service: ServiceDefinition<F>
  readonly table: string
  readonly exceptions: E
  readonly columns: readonly MirrorColumn[]
  readonly keyColumns: readonly string[]
  /** A column of the portal's own that falls back to false when the named column changes. */
  readonly flag?: { readonly column: string; readonly goesWith: string }
}

function columnOf(field: string, exception: Exception | undefined): MirrorColumn {
  const column = field.toLowerCase()
  if (exception === undefined) return { column, field }
  return typeof exception === 'string' ? { column, field, rule: exception } : { ...exception, field }
}

/**
 * Every field of the service but its stamps is a column; the columns of its key are the key of the table. Only what
 * differs is named: field → rule, or column and rule.
 */
export function mirror<F extends Fields>(service: ServiceDefinition<F>, table: string): Mirror<F, Record<never, never>>
export function mirror<F extends Fields, const E extends Exceptions<F>>(
  service: ServiceDefinition<F>,
  table: string,
  exceptions: E & Record<Exclude<keyof E, keyof F>, never>,
): Mirror<F, E>
export function mirror(service: ServiceDefinition, table: string, exceptions: Exceptions = {}): Mirror {
  const columns = Object.keys(service.fields)
    .filter((field) => !(field in stampFields))
    .map((field) => columnOf(field, exceptions[field]))
  const keyColumns = service.key.map((field) => columnOf(field, exceptions[field]).column)
  return { service, table, exceptions, columns, keyColumns }
}

export const versionField = 'Row_Version'

/** Whether rows carry a row version; a query does not, so its rows are compared by their content. */
export function isStamped({ service }: Mirror): boolean {
  return versionField in service.fields
}
