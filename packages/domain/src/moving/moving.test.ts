import { describe, expect, it } from 'vitest'
import { draftLengths } from '../requests/request-draft.ts'
import { fromWire, toWire, wireNames } from '../requests/wire-fields.ts'
import type { BoolKey, IntKey, MultiStringKey } from '../settings/catalogue.ts'
import { requiredFieldKeys } from '../settings/required-field-keys.ts'
import { withEndAddress } from './end-address.ts'
import { refuseTarget, type TargetFacts } from './target-location.ts'
import { type MoveForm, validateMove } from './validate-move.ts'

const filled: MoveForm = {
  deliveryDate: '2026-12-01',
  returnDate: '2026-12-15',
  transportMeans: 'Vrachtwagen',
  reference: 'Fase 2',
  remark: 'Ruwbouw',
  fetchAddresses: { '10001': 'A' },
  toLocation: '10002',
  addressCode: '',
  addressName: 'Hal 3',
  address: 'Loswal 4',
  postCode: '3000 BB',
  city: 'Breda',
  contact: 'Piet',
  phoneNo: '06',
}

function faults(
  form: MoveForm,
  set: { on?: readonly BoolKey[]; int?: Partial<Record<IntKey, number>>; list?: readonly string[] } = {},
) {
  const settings = {
    bool: (key: BoolKey) => (set.on ?? []).includes(key),
    int: (key: IntKey) => set.int?.[key] ?? (key === 'Standaard_MaxDagenVooruit' ? 730 : 0),
    multiString: (_: MultiStringKey) => set.list ?? [],
  }
  const check = { today: '2026-11-19', termsAccepted: false, settings, fromLocations: ['10001'] }
  return validateMove(form, check).map(({ field, code }) => [field, code])
}

const emptied = { deliveryDate: null, returnDate: null, fetchAddresses: {} } as const

describe('the form of a move', () => {
  it('is right when everything is filled', () => {
    expect(faults(filled)).toEqual([])
  })

  it('takes a means of transport from the list of the firm only, and any where it has none', () => {
    expect(faults(filled, { list: ['Bus', filled.transportMeans] })).toEqual([])
    expect(faults(filled, { list: ['Bus'] })).toEqual([['transportMeans', 'validatie.keuze']])
    expect(faults({ ...filled, transportMeans: '' }, { list: ['Bus'] })).toEqual([])
  })

  const always = ['toLocation']
  it.each(Object.entries(requiredFieldKeys.move))('needs %s while %s is on (R-REQ-04)', (field, key) => {
    const empty = { ...filled, [field]: field in emptied ? emptied[field as keyof typeof emptied] : ' ' }
    expect(faults(empty, { on: [key] })).toEqual([[field, 'validatie.verplicht']])
    expect(faults(empty)).toEqual(always.includes(field) ? [[field, 'validatie.verplicht']] : [])
  })

  it('needs no text of an address that its code stands for', () => {
    const on = Object.values(requiredFieldKeys.move)
    const texts = { addressName: '', address: '', postCode: '', city: '' }
    expect(faults({ ...filled, ...texts, addressCode: 'Z' }, { on })).toEqual([])
    expect(faults({ ...filled, ...texts }, { on }).map(([field]) => field)).toEqual(Object.keys(texts))
    expect(faults({ ...filled, contact: '', addressCode: 'Z' }, { on })).toEqual([['contact', 'validatie.verplicht']])
  })

  it('needs the expected return date while the setting says so (R-REQ-09)', () => {
    const open = { ...filled, returnDate: null }
    expect(faults(open, { on: ['Verplaatsen_VerwachteRetourDatumVerplicht'] })).toEqual([
      ['returnDate', 'validatie.verplicht'],
    ])
    expect(faults(open)).toEqual([])
  })

  it('needs the terms while the setting says so (R-REQ-07)', () => {
    expect(faults(filled, { on: ['Verplaatsen_VoorwaardenVerplicht'] })).toEqual([
      ['termsAccepted', 'validatie.voorwaarden'],
    ])
  })

  it('comes back on the day of the move at the earliest (OP-41)', () => {
    expect(faults({ ...filled, returnDate: '2026-12-01' })).toEqual([])
    expect(faults({ ...filled, returnDate: '2026-11-30' })).toEqual([['returnDate', 'datum.retour_voor_lever']])
  })

  it.each([
    [0, '2026-11-19', null],
    [1, '2026-11-20', 'datum.geblokkeerd'],
    [3, '2026-11-22', 'datum.geblokkeerd'],
    [3, '2026-11-23', null],
  ])('with %i blocked days gives %s: %s (R-DATE-07)', (days, deliveryDate, code) => {
    const found = faults({ ...filled, deliveryDate }, { int: { Verplaatsen_Blokkeerdagen: days } })
    expect(found).toEqual(code === null ? [] : [['deliveryDate', code]])
  })

  it('keeps weekends free only while they are not blocked (R-DATE-08), and allows days in the past (R-DATE-09)', () => {
    const sunday = { ...filled, deliveryDate: '2026-12-06' }
    expect(faults(sunday)).toEqual([])
    expect(faults(sunday, { on: ['Verplaatsen_BlokkeerWeekenden'] })).toEqual([['deliveryDate', 'datum.weekend']])
    const early = { ...filled, deliveryDate: '2026-11-17' }
    expect(faults(early, { int: { Verplaatsen_DagenInVerleden: 2 } })).toEqual([])
    expect(faults(early)).toEqual([['deliveryDate', 'datum.verleden']])
  })

  it.each(Object.entries(draftLengths).filter(([field]) => field in filled))(
    'holds %s to %i characters (R-VAL-10)',
    (field, amount) => {
      expect(faults({ ...filled, [field]: 'x'.repeat(amount) })).toEqual([])
      expect(faults({ ...filled, [field]: 'x'.repeat(amount + 1) })).toEqual([[field, 'validatie.max_tekens']])
    },
  )
})

