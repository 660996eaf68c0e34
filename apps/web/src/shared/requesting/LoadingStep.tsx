import { useLocation as useAddress } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConnectionError } from '../../lib/call-error.ts'
import { useOnline } from '../../lib/connectivity.ts'
import { useText } from '../../lib/text.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { PlainStep, Wizard } from '../../ui/Wizard.tsx'
import { useStepViews } from './parts/step-views.ts'
import type { WizardFlow } from './wizard-flow.ts'
import { wizardTitle } from './wizard-flow.ts'

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
