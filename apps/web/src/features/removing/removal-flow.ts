import type { CallInput } from '@portal/contract/define.ts'
import type { removing } from '@portal/contract/removing.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import type { RemovalForm } from '@portal/domain/removing/removal-form.ts'
import type { CompletedLeaving, LeavingAttempt } from '../../shared/requesting/use-finish-leaving.ts'
import type { WizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'
import type { WizardFlow } from '../../shared/requesting/wizard-flow.ts'

const emptyRemovalForm: RemovalForm = {
  afvoerDatum: null,
  zelfAfvoeren: false,
  transportmiddel: '',
  bestemming: null,
  bestemmingadres: '',
  referentie: '',
  opmerking: '',
  addressSelected: {},
}

export const removalFlow: WizardFlow<RemovalForm> = {
  name: 'afvoeren',
  emptyForm: emptyRemovalForm,
  steps: { gegevens: '/Afvoeren/gegevens', afronden: '/afvoeren/afronden', voltooid: '/afvoeren/voltooid' },
}

export type RemovalInput = CallInput<typeof removing.placeRemoval>

export interface CompletedRemoval extends CompletedLeaving {
  readonly self: boolean
  readonly wantedDate: CalendarDate | null
}

export type RemovalAnswers = WizardAnswers<RemovalForm, LeavingAttempt<RemovalInput>, CompletedRemoval>
