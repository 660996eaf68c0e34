import type { Action } from '@portal/domain/access/vocabulary.ts'
import { IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type Location, useLocation } from '../location/location-store.ts'
import { useMay } from '../location/use-may.ts'
import { ClosedStep, NoLocationStep } from './ClosedStep.tsx'
import type { WizardFlow } from './wizard-flow.ts'

interface WizardGateProps {
  readonly flow: WizardFlow<unknown>
  readonly action: Action
  /** Why nobody can use the wizard at a location; null when it can be used. */
  readonly refuse: (location: Location) => TextKey | null
  /** For a role that may only look; the way back is also that of a refusal. */
  readonly readOnly: { readonly title: TextKey; readonly action: ReactNode }
  readonly children: (location: Location) => ReactNode
}

/** Opens a step only where something can be asked for, and says why not where it cannot (R-RULE-07, R-ROLE-30). */
export function WizardGate({ flow, action, refuse, readOnly, children }: WizardGateProps) {
  const text = useText()
  const location = useLocation()
  const isAllowed = useMay(action)
  if (location === null) return <NoLocationStep flow={flow} />
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
