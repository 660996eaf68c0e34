import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useId, useRef, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { useOffsetTop } from '../use-offset-top.ts'
import { SelectAllBox } from './SelectAllBox.tsx'
import { virtualAbove } from './TableBody.tsx'
import { TableCard } from './TableCard.tsx'
import classes from './TableCards.module.css'
import type { TableParts } from './table-parts.ts'
import { withRow } from './table-parts.ts'

const estimatedCardPx = 84
const cardGapPx = 8

interface CardParts<Row> extends TableParts<Row> {
  /** Keys of the cards that show all they have. They stay so when they scroll out of view and back. */
  readonly unfolded: ReadonlySet<string>
  readonly onUnfold: (unfolded: ReadonlySet<string>) => void
}

/** The rows on a phone: a card of two lines each, which unfolds to every column with its name. */
export function TableCards<Row>(table: TableParts<Row>) {
  const text = useText()
  const box = useId()
  const [unfolded, onUnfold] = useState<ReadonlySet<string>>(new Set())
  const parts = { ...table, unfolded, onUnfold }
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

function unfolding<Row>({ unfolded, onUnfold, rowKey }: CardParts<Row>, row: Row) {
  const key = rowKey(row)
  return {
    unfolded: unfolded.has(key),
    onUnfold: (wanted: boolean) => onUnfold(withRow(unfolded, key, wanted)),
  }
}

function PlainCards<Row>(parts: CardParts<Row>) {
  return (
    <ul className={classes.cards} aria-label={parts.label}>
      {parts.rows.map((row) => (
        <TableCard key={parts.rowKey(row)} row={row} parts={parts} {...unfolding(parts, row)} />
      ))}
    </ul>
  )
}

/** Makes only the cards in view; two empty ones hold the height of the others. */
function VirtualCards<Row>(parts: CardParts<Row>) {
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
            {...unfolding(parts, row)}
            measured={{ ref: virtual.measureElement, index }}
          />
        )
      })}
      {after > 0 && <li aria-hidden style={{ height: after }} />}
    </ul>
  )
}
