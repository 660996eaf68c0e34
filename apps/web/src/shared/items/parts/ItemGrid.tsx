import { useElementSize } from '@mantine/hooks'
import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode } from 'react'
import { memo, useRef } from 'react'
import { useOffsetTop } from '../../../ui/use-offset-top.ts'
import type { ItemCardProps } from './ItemCard.tsx'
import { ItemCard } from './ItemCard.tsx'
import classes from './ItemGrid.module.css'

interface ItemGridProps extends Pick<ItemCardProps, 'selection' | 'fields' | 'canAdd' | 'canOpen' | 'view'> {
  readonly label: string
  readonly items: readonly CatalogueItem[]
  readonly reasonOf?: (item: CatalogueItem) => ReactNode
}

/** Above this only the items in view are made. */
const virtualAbove = 100
const gapPx = 12
const estimatedPx = { cards: 392, rows: 74 } as const
const cardWidthPx = 216

/** Cards beside each other or rows below each other; drawn again only for other items. */
export const ItemGrid = memo(function ItemGrid(props: ItemGridProps) {
  return props.items.length > virtualAbove ? <VirtualGrid {...props} /> : <PlainGrid {...props} />
})

function cardOf(props: ItemGridProps, item: CatalogueItem, eager: boolean) {
  const { selection, fields, canAdd, canOpen, view, reasonOf } = props
  return <ItemCard {...{ item, selection, fields, canAdd, canOpen, view, eager }} reason={reasonOf?.(item)} />
}

function PlainGrid(props: ItemGridProps) {
  return (
    <ul className={classes.grid} data-view={props.view} aria-label={props.label}>
      {props.items.map((item, place) => (
        <li key={item.materieelSoort}>{cardOf(props, item, place < 4)}</li>
      ))}
    </ul>
  )
}

function VirtualGrid(props: ItemGridProps) {
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
          <li
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
          </li>
        ))}
      </ul>
    </div>
  )
}
