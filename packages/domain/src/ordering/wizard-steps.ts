import type { WizardStep } from '../constants.ts'

/** What a wizard remembers between its steps (R-WIZ-01 to R-WIZ-03). */
export interface WizardState<Form> {
  readonly form: Form
  /** The details step was finished; without it the finish step does not open. */
  readonly entered: boolean
  readonly termsAccepted: boolean
  /** Set by a successful completion, with the number the answer carried; the completed step shows it. */
  readonly completed: { readonly requestNumber: string | null } | null
}

export type WizardEvent<Form> =
  | { readonly type: 'started' }
  | { readonly type: 'changed'; readonly change: Partial<Form> }
  | { readonly type: 'entered' }
  | { readonly type: 'termsSet'; readonly accepted: boolean }
  | { readonly type: 'completed'; readonly requestNumber: string | null }
  | { readonly type: 'failed' }

export function freshWizard<Form>(emptyForm: Form): WizardState<Form> {
  return { form: emptyForm, entered: false, termsAccepted: false, completed: null }
}

/**
 * The next state of a wizard. Success resets form and flags, a failure changes nothing (R-WIZ-04); `started` is sent by
 * the details step and only ends the previous completion.
 */
export function nextWizardState<Form>(
  state: WizardState<Form>,
  event: WizardEvent<Form>,
  emptyForm: Form,
): WizardState<Form> {
  switch (event.type) {
    case 'started':
      return state.completed === null ? state : { ...state, completed: null }
    case 'changed':
      return { ...state, form: { ...state.form, ...event.change }, completed: null }
    case 'entered':
      return { ...state, entered: true, completed: null }
    case 'termsSet':
      return { ...state, termsAccepted: event.accepted }
    case 'completed':
      return { ...freshWizard(emptyForm), completed: { requestNumber: event.requestNumber } }
    case 'failed':
      return state
  }
}

/**
 * The step to show when one is asked for (R-WIZ-02, OP-10): the finish step needs the entered flag, the completed step
 * a completion; otherwise the details step opens.
 */
export function stepToShow(asked: WizardStep, state: Pick<WizardState<unknown>, 'entered' | 'completed'>): WizardStep {
  if (asked === 'afronden') return state.entered ? 'afronden' : 'gegevens'
  if (asked === 'voltooid') return state.completed !== null ? 'voltooid' : 'gegevens'
  return 'gegevens'
}
