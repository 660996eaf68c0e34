import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Row } from '../../ui/Layout.tsx'
import { Picture } from '../../ui/Picture.tsx'
import classes from './Documents.module.css'
import { ImageViewer, type ShownImage } from './ImageViewer.tsx'

/** Pictures side by side; a tap shows one large. */
export function ImageStrip({ images }: { readonly images: readonly ShownImage[] }) {
  const text = useText()
  const [at, setAt] = useState<number | null>(null)
  return (
    <>
      <Row as="ul" gap={3} className={classes.strip}>
        {images.map((image, place) => (
          <li key={image.address}>
            <button
              type="button"
              aria-label={text('documents.enlarge', { name: image.name })}
              onClick={() => setAt(place)}
            >
              <Picture src={image.address} alt="" size="medium" />
            </button>
          </li>
        ))}
      </Row>
      {at !== null && <ImageViewer images={images} at={at} onMove={setAt} onClose={() => setAt(null)} />}
    </>
  )
}
