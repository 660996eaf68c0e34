import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLabel } from '../removal-list/read-label.ts'
import { findByLabel, latestSightings, plausibleMoment, thingKey } from './sighting.ts'
import {
  asksWhat,
  type BookRow,
  countWalk,
  type WalkFacts,
  type WalkSighting,
  walkRows,
  walkStates,
} from './walk-report.ts'

const facts: WalkFacts = { today: '2026-11-29', stillAfterDays: 28, part: '', isClosed: true }
const book = (materieelSoort: string, materieelNummer = '', more: Partial<BookRow> = {}): BookRow => ({
  type: 'Materieel',
  materieelSoort,
  materieelNummer,
  huidig: 1,
  keuringsDatum: null,
  goedgekeurd: true,
  beschikbaarVanaf: '2026-11-20',
  verwachteRetourDatum: null,
  ...more,
})
const saw = (materieelSoort: string, materieelNummer = '', more: Partial<WalkSighting> = {}): WalkSighting => ({
  type: 'Materieel',
  materieelSoort,
  materieelNummer,
  code: '',
  aantal: 1,
  moment: '2026-11-29T08:00:00.000Z',
  elders: '',
  ...more,
})
const label = (code: string, more: Partial<WalkSighting> = {}) => saw('', '', { type: '', code, ...more })
const statesOf = (books: readonly BookRow[], sightings: readonly WalkSighting[], more: Partial<WalkFacts> = {}) =>
  walkRows(books, sightings, { ...facts, ...more }).map(({ state }) => state)

describe('what a walk says of a thing', () => {
  it('is that it was found, is missing, or stands there and not in the books', () => {
    const books = [book('MOLEN', 'M1'), book('MOLEN', 'M2')]
    expect(statesOf(books, [saw('MOLEN', 'm1'), saw('MOLEN', 'M9')])).toEqual(['gevonden', 'ontbreekt', 'extra'])
  })

  it('is of what is counted how it differs, with rows of the books about one thing as one', () => {
    const fences = [book('HEK', '', { huidig: 12 }), book('HEK', '', { huidig: 8 })]
    const counted = (aantal: number) => statesOf(fences, [saw('HEK', '', { aantal })])
    expect([20, 19, 21, 0].map(counted)).toEqual([['gevonden'], ['minder'], ['meer'], ['ontbreekt']])
    expect(statesOf(fences, [])).toEqual(['ontbreekt'])
  })

  it('is of a label that names nothing here whether it belongs to another site', () => {
    const labels = [label('X1', { elders: '10002 Kade' }), label('X2')]
    expect(statesOf([], labels)).toEqual(['elders', 'onbekend'])
  })

  it('is open while the walk goes on, and after it where only a part was walked', () => {
    const books = [book('MOLEN', 'M1')]
    expect(statesOf(books, [], { isClosed: false })).toEqual(['open'])
    expect(statesOf(books, [], { part: 'Gebouw B' })).toEqual(['open'])
    expect(statesOf(books, [])).toEqual(['ontbreekt'])
  })

  it('forgets what was seen and taken back', () => {
    const back = { aantal: 0, moment: '2026-11-29T08:01:00.000Z' }
    const all = [saw('MOLEN', 'M1'), saw('MOLEN', 'M1', back), label('X'), label('x', back)]
    expect(statesOf([book('MOLEN', 'M1')], all, { isClosed: false })).toEqual(['open'])
  })

  it('leaves out what is only on its way here', () => {
    expect(statesOf([book('MOLEN', 'M1', { huidig: 0 })], [])).toEqual([])
  })

  it('is late, badly inspected or standing still from the very day on', () => {
    const rowOf = (more: Partial<BookRow>) => walkRows([book('MOLEN', 'M1', more)], [], facts)[0]
    expect([
      rowOf({ verwachteRetourDatum: '2026-11-29' }),
      rowOf({ verwachteRetourDatum: '2026-11-26' }),
    ]).toMatchObject([{ lateDays: 0 }, { lateDays: 3 }])
    expect(
      [{ keuringsDatum: '2026-11-29' }, { keuringsDatum: '2026-11-28' }, { goedgekeurd: false }].map(
        (one) => rowOf(one)?.isInspectionBad,
      ),
    ).toEqual([false, true, true])
    const still = ['2026-11-01', '2026-11-02', null].map((beschikbaarVanaf) => rowOf({ beschikbaarVanaf })?.stillDays)
    expect(still).toEqual([28, 0, 0])
  })

  it('is counted once each', () => {
    const books = [book('MOLEN', 'M1', { goedgekeurd: false }), book('MOLEN', 'M2'), book('HEK', '', { huidig: 4 })]
    const rows = walkRows(books, [saw('MOLEN', 'M1'), saw('HEK', '', { aantal: 3 }), label('X')], facts)
    expect(countWalk(rows)).toEqual({ expected: 3, seen: 2, missing: 2, extra: 1, late: 0, inspection: 1, still: 0 })
    expect(rows.filter(asksWhat)).toHaveLength(3)
  })

  it('asks what becomes of everything but what is as the books say, or was not looked at', () => {
    expect(walkStates.filter((state) => !asksWhat({ state }))).toEqual(['gevonden', 'open'])
  })
})

