import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { ImageViewer } from '../../shared/documents/ImageViewer.tsx'
import { ScaledPicture } from '../../shared/items/ScaledPicture.tsx'
import classes from './Item.module.css'

/** The picture of the item; a tap shows it as large as the screen allows. */
export function ItemDrawing({ item }: { readonly item: CatalogueItem }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const { afbeelding, omschrijving } = item
  if (afbeelding === null) return <ScaledPicture item={item} size="large" eager named />
  return (
    <>
      <button
        type="button"
        className={classes.enlarge}
        aria-label={text('documents.enlarge', { name: omschrijving })}
        onClick={() => setOpen(true)}
      >
        <ScaledPicture item={item} size="large" eager named />
      </button>
      {open && (
        <ImageViewer
          images={[{ address: afbeelding, name: omschrijving }]}
          at={0}
          onMove={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
