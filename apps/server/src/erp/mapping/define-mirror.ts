import type { Fields, ServiceDefinition } from '@portal/erp-protocol/define-service.ts'

/**
 * How a column differs from its field: roles, people and hashes are written small in the portal, a language is a locale, a blank
 * code means none, a blank date from the beginning, and the number of a property counts only where it has one.
 */
export type ColumnRule = 'lowerCase' | 'locale' | 'blankToNull' | 'fromTheBeginning' | 'numberIfNumeric'

export interface MirrorColumn {
  readonly column: string
  readonly field: string
  readonly rule?: ColumnRule
}

/** One table of the mirror with the service that fills it. */
export interface Mirror {
  readonly service: ServiceDefinition
  readonly table: string
  readonly columns: readonly MirrorColumn[]
  readonly keyColumns: readonly string[]
  /** A column of the portal's own that falls back to false when the named column changes. */
  readonly flag?: { readonly column: string; readonly goesWith: string }
}

type ColumnOf<F extends Fields> = (keyof F & string) | { readonly field: keyof F & string; readonly rule: ColumnRule }

/** Column → field; the columns of the service's key are the key of the table. */
export function mirror<F extends Fields>(
  service: ServiceDefinition<F>,
  table: string,
  columns: Readonly<Record<string, ColumnOf<F>>>,
): Mirror {
  const listed = Object.entries(columns).map(([column, source]) =>
    typeof source === 'string' ? { column, field: source } : { column, field: source.field, rule: source.rule },
  )
  const keyColumns = service.key.map((field) => {
    const found = listed.find((entry) => entry.field === field)
    if (found === undefined) throw new Error(`${table} has no column for the key field ${field}`)
    return found.column
  })
  return { service, table, columns: listed, keyColumns }
}

export const versionField = 'Row_Version'

/** Whether rows carry a row version; a query does not, so its rows are told apart by their content. */
export function isStamped({ service }: Mirror): boolean {
  return versionField in service.fields
}
