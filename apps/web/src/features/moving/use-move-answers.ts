import type { MoveForm } from '@portal/domain/moving/move-form.ts'
import { withFromAddresses } from '../../shared/requesting/from-addresses.ts'
import type { LeavingReady } from '../../shared/requesting/leaving-ready.ts'
import type { LeavingAttempt } from '../../shared/requesting/use-finish-leaving.ts'
import { useWizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'
import type { CompletedMove, MoveAnswers, MoveInput } from './move-flow.ts'
import { moveFlow } from './move-flow.ts'

/** The answers of a move. */
export function useMoveAnswers(ready: LeavingReady): MoveAnswers {
  const settle = (form: MoveForm): MoveForm => ({
    ...form,
    addressSelected: withFromAddresses(form.addressSelected, ready),
  })
  return useWizardAnswers<MoveForm, LeavingAttempt<MoveInput>, CompletedMove>(moveFlow, ready.location.nummer, settle)
}
