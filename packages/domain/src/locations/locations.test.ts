import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indicatorThresholdsOf, locationIndicator } from './indicator.ts'
import { locationName } from './location-name.ts'
import { refuseLocationNumber } from './location-number.ts'
import type { LocationEffect, LocationEvent, LocationSelection } from './selection.ts'
import { nextLocationSelection, noLocations, selectionLostMessage } from './selection.ts'

describe('a location number', () => {
  it.each(['1', '12345', '00001', ' 123 '])('may be %j (R-VAL-08)', (number) => {
    expect(refuseLocationNumber(number)).toBeNull()
  })

  it.each(['123456', '12a', '', '1 2', '-1', '1.5', '١٢'])('may not be %j (R-VAL-08)', (number) => {
    expect(refuseLocationNumber(number)).toEqual({ code: 'locatie.nummer_max_cijfers', params: { amount: 5 } })
  })

  it('has 1 to 5 digits (R-VAL-08, R-CONST-12)', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789') }), (digits) => {
        expect(refuseLocationNumber(digits) === null).toBe(digits.length >= 1 && digits.length <= 5)
      }),
    )
  })
})

describe('a location', () => {
  it('is called by its number when it has no name (R-ENT-01)', () => {
    expect(locationName({ nummer: '10', omschrijving: 'Kade' })).toBe('Kade')
    for (const omschrijving of ['', '  ', null]) expect(locationName({ nummer: '10', omschrijving })).toBe('10')
    expect(locationName({ nummer: '10' })).toBe('10')
  })

  it.each([
    [0, 'safe'],
    [1, 'safe'],
    [4, 'safe'],
    [5, 'warning'],
    [9, 'warning'],
    [10, 'danger'],
    [99, 'danger'],
  ])('with %i open items is %s', (openItems, expected) => {
    const values: Record<string, number> = {
      LocatieIndicator_Safe: 0,
      LocatieIndicator_Warning: 5,
      LocatieIndicator_Danger: 10,
    }
    const thresholds = indicatorThresholdsOf({ int: (name) => values[name] ?? Number.NaN })
    expect(locationIndicator(openItems, thresholds)).toBe(expected)
  })

  it('is never a warning up to the safe threshold, whatever the others say', () => {
    const thresholds = { safe: 5, warning: 3, danger: 4 }
    expect([3, 4, 5, 6].map((open) => locationIndicator(open, thresholds))).toEqual(['safe', 'safe', 'safe', 'danger'])
  })
})

describe('selecting a location', () => {
  interface Place {
    readonly nummer: string
    readonly omschrijving: string
  }
  const a = { nummer: 'A', omschrijving: 'Kade' }
  const b = { nummer: 'B', omschrijving: '' }
  const step = (state: LocationSelection<Place>, event: LocationEvent<Place>) => nextLocationSelection(state, event)
  const run = (events: readonly LocationEvent<Place>[]) =>
    events.reduce<{ state: LocationSelection<Place>; effects: readonly LocationEffect[] }>(
      ({ state }, event) => step(state, event),
      { state: noLocations, effects: [] },
    )
  const load: LocationEvent<Place> = { type: 'loaded', locations: [a, b] }
  const select = (nummer: string): LocationEvent<Place> => ({ type: 'selected', nummer })

  it('loads the order list (R-LOC-01)', () => {
    expect(run([load, select('A')]).effects).toContain('loadOrderList')
    expect(run([load, select('A'), select('A')]).effects).toContain('loadOrderList')
  })

  it('loads the removal list only for another location (R-LOC-02)', () => {
    expect(run([load, select('A')]).effects).toContain('loadRemovalList')
    expect(run([load, select('A'), select('A')]).effects).not.toContain('loadRemovalList')
    expect(run([load, select('A'), select('B')]).effects).toContain('loadRemovalList')
  })

  it('is undone with both lists cleared (R-LOC-03)', () => {
    const { state, effects } = run([load, select('A'), { type: 'deselected' }])
    expect(state.selected).toBeNull()
    expect(effects).toEqual(['clearOrderList', 'clearRemovalList'])
  })

  it('refreshes first and loads afterwards (R-LOC-04)', () => {
    expect(run([load, { type: 'refreshAsked' }]).effects).toEqual(['refreshLocations'])
    expect(run([load, { type: 'refreshDone' }]).effects).toEqual(['loadLocations'])
  })

  it('is given up when the location is gone (R-LOC-05), with a warning (R-LOC-06)', () => {
    const { state, effects } = run([load, select('A'), { type: 'loaded', locations: [b] }])
    expect(state.selected).toBeNull()
    expect(effects).toContain('warnSelectionLost')
    expect(selectionLostMessage).toBe('geselecteerde_locatie')
    expect(run([load, select('B'), { type: 'loaded', locations: [b] }])).toMatchObject({
      state: { selected: 'B' },
      effects: [],
    })
  })

  it('toggles the project flag (R-LOC-07)', () => {
    const on = run([load, { type: 'projectToggled' }])
    expect(on.state.projectSelected).toBe(true)
    expect(step(on.state, { type: 'projectToggled' }).state.projectSelected).toBe(false)
  })

  it('replaces the list and names the nameless by their number (R-LOC-08, R-ENT-01)', () => {
    expect(run([load]).state.locations).toEqual([a, { nummer: 'B', omschrijving: 'B' }])
    expect(run([load, { type: 'loaded', locations: [a] }]).state.locations).toEqual([a])
  })

  it('never holds a location that is not in the list', () => {
    const event = fc.oneof(
      fc.constantFrom(select('A'), select('B'), select('X')),
      fc.constantFrom<LocationEvent<Place>>(load, { type: 'loaded', locations: [b] }, { type: 'deselected' }),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { state } = run(events)
        expect(state.selected === null || state.locations.some(({ nummer }) => nummer === state.selected)).toBe(true)
      }),
    )
  })
})
