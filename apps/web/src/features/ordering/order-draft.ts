import type { CallInput } from '@portal/contract/define.ts'
import type { ordering } from '@portal/contract/ordering.ts'
import type { CalendarDate } from '@portal/domain/calendar/calendar-date.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import { emptyOrderForm } from '@portal/domain/ordering/order-form.ts'
import type { WizardEvent, WizardState } from '@portal/domain/ordering/wizard-steps.ts'
import { freshWizard, nextWizardState } from '@portal/domain/ordering/wizard-steps.ts'

export type OrderInput = CallInput<typeof ordering.placeOrder>

/** One try to complete the order. The same answers go with the same key, so that a retry never orders twice. */
export interface OrderAttempt {
  readonly key: string
  readonly mode: 'place' | 'submit'
  readonly input: OrderInput
  /** True while nobody knows whether the portal took it: it was sent and no answer came. */
  readonly uncertain: boolean
}

/** What the completed page shows; everything that changes afterwards is read from the request itself. */
export interface CompletedOrder {
  readonly mode: 'place' | 'submit'
  readonly number: string
  readonly erpNumber: string | null
  readonly mail: 'verzonden' | 'mislukt' | 'uit'
  readonly approvers: readonly string[]
  readonly pickup: boolean
  readonly wantedDate: CalendarDate | null
}

/** All that the order wizard of one person at one location remembers (R-WIZ-01 to R-WIZ-04). */
export interface OrderDraft {
  readonly wizard: WizardState<OrderForm>
  readonly attempt: OrderAttempt | null
  readonly completed: CompletedOrder | null
}

export const freshDraft: OrderDraft = { wizard: freshWizard(emptyOrderForm), attempt: null, completed: null }

/** A draft that an earlier version of the portal kept: fields it did not know start empty. */
export function restoreDraft(stored: Partial<OrderDraft> | null): OrderDraft {
  if (stored === null) return freshDraft
  const wizard = { ...freshDraft.wizard, ...stored.wizard }
  return { ...freshDraft, ...stored, wizard: { ...wizard, form: { ...emptyOrderForm, ...stored.wizard?.form } } }
}

/** The draft after an event of the wizard; the first change after a completion starts a new order. */
export function applyWizardEvent(draft: OrderDraft, event: WizardEvent<OrderForm>): OrderDraft {
  const wizard = nextWizardState(draft.wizard, event, emptyOrderForm)
  return { ...draft, wizard, completed: wizard.completed === null ? null : draft.completed }
}

/** Takes the key of the last try when the answers are still the same, else a new one. */
export function attemptFor(draft: OrderDraft, wanted: Pick<OrderAttempt, 'mode' | 'input'>, newKey: string) {
  const { attempt } = draft
  const same =
    attempt !== null && attempt.mode === wanted.mode && JSON.stringify(attempt.input) === JSON.stringify(wanted.input)
  const made: OrderAttempt = { ...wanted, key: same ? attempt.key : newKey, uncertain: true }
  return made
}

/** Success empties form, flags and key (R-WIZ-04); the list itself is emptied or kept by the server. */
export function completeDraft(draft: OrderDraft, completed: CompletedOrder): OrderDraft {
  const done = applyWizardEvent(draft, { type: 'completed', requestNumber: completed.number })
  return { wizard: done.wizard, attempt: null, completed }
}

/** A refusal keeps everything (R-WIZ-04); only what the portal did not answer stays uncertain. */
export function failDraft(draft: OrderDraft, answered: boolean): OrderDraft {
  const failed = applyWizardEvent(draft, { type: 'failed' })
  if (draft.attempt === null) return failed
  return { ...failed, attempt: answered ? null : draft.attempt }
}
