import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { ChooseLocation } from '../location/ChooseLocation.tsx'
import { LocationScreen } from '../location/LocationScreen.tsx'
import type { WizardFlow } from './wizard-flow.ts'
import { wizardTitle } from './wizard-flow.ts'

/** A step that does not open, with the reason in its place. */
export function ClosedStep({ flow, children }: { readonly flow: WizardFlow<unknown>; readonly children: ReactNode }) {
  const text = useText()
  return <LocationScreen title={text(wizardTitle(flow))}>{children}</LocationScreen>
}

/** A step of nowhere yet, with the way to choose where. */
export function NoLocationStep({ flow }: { readonly flow: WizardFlow<unknown> }) {
  return (
    <ClosedStep flow={flow}>
      <ChooseLocation />
    </ClosedStep>
  )
}
