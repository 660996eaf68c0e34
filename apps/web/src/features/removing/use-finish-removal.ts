import { removing } from '@portal/contract/removing.ts'
import { relevantRemovalForm } from '@portal/domain/removing/validate-removal.ts'
import { call } from '../../lib/call.ts'
import type { LeavingReady } from '../../shared/requesting/leaving-ready.ts'
import type { LeavingCallFields } from '../../shared/requesting/use-finish-leaving.ts'
import { useFinishLeaving } from '../../shared/requesting/use-finish-leaving.ts'
import type { CompletedRemoval, RemovalAnswers, RemovalInput } from './removal-flow.ts'
import { removalFlow } from './removal-flow.ts'

/** Asks for the removal with the fields of AddAfvoer (R-PAY-19). */
export function useFinishRemoval(ready: LeavingReady, answers: RemovalAnswers) {
  const form = relevantRemovalForm(answers.form)
  const inputOf = (fields: LeavingCallFields): RemovalInput => ({
    ...fields,
    reference: form.referentie.trim(),
    opmerking: form.opmerking.trim(),
    gewensteAfvoerDatum: form.afvoerDatum,
    zelfAfvoeren: form.zelfAfvoeren,
    depotnummer: form.bestemming?.nummer ?? '',
    depotAdressCode: form.bestemmingadres,
    transportmiddel: form.transportmiddel,
    voorwaardenGeaccepteerd: answers.draft.wizard.termsAccepted,
  })
  return useFinishLeaving<RemovalAnswers['form'], RemovalInput, CompletedRemoval>({
    ready,
    answers,
    emptyForm: removalFlow.emptyForm,
    addresses: form.addressSelected,
    inputOf,
    send: (input, key) => call(removing.placeRemoval, input, { idempotencyKey: key }),
    completedOf: (completed, { zelfAfvoeren, gewensteAfvoerDatum }) => ({
      ...completed,
      self: zelfAfvoeren,
      wantedDate: gewensteAfvoerDatum,
    }),
  })
}
