import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TransportTime, transportTimes } from '../requests/request-draft.ts'
import { fromWire, toWire, wireNames } from '../requests/wire-fields.ts'
import type { BoolKey, IntKey, MultiStringKey } from '../settings/catalogue.ts'
import { momentWords } from './moment-words.ts'
import { timeFaults } from './transport-times.ts'
import { type TransportForm, validateTransport } from './validate-transport.ts'

const filled: TransportForm = {
  deliveryDate: '2026-12-01',
  reference: '',
  loadingChoice: '0',
  loadingFrom: '',
  loadingUntil: '',
  unloadingChoice: '0',
  unloadingFrom: '',
  unloadingUntil: '',
  transportMeans: 'Dieplader',
  load: 'Kraandelen',
  loadingOptions: [],
  loadedBy: '',
  pickupCode: '',
  pickupName: '',
  pickupAddress: '',
  pickupPostCode: '',
  pickupCity: '',
  pickupContact: '',
  pickupPhoneNo: '',
  toLocation: '10002',
  addressCode: '',
  addressName: '',
  address: '',
  postCode: '',
  city: '',
  contact: '',
  phoneNo: '',
}

function faults(
  form: TransportForm,
  set: { on?: readonly BoolKey[]; int?: Partial<Record<IntKey, number>>; list?: readonly string[] } = {},
) {
  const settings = {
    bool: (key: BoolKey) => (set.on ?? []).includes(key),
    int: (key: IntKey) => set.int?.[key] ?? (key === 'Standaard_MaxDagenVooruit' ? 730 : 0),
    multiString: (_: MultiStringKey) => set.list ?? [],
  }
  const check = { today: '2026-11-19', termsAccepted: false, settings }
  return validateTransport(form, check).map(({ field, code }) => [field, code])
}

const times = (form: Partial<TransportForm>) =>
  timeFaults({ ...filled, ...form }).map(({ field, code }) => [field, code])

describe('the form of a transport request', () => {
  it.each(['deliveryDate', 'transportMeans', 'load', 'toLocation'] as const)('needs %s always', (field) => {
    const empty = { ...filled, [field]: field === 'deliveryDate' ? null : ' ' }
    expect(faults(empty)).toEqual([[field, 'validatie.verplicht']])
    expect(faults(filled)).toEqual([])
  })

  it('takes vehicle, loading options and who loads from the lists of the firm only, and any where it has none', () => {
    const chosen = { ...filled, loadingOptions: ['Kraan', 'Heftruck'], loadedBy: 'Klant' }
    expect(faults(chosen)).toEqual([])
    expect(faults(chosen, { list: ['Dieplader', 'Kraan', 'Heftruck', 'Klant'] })).toEqual([])
    expect(faults(chosen, { list: ['Kraan'] })).toEqual([
      ['transportMeans', 'validatie.keuze'],
      ['loadingOptions', 'validatie.keuze'],
      ['loadedBy', 'validatie.keuze'],
    ])
  })

  it('needs the terms while the setting says so (R-REQ-07, R-SCR-TRANSPORT-06)', () => {
    expect(faults(filled, { on: ['TransportAanvraag_VoorwaardenVerplicht'] })).toEqual([
      ['termsAccepted', 'validatie.voorwaarden'],
    ])
  })

  it('names the texts that are too long, the typed loading options too (R-VAL-10)', () => {
    const long = 'x'.repeat(1001)
    expect(faults({ ...filled, loadedBy: long, loadingOptions: [long] })).toEqual([
      ['loadedBy', 'validatie.max_tekens'],
      ['loadingOptions', 'validatie.max_tekens'],
    ])
    expect(faults({ ...filled, loadingOptions: [`${'x'.repeat(498)} `, ' y'.repeat(250)] })).toEqual([])
  })

  it.each([
    [0, '2026-11-19', null],
    [1, '2026-11-20', 'datum.geblokkeerd'],
    [3, '2026-11-22', 'datum.geblokkeerd'],
    [3, '2026-11-23', null],
  ])('with %i blocked days gives %s: %s (R-DATE-10)', (days, deliveryDate, code) => {
    const found = faults({ ...filled, deliveryDate }, { int: { TransportAanvraag_Blokkeerdagen: days } })
    expect(found).toEqual(code === null ? [] : [['deliveryDate', code]])
  })

  it('keeps weekends free only while they are not blocked (R-DATE-11), and allows days in the past (R-DATE-12)', () => {
    const sunday = { ...filled, deliveryDate: '2026-12-06' }
    expect(faults(sunday)).toEqual([])
    expect(faults(sunday, { on: ['TransportAanvraag_BlokkeerWeekenden'] })).toEqual([['deliveryDate', 'datum.weekend']])
    const early = { ...filled, deliveryDate: '2026-11-17' }
    expect(faults(early, { int: { TransportAanvraag_DagenInVerleden: 2 } })).toEqual([])
    expect(faults(early)).toEqual([['deliveryDate', 'datum.verleden']])
  })

  it('is what its call stands for, with the calendar day it names (R-DATE-13)', () => {
    const call = { ...toWire('transport', filled), transportDatum: '2026-10-24T22:00:00.000Z' }
    expect(fromWire('transport', call)).toEqual({ ...filled, deliveryDate: '2026-10-25' })
    const { reference, pickupCode, load } = wireNames('transport')
    expect([reference, pickupCode, load]).toEqual(['reference', 'vanAdressCode', 'lading'])
  })
})

