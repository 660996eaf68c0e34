import type { MailState } from '@portal/contract/request-records.ts'
import type { PreparedRequest } from '@portal/domain/ordering/prepared-request.ts'
import type { WizardEvent, WizardState } from '@portal/domain/ordering/wizard-steps.ts'
import { freshWizard, nextWizardState } from '@portal/domain/ordering/wizard-steps.ts'

/** One try to complete a wizard. The same answers go with the same key, so that a retry never asks twice. */
export interface WizardAttempt {
  readonly key: string
  readonly input: unknown
  /** True while it is unknown whether the portal took it: it was sent and no answer came. */
  readonly uncertain: boolean
}

/** What every completed page shows; the rest is read from the request itself. */
export interface CompletedRequest {
  readonly number: string
  readonly erpNumber: string | null
  readonly mail: MailState
}

/** All that a wizard of one person at one location remembers (R-WIZ-01 to R-WIZ-16). */
export interface WizardDraft<
  Form,
  Attempt extends WizardAttempt = WizardAttempt,
  Completed extends CompletedRequest = CompletedRequest,
> {
  readonly wizard: WizardState<Form>
  readonly attempt: Attempt | null
  readonly completed: Completed | null
  /** Completed without a connection, and not sent; null when it was not, or is sent by now. */
  readonly prepared: PreparedRequest | null
}

/**
 * A draft that the browser kept, perhaps by an earlier version of the portal: fields it did not know start empty, and a
 * form with fields that are no longer there starts again. A try without an answer stays as it was sent.
 */
export function restoreDraft<Form, Attempt extends WizardAttempt, Completed extends CompletedRequest>(
  stored: Partial<WizardDraft<Form, Attempt, Completed>> | null,
  emptyForm: Form,
): WizardDraft<Form, Attempt, Completed> {
  const fresh: WizardDraft<Form, Attempt, Completed> = {
    wizard: freshWizard(emptyForm),
    attempt: null,
    completed: null,
    prepared: null,
  }
  if (stored === null) return fresh
  const form = stored.wizard?.form
  const known = fieldsOf(emptyForm)
  const isFormer = fieldsOf(form).some((field) => !known.includes(field))
  const wizard = isFormer
    ? { ...fresh.wizard, completed: stored.wizard?.completed ?? null }
    : { ...fresh.wizard, ...stored.wizard, form: { ...emptyForm, ...form } }
  return { ...fresh, ...stored, wizard }
}

function fieldsOf(form: unknown): readonly string[] {
  return typeof form === 'object' && form !== null ? Object.keys(form) : []
}

/**
 * The draft after an event of the wizard; the first change after a completion starts a new request, and answers that change
 * are not those that were prepared.
 */
export function applyWizardEvent<Form, Attempt extends WizardAttempt, Completed extends CompletedRequest>(
  draft: WizardDraft<Form, Attempt, Completed>,
  event: WizardEvent<Form>,
  emptyForm: Form,
): WizardDraft<Form, Attempt, Completed> {
  const wizard = nextWizardState(draft.wizard, event, emptyForm)
  const completed = wizard.completed === null ? null : draft.completed
  return { ...draft, wizard, completed, prepared: event.type === 'changed' ? null : draft.prepared }
}

/** Takes the key of the last try when the answers are still the same, else a new one. */
export function attemptFor<Attempt extends WizardAttempt>(
  { attempt }: { readonly attempt: Attempt | null },
  wanted: Omit<Attempt, 'key' | 'uncertain'>,
  newKey: string,
): Attempt {
  const known = (keyOf: Attempt) => ({ ...wanted, key: keyOf.key, uncertain: keyOf.uncertain })
  const isSame = attempt !== null && JSON.stringify(sorted(attempt)) === JSON.stringify(sorted(known(attempt)))
  // Omit and the two fields together are the attempt again, which a generic type cannot show.
  return { ...wanted, key: isSame ? attempt.key : newKey, uncertain: true } as Attempt
}

function sorted(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).sort(([one], [other]) => one.localeCompare(other))
}

/** Success empties form, flags and key (R-WIZ-04); the list itself is emptied or kept by the server. */
export function completeDraft<Form, Attempt extends WizardAttempt, Completed extends CompletedRequest>(
  draft: WizardDraft<Form, Attempt, Completed>,
  completed: Completed,
  emptyForm: Form,
): WizardDraft<Form, Attempt, Completed> {
  const done = applyWizardEvent(draft, { type: 'completed', requestNumber: completed.number }, emptyForm)
  return { wizard: done.wizard, attempt: null, completed, prepared: null }
}

/** A refusal keeps everything (R-WIZ-04); only what the portal did not answer stays uncertain. */
export function failDraft<Draft extends WizardDraft<unknown>>(draft: Draft, answered: boolean): Draft {
  return answered ? { ...draft, attempt: null } : draft
}
