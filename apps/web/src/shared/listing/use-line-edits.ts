import { useEffect, useMemo, useRef, useState } from 'react'
import { CallError, ConnectionError, laterStatuses } from '../../lib/call-error.ts'
import { notify, notifyError, untilClosed } from '../../lib/notifications.ts'
import { queueStore } from '../../lib/queue-door.ts'
import { untilRead } from '../../lib/read-changed.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { addEdit, type LineEdits, onTopOf, withEdits, without } from './parts/line-edits.ts'
import { saveEdits, type VersionedList } from './parts/save-edits.ts'
import { listQueueStore } from './with-queue.ts'
import { queueWrite } from './write-queue.ts'

/** The list went on changing: nothing was saved, and the person decides what happens with the edits. */
const conflictStatus = 409

/**
 * Lines as somebody edits them: at once on screen, saved a second after the last change (R-CALL-09, R-CALL-10), one
 * write at a time. A save without connection is tried again; one that is refused is reported and taken back.
 */
export function useLineEdits<Line extends { readonly id: string }>(list: VersionedList<Line>) {
  const edits = useMemo(() => createStore<LineEdits<Line>>({}), [])
  const [conflict, setConflict] = useState(false)
  const [everSaved, setEverSaved] = useState(false)
  const isLeft = useIsLeft()
  const meet = (met: boolean) => {
    // Nobody is there to decide any more, but the person who made the edit has to know.
    if (met && isLeft.current) notify('list.leftUnsaved', { severity: 'warning', durationMs: untilClosed })
    setConflict(met)
  }

  const keep = async () => {
    const isMet = Boolean(await listQueueStore.get()?.keepEdits(list, edits))
    if (isMet) await list.read()
    meet(isMet)
  }
  const save = () =>
    queueWrite(async () => {
      try {
        if (mustKeep()) return await keep()
        const outcome = await saveEdits(list, edits)
        if (outcome.saved) setEverSaved(true)
        meet(outcome.conflict)
      } catch (error) {
        // Nobody knows whether it arrived: what is kept changes nothing that is so already.
        if (error instanceof ConnectionError && listQueueStore.get()) return await keep()
        if (!(error instanceof CallError) || laterStatuses.includes(error.status)) throw error
        if (error.status === conflictStatus) return meet(true)
        notifyError(error)
        edits.set({})
        await untilRead()
      }
    })

  const saving = useSaving<LineEdits<Line>>(save)
  useUnsaved(conflict)
  /** `seen` are the values that stood in those fields when the person began, where the line may have changed since. */
  const change = (id: string, edit: Partial<Line>, seen: Partial<Line> = {}) => {
    const line = list.newest().lines.find((one) => one.id === id) ?? edits.get()[id]?.known
    if (line === undefined) return
    edits.set((now) => addEdit(now, { ...line, ...seen }, edit))
    saving.change(edits.get())
    // Keeping takes no connection: nothing is gained by waiting, and a battery may be empty before.
    if (mustKeep()) saving.flush()
  }
  const reload = async (keepEdits: boolean) => {
    try {
      await list.read()
    } catch (error) {
      return notifyError(error)
    }
    edits.set((now) => (keepEdits ? onTopOf(now, list.newest().lines) : {}))
    meet(false)
    if (keepEdits) saving.change(edits.get())
  }
  const forget = (ids: ReadonlySet<string>) => edits.set((now) => without(now, ids))
  const current = useStore(edits)
  const lines = useMemo(() => withEdits(list.lines, current), [list.lines, current])
  const mine = useMemo(() => editedLines(list.lines, current), [list.lines, current])
  return { lines, mine, change, forget, reload, conflict, everSaved, unsaved: saving.unsaved }
}

const mustKeep = () => queueStore.get()?.mustKeep()

/** True once the screen is gone; a save that was under way goes on without it. */
function useIsLeft() {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return isLeft
}

/** The edited lines as the person left them, also those that are gone from the list. */
function editedLines<Line extends { readonly id: string }>(lines: readonly Line[], edits: LineEdits<Line>) {
  const there = new Set(lines.map((line) => line.id))
  return Object.values(edits).map(({ known, edit }) => ({
    line: { ...known, ...edit },
    edit,
    gone: !there.has(known.id),
  }))
}
