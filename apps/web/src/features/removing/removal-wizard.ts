import type { CallInput } from '@portal/contract/define.ts'
import { removing } from '@portal/contract/removing.ts'
import { withStartDepot } from '@portal/domain/ordering/start-depot.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import type { RemovalFault, RemovalForm } from '@portal/domain/removing/validate-removal.ts'
import { relevantRemovalForm } from '@portal/domain/removing/validate-removal.ts'
import { toWire } from '@portal/domain/requests/wire-fields.ts'
import { call } from '../../lib/call.ts'
import type { MissingWords } from '../../lib/fault-words.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { useDepots } from '../../shared/requesting/depots.ts'
import { withFromAddresses } from '../../shared/requesting/from-addresses.ts'
import type { LeavingReady } from '../../shared/requesting/leaving-ready.ts'
import { missingInRequests } from '../../shared/requesting/missing-words.ts'
import { removalFlow } from '../../shared/requesting/removal-flow.ts'
import type { CompletedLeaving, LeavingAttempt } from '../../shared/requesting/use-finish-leaving.ts'
import { useFinishLeaving } from '../../shared/requesting/use-finish-leaving.ts'
import { useRequiredFields } from '../../shared/requesting/use-required-fields.ts'
import type { WizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'
import { useWizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'

type RemovalInput = CallInput<typeof removing.placeRemoval>

export interface CompletedRemoval extends CompletedLeaving {
  readonly self: boolean
  readonly wantedDate: CalendarDate | null
}

export type RemovalAnswers = WizardAnswers<RemovalForm, LeavingAttempt<RemovalInput>, CompletedRemoval>

/** The answers of a removal; the depot begins with the one that things of the location usually go to. */
export function useRemovalAnswers(ready: LeavingReady): RemovalAnswers {
  const depots = useDepots(true).data?.items ?? []
  const settle = (form: RemovalForm): RemovalForm => ({
    ...withStartDepot(form, depots, ready.usualDepot),
    fetchAddresses: withFromAddresses(form.fetchAddresses, ready),
  })
  return useWizardAnswers<RemovalForm, LeavingAttempt<RemovalInput>, CompletedRemoval>(
    removalFlow,
    ready.location.nummer,
    settle,
  )
}

export type RemovalField = RemovalFault['field']

const labels: Readonly<Record<RemovalField, TextKey>> = {
  deliveryDate: 'removing.date',
  collect: 'removing.how',
  transportMeans: 'wizard.transportMeans',
  depotNo: 'removing.depot',
  depotAddressCode: 'wizard.depotAddress',
  reference: 'wizard.reference',
  remark: 'wizard.remark',
  fetchAddresses: 'wizard.fromLocation',
  termsAccepted: 'wizard.acceptTerms',
}

/** How the fields of a removal are called, and which have to be filled (R-REQ-03, R-REQ-07). */
export function useRemovalFields() {
  const text = useText()
  const isRequired = useRequiredFields<RemovalField>('removal', { termsAccepted: 'Afvoeren_VoorwaardenVerplicht' })
  const missing: MissingWords = { ...missingInRequests, deliveryDate: 'missing.removalDate' }
  return { labelOf: (field: RemovalField) => text(labels[field]), isRequired, missing }
}

/** Asks for the removal with the fields of AddAfvoer (R-PAY-19). */
export function useFinishRemoval(ready: LeavingReady, answers: RemovalAnswers) {
  return useFinishLeaving<RemovalForm, RemovalInput, CompletedRemoval>({
    ready,
    answers,
    emptyForm: removalFlow.emptyForm,
    inputOf: (fields) => ({
      ...fields,
      ...toWire('removal', relevantRemovalForm(answers.form)),
      voorwaardenGeaccepteerd: answers.draft.wizard.termsAccepted,
    }),
    send: (input, key) => call(removing.placeRemoval, input, { idempotencyKey: key }),
    completedOf: (completed, { zelfAfvoeren, gewensteAfvoerDatum }) => ({
      ...completed,
      self: zelfAfvoeren,
      wantedDate: gewensteAfvoerDatum,
    }),
  })
}
