import { emptyOrderForm } from '@portal/domain/ordering/order-form.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useWizardAnswers } from './use-wizard-answers.ts'

const steps = { gegevens: '/gegevens', afronden: '/afronden', voltooid: '/voltooid' }
const flow = { name: 'bestellen', emptyForm: emptyOrderForm, steps } as const

it('keeps every field that was filled in before the form was drawn again, with what follows from it', () => {
  const { result } = renderHook(() =>
    useWizardAnswers(flow, '10001', (form) => (form.city === '' ? form : { ...form, postCode: `${form.city} 1` })),
  )
  act(() => {
    const { change } = result.current
    change({ address: 'Kade 12' })
    change({ city: 'Rotterdam' })
    change({ contact: 'Jan de Boer' })
  })
  const filled = { address: 'Kade 12', city: 'Rotterdam', postCode: 'Rotterdam 1', contact: 'Jan de Boer' }
  expect(result.current.form).toMatchObject(filled)
})
