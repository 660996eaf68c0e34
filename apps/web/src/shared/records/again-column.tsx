import type { Text } from '../../lib/text.ts'
import { actionColumn } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { AgainLink } from './AgainLink.tsx'
import type { AgainKind } from './again-path.ts'

interface AgainOf {
  readonly kind: AgainKind
  readonly number: string
}

/** Orders what a row is about again; an empty cell for a row of nothing that could be. */
export function againColumn<Row>(text: Text, of: (row: Row) => AgainOf | null): TableColumn<Row> {
  return actionColumn('opnieuw', text('table.actions'), {
    cell: (row) => {
      const one = of(row)
      return one !== null && <AgainLink {...one} />
    },
  })
}
