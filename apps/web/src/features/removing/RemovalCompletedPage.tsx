import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { LeavingCompleted } from '../../shared/requesting/LeavingCompleted.tsx'
import { removalFlow } from '../../shared/requesting/removal-flow.ts'
import { CompletedGuard } from '../../shared/requesting/StepGuards.tsx'
import type { CompletedRemoval } from './removal-wizard.ts'

/** Third step: the number, what happens next and where to go. */
export function RemovalCompletedPage() {
  return (
    <CompletedGuard<CompletedRemoval> flow={removalFlow}>{(removal) => <Completed removal={removal} />}</CompletedGuard>
  )
}

function Completed({ removal }: { readonly removal: CompletedRemoval }) {
  const text = useText()
  const format = useFormat()
  const { self, wantedDate } = removal
  const date = wantedDate === null ? null : format.longDate(wantedDate)
  return (
    <LeavingCompleted
      title={text('afvoeren.voltooid')}
      completed={removal}
      nextSteps={[
        text(self ? 'removing.nextBring' : 'removing.nextFetch'),
        ...(date === null ? [] : [text(self ? 'removing.nextBringOn' : 'removing.nextFetchOn', { date })]),
      ]}
    />
  )
}
