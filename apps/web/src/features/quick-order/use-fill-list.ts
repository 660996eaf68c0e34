import type { CallInput } from '@portal/contract/define.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { useMutation } from '@tanstack/react-query'
import { useActionKey } from '../../lib/action-key.ts'
import { call } from '../../lib/call.ts'
import { isKept } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { notify, notifyError, withdraw } from '../../lib/notifications.ts'
import { queueStore } from '../../lib/queue-door.ts'
import { untilRead } from '../../lib/read-changed.ts'
import { useSession } from '../../lib/session.ts'
import { setActiveList } from '../../shared/listing/active-list.ts'
import { standingOfList } from '../../shared/listing/order-list-standing.ts'
import { putLinesBack } from '../../shared/listing/put-lines.ts'
import { useOrderList } from '../../shared/listing/use-order-list.ts'
import { flushWrites } from '../../shared/listing/write-queue.ts'
import { useLocation } from '../../shared/location/location-store.ts'

type Asked = Pick<CallInput<typeof orderList.addLines>, 'bestelListItems' | 'sets'>

/** How long what was put on a list can be undone on screen; behind the bell it can be for longer. */
const undoMs = 10_000

interface Fill {
  readonly things: Asked
  /** In place of what is on the list. */
  readonly replace: boolean
  /** What else is put back when the addition is undone. */
  readonly onUndone: () => void
}

/**
 * Puts items and sets on the active order list of the chosen location as it is on screen, and offers to undo that. A list
 * that changed meanwhile is read again and nothing is put on it.
 */
export function useFillList() {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const materieellocatie = useLocation()?.nummer ?? ''
  const query = useOrderList()
  const key = useActionKey()
  const at = { gebruikerLogin, materieellocatie }
  const listId = query.data?.lijst?.id ?? emptyGuid
  const mutation = useMutation({
    mutationFn: async ({ things, replace }: Fill) => {
      // What is added fits the list whatever becomes of it until there is a connection.
      const isForLater = !replace && queueStore.get()?.mustKeep() === true
      if (!isForLater) await flushWrites()
      const { data: before } = isForLater ? query : await query.refetch({ throwOnError: true })
      if (before === undefined) throw new Error('A list that was read has an answer')
      if (before.versie !== query.data?.versie && replace) return null
      const isMade = before.lijst !== null
      const input = {
        ...at,
        ...things,
        bestellijstId: before.lijst?.id ?? emptyGuid,
        vervang: replace && isMade,
        ...(isMade && !isForLater && { versie: before.versie }),
      }
      const after = await call(orderList.addLines, input, { idempotencyKey: key.of(input) })
      return { before, after }
    },
    onError: (error) => {
      if (!isKept(error)) return notifyError(error)
      key.done()
      notify(errorText(error).key)
    },
    onSuccess: (done, { onUndone }) => {
      if (done === null) return notify('quickOrder.listChanged', { severity: 'warning' })
      const { before, after } = done
      key.done()
      if (before.lijst === null) setActiveList(materieellocatie, emptyGuid)
      const { bestellijstId, versie } = after
      const run = () =>
        void putLinesBack({ ...at, bestellijstId, versie, lines: before.items }).then(onUndone, notifyError)
      const action = { label: 'action.undo', run } as const
      // Each has an undo of its own.
      withdraw('quickOrder.put')
      notify('quickOrder.put', { severity: 'success', durationMs: undoMs, action })
      if (after.isMeegeleverdAdded) notify('bestellijst.meegeleverd_toegevoegd')
    },
    onSettled: untilRead,
  })
  const lijst = query.data?.lijst ?? null
  return {
    query,
    lines: query.data?.items.length ?? 0,
    isEditable: lijst === null || standingOfList(lijst).editable,
    busy: mutation.isPending,
    /** The list that they are on now; null when they are on none, which was said. */
    fill: (asked: Fill): Promise<string | null> =>
      mutation.mutateAsync(asked).then(
        (done) => done?.after.bestellijstId ?? null,
        // It will be on the list that it is kept for.
        (error) => (isKept(error) ? listId : null),
      ),
  }
}
