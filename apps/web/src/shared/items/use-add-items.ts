import { orderList } from '@portal/contract/order-list.ts'
import type { ShownItemKind } from '@portal/contract/values.ts'
import { refuseAddAll } from '@portal/domain/order-list/validate-add.ts'
import { type ItemKind, unknownWord } from '@portal/domain/states/enums.ts'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useActionKey } from '../../lib/action-key.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { useSession } from '../../lib/session.ts'
import { refreshCalls } from '../../lib/use-call.ts'
import { setActiveList } from '../listing/active-list.ts'
import { useLocation } from '../location/location-store.ts'
import type { Addition, AdditionDone, AddTarget } from './add-items.ts'
import { sendAddition } from './add-items.ts'

export interface WantedItem {
  readonly type: ItemKind
  readonly materieelSoort: string
  readonly aantal: number | null
}

interface ChosenItem {
  readonly kind: ShownItemKind
  readonly materieelSoort: string
  readonly aantal: number | null
}

/** What of a choice can be put on a list: what nobody knows the kind of cannot. */
export function wantedItems(chosen: readonly ChosenItem[]): readonly WantedItem[] {
  return chosen.flatMap(({ kind, materieelSoort, aantal }) =>
    kind === unknownWord ? [] : [{ type: kind, materieelSoort, aantal }],
  )
}

interface AddOptions {
  /** True for the button of one item, false for everything that is selected. */
  readonly alone?: boolean
  readonly onAdded?: () => void
}

/** Says what came on the list; what is delivered along is told apart (R-LIST-03). */
function tellAdded(done: AdditionDone, open: () => void): void {
  const action = { label: 'catalogue.openList', run: open } as const
  notify(done.named ? 'bestellijst.details_toegevoegd' : 'bestellijst.items_toegevoegd', { action })
  if (done.isMeegeleverdAdded) notify('bestellijst.meegeleverd_toegevoegd')
}

/** Adds items to an order list of the chosen location; what the rules refuse is told and never sent (R-VAL-01, R-VAL-02). */
export function useAddItems({ alone = false, onAdded }: AddOptions = {}) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const materieellocatie = useLocation()?.nummer ?? ''
  const router = useRouter()
  const key = useActionKey()
  const mutation = useMutation({
    mutationFn: (addition: Addition) => sendAddition(addition, key.of(addition), alone),
    onError: notifyError,
    onSuccess: (done, { target }) => {
      key.done()
      if ('newList' in target) setActiveList(materieellocatie, done.bestellijstId)
      onAdded?.()
      tellAdded(done, () => void router.navigate({ to: '/bestellijst' }))
    },
    onSettled: () => refreshCalls([orderList.getOrderList, orderList.getOrderLists]),
  })
  /** True when they are on the list; why they are not was told. */
  const add = async (wanted: readonly WantedItem[], target: AddTarget): Promise<boolean> => {
    const refusal = refuseAddAll(wanted)
    if (refusal !== null) {
      notify(refusal.code, { params: refusal.params, severity: 'danger' })
      return false
    }
    const items = wanted.flatMap(({ aantal, ...item }) => (aantal === null ? [] : [{ ...item, aantal }]))
    return mutation.mutateAsync({ gebruikerLogin, materieellocatie, items, target }).then(
      () => true,
      () => false,
    )
  }
  return { add, busy: mutation.isPending }
}
