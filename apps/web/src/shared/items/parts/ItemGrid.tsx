import { lazy, memo, Suspense } from 'react'
import { codeMissing } from '../../../lib/service-worker.ts'
import type { ItemGridProps } from './grid-card.tsx'
import { cardOf } from './grid-card.tsx'
import classes from './ItemGrid.module.css'

/** Above this only the items in view are made. */
const virtualAbove = 100
/** Shown until the code of long lists is there: more than fits on a screen. */
const firstItems = 24

const VirtualGrid = lazy(async () => {
  const { VirtualGrid: loaded } = await import('./VirtualGrid.tsx').catch(codeMissing)
  return { default: loaded }
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

function PlainGrid(props: ItemGridProps) {
  return (
    <ul className={classes.grid} data-view={props.view} aria-label={props.label}>
      {props.items.map((item, place) => (
        <li key={item.materieelSoort}>{cardOf(props, item, place < 4)}</li>
      ))}
    </ul>
  )
}
