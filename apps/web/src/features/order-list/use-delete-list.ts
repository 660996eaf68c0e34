import type { OrderList } from '@portal/contract/order-list.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { callKey } from '../../lib/call-key.ts'
import { notifyError } from '../../lib/notifications.ts'
import { queryClient } from '../../lib/query-client.ts'
import { untilRead } from '../../lib/read-changed.ts'
import { useSession } from '../../lib/session.ts'
import { leaveList, setActiveList } from '../../shared/listing/active-list.ts'
import { flushWrites } from '../../shared/listing/write-queue.ts'

/**
 * Deletes a list. It is left before, so that no screen asks for it while it goes; when the portal refuses, it is
 * the active one again with all that was changed on it.
 */
export function useDeleteList({ id, materieelLocatieNr }: OrderList, onDone: () => void) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const lines = callKey(orderList.getOrderList, {
    gebruikerLogin,
    materieellocatie: materieelLocatieNr,
    bestelijstId: id,
  })
  return useMutation({
    mutationFn: () =>
      call(orderList.removeAllItems, { gebruikerLogin, materieelLocatie: materieelLocatieNr, bestellijstId: id }),
    onMutate: async () => {
      await flushWrites()
      const wasActive = leaveList(materieelLocatieNr, id)
      await queryClient.cancelQueries({ queryKey: lines })
      return { wasActive }
    },
    onError: (error, _nothing, before) => {
      // Without an answer, as when the page is closed, it may be gone: then nothing asks for it again.
      if (before?.wasActive === true && error instanceof CallError) setActiveList(materieelLocatieNr, id)
      notifyError(error)
    },
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: lines })
      onDone()
    },
    onSettled: untilRead,
  })
}
