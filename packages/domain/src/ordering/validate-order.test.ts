import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../plain/calendar-date.ts'
import { draftLengths } from '../requests/request-draft.ts'
import { readSettings } from '../settings/read-setting.ts'
import type { RequiredFieldForm } from '../settings/required-field-keys.ts'
import { requiredFieldKeys } from '../settings/required-field-keys.ts'
import type { OrderForm } from './order-form.ts'
import { deliveryOnly, emptyOrderForm, pickupOnly } from './order-form.ts'
import { missingFields } from './required-fields.ts'
import { isOrderUrgent, validateOrder } from './validate-order.ts'

const today = '2026-11-16'
const form: OrderForm = {
  ...emptyOrderForm,
  deliveryDate: '2026-11-25',
  returnDate: '2026-12-09',
  transportMeans: 'Vrachtwagen',
  addressCode: 'W1',
  addressName: 'Poort 1',
  address: 'Kade 1',
  postCode: '1000 AA',
  city: 'Utrecht',
  contact: 'Eva',
  phoneNo: '06',
  reference: 'R',
  remark: 'O',
}
const pickup: OrderForm = { ...form, collect: true, depotNo: 'D1', depotAddressCode: 'A' }

function faults(order: OrderForm, overrides: Record<string, unknown> = {}, termsAccepted = true) {
  return validateOrder(order, { today, termsAccepted, settings: readSettings(overrides) }).map(
    (f) => `${f.field}: ${f.code}`,
  )
}

const forms: readonly [RequiredFieldForm, string][] = [
  ['newLocation', 'R-REQ-01'],
  ['order', 'R-REQ-02'],
  ['removal', 'R-REQ-03'],
  ['move', 'R-REQ-04'],
  ['registration', 'R-REQ-05'],
  ['createLocation', 'R-REQ-06'],
]

describe.each(forms)('required fields of %s', (name, rule) => {
  const fields: Readonly<Record<string, string>> = requiredFieldKeys[name]

  it.each(Object.entries(fields))(`%s follows its flag %s (${rule})`, (field, key) => {
    const filled = Object.fromEntries(Object.keys(fields).map((other) => [other, 'x']))
    for (const empty of ['', '  ', null, undefined, false]) {
      // Values by field name of the form under test, which is a parameter here.
      const values = { ...filled, [field]: empty } as Parameters<typeof missingFields<typeof name>>[1]
      expect(missingFields(name, values, { isOn: (flag) => flag === key })).toEqual([
        { field, code: 'validatie.verplicht', params: {} },
      ])
      expect(missingFields(name, values, { isOn: (flag) => flag !== key })).toEqual([])
    }
  })
})