describe('the times of a transport', () => {
  it('end after they start (OP-41)', () => {
    expect(times({ loadingFrom: '08:00', loadingUntil: '08:01' })).toEqual([])
    expect(times({ loadingFrom: '08:00', loadingUntil: '08:00' })).toEqual([['loadingUntil', 'tijd.eind_voor_start']])
    expect(times({ unloadingFrom: '14:00', unloadingUntil: '09:00' })).toEqual([
      ['unloadingUntil', 'tijd.eind_voor_start'],
    ])
  })

  it.each(['24:00', '8:00', '08:60', 'acht', '08:00:00'])('are times of the clock: %s is none', (time) => {
    expect(times({ unloadingFrom: time })).toEqual([['unloadingFrom', 'verzoek.onjuist']])
  })

  it('do not let unloading begin, or be over, before loading begins', () => {
    expect(times({ loadingFrom: '10:00', unloadingFrom: '09:00' })).toEqual([
      ['unloadingFrom', 'tijd.lossen_voor_laden'],
    ])
    expect(times({ loadingFrom: '10:00', unloadingUntil: '09:00' })).toEqual([
      ['unloadingUntil', 'tijd.lossen_voor_laden'],
    ])
    expect(times({ loadingChoice: '3', unloadingChoice: '2' })).toEqual([['unloadingChoice', 'tijd.lossen_voor_laden']])
    expect(times({ loadingChoice: '2', unloadingChoice: '3' })).toEqual([])
  })

  it('are not compared when only one of the two is on the first working day (OP-12)', () => {
    expect(times({ loadingFrom: '14:00', unloadingChoice: '1', unloadingFrom: '08:00' })).toEqual([])
    expect(times({ loadingChoice: '3', unloadingChoice: '1', unloadingUntil: '10:00' })).toEqual([])
    const both = { loadingChoice: '1', unloadingChoice: '1' } as const
    expect(times({ ...both, loadingFrom: '14:00', unloadingFrom: '08:00' })).toEqual([
      ['unloadingFrom', 'tijd.lossen_voor_laden'],
    ])
  })

  it('are said instead of the part of the day, and beside the first working day', () => {
    const text = (key: string, params: Readonly<Record<string, string>> = {}) =>
      [key.split('.').at(-1), ...Object.values(params)].join(' ')
    const words = (choice: TransportTime, from = '', until = '') => momentWords({ choice, from, until }, text)
    expect(transportTimes.map((choice) => words(choice))).toEqual(['0', '1', '2', '3'])
    expect(words('2', '14:00')).toBe('timeFrom 14:00')
    expect(words('0', '', '16:00')).toBe('timeUntil 16:00')
    expect(words('3', '08:00', '10:00')).toBe('timeBetween 08:00 10:00')
    expect(words('1', '08:00', '10:00')).toBe('1 · timeBetween 08:00 10:00')
  })

  it('count instead of the part of the day when they are filled', () => {
    expect(times({ loadingChoice: '3', loadingUntil: '09:00', unloadingFrom: '10:00' })).toEqual([])
  })

  it('are right whenever loading comes before unloading, whatever is chosen and left open', () => {
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const four = fc
      .uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 4, maxLength: 4 })
      .map((minutes) => minutes.toSorted((a, b) => a - b).map(clock))
    const choice = fc.constantFrom(...transportTimes)
    fc.assert(
      fc.property(four, choice, choice, ([a = '', b = '', c = '', d = ''], loadingChoice, unloadingChoice) => {
        const form = { loadingFrom: a, loadingUntil: b, unloadingFrom: c, unloadingUntil: d }
        expect(times({ ...form, loadingChoice, unloadingChoice })).toEqual([])
        const swapped = { loadingFrom: c, loadingUntil: d, unloadingFrom: a, unloadingUntil: b }
        const isSameDay = (loadingChoice === '1') === (unloadingChoice === '1')
        expect(times({ ...swapped, loadingChoice, unloadingChoice })).toEqual(
          isSameDay ? [['unloadingFrom', 'tijd.lossen_voor_laden']] : [],
        )
      }),
    )
  })
})
