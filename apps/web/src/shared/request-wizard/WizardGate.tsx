import type { Location } from '@portal/contract/locations.ts'
import type { Action } from '@portal/domain/access/vocabulary.ts'
import { stepToShow } from '@portal/domain/ordering/wizard-steps.ts'
import { IconEye } from '@tabler/icons-react'
import { Navigate, useLocation as useAddress, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConnectionError } from '../../lib/call-error.ts'
import { useOnline } from '../../lib/connectivity.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { PlainStep, Wizard } from '../../ui/Wizard.tsx'
import { ChooseLocation } from '../ChooseLocation.tsx'
import { LocationScreen } from '../LocationScreen.tsx'
import { useLocation } from '../location-store.ts'
import { useMay } from '../use-may.ts'
import { useStepViews } from './step-views.ts'
import { useWizardDraft } from './use-wizard-draft.ts'
import type { CompletedRequest, WizardAttempt } from './wizard-draft.ts'
import type { WizardFlow } from './wizard-flow.ts'
import { wizardTitle } from './wizard-flow.ts'

/** A step that does not open, with the reason in its place. */
export function ClosedStep({ flow, children }: { readonly flow: WizardFlow<unknown>; readonly children: ReactNode }) {
  const text = useText()
  return <LocationScreen title={text(wizardTitle(flow))}>{children}</LocationScreen>
}

/** The head of a step that cannot show its form yet. */
function useStepHead(flow: WizardFlow<unknown>) {
  const text = useText()
  const steps = useStepViews()
  const path = useAddress({ select: ({ pathname }) => pathname.toLowerCase() })
  const current = path.endsWith(flow.steps.afronden.toLowerCase()) ? 'afronden' : 'gegevens'
  return { title: text(wizardTitle(flow)), steps, current }
}

interface FailedStepProps {
  readonly flow: WizardFlow<unknown>
  readonly error: unknown
  readonly onRetry?: () => void
  /** What could not be read, above why. */
  readonly children?: ReactNode
}

/** A step whose list did not come, with what to do about it in the place of the form. */
export function FailedStep({ flow, error, onRetry, children }: FailedStepProps) {
  return (
    <PlainStep {...useStepHead(flow)}>
      {children}
      <ErrorState error={error} {...(onRetry && { onRetry })} />
    </PlainStep>
  )
}

/** A step whose list is on its way, with everything already in its place. */
export function LoadingStep({ flow }: { readonly flow: WizardFlow<unknown> }) {
  const head = useStepHead(flow)
  const narrow = useNarrowScreen()
  if (!useOnline()) return <FailedStep flow={flow} error={new ConnectionError(null)} />
  return (
    <Wizard {...head} summary={<Skeleton shape="text" count={narrow ? 1 : 6} />}>
      <Skeleton shape="form" />
    </Wizard>
  )
}

interface WizardGateProps {
  readonly flow: WizardFlow<unknown>
  readonly action: Action
  /** Why the wizard cannot be used at a location, whoever asks; null when it can. */
  readonly refuse: (location: Location) => TextKey | null
  /** For a role that may only look; the way back is also that of a refusal. */
  readonly readOnly: { readonly title: TextKey; readonly action: ReactNode }
  readonly children: (location: Location) => ReactNode
}

/** Nothing leaves a blocked location, and nothing is fetched there (R-RULE-07). */
export function refuseBlocked({ geblokeerd }: Location): TextKey | null {
  return geblokeerd ? 'locatie.geblokkeerd' : null
}

/** Opens a step only where something can be asked for, and says why not where it cannot (R-RULE-07, R-ROLE-30). */
export function WizardGate({ flow, action, refuse, readOnly, children }: WizardGateProps) {
  const text = useText()
  const location = useLocation()
  const isAllowed = useMay(action)
  if (location === null) return <NoLocation flow={flow} />
  const refusal = refuse(location)
  if (refusal !== null) {
    return (
      <ClosedStep flow={flow}>
        <Notice kind="warning" title={text(refusal)} action={readOnly.action} />
      </ClosedStep>
    )
  }
  if (!isAllowed) {
    return (
      <ClosedStep flow={flow}>
        <EmptyState icon={<IconEye />} title={text(readOnly.title)} action={readOnly.action} />
      </ClosedStep>
    )
  }
  return children(location)
}

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
  if (location === null) return <NoLocation flow={flow} />
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
  if (location === null) return <NoLocation flow={flow} />
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

function NoLocation({ flow }: { readonly flow: WizardFlow<unknown> }) {
  return (
    <ClosedStep flow={flow}>
      <ChooseLocation />
    </ClosedStep>
  )
}
