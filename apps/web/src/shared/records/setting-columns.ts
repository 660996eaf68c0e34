import { type ColumnChoice, visibleColumns } from '@portal/domain/catalogue/visible-columns.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'

/** Columns by the names of a setting; a name may stand for several. */
type ColumnsByName<Row> = Readonly<Record<string, TableColumn<Row> | readonly TableColumn<Row>[]>>

/** The columns that a setting shows, in its order; what it requires nobody can hide, and it shows also while it is empty. */
export function settingColumns<Row>(
  choices: readonly ColumnChoice[],
  known: ColumnsByName<Row>,
  forbidden?: ReadonlySet<string>,
): readonly TableColumn<Row>[] {
  const required = new Set(choices.filter((choice) => choice.required).map(({ column }) => column))
  return visibleColumns([...choices], forbidden).flatMap((name) =>
    [known[name] ?? []].flat().map((column) => {
      const isLasting = required.has(name) && column.hidden !== true
      return isLasting ? { ...column, required: true } : column
    }),
  )
}
