import { stepToShow } from '@portal/domain/ordering/wizard-steps.ts'
import { Navigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocation } from '../location/location-store.ts'
import { NoLocationStep } from './ClosedStep.tsx'
import { useWizardDraft } from './use-wizard-draft.ts'
import type { CompletedRequest, WizardAttempt } from './wizard-draft.ts'
import type { WizardFlow } from './wizard-flow.ts'

/** Goes to another step of the wizard with the address as it is. */
export function ToStep({ to }: { readonly to: string }) {
  const search = useSearch({ strict: false })
  // The paths of a flow are in the route table; a string does not show that.
  return <Navigate to={to as '/'} search={search as never} replace />
}

interface FinishGuardProps {
  readonly flow: WizardFlow<unknown>
  readonly children: ReactNode
}

/** Opens the second step only after the first one (R-WIZ-02, OP-10). */
export function FinishGuard({ flow, children }: FinishGuardProps) {
  const location = useLocation()
  if (location === null) return <NoLocationStep flow={flow} />
  return (
    <FinishGuardAt key={location.nummer} flow={flow} locationNo={location.nummer}>
      {children}
    </FinishGuardAt>
  )
}

function FinishGuardAt({ flow, locationNo, children }: FinishGuardProps & { readonly locationNo: string }) {
  const [draft] = useWizardDraft(flow, locationNo)
  // Right after the completion, and when somebody comes back with the back button: nothing is sent again.
  if (draft.completed !== null) return <ToStep to={flow.steps.voltooid} />
  return stepToShow('afronden', draft.wizard) === 'afronden' ? children : <ToStep to={flow.steps.gegevens} />
}

interface CompletedGuardProps<Completed extends CompletedRequest> {
  readonly flow: WizardFlow<unknown>
  readonly children: (completed: Completed) => ReactNode
}

/** Opens the third step only after a completion (R-WIZ-02, OP-10). */
export function CompletedGuard<Completed extends CompletedRequest>({ flow, children }: CompletedGuardProps<Completed>) {
  const location = useLocation()
  if (location === null) return <NoLocationStep flow={flow} />
  return (
    <CompletedAt key={location.nummer} flow={flow} locationNo={location.nummer}>
      {children}
    </CompletedAt>
  )
}

function CompletedAt<Completed extends CompletedRequest>({
  flow,
  locationNo,
  children,
}: CompletedGuardProps<Completed> & { readonly locationNo: string }) {
  const [{ completed }] = useWizardDraft<unknown, WizardAttempt, Completed>(flow, locationNo)
  return completed === null ? <ToStep to={flow.steps.gegevens} /> : children(completed)
}
