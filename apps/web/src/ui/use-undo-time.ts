import { useEffect, useEffectEvent, useRef, useState } from 'react'

const undoMs = 10_000

/** Ten seconds to take something back; the time stands still while the pointer or the focus is on it. */
export function useUndoTime(onGone: () => void) {
  const [held, setHeld] = useState(false)
  const leftMs = useRef(undoMs)
  const go = useEffectEvent(onGone)

  useEffect(() => {
    if (held) return
    const startedAt = performance.now()
    const timer = setTimeout(() => go(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [held])

  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
