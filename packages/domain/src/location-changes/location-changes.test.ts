import { describe, expect, it } from 'vitest'
import { locationNumberMaxDigits } from '../constants.ts'
import { requiredFieldKeys } from '../settings/required-field-keys.ts'
import { type CloseOutPoint, closingDay } from './close-out.ts'
import {
  bookedFields,
  calledLocation,
  emptyLocationForm,
  type LocationForm,
  locationFaults,
  neededForLocation,
} from './location-form.ts'

const check = { isOn: () => false, customers: ['K1'] }
const faultsOf = (change: Partial<LocationForm>) =>
  locationFaults('createLocation', { ...emptyLocationForm, ...change }, check).map(({ field, code }) => [field, code])

describe('the form of a location', () => {
  it.each(Object.entries(requiredFieldKeys.newLocation))(
    'to ask for one needs %s while %s is on (R-REQ-01)',
    (field, key) => {
      const faults = (on: boolean) =>
        locationFaults('newLocation', emptyLocationForm, { ...check, isOn: (name) => on && name === key })
      expect(faults(true).map((fault) => [fault.field, fault.code])).toEqual([[field, 'validatie.verplicht']])
      expect(faults(false)).toEqual([])
    },
  )

  it.each(Object.entries(requiredFieldKeys.createLocation))(
    'to make one needs %s while %s is on (R-REQ-06)',
    (field, key) => {
      const faults = (on: boolean) =>
        locationFaults('createLocation', emptyLocationForm, { ...check, isOn: (name) => on && name === key })
      expect(faults(true).map((fault) => [fault.field, fault.code])).toEqual([[field, 'validatie.verplicht']])
      expect(faults(false)).toEqual([])
    },
  )

  it('that is booked in MetaCom needs its number and all that the booking is made of, and no other does', () => {
    const faults = locationFaults('createLocation', emptyLocationForm, { ...check, isBooked: true })
    expect(faults.map(({ field, code }) => [field, code])).toEqual(
      bookedFields.map((field) => [field, 'validatie.verplicht']),
    )
    expect(neededForLocation('createLocation', { ...check, isBooked: true })).toEqual([...bookedFields])
    expect(faultsOf({})).toEqual([])
  })

  it('takes a number of at most five digits (R-VAL-08, R-CONST-12)', () => {
    expect(locationNumberMaxDigits).toBe(5)
    for (const nummer of ['1', '00012', '12345', ' 12345 ']) expect(faultsOf({ nummer })).toEqual([])
    for (const nummer of ['123456', '12a', '-1234', '1 234'])
      expect(faultsOf({ nummer })).toEqual([['nummer', 'locatie.nummer_max_cijfers']])
  })

  it('takes only customers of the person and days in their order', () => {
    expect(faultsOf({ klant: 'K1', startDatum: '2026-12-01', eindDatum: '2026-12-01' })).toEqual([])
    expect(faultsOf({ klant: 'K2' })).toEqual([['klant', 'validatie.keuze']])
    expect(faultsOf({ startDatum: '2026-12-02', eindDatum: '2026-12-01' })).toEqual([
      ['eindDatum', 'datum.retour_voor_lever'],
    ])
    expect(faultsOf({ startDatum: '2026-02-30' })).toEqual([['startDatum', 'verzoek.onjuist']])
  })

  it('refuses what the back office would cut off', () => {
    expect(faultsOf({ plaats: 'x'.repeat(31) })).toEqual([['plaats', 'validatie.max_tekens']])
  })

  it('always gives a name', () => {
    expect(calledLocation({ ...emptyLocationForm, omschrijving: ' Hal 3 ', nummer: '12' })).toBe('Hal 3')
    expect(calledLocation({ ...emptyLocationForm, adres: 'Kade 1', plaats: 'Utrecht' })).toBe('Kade 1, Utrecht')
    expect(calledLocation({ ...emptyLocationForm, nummer: '00012' })).toBe('00012')
    expect(calledLocation(emptyLocationForm)).toBe('-')
  })
})

describe('the day on which a location can be closed', () => {
  const settings = {
    bool: () => true,
    int: (name: string) => (name === 'Afvoeren_Blokkeerdagen' ? 2 : 0),
    multiString: () => [],
  }
  // A Thursday; the first removal after two blocked days is on the Monday.
  const today = '2026-11-26'
  const point = (soort: CloseOutPoint['soort'], more: Partial<CloseOutPoint> = {}): CloseOutPoint => ({
    ...{ soort, aantal: 1, tot: null, zonderDag: 0 },
    ...more,
  })
  const day = (...points: CloseOutPoint[]) => closingDay(points, { today, settings })

  it('is today when nothing is open', () => {
    expect(day(point('voorraad', { aantal: 0, zonderDag: 0 }))).toEqual({ dag: today, wachtOp: [] })
  })

  it('is the first day of a removal for what stands there and leaves by none', () => {
    expect(day(point('voorraad', { zonderDag: 1 })).dag).toBe('2026-11-30')
  })

  it('is the last planned day', () => {
    const planned = [point('orders', { tot: '2026-12-04' }), point('feedback', { tot: '2026-12-01' })]
    expect(day(point('voorraad', { zonderDag: 1 }), ...planned).dag).toBe('2026-12-04')
  })

  it('is not known while something has no day, and says what', () => {
    expect(day(point('orders', { tot: '2026-12-04', zonderDag: 1 }))).toEqual({ dag: null, wachtOp: ['orders'] })
  })

  it('does not wait for invoices, inspections and order lists', () => {
    const kept = [point('facturen', { zonderDag: 3 }), point('keuringen', { zonderDag: 1 })]
    expect(day(...kept, point('bestellijsten', { zonderDag: 2 })).dag).toBe(today)
  })
})
