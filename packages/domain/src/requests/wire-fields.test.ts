import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transportTimes } from './request-draft.ts'
import { type DraftOf, emptyDraftOf, fromWire, toWire, type WireShape, wireFields, wireNames } from './wire-fields.ts'

const text = fc.string({ maxLength: 12 }).map((value) => value.trim())
const day = fc.option(fc.constantFrom('2026-03-29', '2026-10-25', '2026-12-01'))
const time = fc.constantFrom(...transportTimes)
const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  deliveryDate: day,
  returnDate: day,
  collect: fc.boolean(),
  urgent: fc.boolean(),
  fetchAddresses: fc.dictionary(fc.stringMatching(/^\d{5}$/), text),
  loadingOptions: fc.array(text.filter((option) => option !== '')),
  loadingChoice: time,
  unloadingChoice: time,
}

function anyDraft<Shape extends WireShape>(shape: Shape): fc.Arbitrary<DraftOf<Shape>> {
  const fields = Object.values<string>(wireFields[shape])
  const each = fc.record(Object.fromEntries(fields.map((field) => [field, values[field] ?? text])))
  // A value of the right kind for each field of the shape.
  return each.map((draft) => draft as unknown as DraftOf<Shape>)
}

// The keys of the closed table, which Object.keys widens to string.
describe.each(Object.keys(wireFields) as WireShape[])('the names of %s', (shape) => {
  it('carry every value there and back', () => {
    fc.assert(
      fc.property(anyDraft(shape), (draft) => {
        const sent = toWire(shape, draft)
        expect(Object.keys(sent)).toEqual(Object.keys(wireFields[shape]))
        expect(fromWire(shape, sent)).toEqual(draft)
      }),
    )
  })

  it('name each field once, and nothing is filled in an empty draft', () => {
    const fields = Object.values<string>(wireFields[shape])
    expect(fields).toEqual([...new Set(fields)])
    expect(Object.keys(emptyDraftOf(shape))).toEqual(fields)
    const names: Readonly<Record<string, string>> = wireNames(shape)
    for (const [name, field] of Object.entries<string>(wireFields[shape])) expect(names[field]).toBe(name)
  })
})

it('texts go without the blanks around them, and options that say nothing stay away', () => {
  const draft = { ...emptyDraftOf('transport'), load: ' Kraandelen ', loadingOptions: [' Kraan', ' '] }
  expect(toWire('transport', draft)).toMatchObject({ lading: 'Kraandelen', laadopties: ['Kraan'] })
})

it('an order names its work address by its code (R-PAY-18)', () => {
  expect(wireNames('order')).toMatchObject({ addressName: 'adressCode', termsAccepted: 'voorwaardenGeaccepteerd' })
})
