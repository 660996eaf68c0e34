import { emptyOrderForm } from '@portal/domain/ordering/order-form.ts'
import { freshWizard } from '@portal/domain/ordering/wizard-steps.ts'
import { expect, it } from 'vitest'
import { restoreDraft, type WizardDraft } from './wizard-draft.ts'

const attempt = { key: 'k', input: { reference: 'R1' }, uncertain: true }
const kept = (form: object): Partial<WizardDraft<typeof emptyOrderForm>> => ({
  // As the browser gives it back, whatever version wrote it.
  wizard: { ...freshWizard(emptyOrderForm), form: form as typeof emptyOrderForm, entered: true, termsAccepted: true },
  attempt,
})

it('answers that the browser kept go on, with fields that came since empty', () => {
  const { addressName: _, ...known } = { ...emptyOrderForm, reference: 'R1' }
  expect(restoreDraft(kept(known), emptyOrderForm)).toMatchObject({
    wizard: { form: { ...emptyOrderForm, reference: 'R1' }, entered: true, termsAccepted: true },
    attempt,
  })
})

it('answers under names of an earlier version start again, and a try without an answer is kept', () => {
  const restored = restoreDraft(kept({ referentie: 'R1', leverDatum: null }), emptyOrderForm)
  expect(restored).toEqual({ wizard: freshWizard(emptyOrderForm), attempt, completed: null, prepared: null })
})

it('nothing kept is a fresh wizard', () => {
  expect(restoreDraft(null, emptyOrderForm).wizard).toEqual(freshWizard(emptyOrderForm))
})
