import { type RemovalListItem, removalList } from '@portal/contract/removal-list.ts'
import { call } from '../../lib/call.ts'
import { callKey } from '../../lib/call-key.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useText } from '../../lib/text.ts'
import { readCall } from '../../lib/use-call.ts'
import { useLineRemoval } from '../../shared/listing/use-line-removal.ts'
import { useRemovalListSource } from '../../shared/listing/use-removal-list.ts'
import type { RemovalListAnswer } from './use-list-edits.ts'

/**
 * Takes one line or all that are on screen off the list; what came onto it elsewhere meanwhile stays. `forget` discards
 * what was edited on lines that go.
 */
export function useListRemoval(forget: (lines: ReadonlySet<string>) => void) {
  const text = useText()
  const { read, input } = useRemovalListSource()
  const key = callKey<typeof read>(read, input)
  const { removeLines, ...taking } = useLineRemoval({
    drop: (lines) => {
      forget(lines)
      queryClient.setQueryData<RemovalListAnswer>(
        key,
        (now) => now && { ...now, afvoerlijstItems: now.afvoerlijstItems.filter((line) => !lines.has(line.id)) },
      )
    },
    read: () => readCall<typeof read>(read, input, { staleMs: 0 }),
  })
  const remove = ({ id }: RemovalListItem) =>
    removeLines({
      lines: new Set([id]),
      message: text('afvoerlijst.item_verwijderd'),
      send: () => call(removalList.removeItem, { id }, { keepAlive: true, except: [key] }),
    })
  const clear = (lines: readonly RemovalListItem[]) =>
    removeLines({
      lines: new Set(lines.map((line) => line.id)),
      message: text('afvoerlijst.items_verwijderd'),
      send: () =>
        call(removalList.removeItems, { items: lines.map(({ id }) => ({ id })) }, { keepAlive: true, except: [key] }),
    })
  return { ...taking, remove, clear }
}
