import type { CallAnswer } from '@portal/contract/define.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { lineWithChildren, withoutLine } from '@portal/domain/order-list/children.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/call.ts'
import { callKey } from '../../lib/call-query.ts'
import { notifyError } from '../../lib/notifications.ts'
import { queryClient } from '../../lib/query-client.ts'
import { readCall, refreshCalls } from '../../lib/use-call.ts'
import { useOrderListInput } from '../../shared/use-order-list.ts'
import { inTurn } from './in-turn.ts'

type ListAnswer = CallAnswer<typeof orderList.getOrderList>

interface Removal {
  readonly id: string
  /** The line and what came with it. */
  readonly lines: ReadonlySet<string>
  readonly name: string
}

/**
 * Takes lines off the list: gone from the screen at once, deleted for good when the time to undo is over, when another
 * line goes, or when the page is left (R-LIST-01). Undo therefore brings back exactly what was there.
 */
export function useRemoval(answer: ListAnswer) {
  const input = useOrderListInput()
  const key = callKey(orderList.getOrderList, input)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const waiting = useRef<Removal | null>(null)
  const put = useCallback((next: Removal | null) => {
    waiting.current = next
    setRemoval(next)
  }, [])

  const commit = async () => {
    const { current } = waiting
    if (current === null) return
    put(null)
    queryClient.setQueryData<ListAnswer>(key, (now) =>
      now === undefined ? now : { ...now, items: [...withoutLine(now.items, current.id)] },
    )
    try {
      await inTurn(async () => {
        await call(orderList.removeItem, { id: current.id }, { keepAlive: true })
        // Read also when the page is left: a save that waits must know the version this made.
        await readCall(orderList.getOrderList, input, { staleMs: 0 })
      })
    } catch (error) {
      notifyError(error)
      await refreshCalls([orderList.getOrderList])
    }
    await refreshCalls([orderList.getOrderLists])
  }
  const latest = useRef(commit)
  latest.current = commit

  useEffect(() => {
    const finish = () => void latest.current()
    window.addEventListener('pagehide', finish)
    return () => {
      window.removeEventListener('pagehide', finish)
      finish()
    }
  }, [])

  const remove = (id: string, name: string) => {
    void commit()
    put({ id, name, lines: lineWithChildren(answer.items, id) })
  }
  return { removal, remove, undo: () => put(null), commit }
}
