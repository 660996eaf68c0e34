import type { WizardEvent } from '@portal/domain/ordering/wizard-steps.ts'
import type { Store } from '../../lib/store.ts'
import { useWizardDraft } from './use-wizard-draft.ts'
import type { CompletedRequest, WizardAttempt, WizardDraft } from './wizard-draft.ts'
import { applyWizardEvent } from './wizard-draft.ts'
import type { WizardFlow } from './wizard-flow.ts'

/** The answers of a wizard at a location, and what changes them. */
export interface WizardAnswers<Form, Attempt extends WizardAttempt, Completed extends CompletedRequest> {
  readonly draft: WizardDraft<Form, Attempt, Completed>
  readonly store: Store<WizardDraft<Form, Attempt, Completed>>
  /** The answers with their first values filled in. */
  readonly form: Form
  readonly tell: (event: WizardEvent<Form>) => void
  readonly change: (change: Partial<Form>) => void
}

/** @param settle fills in what follows from elsewhere: the firm's own depot, the address of the location */
export function useWizardAnswers<Form, Attempt extends WizardAttempt, Completed extends CompletedRequest>(
  flow: WizardFlow<Form>,
  locationNo: string,
  settle: (form: Form) => Form,
): WizardAnswers<Form, Attempt, Completed> {
  const [draft, store] = useWizardDraft<Form, Attempt, Completed>(flow, locationNo)
  const form = settle(draft.wizard.form)
  const tell = (event: WizardEvent<Form>) => store.set((now) => applyWizardEvent(now, event, flow.emptyForm))
  // On the answers as they are now: a browser may fill in several fields before any of them is drawn.
  const change = (changed: Partial<Form>) =>
    tell({ type: 'changed', change: settle({ ...settle(store.get().wizard.form), ...changed }) })
  return { draft, store, form, tell, change }
}
