import { orderList } from '@portal/contract/order-list.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyError } from '../../lib/notifications.ts'
import { queryClient } from '../../lib/query-client.ts'
import type { TextKey } from '../../lib/text.ts'
import { putLinesBack, type SeenOrderList } from '../listing/put-lines.ts'

/** What an addition came to. */
export interface Added {
  readonly gebruikerLogin: string
  readonly materieellocatie: string
  readonly bestellijstId: string
  readonly versie: number
  /** What the list held before; null when that is unknown. */
  readonly before: Readonly<SeenOrderList['items']> | null
  readonly message: TextKey
  /** Lines came along that nobody asked for by name. */
  readonly isMeegeleverdAdded: boolean
  /** How much there is now of the one thing that was added, else how many pieces came. */
  readonly amount: number
}

/** The order lists as this page knows them now. */
export function seenOrderLists(): readonly SeenOrderList[] {
  return queryClient
    .getQueriesData<SeenOrderList>({ queryKey: [orderList.getOrderList.path] })
    .flatMap(([, list]) => list ?? [])
}

/** The last addition of one control, which answers for it until it is undone or the time for that is over. */
export function useAdded() {
  const [added, setAdded] = useState<Added | null>(null)
  const undoing = useMutation({
    mutationFn: ({ gebruikerLogin, materieellocatie, bestellijstId, versie, before }: Added) =>
      putLinesBack({ gebruikerLogin, materieellocatie, bestellijstId, versie, lines: before ?? [] }),
    onError: notifyError,
    onSuccess: () => setAdded(null),
  })
  return {
    added,
    tell: setAdded,
    settle: () => setAdded(null),
    undo: () => added !== null && !undoing.isPending && undoing.mutate(added),
    undoing: undoing.isPending,
  }
}

export type AddedAnswer = Omit<ReturnType<typeof useAdded>, 'tell'>
