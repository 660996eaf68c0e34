import { orderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import { orderCallFields } from '@portal/domain/ordering/order-form.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useLocale } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { loadLocations } from '../../shared/location/load-locations.ts'
import { NotSentError, useFinish } from '../../shared/requesting/use-finish.ts'
import { attemptFor } from '../../shared/requesting/wizard-draft.ts'
import type { CompletedOrder, OrderAttempt, OrderReady } from './order-flow.ts'
import { orderFlow } from './order-flow.ts'

/** Asks the server whether the list is still what the person sees (OP-70). */
async function refuseOldList({ input }: OrderAttempt): Promise<void> {
  const { bewerkbaar, ongewijzigd, toestand } = await call(orderList.checkStatus, {
    gebruikerLogin: input.gebruiker,
    materieellocatie: input.materieelLocatie,
    bestellijstId: input.bestellijstId,
    versie: input.versie ?? 0,
  })
  if (!bewerkbaar)
    throw new NotSentError(toestand === 'ingediend' ? 'bestellijst.ter_goedkeuring' : 'bestellijst.geblokkeerd')
  if (!ongewijzigd) throw new NotSentError('ordering.listChanged')
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

/** Completes the order, or submits it for approval. */
export function useFinishOrder(ready: OrderReady) {
  const userName = useSession().claims?.userName ?? ''
  const language = useLocale()
  const { store, location, form, list, version } = ready

  const nextAttempt = (): OrderAttempt => {
    const { attempt, wizard } = store.get()
    // What was sent is final until its answer is known; a list that it emptied could not be ordered again anyway.
    if (attempt?.uncertain === true && attempt.input.bestellijstId === list.id && ready.items.length === 0)
      return attempt
    // What both order calls send (R-PAY-18, R-PAY-20, R-ENT-13).
    const input: OrderAttempt['input'] = {
      language,
      bestellijstId: list.id,
      bestellijstNaam: list.naam,
      gebruiker: userName,
      materieelLocatie: location.nummer,
      ...orderCallFields(form),
      voorwaardenGeaccepteerd: wizard.termsAccepted,
      versie: version,
    }
    return attemptFor<OrderAttempt>(
      store.get(),
      { mode: location.goedkeuringNodig ? 'submit' : 'place', input },
      crypto.randomUUID(),
    )
  }

  return useFinish({
    store,
    emptyForm: orderFlow.emptyForm,
    nextAttempt,
    lookAgain: refuseOldList,
    send,
    onRefused: (error) => {
      if (error instanceof NotSentError) void ready.reloadList()
      if (error instanceof CallError && error.code.startsWith('bestellen.goedkeuring_')) void loadLocations()
    },
  })
}
