import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { lazy, Suspense } from 'react'
import { codeMissing } from '../../lib/service-worker.ts'
import { ItemPicture } from './ItemPicture.tsx'
import classes from './ScaledPicture.module.css'

interface ScaledPictureProps {
  readonly item: CatalogueItem
  readonly size: 'fill' | 'large'
  readonly eager?: boolean
  readonly named?: boolean
}

/** Comes after the picture: it lies over it and moves nothing. */
const ItemTraits = lazy(async () => {
  const { ItemTraits: loaded } = await import('./parts/ItemTraits.tsx').catch(codeMissing)
  return { default: loaded }
})

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