describe('sightings of several people', () => {
  it('come to the same in whichever order they arrive', () => {
    const sighting = fc.record({
      no: fc.constantFrom('M1', 'm1', 'M2'),
      aantal: fc.nat(3),
      second: fc.uniqueArray(fc.nat(59), { minLength: 1, maxLength: 1 }),
    })
    const all = fc.uniqueArray(sighting, { selector: ({ second }) => second[0], maxLength: 12 })
    fc.assert(
      fc.property(all, (many) => {
        const made = many.map(({ no, aantal, second: [s = 0] }) =>
          saw('MOLEN', no, { aantal, moment: `2026-11-29T08:00:${String(s).padStart(2, '0')}.000Z` }),
        )
        const sum = (sightings: readonly WalkSighting[]) =>
          latestSightings(sightings)
            .map((one) => `${thingKey(one)} ${one.aantal}`)
            .sort()
        expect(sum(made.toReversed())).toEqual(sum(made))
      }),
    )
  })

  it('have a moment between the begin of the walk and now, whatever the clock of the phone says', () => {
    const at = { begun: new Date('2026-11-29T08:00:00Z'), now: new Date('2026-11-29T09:00:00Z') }
    const moments = ['2026-11-29T08:30:00Z', '2020-01-01T00:00:00Z', '2031-01-01T00:00:00Z']
    expect(moments.map((one) => plausibleMoment(one, at).toISOString().slice(11, 16))).toEqual([
      '08:30',
      '08:00',
      '09:00',
    ])
    const early = { begun: new Date('2031-01-01T00:00:00Z'), now: at.now }
    expect(plausibleMoment('2026-11-29T08:30:00Z', early)).toEqual(at.now)
  })
})

describe('a label', () => {
  const mixer = { materieelSoort: 'MOLEN', keuringsNummer: 'K77' }
  const stock = [
    { ...mixer, materieelNummer: '511012-001', serienummer: 'SN-4' },
    { ...mixer, materieelNummer: '511012-002', serienummer: '' },
    { materieelSoort: 'HEK', materieelNummer: '', keuringsNummer: '', serienummer: '' },
  ]
  const found = (code: string) => {
    const read = readLabel(code)
    return read === null ? null : (findByLabel(read, stock)?.materieelNummer ?? null)
  }

  it('means the thing with its number, also in an address, without hyphens or by its serial number', () => {
    const codes = ['511012-001', 'https://portaal.nl/m/511012-001', '511012002', 'sn-4', 'molen-511012-002', 'HEK']
    expect(codes.map(found)).toEqual(['511012-001', '511012-001', '511012-002', '511012-001', '511012-002', ''])
  })

  it('means nothing where several things have it, or none', () => {
    expect([found('K77'), found('nergens')]).toEqual([null, null])
  })
})
