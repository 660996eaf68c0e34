import { lazy, memo, Suspense } from 'react'
import { Stack } from '../../../ui/Layout.tsx'
import { useDrawnWhole } from '../../../ui/use-drawn-whole.ts'
import { useNarrowScreen } from '../../../ui/use-narrow-screen.ts'
import type { ItemGridProps } from './grid-card.tsx'
import { cardOf } from './grid-card.tsx'
import classes from './ItemGrid.module.css'

/** Above this only the items in view are made. */
const virtualAbove = 100
/** Shown until the code of long lists is there: more than fits on a screen. */
const firstItems = 24
/** More than fits on a phone, which draws these before the others: below each other in rows, else in twos. */
const phoneItems = { cards: 6, rows: 10 } as const
/** About what one item adds to the height there. */
const itemPx = { cards: 180, rows: 100 } as const

const VirtualGrid = lazy(async () => {
  const part = await import('./VirtualGrid.tsx').catch(() => null)
  // Longer to draw, but whole.
  return { default: part?.VirtualGrid ?? PlainGrid }
})

/** Cards beside each other or rows below each other; drawn again only for other items. */
export const ItemGrid = memo(function ItemGrid(props: ItemGridProps) {
  if (props.items.length <= virtualAbove) return <PlainGrid {...props} />
  return (
    <Suspense fallback={<PlainGrid {...props} items={props.items.slice(0, firstItems)} />}>
      <VirtualGrid {...props} />
    </Suspense>
  )
})

/** The first items stay the ones that are there when the others follow, above a space as high as those are. */
function PlainGrid(props: ItemGridProps) {
  const { view, label } = props
  const isNarrow = useNarrowScreen()
  const isWhole = useDrawnWhole() || !isNarrow
  const items = isWhole ? props.items : props.items.slice(0, phoneItems[view])
  const left = props.items.length - items.length
  return (
    <Stack as="ul" gap={3} className={classes.grid} data-view={view} aria-label={label}>
      {items.map((item, place) => (
        <li key={item.materieelSoort}>{cardOf(props, item, place < 4)}</li>
      ))}
      {left > 0 && <li aria-hidden style={{ gridColumn: '1 / -1', height: left * itemPx[view] }} />}
    </Stack>
  )
}
