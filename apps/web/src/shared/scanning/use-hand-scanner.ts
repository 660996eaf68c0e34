import { hearKey, type KeyBurst, noKeys } from '@portal/domain/removal-list/key-burst.ts'
import { useEffect, useEffectEvent } from 'react'

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

/**
 * Recognises a scanner that types what it reads and ends with Enter, wherever the focus is except in a field. A label of
 * which a part is missing comes as an empty code.
 */
export function useHandScanner(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    let burst: KeyBurst = noKeys
    const onKey = (event: KeyboardEvent) => {
      if (isField(event.target) || event.metaKey || event.altKey) return
      // Of all keys with Ctrl only the separator of GS1 labels is part of one.
      if (event.ctrlKey && event.key !== ']' && event.key !== '\u001d') return
      const { key, ctrlKey, timeStamp: at } = event
      const next = hearKey(burst, { key, ctrlKey, at })
      burst = next.burst
      if (next.label !== null || burst.typed.length > 1) {
        // Neither a shortcut of the portal nor the button that has the focus is meant.
        event.preventDefault()
        event.stopPropagation()
      }
      if (next.label !== null) tell(next.label)
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
