import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { Stack } from '../Layout.tsx'
import { useOffsetTop } from '../use-offset-top.ts'
import type { CardParts } from './card-parts.ts'
import { unfolding } from './card-parts.ts'
import { TableCard } from './TableCard.tsx'
import classes from './TableCards.module.css'

const estimatedCardPx = 84
const cardGapPx = 8

/** Makes only the cards in view; two empty ones hold the height of the others. */
export function VirtualCards<Row>(parts: CardParts<Row>) {
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
    <Stack as="ul" gap={2} shrinks className={classes.cards} data-virtual aria-label={parts.label} ref={list}>
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
    </Stack>
  )
}
