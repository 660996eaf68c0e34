import type { Ref } from 'react'
import { useText } from '../../lib/text.ts'
import classes from '../DataTable.module.css'
import { cellText, isFigure, isUnbroken } from './table-column.ts'
import type { TableParts } from './table-parts.ts'
import { isForControl, rowName, withRow } from './table-parts.ts'
import { useRowKeys } from './use-row-keys.ts'

interface TableRowProps<Row> {
  readonly row: Row
  /** Place over all pages; the head is 1. */
  readonly place: number
  readonly parts: TableParts<Row>
  /** Where only the rows in view are made, their heights must be known. */
  readonly measured?: { readonly ref: Ref<HTMLTableRowElement>; readonly index: number }
}

export function TableRow<Row>({ row, place, parts, measured }: TableRowProps<Row>) {
  const text = useText()
  const { columns, rowKey, texts, onOpen, selection } = parts
  const key = rowKey(row)
  const chosen = selection?.chosen.has(key) ?? false
  const open = onOpen && (() => onOpen(row))
  const keys = useRowKeys(open)
  return (
    <tr
      ref={measured?.ref}
      data-index={measured?.index}
      data-row={open === undefined ? undefined : key}
      aria-rowindex={place}
      aria-selected={selection === undefined ? undefined : chosen}
      data-opens={open !== undefined || undefined}
      tabIndex={open === undefined ? undefined : 0}
      onClick={open && ((event) => !isForControl(event.target) && open())}
      {...keys}
    >
      {selection && (
        <td className={classes.boxCell}>
          {selection.allowed?.(row) !== false && (
            <label>
              <input
                type="checkbox"
                aria-label={text('table.selectRow', { name: rowName(parts, row) })}
                checked={chosen}
                onChange={(event) => selection.onChange(withRow(selection.chosen, key, event.currentTarget.checked))}
              />
            </label>
          )}
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          data-figure={isFigure(column) || undefined}
          data-unbroken={isUnbroken(column) || undefined}
          data-control={column.control}
        >
          {column.cell === undefined ? cellText(column, row, texts) : column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
