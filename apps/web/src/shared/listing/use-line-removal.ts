import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isKept } from '../../lib/call-error.ts'
import { onFlush } from '../../lib/flush-pending.ts'
import { notifyError } from '../../lib/notifications.ts'
import { setRemovedLines } from './removed-lines.ts'
import { queueWrite } from './write-queue.ts'

/** Lines that are gone from the screen and not yet from the list. */
export interface PendingRemoval {
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
}

/**
 * Takes lines off a list: gone from the screen at once, deleted for good when the time to undo is over, when another
 * line goes, or when the page is left. Undo therefore brings back exactly what was there.
 */
export function useLineRemoval({ drop, read }: LinesThatGo) {
  const [taken, setTaken] = useState<PendingRemoval | null>(null)
  const waiting = useRef<PendingRemoval | null>(null)
  const put = useCallback((next: PendingRemoval | null) => {
    waiting.current = next
    setTaken(next)
    setRemovedLines(next?.lines ?? null)
  }, [])

  const commit = async () => {
    const { current } = waiting
    if (current === null) return
    drop(current.lines)
    put(null)
    try {
      await queueWrite(async () => {
        await current.send()
        // Read also when the page is left: a save that waits must know the version this made.
        await read()
      })
    } catch (error) {
      if (!isKept(error)) notifyError(error)
    }
  }
  const finish = useEffectEvent(commit)

  useEffect(() => {
    const stop = onFlush(() => finish())
    return () => {
      stop()
      void finish()
    }
  }, [])

  const removeLines = (next: PendingRemoval) => {
    void commit()
    put(next)
  }
  const left = <Line extends { readonly id: string }>(lines: readonly Line[]) =>
    lines.filter(({ id }) => taken?.lines.has(id) !== true)
  return { taken, removeLines, undo: () => put(null), commit, left }
}
