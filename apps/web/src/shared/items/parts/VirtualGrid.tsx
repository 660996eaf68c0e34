import { useElementSize } from '@mantine/hooks'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { Stack } from '../../../ui/Layout.tsx'
import { useOffsetTop } from '../../../ui/use-offset-top.ts'
import type { ItemGridProps } from './grid-card.tsx'
import { cardOf } from './grid-card.tsx'
import classes from './ItemGrid.module.css'

const gapPx = 12
const estimatedPx = { cards: 392, rows: 74 } as const
const cardWidthPx = 216

/** Makes only the items in view; its code comes with the first list that is long enough. */
export function VirtualGrid(props: ItemGridProps) {
  const { items, view, label } = props
  const list = useRef<HTMLUListElement>(null)
  const { ref: frame, width } = useElementSize()
  const columns = view === 'rows' ? 1 : Math.max(2, Math.floor((width + gapPx) / (cardWidthPx + gapPx)))
  const virtual = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => estimatedPx[view],
    gap: gapPx,
    overscan: 3,
    scrollMargin: useOffsetTop(list),
  })
  const margin = virtual.options.scrollMargin
  return (
    <div ref={frame}>
      <ul ref={list} className={classes.virtual} aria-label={label} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((row) => (
          <Stack
            as="li"
            gap={3}
            key={row.key}
            ref={virtual.measureElement}
            data-index={row.index}
            className={classes.row}
            style={{
              transform: `translateY(${row.start - margin}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {items.slice(row.index * columns, (row.index + 1) * columns).map((item) => (
              <div key={item.materieelSoort}>{cardOf(props, item, false)}</div>
            ))}
          </Stack>
        ))}
      </ul>
    </div>
  )
}
