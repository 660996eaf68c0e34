import type { CallAnswer } from '@portal/contract/define.ts'
import { type OrderListItem, orderList } from '@portal/contract/order-list.ts'
import { lineWithChildren } from '@portal/domain/order-list/children.ts'
import { call } from '../../lib/call.ts'
import { callKey } from '../../lib/call-key.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useText } from '../../lib/text.ts'
import { readCall } from '../../lib/use-call.ts'
import { useLineRemoval } from '../../shared/listing/use-line-removal.ts'
import { useOrderListInput } from '../../shared/listing/use-order-list.ts'

type ListAnswer = CallAnswer<typeof orderList.getOrderList>

/** Takes a line off the list with what came with it (R-LIST-01), or a whole set; `forget` discards edits of lines that go. */
export function useRemoval(answer: ListAnswer, forget: (lines: ReadonlySet<string>) => void) {
  const text = useText()
  const input = useOrderListInput()
  const key = callKey(orderList.getOrderList, input)
  const { removeLines, ...taking } = useLineRemoval({
    drop: (lines) => {
      forget(lines)
      queryClient.setQueryData<ListAnswer>(
        key,
        (now) => now && { ...now, items: now.items.filter((line) => !lines.has(line.id)) },
      )
    },
    read: () => readCall(orderList.getOrderList, input, { staleMs: 0 }),
  })
  const remove = ({ id, omschrijving, setNummer, setOmschrijving }: OrderListItem, what: 'line' | 'set') => {
    const ofSet = answer.items.filter((line) => line.setNummer === setNummer)
    const heleSet = what === 'set'
    removeLines({
      lines: heleSet ? new Set(ofSet.map((line) => line.id)) : lineWithChildren(answer.items, id),
      message: text('list.removed', { name: heleSet ? setOmschrijving : omschrijving }),
      send: () => call(orderList.removeItem, { id, ...(heleSet && { heleSet }) }, { keepAlive: true, except: [key] }),
    })
  }
  return { ...taking, remove }
}
