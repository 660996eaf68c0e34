import { useEffect, useEffectEvent } from 'react'
import { nowMs } from '../../../lib/today.ts'

/** A hand scanner types a whole label within a blink; nobody's fingers do. */
const longestGapMs = 80
const shortestCode = 3

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** Hears a scanner that types what it reads and ends with Enter, wherever the focus is except in a field. */
export function useHandScanner(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    let typed = ''
    let lastAt = 0
    const hear = (event: KeyboardEvent) => {
      if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const now = nowMs()
      if (now - lastAt > longestGapMs) typed = ''
      lastAt = now
      if (event.key.length === 1) typed += event.key
      if (typed.length > 1) {
        // Neither a shortcut of the portal nor the button that has the focus is meant.
        event.preventDefault()
        event.stopPropagation()
      }
      if (event.key !== 'Enter') return
      if (typed.length >= shortestCode) tell(typed)
      typed = ''
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}