describe('an order', () => {
  it('that is complete has no faults, delivered or picked up', () => {
    expect(faults(form)).toEqual([])
    expect(faults(pickup)).toEqual([])
  })

  it.each(Object.entries(requiredFieldKeys.order))('needs %s exactly when %s is on (R-REQ-02)', (field, key) => {
    const base = (pickupOnly as readonly string[]).includes(field) ? pickup : form
    const empty = {
      ...base,
      [field]: typeof base[field as keyof OrderForm] === 'string' && !/Date/.test(field) ? ' ' : null,
    }
    expect(faults(empty, { [key]: true })).toEqual([`${field}: validatie.verplicht`])
    expect(faults(empty, { [key]: false })).toEqual([])
  })

  it('that is picked up needs a depot and no address (R-REQ-02)', () => {
    const on = Object.fromEntries(Object.values(requiredFieldKeys.order).map((key) => [key, true]))
    const noAddress = { ...pickup, ...Object.fromEntries(deliveryOnly.map((field) => [field, ''])) }
    expect(faults(noAddress, on)).toEqual([])
    expect(faults({ ...noAddress, depotNo: '', depotAddressCode: '' }, on)).toEqual([
      'depotNo: validatie.verplicht',
      'depotAddressCode: validatie.verplicht',
    ])
  })

  it('that is delivered needs an address and no depot (R-REQ-02)', () => {
    const on = Object.fromEntries(Object.values(requiredFieldKeys.order).map((key) => [key, true]))
    expect(faults(form, on)).toEqual([])
    const noAddress = { ...form, ...Object.fromEntries(deliveryOnly.map((field) => [field, ''])) }
    expect(faults(noAddress, on)).toEqual(deliveryOnly.map((field) => `${field}: validatie.verplicht`))
  })

  it('that may not be picked up is refused while the switch is off', () => {
    expect(faults(pickup, { AppBestellen_Ophalen: false })).toEqual(['collect: error.niet_toegankelijk'])
  })

  it('needs accepted terms exactly when the setting says so (R-REQ-07)', () => {
    expect(faults(form, { Bestellen_VoorwaardenVerplicht: true }, false)).toEqual([
      'termsAccepted: validatie.voorwaarden',
    ])
    expect(faults(form, { Bestellen_VoorwaardenVerplicht: true }, true)).toEqual([])
    expect(faults(form, { Bestellen_VoorwaardenVerplicht: false }, false)).toEqual([])
  })

  it('needs a return date exactly when the setting says so (R-REQ-08)', () => {
    const open = { ...form, returnDate: null }
    expect(faults(open, { Bestellen_RetourDatumVerplicht: true })).toEqual(['returnDate: validatie.verplicht'])
    expect(faults(open, { Bestellen_RetourDatumVerplicht: false })).toEqual([])
  })

  it('keeps the date rules of the order flow (R-DATE-01, R-DATE-02, R-DATE-03)', () => {
    const on = (deliveryDate: string, overrides: Record<string, unknown> = {}) =>
      faults({ ...form, deliveryDate }, overrides)
    expect(on(addDays(today, 2), { OrderWizardBlockDaysToOrder: 2 })).toEqual(['deliveryDate: datum.geblokkeerd'])
    expect(on(addDays(today, 3), { OrderWizardBlockDaysToOrder: 2 })).toEqual([])
    expect(on('2026-11-21', { Bestellen_BlokkeerWeekenden: true })).toEqual(['deliveryDate: datum.weekend'])
    expect(on('2026-11-21', { Bestellen_BlokkeerWeekenden: false })).toEqual([])
    expect(on('2026-11-13')).toEqual(['deliveryDate: datum.verleden'])
    expect(on('2026-11-13', { Bestellen_DagenInVerleden: 3 })).toEqual([])
  })

  it('does not return before it is delivered', () => {
    expect(faults({ ...form, returnDate: '2026-11-24' })).toEqual(['returnDate: datum.retour_voor_lever'])
  })

  it('does not return more than ten years after it is delivered', () => {
    const returned = (days: number) => faults({ ...form, returnDate: addDays(form.deliveryDate ?? '', days) })
    expect(returned(3660)).toEqual([])
    expect(returned(3661)).toEqual(['returnDate: verzoek.onjuist'])
  })

  it('names a date that does not exist as wrong', () => {
    expect(faults({ ...form, deliveryDate: '2026-02-30', returnDate: 'morgen' })).toEqual([
      'deliveryDate: verzoek.onjuist',
      'returnDate: verzoek.onjuist',
    ])
  })

  it.each(Object.entries(draftLengths).filter(([field]) => field in form))(
    'holds %s to %i characters (R-VAL-10, R-VAL-21)',
    (field, amount) => {
      const base = (pickupOnly as readonly string[]).includes(field) ? pickup : form
      const free = { Bestellen_Transportmiddelen: [] }
      expect(faults({ ...base, [field]: 'x'.repeat(amount) }, free)).toEqual([])
      const settings = readSettings({})
      expect(
        validateOrder({ ...base, [field]: 'x'.repeat(amount + 1) }, { today, termsAccepted: true, settings }),
      ).toEqual([{ field, code: 'validatie.max_tekens', params: { amount } }])
    },
  )

  it('has at most one fault a field, whatever is typed', () => {
    const anything = fc.record({
      deliveryDate: fc.constantFrom(null, '', '2026-11-01', '2026-11-21', '2026-02-31'),
      returnDate: fc.constantFrom(null, '2026-01-01', 'x'),
      city: fc.string({ maxLength: 400 }),
      collect: fc.boolean(),
    })
    fc.assert(
      fc.property(anything, fc.boolean(), (typed, terms) => {
        const fields = validateOrder(
          { ...emptyOrderForm, ...typed },
          { today, termsAccepted: terms, settings: readSettings({}) },
        ).map((fault) => fault.field)
        expect(new Set(fields).size).toBe(fields.length)
      }),
    )
  })

  it('takes a means of transport from the list of the firm only, and any where it has none', () => {
    const asked = { ...form, transportMeans: 'Bakfiets' }
    expect(faults(asked)).toEqual(['transportMeans: validatie.keuze'])
    expect(faults(asked, { Bestellen_Transportmiddelen: ['Bakfiets'] })).toEqual([])
    expect(faults(asked, { Bestellen_Transportmiddelen: [] })).toEqual([])
  })

  it('is urgent within the set working days while the switch is on (R-RULE-08)', () => {
    const urgent = (deliveryDate: string | null, overrides: Record<string, unknown> = {}) =>
      isOrderUrgent({ deliveryDate }, today, readSettings({ Spoed_Werkdagen: 2, ...overrides }))
    expect(urgent('2026-11-18')).toBe(true)
    expect(urgent('2026-11-19')).toBe(false)
    expect(urgent('2026-11-19', { Spoed_Werkdagen: 3 })).toBe(true)
    expect(urgent('2026-11-18', { AppBestellen_Spoed: false })).toBe(false)
    expect(urgent(null)).toBe(false)
  })
})
