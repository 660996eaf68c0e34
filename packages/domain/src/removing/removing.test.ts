import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromWire, wireNames } from '../requests/wire-fields.ts'
import type { BoolKey, IntKey, MultiStringKey } from '../settings/catalogue.ts'
import { requiredFieldKeys } from '../settings/required-field-keys.ts'
import { refuseOverStock } from './stock-cap.ts'
import { areAddressesChosen, type RemovalForm, relevantRemovalForm, validateRemoval } from './validate-removal.ts'

/** Every field filled; Thursday 19 November 2026 is today. */
const filled: RemovalForm = {
  deliveryDate: '2026-12-01',
  collect: false,
  transportMeans: 'Vrachtwagen',
  depotNo: 'D1',
  depotAddressCode: 'N',
  reference: 'Fase 1',
  remark: 'Bij de poort',
  fetchAddresses: { '10001': 'A' },
}

function faults(
  form: RemovalForm,
  set: { on?: readonly BoolKey[]; int?: Partial<Record<IntKey, number>>; list?: readonly string[] } = {},
) {
  const on: readonly BoolKey[] = set.on ?? ['AppAfvoeren_ZelfAfvoeren']
  const settings = {
    bool: (key: BoolKey) => on.includes(key),
    int: (key: IntKey) => set.int?.[key] ?? (key === 'Standaard_MaxDagenVooruit' ? 730 : 0),
    multiString: (_: MultiStringKey) => set.list ?? [],
  }
  const check = { today: '2026-11-19', termsAccepted: false, settings, fromLocations: ['10001'] }
  return validateRemoval(form, check).map(({ field, code }) => [field, code])
}

const emptied = { deliveryDate: null, depotNo: null, fetchAddresses: {} } as const

describe('the form of a removal', () => {
  it('is right when everything is filled', () => {
    expect(faults(filled)).toEqual([])
  })

  it('takes a means of transport from the list of the firm only, and any where it has none', () => {
    expect(faults(filled, { list: ['Bus', filled.transportMeans] })).toEqual([])
    expect(faults(filled, { list: ['Bus'] })).toEqual([['transportMeans', 'validatie.keuze']])
    expect(faults({ ...filled, transportMeans: '' }, { list: ['Bus'] })).toEqual([])
  })

  it.each(Object.entries(requiredFieldKeys.removal))('needs %s while %s is on (R-REQ-03)', (field, key) => {
    const empty = { ...filled, [field]: field in emptied ? emptied[field as keyof typeof emptied] : ' ' }
    expect(faults(empty, { on: [key] })).toEqual([[field, 'validatie.verplicht']])
    expect(faults(empty)).toEqual([])
  })

  it('needs neither truck nor address when the customer brings the goods, where that is offered (R-SCR-REMOVE-02)', () => {
    const brought = relevantRemovalForm({ ...filled, collect: true })
    expect(brought).toMatchObject({ transportMeans: '', fetchAddresses: {} })
    const on: BoolKey[] = ['Afvoeren_Verplicht_Transportmiddel', 'Afvoeren_Verplicht_AddressSelected']
    expect(faults(brought, { on: [...on, 'AppAfvoeren_ZelfAfvoeren'] })).toEqual([])
    expect(faults(brought, { on })).toEqual([['collect', 'error.niet_toegankelijk']])
    // What was typed before bringing was chosen is on no screen any more, so it cannot be at fault.
    expect(faults({ ...filled, collect: true, transportMeans: 'x'.repeat(300) })).toEqual([])
  })

  it('needs the terms while the setting says so (R-REQ-07)', () => {
    expect(faults(filled, { on: ['Afvoeren_VoorwaardenVerplicht'] })).toEqual([
      ['termsAccepted', 'validatie.voorwaarden'],
    ])
  })

  it.each([
    [0, '2026-11-19', null],
    [1, '2026-11-20', 'datum.geblokkeerd'],
    [1, '2026-11-21', null],
    [3, '2026-11-22', 'datum.geblokkeerd'],
    [3, '2026-11-23', null],
  ])('with %i blocked days gives %s: %s (R-DATE-04)', (days, deliveryDate, code) => {
    const found = faults({ ...filled, deliveryDate }, { int: { Afvoeren_Blokkeerdagen: days } })
    expect(found).toEqual(code === null ? [] : [['deliveryDate', code]])
  })

  it('keeps weekends free only while they are not blocked (R-DATE-05), and allows days in the past (R-DATE-06)', () => {
    const saturday = { ...filled, deliveryDate: '2026-12-05' }
    expect(faults(saturday)).toEqual([])
    expect(faults(saturday, { on: ['Afvoeren_BlokkeerWeekenden'] })).toEqual([['deliveryDate', 'datum.weekend']])
    const early = { ...filled, deliveryDate: '2026-11-17' }
    expect(faults(early, { int: { Afvoeren_DagenInVerleden: 2 } })).toEqual([])
    expect(faults(early, { int: { Afvoeren_DagenInVerleden: 1 } })).toEqual([['deliveryDate', 'datum.verleden']])
  })

  it('names a date that is none as wrong, not as missing', () => {
    expect(faults({ ...filled, deliveryDate: '2026-02-30' })).toEqual([['deliveryDate', 'verzoek.onjuist']])
  })

  it('has an address for every location that goods leave', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[1-9]\d{4}$/), { minLength: 1, maxLength: 8 }), (numbers) => {
        const chosen = numbers.map((no) => [no, `A${no}`] as const)
        expect(areAddressesChosen(Object.fromEntries(chosen), numbers)).toBe(true)
        expect(areAddressesChosen(Object.fromEntries(chosen.slice(1)), numbers)).toBe(false)
      }),
    )
  })
})

