import { moving } from '@portal/contract/moving.ts'
import { call } from '../../lib/call.ts'
import type { LeavingReady } from '../../shared/requesting/leaving-ready.ts'
import { endPlaceCallFields } from '../../shared/requesting/target-place.ts'
import type { LeavingCallFields } from '../../shared/requesting/use-finish-leaving.ts'
import { useFinishLeaving } from '../../shared/requesting/use-finish-leaving.ts'
import type { CompletedMove, MoveAnswers, MoveInput } from './move-flow.ts'
import { moveFlow } from './move-flow.ts'

/** Asks for the move with the fields of AddVerplaasting. */
export function useFinishMove(ready: LeavingReady, answers: MoveAnswers) {
  const { form } = answers
  const inputOf = (fields: LeavingCallFields): MoveInput => ({
    ...fields,
    ...endPlaceCallFields(form),
    reference: form.referentie.trim(),
    opmerking: form.opmerking.trim(),
    verplaatsDatum: form.verplaatsDatum,
    retourDatum: form.retourDatum,
    transportmiddel: form.transportmiddel,
    voorwaardenGeaccepteerd: answers.draft.wizard.termsAccepted,
  })
  return useFinishLeaving<MoveAnswers['form'], MoveInput, CompletedMove>({
    ready,
    answers,
    emptyForm: moveFlow.emptyForm,
    addresses: form.addressSelected,
    inputOf,
    send: (input, key) => call(moving.placeMove, input, { idempotencyKey: key }),
    completedOf: (completed, { verplaatsDatum, endLocatie }) => ({
      ...completed,
      wantedDate: verplaatsDatum,
      target: endLocatie,
    }),
  })
}
