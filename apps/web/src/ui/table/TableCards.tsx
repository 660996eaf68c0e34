import { IconChevronRight } from '@tabler/icons-react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Ref } from 'react'
import { useId, useRef } from 'react'
import { useText } from '../../lib/text.ts'
import { IconButton } from '../IconButton.tsx'
import { useOffsetTop } from '../use-offset-top.ts'
import { SelectAllBox } from './SelectAllBox.tsx'
import { virtualAbove } from './TableBody.tsx'
import classes from './TableCards.module.css'
import type { CellTexts, TableColumn } from './table-column.ts'
import { cellText } from './table-column.ts'
import type { TableParts } from './table-parts.ts'
import { isForControl, withRow } from './table-parts.ts'

const estimatedCardPx = 240
const cardGapPx = 8

/** Whether there is something to show; a column of controls has no value of its own, only its cell. False shows nothing. */
function isFilled<Row>(column: TableColumn<Row>, row: Row, texts: CellTexts): boolean {
  const cell = column.cell?.(row) ?? null
  if (cell === false) return false
  if (cell === null) return cellText(column, row, texts) !== ''
  return column.value(row) !== ''
}

/** The rows on a phone: one card each, the title on top and every other column with its name. */
export function TableCards<Row>(parts: TableParts<Row>) {
  const text = useText()
  const box = useId()
  return (
    <>
      {parts.selection && (
        <div className={classes.allCards}>
          <SelectAllBox parts={parts} id={box} />
          <label htmlFor={box}>{text('table.selectAll')}</label>
        </div>
      )}
      {parts.rows.length > virtualAbove ? <VirtualCards {...parts} /> : <PlainCards {...parts} />}
    </>
  )
}

function PlainCards<Row>(parts: TableParts<Row>) {
  return (
    <ul className={classes.cards} aria-label={parts.label}>
      {parts.rows.map((row) => (
        <TableCard key={parts.rowKey(row)} row={row} parts={parts} />
      ))}
    </ul>
  )
}

/** Makes only the cards in view; two empty ones hold the height of the others. */
function VirtualCards<Row>(parts: TableParts<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const virtual = useWindowVirtualizer({
    count: parts.rows.length,
    estimateSize: () => estimatedCardPx,
    overscan: 4,
    gap: cardGapPx,
    scrollMargin: useOffsetTop(list),
  })
  const items = virtual.getVirtualItems()
  const before = (items[0]?.start ?? 0) - virtual.options.scrollMargin
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? 0) - virtual.options.scrollMargin)
  return (
    <ul className={classes.cards} data-virtual aria-label={parts.label} ref={list}>
      {before > 0 && <li aria-hidden style={{ height: before }} />}
      {items.map(({ index }) => {
        const row = parts.rows[index]
        if (row === undefined) return null
        return (
          <TableCard
            key={parts.rowKey(row)}
            row={row}
            parts={parts}
            measured={{ ref: virtual.measureElement, index }}
          />
        )
      })}
      {after > 0 && <li aria-hidden style={{ height: after }} />}
    </ul>
  )
}

interface TableCardProps<Row> {
  readonly row: Row
  readonly parts: TableParts<Row>
  readonly measured?: { readonly ref: Ref<HTMLLIElement>; readonly index: number }
}

function TableCard<Row>({ row, parts, measured }: TableCardProps<Row>) {
  const text = useText()
  const { columns, rowKey, texts, onOpen, selection } = parts
  const title = columns.find((column) => column.title) ?? columns[0]
  const show = (column: TableColumn<Row>) => column.cell?.(row) ?? cellText(column, row, texts)
  const key = rowKey(row)
  const filled = columns.filter((column) => column !== title && isFilled(column, row, texts))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in the card does the same by keyboard
    <li
      ref={measured?.ref}
      data-index={measured?.index}
      data-row={onOpen === undefined ? undefined : key}
      onClick={(event) => !isForControl(event.target) && onOpen?.(row)}
    >
      <div className={classes.cardHead}>
        {selection && selection.allowed?.(row) !== false && (
          <label className={classes.choose}>
            <input
              type="checkbox"
              aria-label={text('table.selectRow')}
              checked={selection.chosen.has(key)}
              onChange={(event) => selection.onChange(withRow(selection.chosen, key, event.currentTarget.checked))}
            />
          </label>
        )}
        <strong>{title && show(title)}</strong>
        {onOpen && <IconButton label={text('action.open')} icon={<IconChevronRight />} onClick={() => onOpen(row)} />}
      </div>
      <dl>
        {filled.map((column) => (
          <div key={column.id}>
            <dt>{column.header}</dt>
            <dd>{show(column)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
