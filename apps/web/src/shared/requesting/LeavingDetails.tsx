import type { DetailsFrameProps } from './DetailsFrame.tsx'
import { DetailsFrame } from './DetailsFrame.tsx'
import { ToRemovalList } from './LeavingGate.tsx'
import { LeavingSummary } from './LeavingSummary.tsx'
import type { LeavingReady } from './leaving-ready.ts'
import { ToStep } from './StepGuards.tsx'

interface LeavingDetailsProps<Field extends string> extends Omit<DetailsFrameProps<Field>, 'summary' | 'back'> {
  readonly ready: LeavingReady
}

/** The first step of removing or moving, with the list that leaves beside it. */
export function LeavingDetails<Field extends string>({ ready, ...frame }: LeavingDetailsProps<Field>) {
  // Sent without an answer, the list may be empty already; only asking again helps then.
  if (ready.items.length === 0) return <ToStep to={frame.flow.steps.afronden} />
  return (
    <DetailsFrame<Field>
      {...frame}
      summary={<LeavingSummary items={ready.items} project={ready.project} />}
      back={<ToRemovalList />}
    />
  )
}
