import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoolKey, IntKey, MultiStringKey } from '../settings/catalogue.ts'
import { momentWords } from './moment-words.ts'
import { type TransportForm, type TransportTime, transportTimes } from './transport-form.ts'
import { timeFaults } from './transport-times.ts'
import { transportCallField, transportFormOfCall } from './transport-wire-fields.ts'
import { validateTransport } from './validate-transport.ts'

const filled: TransportForm = {
  transportDatum: '2026-12-01',
  referentie: '',
  keuzeLaadTijd: '0',
  laadtijdStart: '',
  laadtijdEind: '',
  keuzeLosTijd: '0',
  lostijdStart: '',
  lostijdEind: '',
  transportmiddel: 'Dieplader',
  lading: 'Kraandelen',
  laadopties: [],
  wieLaadt: '',
  vanAdrescode: '',
  vanWerkadres: '',
  vanAdres: '',
  vanPostcode: '',
  vanPlaats: '',
  vanContactpersoon: '',
  vanTelefoonnummer: '',
  endLocatie: '10002',
  endAdrescode: '',
  endWerkadres: '',
  endAdres: '',
  endPostcode: '',
  endPlaats: '',
  endContactpersoon: '',
  endTelefoonnummer: '',
}

function faults(
  form: TransportForm,
  set: { on?: readonly BoolKey[]; int?: Partial<Record<IntKey, number>>; list?: readonly string[] } = {},
) {
  const settings = {
    bool: (key: BoolKey) => (set.on ?? []).includes(key),
    int: (key: IntKey) => set.int?.[key] ?? 0,
    multiString: (_: MultiStringKey) => set.list ?? [],
  }
  const check = { today: '2026-11-19', termsAccepted: false, settings }
  return validateTransport(form, check).map(({ field, code }) => [field, code])
}

const times = (form: Partial<TransportForm>) =>
  timeFaults({ ...filled, ...form }).map(({ field, code }) => [field, code])

describe('the form of a transport request', () => {
  it.each(['transportDatum', 'transportmiddel', 'lading', 'endLocatie'] as const)('needs %s always', (field) => {
    const empty = { ...filled, [field]: field === 'transportDatum' ? null : ' ' }
    expect(faults(empty)).toEqual([[field, 'validatie.verplicht']])
    expect(faults(filled)).toEqual([])
  })

  it('takes vehicle, loading options and who loads from the lists of the firm only, and any where it has none', () => {
    const chosen = { ...filled, laadopties: ['Kraan', 'Heftruck'], wieLaadt: 'Klant' }
    expect(faults(chosen)).toEqual([])
    expect(faults(chosen, { list: ['Dieplader', 'Kraan', 'Heftruck', 'Klant'] })).toEqual([])
    expect(faults(chosen, { list: ['Kraan'] })).toEqual([
      ['transportmiddel', 'validatie.keuze'],
      ['laadopties', 'validatie.keuze'],
      ['wieLaadt', 'validatie.keuze'],
    ])
  })

  it('needs the terms while the setting says so (R-REQ-07, R-SCR-TRANSPORT-06)', () => {
    expect(faults(filled, { on: ['TransportAanvraag_VoorwaardenVerplicht'] })).toEqual([
      ['termsAccepted', 'validatie.voorwaarden'],
    ])
  })

  it('names the texts that are too long, the typed loading options too (R-VAL-10)', () => {
    const long = 'x'.repeat(1001)
    expect(faults({ ...filled, wieLaadt: long, laadopties: [long] })).toEqual([
      ['wieLaadt', 'validatie.max_tekens'],
      ['laadopties', 'validatie.max_tekens'],
    ])
    expect(faults({ ...filled, laadopties: [`${'x'.repeat(498)} `, ' y'.repeat(250)] })).toEqual([])
  })

  it.each([
    [0, '2026-11-19', null],
    [1, '2026-11-20', 'datum.geblokkeerd'],
    [3, '2026-11-22', 'datum.geblokkeerd'],
    [3, '2026-11-23', null],
  ])('with %i blocked days gives %s: %s (R-DATE-10)', (days, transportDatum, code) => {
    const found = faults({ ...filled, transportDatum }, { int: { TransportAanvraag_Blokkeerdagen: days } })
    expect(found).toEqual(code === null ? [] : [['transportDatum', code]])
  })

  it('keeps weekends free only while they are not blocked (R-DATE-11), and allows days in the past (R-DATE-12)', () => {
    const sunday = { ...filled, transportDatum: '2026-12-06' }
    expect(faults(sunday)).toEqual([])
    expect(faults(sunday, { on: ['TransportAanvraag_BlokkeerWeekenden'] })).toEqual([
      ['transportDatum', 'datum.weekend'],
    ])
    const early = { ...filled, transportDatum: '2026-11-17' }
    expect(faults(early, { int: { TransportAanvraag_DagenInVerleden: 2 } })).toEqual([])
    expect(faults(early)).toEqual([['transportDatum', 'datum.verleden']])
  })

  it('is what its call stands for, with the calendar day it names (R-DATE-13)', () => {
    const { referentie: reference, vanAdrescode: vanAdressCode, endAdrescode: endAdressCode, ...same } = filled
    const call = { ...same, reference, vanAdressCode, endAdressCode, transportDatum: '2026-10-24T22:00:00.000Z' }
    expect(transportFormOfCall(call)).toEqual({ ...filled, transportDatum: '2026-10-25' })
    expect(['referentie', 'vanAdrescode', 'lading'].map((field) => transportCallField(field as 'lading'))).toEqual([
      'reference',
      'vanAdressCode',
      'lading',
    ])
  })
})

