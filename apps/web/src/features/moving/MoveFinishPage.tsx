import { validateMove } from '@portal/domain/moving/validate-move.ts'
import { wireNames } from '@portal/domain/requests/wire-fields.ts'
import { useSettings } from '../../lib/settings.ts'
import { today } from '../../lib/today.ts'
import { FinishFrame } from '../../shared/requesting/FinishFrame.tsx'
import { LeavingGate, ToRemovalList } from '../../shared/requesting/LeavingGate.tsx'
import { LeavingSummary } from '../../shared/requesting/LeavingSummary.tsx'
import { type LeavingReady, leavingList } from '../../shared/requesting/leaving-ready.ts'
import { moveFlow } from '../../shared/requesting/move-flow.ts'
import { FinishGuard } from '../../shared/requesting/StepGuards.tsx'
import { placeEndFaults } from '../../shared/requesting/target-place.ts'
import { MoveAnswerList } from './MoveAnswerList.tsx'
import { useFinishMove, useMoveAnswers, useMoveFields } from './move-wizard.ts'

/** Second step: check everything and ask for it. */
export function MoveFinishPage() {
  return (
    <FinishGuard flow={moveFlow}>
      <LeavingGate flow={moveFlow}>{(ready) => <MoveFinish ready={ready} />}</LeavingGate>
    </FinishGuard>
  )
}

function MoveFinish({ ready }: { readonly ready: LeavingReady }) {
  const settings = useSettings()
  const answers = useMoveAnswers(ready)
  const fields = useMoveFields()
  const finish = useFinishMove(ready, answers)
  const { form, draft } = answers
  const { termsAccepted } = draft.wizard
  const { fromLocations } = ready
  return (
    <FinishFrame
      flow={moveFlow}
      answers={answers}
      check={() => validateMove(form, { today: today(), termsAccepted, settings, fromLocations })}
      place={(faults) => placeEndFaults(faults, form)}
      wireNames={wireNames('move')}
      {...fields}
      finish={finish}
      list={leavingList(ready)}
      primary="moving.place"
      summary={ready.items.length > 0 && <LeavingSummary items={ready.items} project={ready.project} toCheck />}
      problemAction={<ToRemovalList />}
    >
      <MoveAnswerList ready={ready} form={form} />
    </FinishFrame>
  )
}
