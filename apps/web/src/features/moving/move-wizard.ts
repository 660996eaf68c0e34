import type { CallInput } from '@portal/contract/define.ts'
import { moving } from '@portal/contract/moving.ts'
import type { MoveFault, MoveForm } from '@portal/domain/moving/validate-move.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { toWire } from '@portal/domain/requests/wire-fields.ts'
import { call } from '../../lib/call.ts'
import type { MissingWords } from '../../lib/fault-words.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { withFromAddresses } from '../../shared/requesting/from-addresses.ts'
import type { LeavingReady } from '../../shared/requesting/leaving-ready.ts'
import { missingInRequests } from '../../shared/requesting/missing-words.ts'
import { moveFlow } from '../../shared/requesting/move-flow.ts'
import { endPlaceLabels } from '../../shared/requesting/target-place.ts'
import type { CompletedLeaving, LeavingAttempt } from '../../shared/requesting/use-finish-leaving.ts'
import { useFinishLeaving } from '../../shared/requesting/use-finish-leaving.ts'
import { useRequiredFields } from '../../shared/requesting/use-required-fields.ts'
import type { WizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'
import { useWizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'

type MoveInput = CallInput<typeof moving.placeMove>

export interface CompletedMove extends CompletedLeaving {
  readonly wantedDate: CalendarDate | null
  readonly target: string
}

export type MoveAnswers = WizardAnswers<MoveForm, LeavingAttempt<MoveInput>, CompletedMove>

/** The answers of a move. */
export function useMoveAnswers(ready: LeavingReady): MoveAnswers {
  const settle = (form: MoveForm): MoveForm => ({
    ...form,
    fetchAddresses: withFromAddresses(form.fetchAddresses, ready),
  })
  return useWizardAnswers<MoveForm, LeavingAttempt<MoveInput>, CompletedMove>(moveFlow, ready.location.nummer, settle)
}

export type MoveField = MoveFault['field']

const labels: Readonly<Record<MoveField, TextKey>> = {
  deliveryDate: 'moving.date',
  returnDate: 'moving.returnDate',
  transportMeans: 'wizard.transportMeans',
  reference: 'wizard.reference',
  remark: 'wizard.remark',
  fetchAddresses: 'wizard.fromLocation',
  ...endPlaceLabels,
  termsAccepted: 'wizard.acceptTerms',
}

/** How the fields of a move are called, and which have to be filled (R-REQ-04, R-REQ-07, R-REQ-09). */
export function useMoveFields() {
  const text = useText()
  const flagged = useRequiredFields<MoveField>('move', {
    returnDate: 'Verplaatsen_VerwachteRetourDatumVerplicht',
    termsAccepted: 'Verplaatsen_VoorwaardenVerplicht',
  })
  // Without a target there is no move; a work address is asked of the list, or of the street that stands for it.
  const isRequired = (field: MoveField) =>
    field === 'toLocation' || flagged(field) || (field === 'addressCode' && flagged('addressName'))
  const missing: MissingWords = { ...missingInRequests, deliveryDate: 'missing.moveDate' }
  return { labelOf: (field: MoveField) => text(labels[field]), isRequired, missing }
}

/** Asks for the move with the fields of AddVerplaasting. */
export function useFinishMove(ready: LeavingReady, answers: MoveAnswers) {
  return useFinishLeaving<MoveForm, MoveInput, CompletedMove>({
    ready,
    answers,
    emptyForm: moveFlow.emptyForm,
    inputOf: (fields) => ({
      ...fields,
      ...toWire('move', answers.form),
      voorwaardenGeaccepteerd: answers.draft.wizard.termsAccepted,
    }),
    send: (input, key) => call(moving.placeMove, input, { idempotencyKey: key }),
    completedOf: (completed, { verplaatsDatum, endLocatie }) => ({
      ...completed,
      wantedDate: verplaatsDatum,
      target: endLocatie,
    }),
  })
}