describe('the times of a transport', () => {
  it('end after they start (OP-41)', () => {
    expect(times({ laadtijdStart: '08:00', laadtijdEind: '08:01' })).toEqual([])
    expect(times({ laadtijdStart: '08:00', laadtijdEind: '08:00' })).toEqual([['laadtijdEind', 'tijd.eind_voor_start']])
    expect(times({ lostijdStart: '14:00', lostijdEind: '09:00' })).toEqual([['lostijdEind', 'tijd.eind_voor_start']])
  })

  it.each(['24:00', '8:00', '08:60', 'acht', '08:00:00'])('are times of the clock: %s is none', (time) => {
    expect(times({ lostijdStart: time })).toEqual([['lostijdStart', 'verzoek.onjuist']])
  })

  it('do not let unloading begin, or be over, before loading begins', () => {
    expect(times({ laadtijdStart: '10:00', lostijdStart: '09:00' })).toEqual([
      ['lostijdStart', 'tijd.lossen_voor_laden'],
    ])
    expect(times({ laadtijdStart: '10:00', lostijdEind: '09:00' })).toEqual([['lostijdEind', 'tijd.lossen_voor_laden']])
    expect(times({ keuzeLaadTijd: '3', keuzeLosTijd: '2' })).toEqual([['keuzeLosTijd', 'tijd.lossen_voor_laden']])
    expect(times({ keuzeLaadTijd: '2', keuzeLosTijd: '3' })).toEqual([])
  })

  it('are not held against each other when only one of the two is on the first working day (OP-12)', () => {
    expect(times({ laadtijdStart: '14:00', keuzeLosTijd: '1', lostijdStart: '08:00' })).toEqual([])
    expect(times({ keuzeLaadTijd: '3', keuzeLosTijd: '1', lostijdEind: '10:00' })).toEqual([])
    const both = { keuzeLaadTijd: '1', keuzeLosTijd: '1' } as const
    expect(times({ ...both, laadtijdStart: '14:00', lostijdStart: '08:00' })).toEqual([
      ['lostijdStart', 'tijd.lossen_voor_laden'],
    ])
  })

  it('are told instead of the part of the day, and beside the first working day', () => {
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
    expect(times({ keuzeLaadTijd: '3', laadtijdEind: '09:00', lostijdStart: '10:00' })).toEqual([])
  })

  it('are right whenever loading comes before unloading, whatever is chosen and left open', () => {
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const four = fc
      .uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 4, maxLength: 4 })
      .map((minutes) => minutes.toSorted((a, b) => a - b).map(clock))
    const choice = fc.constantFrom(...transportTimes)
    fc.assert(
      fc.property(four, choice, choice, ([a = '', b = '', c = '', d = ''], keuzeLaadTijd, keuzeLosTijd) => {
        const form = { laadtijdStart: a, laadtijdEind: b, lostijdStart: c, lostijdEind: d }
        expect(times({ ...form, keuzeLaadTijd, keuzeLosTijd })).toEqual([])
        const swapped = { laadtijdStart: c, laadtijdEind: d, lostijdStart: a, lostijdEind: b }
        const isSameDay = (keuzeLaadTijd === '1') === (keuzeLosTijd === '1')
        expect(times({ ...swapped, keuzeLaadTijd, keuzeLosTijd })).toEqual(
          isSameDay ? [['lostijdStart', 'tijd.lossen_voor_laden']] : [],
        )
      }),
    )
  })
})
