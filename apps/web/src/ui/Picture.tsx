import { useState } from 'react'
import classes from './Picture.module.css'

interface PictureProps {
  /** Address of the drawing; without one, and when it does not load, the fallback drawing shows. */
  readonly src: string | null
  /** Whole address of the company's own picture for what has none; the fallback drawing comes after it. */
  readonly otherwise?: string | null
  /** Empty when the name stands beside it anyway. */
  readonly alt: string
  readonly size?: 'small' | 'medium' | 'large' | 'fill'
  /** True for what is in view when the page opens. */
  readonly eager?: boolean
}

/** Photos of the back office come in the size of a list unless they fill the page. */
function addressOf(src: string, size: PictureProps['size']): string {
  const wanted = size !== 'large' && src.startsWith('/afbeeldingen/') ? `${src}?formaat=klein` : src
  return wanted.startsWith('/') ? `${wanted}` : wanted
}

/** A drawing on a quiet ground, always in the same frame, so that a list never jumps and never has a hole. */
export function Picture({ src, otherwise = null, alt, size = 'medium', eager = false }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const addresses = [src === null ? null : addressOf(src, size), otherwise]
  const shown = addresses.find((address) => address !== null && !failed.includes(address)) ?? null
  return (
    <span className={classes.picture} data-size={size}>
      {shown !== null ? (
        <img
          src={shown}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setFailed((now) => [...now, shown])}
        />
      ) : (
        <svg viewBox="0 0 64 64" role={alt === '' ? 'presentation' : 'img'} aria-label={alt === '' ? undefined : alt}>
          <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
            <path d="M32 10 52 20v22L32 52 12 42V20z" />
            <path d="M12 20l20 10 20-10M32 30v22" />
            <path d="m22 15 20 10v7" opacity=".55" />
          </g>
        </svg>
      )}
    </span>
  )
}
