import type { CallInput } from '@portal/contract/define.ts'
import type { moving } from '@portal/contract/moving.ts'
import type { MoveForm } from '@portal/domain/moving/move-form.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { emptyEndPlace } from '../../shared/requesting/target-place.ts'
import type { CompletedLeaving, LeavingAttempt } from '../../shared/requesting/use-finish-leaving.ts'
import type { WizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'
import type { WizardFlow } from '../../shared/requesting/wizard-flow.ts'

const emptyMoveForm: MoveForm = {
  verplaatsDatum: null,
  retourDatum: null,
  transportmiddel: '',
  referentie: '',
  opmerking: '',
  addressSelected: {},
  ...emptyEndPlace,
}

export const moveFlow: WizardFlow<MoveForm> = {
  name: 'verplaatsen',
  emptyForm: emptyMoveForm,
  steps: { gegevens: '/verplaatsen/gegevens', afronden: '/verplaatsen/afronden', voltooid: '/verplaatsen/voltooid' },
}

export type MoveInput = CallInput<typeof moving.placeMove>

export interface CompletedMove extends CompletedLeaving {
  readonly wantedDate: CalendarDate | null
  readonly target: string
}

export type MoveAnswers = WizardAnswers<MoveForm, LeavingAttempt<MoveInput>, CompletedMove>
