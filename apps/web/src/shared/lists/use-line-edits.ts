import { useMemo, useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { notifyError } from '../../lib/notifications.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { inTurn } from './in-turn.ts'
import { editsLeft, type LineEdits, withEdits } from './line-edits.ts'

/** Saved on top of a newer list: nothing was saved, and the person decides what happens with the edits. */
const conflictStatus = 409
/** Too often, overloaded, starting or too slow: as good as no connection, the save is tried again. */
const laterStatuses: readonly number[] = [429, 502, 503, 504]

/** A list of lines with one version, wherever its lines come from and go to. */
export interface VersionedList<Line extends { readonly id: string }> {
  /** What the screen shows now, without edits. */
  readonly lines: readonly Line[]
  /** Lines and version as they are known at this moment, also when the screen is gone. */
  readonly newest: () => { readonly lines: readonly Line[]; readonly versie: number }
  /** A line that does not fit is not saved until it does. */
  readonly fits: (line: Line) => boolean
  /** Saves lines on top of a version and gives the new one. */
  readonly send: (lines: readonly Line[], versie: number) => Promise<number>
  /** Puts lines and version where the screen reads them. */
  readonly keep: (lines: readonly Line[], versie: number) => void
  /** Marks the list as old, so that an open screen reads it again. */
  readonly refresh: () => Promise<void>
  /** Reads the list now. */
  readonly read: () => Promise<unknown>
}

/**
 * Lines as somebody edits them: at once on screen, saved a second after the last change (R-CALL-09, R-CALL-10), one
 * write at a time. A save without connection is tried again; one that is refused is told and taken back.
 */
export function useLineEdits<Line extends { readonly id: string }>(list: VersionedList<Line>) {
  const edits = useMemo(() => createStore<LineEdits<Line>>({}), [])
  const [conflict, setConflict] = useState(false)
  const [everSaved, setEverSaved] = useState(false)

  const save = () =>
    inTurn(async () => {
      const { lines, versie } = list.newest()
      const waiting = withEdits(lines, edits.get()).filter((line) => edits.get()[line.id] !== undefined)
      const sent = waiting.filter(list.fits)
      if (sent.length === 0) return
      try {
        const version = await list.send(sent, versie)
        const saved = Object.fromEntries(sent.map((line) => [line.id, line]))
        list.keep(withEdits(list.newest().lines, saved), version)
        edits.set((now) => editsLeft(now, sent))
        setEverSaved(true)
        // The server may have changed more than was sent, e.g. what came along with a line.
        await list.refresh()
      } catch (error) {
        if (!(error instanceof CallError) || laterStatuses.includes(error.status)) throw error
        notifyError(error)
        if (error.status === conflictStatus) return setConflict(true)
        edits.set({})
        await list.refresh()
      }
    })

  const saving = useSaving<LineEdits<Line>>(save)
  const change = (id: string, edit: Partial<Line>) => {
    edits.set((now) => ({ ...now, [id]: { ...now[id], ...edit } }))
    saving.change(edits.get())
  }
  const reload = async (keepEdits: boolean) => {
    await list.read()
    setConflict(false)
    if (keepEdits) saving.change(edits.get())
    else edits.set({})
  }
  const current = useStore(edits)
  const lines = useMemo(() => withEdits(list.lines, current), [list.lines, current])
  return { lines, edits: current, change, reload, conflict, everSaved, unsaved: saving.unsaved }
}