describe('the call of a removal', () => {
  const call = {
    reference: 'Fase 1',
    opmerking: '',
    vanLocatieAddressen: [{ materieellocatie: '10001', adressCode: 'A' }],
    zelfAfvoeren: false,
    depotnummer: '',
    depotAdressCode: '',
    transportmiddel: '',
  }

  it.each([
    ['2026-03-29', '2026-03-29'],
    ['2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
    [null, null],
  ])('means the calendar day of %s, also where the clock changes (R-DATE-13)', (sent, meant) => {
    expect(fromWire('removal', { ...call, gewensteAfvoerDatum: sent })).toMatchObject({
      deliveryDate: meant,
      depotNo: '',
      fetchAddresses: { '10001': 'A' },
    })
  })

  it('has a name for every field that can be at fault (R-PAY-19)', () => {
    expect(wireNames('removal').deliveryDate).toBe('gewensteAfvoerDatum')
    expect(wireNames('removal').fetchAddresses).toBe('vanLocatieAddressen')
  })
})

describe('the cap at what stands there', () => {
  const fences = { kind: 'Materieel', no: 'HEK', plantNo: '' }

  it('refuses exactly what is more than stands there and is promised to nobody, over all lines and rows (R-RULE-01)', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(amounts, amounts, amounts, (asked, there, taken) => {
        const lines = asked.map((quantity) => ({ ...fences, quantity }))
        const stock = [
          ...there.map((quantity) => ({ ...fences, quantity, taken: 0 })),
          ...taken.map((amount) => ({ ...fences, quantity: 0, taken: amount })),
        ]
        const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
        const free = Math.max(0, sum(there) - sum(taken))
        const refusals = refuseOverStock(lines, stock)
        expect(refusals.length).toBe(sum(asked) > free ? 1 : 0)
        if (refusals.length > 0) expect(refusals[0]?.params).toEqual({ item: 'HEK', asked: sum(asked), amount: free })
      }),
    )
  })

  it('keeps pieces and what is counted apart, and names the piece', () => {
    const piece = { kind: 'Materieel', no: 'HEK', plantNo: 'HEK-1' }
    const stock = [{ ...fences, quantity: 5, taken: 0 }]
    expect(refuseOverStock([{ ...piece, quantity: 1 }], stock)).toEqual([
      { code: 'afvoeren.meer_dan_voorraad', params: { item: 'HEK-1', asked: 1, amount: 0 } },
    ])
    expect(refuseOverStock([{ ...piece, quantity: 1 }], [{ ...piece, quantity: 1, taken: 0 }])).toEqual([])
  })
})
