import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import classes from '../DataTable.module.css'
import { usePrinting } from '../use-printing.ts'
import { SelectAllBox } from './SelectAllBox.tsx'
import { isFigure } from './table-column.ts'
import type { TableParts } from './table-parts.ts'
import type { TableState } from './table-state.ts'
import { nextSort } from './table-state.ts'

interface TableHeadProps<Row> extends TableParts<Row> {
  readonly sort: TableState['sort']
  readonly onSort: (sort: TableState['sort']) => void
}

export function TableHead<Row>({ sort, onSort, ...parts }: TableHeadProps<Row>) {
  const text = useText()
  const { columns, selection } = parts
  const printing = usePrinting()
  return (
    <thead>
      <tr>
        {selection && (
          <th className={classes.boxCell}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is made in the part inside */}
            <label>
              <SelectAllBox parts={parts} label={text('table.selectAll')} />
            </label>
          </th>
        )}
        {columns.map((column) => {
          const sorted = sort?.column === column.id ? sort : null
          const direction = sorted === null ? 'none' : sorted.descending ? 'descending' : 'ascending'
          const Icon = sorted === null ? IconSelector : sorted.descending ? IconArrowDown : IconArrowUp
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={direction}
              data-figure={isFigure(column) || undefined}
              data-control={column.control}
            >
              {column.sortable === false || printing ? (
                column.header
              ) : (
                <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, column.id))}>
                  {column.header}
                  <Icon size={16} aria-hidden data-on={sorted !== null || undefined} />
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
