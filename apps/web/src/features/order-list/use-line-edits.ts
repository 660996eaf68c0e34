import type { CallAnswer } from '@portal/contract/define.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { useMemo, useState } from 'react'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { callKey } from '../../lib/call-query.ts'
import { notifyError } from '../../lib/notifications.ts'
import { queryClient } from '../../lib/query-client.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { readCall } from '../../lib/use-call.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { useOrderListInput } from '../../shared/use-order-list.ts'
import { inTurn } from './in-turn.ts'
import type { LineEdit, LineEdits } from './line-edits.ts'
import { editsLeft, linesToSave, withEdits } from './line-edits.ts'

type ListAnswer = CallAnswer<typeof orderList.getOrderList>

/** Saved on top of a newer list: nothing was saved, and the person decides what happens with the edits. */
const conflictStatus = 409
/** Overloaded or starting: as good as no connection, the save is tried again. */
const busyStatus = 503

/**
 * The lines as somebody edits them: at once on screen, saved a second after the last change (R-CALL-09), one write at a
 * time. A save without connection is tried again; one that is refused is told and taken back.
 */
export function useLineEdits(answer: ListAnswer) {
  const input = useOrderListInput()
  const key = callKey(orderList.getOrderList, input)
  const edits = useMemo(() => createStore<LineEdits>({}), [])
  const [conflict, setConflict] = useState(false)
  const [everSaved, setEverSaved] = useState(false)
  const newest = () => queryClient.getQueryData<ListAnswer>(key) ?? answer

  const save = () =>
    inTurn(async () => {
      const { items, versie } = newest()
      const lines = linesToSave(items, edits.get())
      if (lines.length === 0) return
      try {
        const done = await call(orderList.updateItems, { items: [...lines], versie }, { keepAlive: true })
        const saved = Object.fromEntries(lines.map((line) => [line.id, line]))
        queryClient.setQueryData<ListAnswer>(key, (now) =>
          now === undefined ? now : { ...now, items: [...withEdits(now.items, saved)], versie: done.versie },
        )
        edits.set((now) => editsLeft(now, lines))
        setEverSaved(true)
        // What came along follows its main line on the server.
        await queryClient.invalidateQueries({ queryKey: key })
      } catch (error) {
        if (!(error instanceof CallError) || error.status === busyStatus) throw error
        notifyError(error)
        if (error.status === conflictStatus) return setConflict(true)
        edits.set({})
        await queryClient.invalidateQueries({ queryKey: key })
      }
    })

  const saving = useSaving<LineEdits>(save)
  const change = (id: string, edit: LineEdit) => {
    edits.set((now) => ({ ...now, [id]: { ...now[id], ...edit } }))
    saving.change(edits.get())
  }
  const reload = async (keepEdits: boolean) => {
    await readCall(orderList.getOrderList, input, { staleMs: 0 })
    setConflict(false)
    if (keepEdits) saving.change(edits.get())
    else edits.set({})
  }
  const current = useStore(edits)
  const lines = useMemo(() => withEdits(answer.items, current), [answer.items, current])
  return { lines, edits: current, change, reload, conflict, everSaved, unsaved: saving.unsaved, flush: saving.flush }
}
