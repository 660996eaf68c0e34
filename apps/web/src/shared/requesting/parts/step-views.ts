import { wizardSteps } from '@portal/domain/constants.ts'
import { useText } from '../../../lib/text.ts'
import type { WizardStepView } from '../../../ui/Wizard.tsx'

/** The steps that somebody does; what comes of them is no step. */
const shownSteps = wizardSteps.filter((step) => step !== 'voltooid')

export function useStepViews(): readonly WizardStepView[] {
  const text = useText()
  return shownSteps.map((step) => ({ key: step, label: text(`enum.WizardStep.${step}`) }))
}
