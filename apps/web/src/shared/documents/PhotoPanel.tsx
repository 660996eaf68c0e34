import type { Photo } from '@portal/contract/values.ts'
import { useText } from '../../lib/text.ts'
import { Panel } from '../../ui/Page.tsx'
import { ImageStrip } from './ImageStrip.tsx'

/** The photos of a record; a page does not speak of photos that it has not. */
export function PhotoPanel({ photos }: { readonly photos: readonly Photo[] }) {
  const text = useText()
  if (photos.length === 0) return null
  const images = photos.map(({ afbeelding }, place) => ({
    address: afbeelding,
    name: text('orders.photo', { number: place + 1 }),
  }))
  return (
    <Panel title={text('orders.photos')}>
      <ImageStrip images={images} />
    </Panel>
  )
}
