import { orderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import { requests } from '@portal/contract/requests.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useLocale } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { refreshCalls } from '../../lib/use-call.ts'
import { loadLocations } from '../../shared/load-locations.ts'
import type { CompletedOrder, OrderAttempt } from './order-draft.ts'
import { attemptFor, completeDraft, failDraft } from './order-draft.ts'
import { orderInput } from './order-input.ts'
import type { OrderReady } from './order-ready.ts'

/** Why an order was not sent although its answers are right; the person looks again and decides. */
export class ListChangedError extends Error {
  readonly reason: 'changed' | 'submitted' | 'blocked'

  constructor(reason: 'changed' | 'submitted' | 'blocked') {
    super(`The order list is ${reason}`)
    this.name = 'ListChangedError'
    this.reason = reason
  }
}

/** Asks the server whether the list is still what the person sees (OP-70). */
async function refuseOldList({ input }: OrderAttempt): Promise<void> {
  const { bewerkbaar, ongewijzigd, toestand } = await call(orderList.checkStatus, {
    gebruikerLogin: input.gebruiker,
    materieellocatie: input.materieelLocatie,
    bestellijstId: input.bestellijstId,
    versie: input.versie ?? 0,
  })
  if (!bewerkbaar) throw new ListChangedError(toestand === 'ingediend' ? 'submitted' : 'blocked')
  if (!ongewijzigd) throw new ListChangedError('changed')
}

/** Places at once or submits for approval, never both (R-WIZ-18, R-ROLE-31, R-ROLE-32). */
async function send({ mode, input, key }: OrderAttempt): Promise<CompletedOrder> {
  const pickup = input.ophalen
  const wantedDate = input.gewensteLeverDatum
  const options = { idempotencyKey: key }
  if (mode === 'submit') {
    const { savedAanvraagNummer, goedkeurders, mail } = await call(ordering.saveForApproval, input, options)
    return { mode, number: savedAanvraagNummer, erpNumber: null, mail, approvers: goedkeurders, pickup, wantedDate }
  }
  const { aanvraagnummer, erpNummer, mail } = await call(ordering.placeOrder, input, options)
  return { mode, number: aanvraagnummer, erpNumber: erpNummer, mail, approvers: [], pickup, wantedDate }
}

/** An answer below 500 decided; anything else may have come after the portal took the order. */
function isAnswered(error: unknown): boolean {
  return error instanceof ListChangedError || (error instanceof CallError && error.status < 500)
}

/**
 * Completes the order. The same answers keep the same idempotency key over retries and reloads; when nobody knows
 * whether the last try arrived, it is sent again as it was, and the server answers as it did then.
 */
export function useFinishOrder(ready: OrderReady) {
  const userName = useSession().claims?.userName ?? ''
  const language = useLocale()
  const { store, location, form, list, version } = ready

  const nextAttempt = (): OrderAttempt => {
    const { attempt, wizard } = store.get()
    // What was sent is final until its answer is known; a list that it emptied could not be ordered anew anyway.
    if (attempt?.uncertain === true && attempt.input.bestellijstId === list.id && ready.items.length === 0)
      return attempt
    const { termsAccepted } = wizard
    const input = orderInput({ form, termsAccepted, list, version, location, userName, language })
    return attemptFor(store.get(), { mode: location.goedkeuringNodig ? 'submit' : 'place', input }, crypto.randomUUID())
  }

  return useMutation<CompletedOrder, Error>({
    mutationFn: async () => {
      const attempt = nextAttempt()
      const isRetry = store.get().attempt?.key === attempt.key
      if (!isRetry) await refuseOldList(attempt)
      store.set((draft) => ({ ...draft, attempt }))
      return send(attempt)
    },
    onSuccess: (completed) => store.set((draft) => completeDraft(draft, completed)),
    onError: (error) => {
      store.set((draft) => failDraft(draft, isAnswered(error)))
      if (error instanceof ListChangedError) void ready.reloadList()
      if (error instanceof CallError && error.code.startsWith('bestellen.goedkeuring_')) void loadLocations()
    },
    onSettled: () => refreshCalls([orderList.getOrderList, orderList.getOrderLists, requests.getRequests]),
  })
}
