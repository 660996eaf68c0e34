import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useOffsetTop } from '../use-offset-top.ts'
import { TableRow } from './TableRow.tsx'
import type { TableBodyProps } from './table-parts.ts'

const estimatedRowPx = 49

/** Makes only the rows in view of the box that scrolls; two empty rows hold the height of the others. */
export function VirtualBody<Row>({ firstRow, ...parts }: TableBodyProps<Row>) {
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
