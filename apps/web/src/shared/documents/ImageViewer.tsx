import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent, TouchEvent } from 'react'
import { useRef } from 'react'
import { useText } from '../../lib/text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Picture } from '../../ui/Picture.tsx'
import classes from './Documents.module.css'

export interface ShownImage {
  /** Address of the picture, e.g. `/afbeeldingen/<hash>`. */
  readonly address: string
  readonly name: string
}

interface ImageViewerProps {
  readonly images: readonly ShownImage[]
  /** Place of the one that shows. */
  readonly at: number
  readonly onMove: (at: number) => void
  readonly onClose: () => void
}

/** Pixels that a finger moves before it means the next picture. */
const swipe = 48

/** Pictures one at a time and as large as the screen allows; arrow keys, buttons and a swipe go to the next. */
export function ImageViewer({ images, at, onMove, onClose }: ImageViewerProps) {
  const text = useText()
  const touched = useRef<number | null>(null)
  const image = images[at]
  if (image === undefined) return null
  const several = images.length > 1
  const move = (steps: number) => onMove((at + steps + images.length) % images.length)
  const onKey = (event: KeyboardEvent) => {
    if (!several) return
    if (event.key === 'ArrowLeft') move(-1)
    if (event.key === 'ArrowRight') move(1)
  }
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0)
    if (several && touched.current !== null && Math.abs(moved) > swipe) move(moved < 0 ? 1 : -1)
    touched.current = null
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={several ? text('documents.imagePlace', { number: at + 1, count: images.length }) : image.name}
      shape="wide"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the buttons within do as well */}
      <div
        className={classes.viewer}
        onKeyDown={onKey}
        onTouchStart={(event) => {
          touched.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null
        }}
        onTouchEnd={onTouchEnd}
      >
        {several && (
          <IconButton label={text('documents.previousImage')} icon={<IconChevronLeft />} onClick={() => move(-1)} />
        )}
        <figure>
          <Picture key={image.address} src={image.address} alt={image.name} size="large" eager />
          {several && <figcaption>{image.name}</figcaption>}
        </figure>
        {several && (
          <IconButton
            data-first-focus
            label={text('documents.nextImage')}
            icon={<IconChevronRight />}
            onClick={() => move(1)}
          />
        )}
      </div>
    </Modal>
  )
}