describe('the call of a move', () => {
  it('means the calendar days it names, also where the clock changes (R-DATE-13)', () => {
    const call = { ...toWire('move', filled), vanLocatieAddressen: [] }
    const days = { verplaatsDatum: '2026-03-28T23:00:00Z', retourDatum: '2026-10-25T23:00:00Z' }
    expect(fromWire('move', { ...call, ...days })).toEqual({
      ...filled,
      fetchAddresses: {},
      deliveryDate: '2026-03-29',
      returnDate: '2026-10-26',
    })
    expect(wireNames('move').addressCode).toBe('endAdressCode')
  })

  it('keeps who is at the target when the address comes from the record', () => {
    const known = { naam: 'Poort', adres: 'Kade 1', postcode: '1000 AA', plaats: 'Ede' }
    expect(withEndAddress(filled, known)).toEqual({
      ...filled,
      addressName: 'Poort',
      address: 'Kade 1',
      postCode: '1000 AA',
      city: 'Ede',
    })
  })
})

describe('a target', () => {
  const own: TargetFacts = { nummer: '10002', geblokkeerd: false, state: 'Production', kind: 'Project', isOwn: true }
  const judge = (target: TargetFacts, flow: 'move' | 'transport', on: readonly string[]) =>
    refuseTarget(target, { flow, fromLocations: ['10001'], settings: { bool: (key) => on.includes(key) } })

  it('of one’s own needs the setting of its flow and no other (R-RULE-04, R-RULE-05)', () => {
    expect(judge(own, 'move', ['Verplaatsen_NaarEigenLocatie'])).toBeNull()
    expect(judge(own, 'move', ['TransportAanvraag_NaarEigenLocatie'])).toBe('verplaatsen.eigen_locatie')
    expect(judge(own, 'transport', ['TransportAanvraag_NaarEigenLocatie'])).toBeNull()
    expect(judge(own, 'transport', ['Verplaatsen_NaarEigenLocatie'])).toBe('transport.eigen_locatie')
    expect(judge({ ...own, isOwn: false }, 'move', [])).toBeNull()
  })

  it('is never where it comes from, blocked or closed (R-RULE-06)', () => {
    const other = { ...own, isOwn: false }
    expect(judge({ ...other, nummer: '10001' }, 'move', [])).toBe('verplaatsen.zelfde_locatie')
    expect(judge({ ...other, geblokkeerd: true }, 'move', [])).toBe('verplaatsen.doel_geblokkeerd')
    expect(judge({ ...other, kind: 'Geblokkeerd' }, 'transport', [])).toBe('verplaatsen.doel_geblokkeerd')
    expect(judge({ ...other, state: 'Archived' }, 'move', [])).toBe('locatie.niet_bestelbaar')
  })
})
