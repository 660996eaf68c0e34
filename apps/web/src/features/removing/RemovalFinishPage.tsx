import { validateRemoval } from '@portal/domain/removing/validate-removal.ts'
import { wireNames } from '@portal/domain/requests/wire-fields.ts'
import { useSettings } from '../../lib/settings.ts'
import { today } from '../../lib/today.ts'
import { FinishFrame } from '../../shared/requesting/FinishFrame.tsx'
import { LeavingGate, ToRemovalList } from '../../shared/requesting/LeavingGate.tsx'
import { LeavingSummary } from '../../shared/requesting/LeavingSummary.tsx'
import { type LeavingReady, leavingList } from '../../shared/requesting/leaving-ready.ts'
import { removalFlow } from '../../shared/requesting/removal-flow.ts'
import { FinishGuard } from '../../shared/requesting/StepGuards.tsx'
import { RemovalAnswerList } from './RemovalAnswerList.tsx'
import { useFinishRemoval, useRemovalAnswers, useRemovalFields } from './removal-wizard.ts'

/** Second step: check everything and ask for it. */
export function RemovalFinishPage() {
  return (
    <FinishGuard flow={removalFlow}>
      <LeavingGate flow={removalFlow}>{(ready) => <RemovalFinish ready={ready} />}</LeavingGate>
    </FinishGuard>
  )
}

function RemovalFinish({ ready }: { readonly ready: LeavingReady }) {
  const settings = useSettings()
  const answers = useRemovalAnswers(ready)
  const fields = useRemovalFields()
  const finish = useFinishRemoval(ready, answers)
  const { termsAccepted } = answers.draft.wizard
  const { fromLocations } = ready
  return (
    <FinishFrame
      flow={removalFlow}
      answers={answers}
      check={() => validateRemoval(answers.form, { today: today(), termsAccepted, settings, fromLocations })}
      wireNames={wireNames('removal')}
      {...fields}
      finish={finish}
      list={leavingList(ready)}
      primary="removing.place"
      summary={ready.items.length > 0 && <LeavingSummary items={ready.items} project={ready.project} toCheck />}
      problemAction={<ToRemovalList />}
    >
      <RemovalAnswerList ready={ready} form={answers.form} />
    </FinishFrame>
  )
}
