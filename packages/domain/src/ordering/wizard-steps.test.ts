import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyOrderForm } from './order-form.ts'
import type { WizardEvent } from './wizard-steps.ts'
import { freshWizard, nextWizardState, stepToShow } from './wizard-steps.ts'

type Event = WizardEvent<typeof emptyOrderForm>
const run = (events: readonly Event[]) =>
  events.reduce((state, event) => nextWizardState(state, event, emptyOrderForm), freshWizard(emptyOrderForm))
const filled: readonly Event[] = [
  { type: 'started' },
  { type: 'changed', change: { reference: 'R1' } },
  { type: 'changed', change: { city: 'Ede' } },
  { type: 'entered' },
  { type: 'termsSet', accepted: true },
]

describe('order wizard', () => {
  it('keeps its form data between the steps (R-WIZ-01)', () => {
    expect(run([...filled, { type: 'started' }, { type: 'entered' }]).form).toEqual({
      ...emptyOrderForm,
      reference: 'R1',
      city: 'Ede',
    })
  })

  it('opens the finish step only once the details were entered (R-WIZ-02)', () => {
    expect(stepToShow('afronden', freshWizard(emptyOrderForm))).toBe('gegevens')
    expect(stepToShow('afronden', run(filled))).toBe('afronden')
    expect(stepToShow('voltooid', run(filled))).toBe('gegevens')
    expect(stepToShow('gegevens', run(filled))).toBe('gegevens')
  })

  it('keeps the accepted terms while going back and forth (R-WIZ-03)', () => {
    expect(run([...filled, { type: 'started' }, { type: 'entered' }]).termsAccepted).toBe(true)
    expect(run([...filled, { type: 'termsSet', accepted: false }]).termsAccepted).toBe(false)
  })

  it('starts again after a success, and shows its number (R-WIZ-04)', () => {
    const state = run([...filled, { type: 'completed', requestNumber: 'A-17' }])
    expect(state).toEqual({ ...freshWizard(emptyOrderForm), completed: { requestNumber: 'A-17' } })
    expect(stepToShow('voltooid', state)).toBe('voltooid')
    expect(stepToShow('afronden', state)).toBe('gegevens')
    expect(run([...filled, { type: 'completed', requestNumber: null }, { type: 'started' }])).toEqual(
      freshWizard(emptyOrderForm),
    )
  })

  it('keeps everything after a failure (R-WIZ-04)', () => {
    expect(run([...filled, { type: 'failed' }])).toEqual(run(filled))
  })

  it('never shows the finish step without the flag, whatever happened (R-WIZ-02)', () => {
    const event = fc.oneof(
      fc.constantFrom<Event>({ type: 'started' }, { type: 'entered' }, { type: 'failed' }),
      fc.constantFrom<Event>({ type: 'termsSet', accepted: true }, { type: 'completed', requestNumber: '1' }),
      fc.string().map((reference): Event => ({ type: 'changed', change: { reference } })),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = run(events)
        const reset = events.findLastIndex((e) => e.type === 'completed')
        expect(state.entered).toBe(events.slice(reset + 1).some((e) => e.type === 'entered'))
        expect(stepToShow('afronden', state) === 'afronden').toBe(state.entered)
      }),
    )
  })
})
