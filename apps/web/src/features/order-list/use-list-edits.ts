import type { CallAnswer } from '@portal/contract/define.ts'
import { type OrderListItem, orderList } from '@portal/contract/order-list.ts'
import { textMaxLength } from '@portal/domain/constants.ts'
import { call } from '../../lib/call.ts'
import { callKey } from '../../lib/call-key.ts'
import { queryClient } from '../../lib/query-client.ts'
import { readCall } from '../../lib/use-call.ts'
import { refuseTooLong } from '../../shared/listing/refuse-remark.ts'
import { useLineEdits } from '../../shared/listing/use-line-edits.ts'
import { useOrderListInput } from '../../shared/listing/use-order-list.ts'
import { newestWithQueue } from '../../shared/listing/with-queue.ts'

type ListAnswer = CallAnswer<typeof orderList.getOrderList>

export function fitsOrderLine(line: Pick<OrderListItem, 'comment'>): boolean {
  return refuseTooLong(line.comment, textMaxLength) === null
}

/** The lines of an order list as somebody edits them (R-CALL-09). */
export function useListEdits(answer: ListAnswer) {
  const input = useOrderListInput()
  const key = callKey(orderList.getOrderList, input)
  return useLineEdits<OrderListItem>({
    lines: answer.items,
    newest: () => {
      const { items, versie } = newestWithQueue(orderList.getOrderList, input, answer)
      return { lines: items, versie }
    },
    fits: fitsOrderLine,
    send: async (lines, versie) => {
      const known = new Map((queryClient.getQueryData<ListAnswer>(key) ?? answer).items.map((line) => [line.id, line]))
      const items = lines.map(({ id, aantal, comment, setAantal }) => ({
        id,
        aantal,
        comment,
        // Only where it was changed: the other lines of the set follow.
        ...(setAantal !== known.get(id)?.setAantal && { setAantal }),
      }))
      return (await call(orderList.updateItems, { items, versie }, { keepAlive: true })).versie
    },
    kind: 'order',
    place: input,
    keep: (lines, versie) =>
      queryClient.setQueryData<ListAnswer>(key, (now) => now && { ...now, items: [...lines], versie }),
    read: () => readCall(orderList.getOrderList, input, { staleMs: 0 }),
  })
}
