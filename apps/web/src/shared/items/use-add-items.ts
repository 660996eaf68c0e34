import type { ShownItemKind } from '@portal/contract/values.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { amountOnList, linesBefore } from '@portal/domain/order-list/undo-addition.ts'
import { refuseAddAll } from '@portal/domain/order-list/validate-add.ts'
import { type ItemKind, unknownWord } from '@portal/domain/states/enums.ts'
import { useMutation } from '@tanstack/react-query'
import { useActionKey } from '../../lib/action-key.ts'
import { isKept } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { untilRead } from '../../lib/read-changed.ts'
import { useSession } from '../../lib/session.ts'
import { setActiveList } from '../listing/active-list.ts'
import { useLocation } from '../location/location-store.ts'
import type { Addition, AddTarget } from './add-items.ts'
import { sendAddition } from './add-items.ts'
import { seenOrderLists, useAdded } from './use-added.ts'

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

/** What of a choice can be put on a list: what is of an unknown kind cannot. */
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

/**
 * Adds items to an order list of the chosen location; what the rules refuse is said and never sent (R-VAL-01, R-VAL-02).
 * The control that adds answers for it with `answer`: a message would lie over the work.
 */
export function useAddItems({ alone = false, onAdded }: AddOptions = {}) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const materieellocatie = useLocation()?.nummer ?? ''
  const { tell, ...answer } = useAdded()
  const key = useActionKey()
  const mutation = useMutation({
    mutationFn: async (addition: Addition) => {
      const seen = seenOrderLists()
      return { seen, done: await sendAddition(addition, key.of(addition), alone) }
    },
    onError: (error, { target: _target, items }) => {
      if (!isKept(error)) return notifyError(error)
      key.done()
      onAdded?.()
      const nothing = { bestellijstId: emptyGuid, versie: 0, before: null, isMeegeleverdAdded: false }
      tell({
        gebruikerLogin,
        materieellocatie,
        ...nothing,
        message: errorText(error).key,
        amount: amountOnList(items, []),
      })
    },
    onSuccess: ({ seen, done }, { target, items }) => {
      key.done()
      if ('newList' in target) setActiveList(materieellocatie, done.bestellijstId)
      onAdded?.()
      const message = done.named ? 'bestellijst.details_toegevoegd' : 'bestellijst.items_toegevoegd'
      const before = linesBefore(seen, done)
      tell({ gebruikerLogin, materieellocatie, ...done, message, before, amount: amountOnList(items, before ?? []) })
    },
    onSettled: untilRead,
  })
  /** True when they are on the list; why they are not was said. */
  const add = async (wanted: readonly WantedItem[], target: AddTarget): Promise<boolean> => {
    const refusal = refuseAddAll(wanted)
    if (refusal !== null) {
      notify(refusal.code, { params: refusal.params, severity: 'danger' })
      return false
    }
    const items = wanted.flatMap(({ aantal, ...item }) => (aantal === null ? [] : [{ ...item, aantal }]))
    return mutation.mutateAsync({ gebruikerLogin, materieellocatie, items, target }).then(
      () => true,
      (error) => isKept(error),
    )
  }
  return { add, busy: mutation.isPending, answer }
}
