import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestStatuses } from '../states/enums.ts'
import { approvalNeeded, orderMode } from './approval-needed.ts'
import { emptyOrderForm, orderCallFields, orderDraftOfCall } from './order-form.ts'
import { prefillOrderForm } from './prefill-order-form.ts'
import { requestMoves } from './request-states.ts'

describe('approval', () => {
  it('is not needed by a site manager (R-ROLE-31)', () => {
    expect(orderMode(true, 'site_manager')).toBe('place')
    expect(approvalNeeded(true, 'site_manager')).toBe(false)
  })

  it.each(['werkvoorbereider', 'management', '', null])('is needed by role %j (R-ROLE-32)', (role) => {
    expect(orderMode(true, role)).toBe('submit')
    expect(approvalNeeded(true, role)).toBe(true)
    expect(orderMode(false, role)).toBe('place')
  })

  it('gives role administration and strangers nothing, whatever the switch says (R-ROLE-30)', () => {
    for (const on of [true, false]) {
      expect(orderMode(on, 'administration')).toBe('refused')
      expect(orderMode(on, undefined)).toBe('refused')
      expect(approvalNeeded(on, 'administration')).toBe(false)
    }
  })
})

describe('states of requests', () => {
  const requestTable = [
    'Open>Requested',
    'Requested>Approved',
    'Requested>Disapproved',
    'Disapproved>Requested',
    'Approved>Cancelled',
  ]

  it('lets a request move along the agreed table and no other way (R-STATE-17)', () => {
    for (const from of requestStatuses) {
      for (const to of requestStatuses)
        expect(requestMoves[from].includes(to)).toBe(requestTable.includes(`${from}>${to}`))
    }
  })
})

describe('prefilling the order form', () => {
  const location = {
    adres: 'Kade 1',
    postcode: '1000 AA',
    plaats: 'Utrecht',
    contactpersoon: 'Jan Site',
    telefoonnummer: '030',
  }
  const workAddress = { code: 'W2', naam: 'Poort 2', adres: 'Kade 2', postcode: '1000 BB', plaats: 'Zeist' }
  const user = { naam: 'Eva Jansen', telefoonnummer: '06' }
  const sources = { location, workAddress: null, user, userIsContact: true }

  it('takes the user as contact person when the setting is on (R-PRICE-07)', () => {
    expect(prefillOrderForm(emptyOrderForm, sources)).toMatchObject({
      contact: 'Eva Jansen',
      phoneNo: '06',
    })
    const withoutPhone = { ...sources, user: { naam: 'Eva Jansen', telefoonnummer: '' } }
    expect(prefillOrderForm(emptyOrderForm, withoutPhone).phoneNo).toBe('030')
  })

  it('takes the contact of the location when the setting is off (R-PRICE-07)', () => {
    const form = prefillOrderForm(emptyOrderForm, { ...sources, userIsContact: false })
    expect(form).toMatchObject({ contact: 'Jan Site', phoneNo: '030' })
  })

  it('takes the work address, else the address of the location', () => {
    const form = prefillOrderForm(emptyOrderForm, { ...sources, workAddress })
    expect(form).toMatchObject({ addressCode: 'W2', addressName: 'Poort 2', address: 'Kade 2', city: 'Zeist' })
    expect(prefillOrderForm(emptyOrderForm, sources)).toMatchObject({
      addressCode: '',
      addressName: 'Kade 1',
      address: 'Kade 1',
    })
  })

  it('happens once and never overwrites what was typed', () => {
    const typed = prefillOrderForm({ ...emptyOrderForm, contact: 'Piet', city: 'Ede' }, sources)
    expect(typed).toMatchObject({ contact: 'Piet', city: 'Ede', prefilled: true })
    const cleared = { ...typed, contact: '' }
    expect(prefillOrderForm(cleared, sources)).toBe(cleared)
  })
})

describe('order form and order call', () => {
  const text = fc.string({ maxLength: 12 }).map((value) => value.trim())
  const anyForm = fc.record({
    deliveryDate: fc.constantFrom(null, '2026-11-23'),
    returnDate: fc.constantFrom(null, '2026-12-01'),
    transportMeans: text,
    collect: fc.boolean(),
    depotNo: text,
    depotAddressCode: text,
    addressCode: text,
    addressName: text,
    address: text,
    postCode: text,
    city: text,
    contact: text,
    phoneNo: text,
    reference: text,
    remark: text,
    urgent: fc.boolean(),
    prefilled: fc.constant(true),
  })

  it('carry the same values both ways, without those of the other way of delivery', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const call = orderCallFields(form)
        expect(orderCallFields(orderDraftOfCall(call))).toEqual(call)
        if (form.collect) expect([call.adres, call.adressCode, call.city, call.postCode]).toEqual(['', '', '', ''])
        else expect([call.depotnummer, call.depotAdressCode]).toEqual(['', ''])
      }),
    )
  })

  it('take the calendar date of a shifted date-time (R-DATE-13)', () => {
    const call = {
      ...orderCallFields(emptyOrderForm),
      gewensteLeverDatum: '2026-03-28T23:00:00Z',
      verwachteEindDatum: '',
    }
    expect(orderDraftOfCall(call)).toMatchObject({ deliveryDate: '2026-03-29', returnDate: null })
  })
})
