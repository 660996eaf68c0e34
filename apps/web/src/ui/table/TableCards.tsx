import { IconChevronRight } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import classes from '../DataTable.module.css'
import { IconButton } from '../IconButton.tsx'
import type { CellTexts, TableColumn } from './table-column.ts'
import { cellText } from './table-column.ts'
import type { TableParts } from './table-parts.ts'
import { isForControl, withRow } from './table-parts.ts'

/** Whether there is something to show; a column of controls has no value of its own, only its cell. */
function isFilled<Row>(column: TableColumn<Row>, row: Row, texts: CellTexts): boolean {
  if (column.cell === undefined || column.cell(row) === null) return cellText(column, row, texts) !== ''
  return column.value(row) !== ''
}

/** The rows on a phone: one card each, the title on top and every other column with its name. */
export function TableCards<Row>({ columns, rows, rowKey, texts, label, onOpen, selection }: TableParts<Row>) {
  const text = useText()
  const title = columns.find((column) => column.title) ?? columns[0]
  const show = (column: TableColumn<Row>, row: Row) => column.cell?.(row) ?? cellText(column, row, texts)
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => {
        const key = rowKey(row)
        const filled = columns.filter((column) => column !== title && isFilled(column, row, texts))
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button in the card does the same by keyboard
          <li key={key} onClick={(event) => !isForControl(event.target) && onOpen?.(row)}>
            <div className={classes.cardHead}>
              {selection && selection.allowed?.(row) !== false && (
                <input
                  type="checkbox"
                  aria-label={text('table.selectRow')}
                  checked={selection.chosen.has(key)}
                  onChange={(event) => selection.onChange(withRow(selection.chosen, key, event.currentTarget.checked))}
                />
              )}
              <strong>{title && show(title, row)}</strong>
              {onOpen && (
                <IconButton label={text('action.open')} icon={<IconChevronRight />} onClick={() => onOpen(row)} />
              )}
            </div>
            <dl>
              {filled.map((column) => (
                <div key={column.id}>
                  <dt>{column.header}</dt>
                  <dd>{show(column, row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
