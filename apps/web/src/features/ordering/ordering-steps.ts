import { wizardSteps } from '@portal/domain/constants.ts'
import type { Text } from '../../lib/text.ts'
import type { WizardStepView } from '../../ui/Wizard.tsx'

export function stepViews(text: Text): readonly WizardStepView[] {
  return wizardSteps.map((step) => ({ key: step, label: text(`enum.WizardStep.${step}`) }))
}
