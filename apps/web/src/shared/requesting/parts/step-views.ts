import { wizardSteps } from '@portal/domain/constants.ts'
import { useText } from '../../../lib/text.ts'
import type { WizardStepView } from '../../../ui/Wizard.tsx'

export function useStepViews(): readonly WizardStepView[] {
  const text = useText()
  return wizardSteps.map((step) => ({ key: step, label: text(`enum.WizardStep.${step}`) }))
}
