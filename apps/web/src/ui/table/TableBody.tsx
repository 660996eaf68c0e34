import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useOffsetTop } from '../use-offset-top.ts'
import { usePrinting } from '../use-printing.ts'
import { TableRow } from './TableRow.tsx'
import type { TableParts } from './table-parts.ts'

/** More rows than this are only made while they are in view. */
export const virtualAbove = 250
const estimatedRowPx = 49

interface TableBodyProps<Row> extends TableParts<Row> {
  /** How many rows are on earlier pages. */
  readonly firstRow: number
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  // What is not in view is still on the paper.
  const printing = usePrinting()
  return props.rows.length > virtualAbove && !printing ? <VirtualBody {...props} /> : <PlainBody {...props} />
}

function PlainBody<Row>({ firstRow, ...parts }: TableBodyProps<Row>) {
  return (
    <tbody>
      {parts.rows.map((row, place) => (
        <TableRow key={parts.rowKey(row)} row={row} place={firstRow + place + 2} parts={parts} />
      ))}
    </tbody>
  )
}

/** Makes only the rows in view of the box that scrolls; two empty rows hold the height of the others. */
function VirtualBody<Row>({ firstRow, ...parts }: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const virtual = useVirtualizer({
    count: parts.rows.length,
    getScrollElement: () => body.current?.closest('[data-virtual]') ?? null,
    estimateSize: () => estimatedRowPx,
    overscan: 12,
    scrollMargin: useOffsetTop(body),
  })
  const items = virtual.getVirtualItems()
  const before = (items[0]?.start ?? 0) - virtual.options.scrollMargin
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? 0) - virtual.options.scrollMargin)
  return (
    <tbody ref={body}>
      {before > 0 && <tr aria-hidden style={{ height: before }} />}
      {items.map(({ index }) => {
        const row = parts.rows[index]
        if (row === undefined) return null
        const measured = { ref: virtual.measureElement, index }
        return (
          <TableRow key={parts.rowKey(row)} row={row} place={firstRow + index + 2} parts={parts} measured={measured} />
        )
      })}
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
    </tbody>
  )
}
