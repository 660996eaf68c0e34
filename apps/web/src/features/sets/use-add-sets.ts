import { orderList } from '@portal/contract/order-list.ts'
import type { SetDetails, SetLine } from '@portal/contract/sets.ts'
import { emptyGuid } from '@portal/domain/constants.ts'
import { linesBefore } from '@portal/domain/order-list/undo-addition.ts'
import { refuseAddSets } from '@portal/domain/order-list/validate-add.ts'
import { unknownWord } from '@portal/domain/states/enums.ts'
import { useMutation } from '@tanstack/react-query'
import { useActionKey } from '../../lib/action-key.ts'
import { call } from '../../lib/call.ts'
import { isKept } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { untilRead } from '../../lib/read-changed.ts'
import { useSession } from '../../lib/session.ts'
import { type AddTarget, listToAddTo } from '../../shared/items/add-items.ts'
import { seenOrderLists, useAdded } from '../../shared/items/use-added.ts'
import { setActiveList } from '../../shared/listing/active-list.ts'
import { useLocation } from '../../shared/location/location-store.ts'

interface Wanted {
  readonly set: SetDetails
  readonly aantal: number | null
  /** The lines that come, in the order of the set. */
  readonly lines: readonly SetLine[]
}

/** The line names of the wire; what is of an unknown kind cannot be ordered. */
function namesOf(lines: readonly SetLine[]) {
  return lines.flatMap(({ type, materieelSoort }) => (type === unknownWord ? [] : [{ type, materieelSoort }]))
}

/** Adds a set to an order list of the chosen location; what the rule refuses is said and never sent. */
export function useAddSets() {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const materieellocatie = useLocation()?.nummer ?? ''
  const { tell, ...answer } = useAdded()
  const key = useActionKey()
  const mutation = useMutation({
    mutationFn: async ({ wanted, target }: { readonly wanted: Wanted; readonly target: AddTarget }) => {
      const { set, aantal, lines } = wanted
      const idempotencyKey = key.of({ set: set.setNummer, aantal, lines: namesOf(lines), target, materieellocatie })
      const place = { gebruikerLogin, materieellocatie }
      const bestellijstId = await listToAddTo({ ...place, target }, idempotencyKey)
      const isWhole = set.regels.every((line) => line.optioneel || lines.includes(line))
      const setItems = namesOf(isWhole ? lines.filter((line) => line.optioneel) : lines)
      const input = { ...place, bestellijstId, sets: [{ setNummer: set.setNummer, aantal, setItems }] }
      const seen = seenOrderLists()
      return { seen, ...(await call(isWhole ? orderList.addMainSet : orderList.addSet, input, { idempotencyKey })) }
    },
    onError: (error, { wanted: { aantal } }) => {
      if (!isKept(error)) return notifyError(error)
      key.done()
      const nothing = { bestellijstId: emptyGuid, versie: 0, before: null, isMeegeleverdAdded: false }
      const message = errorText(error).key
      tell({ gebruikerLogin, materieellocatie, ...nothing, message, amount: aantal ?? 0 })
    },
    onSuccess: ({ seen, ...done }, { target, wanted: { aantal } }) => {
      key.done()
      if ('newList' in target) setActiveList(materieellocatie, done.bestellijstId)
      const message = 'bestellijst.set_toegevoegd'
      const before = linesBefore(seen, done)
      tell({ gebruikerLogin, materieellocatie, ...done, message, before, amount: aantal ?? 0 })
    },
    onSettled: untilRead,
  })
  const add = async (wanted: Wanted, target: AddTarget): Promise<boolean> => {
    const refusal = refuseAddSets([{ setNummer: wanted.set.setNummer, aantal: wanted.aantal }])
    if (refusal !== null) {
      notify(refusal.code, { params: refusal.params, severity: 'danger' })
      return false
    }
    return mutation.mutateAsync({ wanted, target }).then(
      () => true,
      (error) => isKept(error),
    )
  }
  return { add, busy: mutation.isPending, answer }
}
