import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { lazy, Suspense } from 'react'
import { ItemPicture } from './ItemPicture.tsx'
import classes from './ScaledPicture.module.css'

interface ScaledPictureProps {
  readonly item: CatalogueItem
  readonly size: 'fill' | 'large'
  readonly eager?: boolean
  readonly named?: boolean
}

/** Comes after the picture, if it can be fetched: it lies over it and moves nothing. */
const ItemTraits = lazy(async () => {
  const part = await import('./parts/ItemTraits.tsx').catch(() => ({ ItemTraits: NoTraits }))
  return { default: part.ItemTraits }
})

const NoTraits = (_: { readonly item: CatalogueItem }) => null

/** The picture of an item, with its height and what it runs on where its technical data says so. */
export function ScaledPicture({ item, ...picture }: ScaledPictureProps) {
  return (
    <span className={classes.scaled}>
      <ItemPicture item={item} {...picture} />
      {item.technischeGegevens.length > 0 && (
        <Suspense>
          <ItemTraits item={item} />
        </Suspense>
      )}
    </span>
  )
}
