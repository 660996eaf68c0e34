import type { KeyboardEvent } from 'react'
import { useRef } from 'react'

const towards: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

function moveFocus(event: KeyboardEvent<HTMLTableRowElement>): void {
  const direction = towards[event.key]
  if (direction === undefined) return
  event.preventDefault()
  const next = event.currentTarget[direction]
  if (next instanceof HTMLElement) next.focus()
}

/**
 * The keys of a row that opens: arrows go to the next row, Enter and the space bar open it. It opens when the key is let
 * go, as a button does on the space bar: what opens takes the focus, and the same press would act on it again.
 */
export function useRowKeys(open: (() => void) | undefined) {
  const pressed = useRef<string | null>(null)
  if (open === undefined) return {}
  return {
    onBlur: () => {
      pressed.current = null
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
      if (event.target !== event.currentTarget) return
      moveFocus(event)
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      if (!event.repeat) pressed.current = event.key
    },
    onKeyUp: (event: KeyboardEvent<HTMLTableRowElement>) => {
      const isOurs = event.target === event.currentTarget && pressed.current === event.key
      pressed.current = null
      if (isOurs) open()
    },
  }
}
