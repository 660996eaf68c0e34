import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import classes from './Popup.module.css'

interface PopupButtonProps {
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string
  readonly onClick: () => void
}

interface PopupProps {
  readonly button: (props: PopupButtonProps) => ReactElement
  /** Gets `close`, for entries that end the choice. */
  readonly children: (close: () => void) => ReactNode
  readonly align?: 'start' | 'end'
  readonly label: string
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'

/** A button with a panel below it. Escape and a tap beside it close it; arrow keys walk through what is in it. */
export function Popup({ button, children, align = 'end', label }: PopupProps) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent | FocusEvent) => {
      if (!(event.target instanceof Node && place.current?.contains(event.target))) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const close = () => {
    setOpen(false)
    place.current?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.focus()
  }
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close()
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const entries = [...(place.current?.querySelectorAll<HTMLElement>(`[data-panel] :is(${focusable})`) ?? [])]
    const active = document.activeElement
    const at = active instanceof HTMLElement ? entries.indexOf(active) : -1
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1
    event.preventDefault()
    entries.at(next % entries.length)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only gets the keys of the button and the panel in it
    <div className={classes.place} ref={place} onKeyDown={open ? walk : undefined}>
      {button({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be placed over the page
        <div id={id} className={classes.panel} data-align={align} data-panel role="group" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
