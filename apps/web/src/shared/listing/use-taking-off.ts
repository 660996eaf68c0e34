import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { onHandIn } from '../../lib/hand-in.ts'
import { notifyError } from '../../lib/notifications.ts'
import { inTurn } from './in-turn.ts'
import { setTakenOff } from './taken-off.ts'

/** Lines that are gone from the screen and not yet from the list. */
export interface TakenOff {
  readonly lines: ReadonlySet<string>
  /** What the person reads beside the undo. */
  readonly message: string
  readonly send: () => Promise<unknown>
}

interface LinesThatGo {
  /** Takes the lines from what the screen reads. */
  readonly drop: (lines: ReadonlySet<string>) => void
  /** Reads the list now. */
  readonly read: () => Promise<unknown>
  /** Marks everything that showed the lines as old. */
  readonly refresh: () => Promise<void>
}

/**
 * Takes lines off a list: gone from the screen at once, deleted for good when the time to undo is over, when another
 * line goes, or when the page is left. Undo therefore brings back exactly what was there.
 */
export function useTakingOff({ drop, read, refresh }: LinesThatGo) {
  const [taken, setTaken] = useState<TakenOff | null>(null)
  const waiting = useRef<TakenOff | null>(null)
  const put = useCallback((next: TakenOff | null) => {
    waiting.current = next
    setTaken(next)
    setTakenOff(next?.lines ?? null)
  }, [])

  const commit = async () => {
    const { current } = waiting
    if (current === null) return
    drop(current.lines)
    put(null)
    try {
      await inTurn(async () => {
        await current.send()
        // Read also when the page is left: a save that waits must know the version this made.
        await read()
      })
    } catch (error) {
      notifyError(error)
    }
    await refresh()
  }
  const finish = useEffectEvent(commit)

  useEffect(() => {
    const stop = onHandIn(() => finish())
    return () => {
      stop()
      void finish()
    }
  }, [])

  const takeOff = (next: TakenOff) => {
    void commit()
    put(next)
  }
  const left = <Line extends { readonly id: string }>(lines: readonly Line[]) =>
    lines.filter(({ id }) => taken?.lines.has(id) !== true)
  return { taken, takeOff, undo: () => put(null), commit, left }
}
