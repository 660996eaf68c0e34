import type { CallInput } from '@portal/contract/define.ts'
import type { transport } from '@portal/contract/transport.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { emptyDraftOf } from '@portal/domain/requests/wire-fields.ts'
import type { TransportForm } from '@portal/domain/transport/validate-transport.ts'
import type { WizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'
import type { CompletedRequest, WizardAttempt } from '../../shared/requesting/wizard-draft.ts'
import type { WizardFlow } from '../../shared/requesting/wizard-flow.ts'

/** The form of the rules, and whether it took its first values, so that they never overwrite what was typed. */
export interface TransportAnswerForm extends TransportForm {
  readonly prefilled: boolean
}

export const emptyTransportForm: TransportAnswerForm = { ...emptyDraftOf('transport'), prefilled: false }

export const transportFlow: WizardFlow<TransportAnswerForm> = {
  name: 'transport-aanvraag',
  emptyForm: emptyTransportForm,
  steps: {
    gegevens: '/transport-aanvraag/gegevens',
    afronden: '/transport-aanvraag/afronden',
    voltooid: '/transport-aanvraag/voltooid',
  },
}

export interface TransportAttempt extends WizardAttempt {
  readonly input: CallInput<typeof transport.placeTransport>
}

export interface CompletedTransport extends CompletedRequest {
  readonly wantedDate: CalendarDate | null
}

export type TransportAnswers = WizardAnswers<TransportAnswerForm, TransportAttempt, CompletedTransport>
