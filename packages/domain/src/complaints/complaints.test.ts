import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings/read-setting.ts'
import { complaintFaults, emptyComplaintForm, expectedSolution } from './complaint-form.ts'
import { isOpenComplaint } from './open-complaint.ts'
import { complaintFigures, figuresByType, isOverdue, throughputDays } from './throughput.ts'

const settings = readSettings({ Klacht_Types: ['Levering'], Klacht_Urgenties: [] })
const good = { ...emptyComplaintForm, omschrijving: 'Start niet', type: 'Levering', urgentie: 'Nu' }
const faultsOf = (change: Partial<typeof good>) =>
  complaintFaults({ ...good, ...change }, settings).map(({ field, code }) => [field, code])

describe('feedback', () => {
  it('says what it is about', () => {
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ omschrijving: '  ', type: '', urgentie: '' })).toEqual([
      ['omschrijving', 'validatie.verplicht'],
      ['type', 'validatie.verplicht'],
      ['urgentie', 'validatie.verplicht'],
    ])
  })

  it('has a type of the tenant’s list, and any urgency where the list is empty', () => {
    expect(faultsOf({ type: 'Verzonnen', urgentie: 'Verzonnen' })).toEqual([['type', 'validatie.keuze']])
  })

  it('is no longer than the back office keeps', () => {
    expect(faultsOf({ omschrijving: 'x'.repeat(251), notitie: 'x'.repeat(250) })).toEqual([
      ['omschrijving', 'validatie.max_tekens'],
    ])
  })

  it('is expected to be solved after as many working days as the setting says (R-SET-20)', () => {
    // A Thursday.
    const after = (days: number) =>
      expectedSolution('2026-11-26', readSettings({ Klacht_VerwachteOplossingsDagen: days }))
    expect([after(0), after(1), after(2), after(5)]).toEqual(['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-03'])
  })
})

describe('feedback that waits for an answer', () => {
  const open = { werkelijkeOplosDatum: null, status: 'Wachten', verzending: 'bevestigd' } as const

  it('is what is neither resolved nor settled, also on its way or in an unknown word', () => {
    expect(isOpenComplaint(open)).toBe(true)
    expect(isOpenComplaint({ ...open, verzending: 'wachtrij' })).toBe(true)
    expect(isOpenComplaint({ ...open, status: null })).toBe(true)
    expect(isOpenComplaint({ ...open, werkelijkeOplosDatum: '2026-11-08' })).toBe(false)
    expect(isOpenComplaint({ ...open, status: 'Afgehandeld' })).toBe(false)
  })

  it.each(['geweigerd', 'vervallen'] as const)('is never what the back office has not taken: %s', (verzending) => {
    expect(isOpenComplaint({ ...open, verzending })).toBe(false)
  })
})

describe('throughput', () => {
  const one = (received: string, resolved: string | null, expected: string | null = '2026-11-10') => ({
    ...{ type: 'A', ontvangenOp: received, verwachteOplosDatum: expected, werkelijkeOplosDatum: resolved },
    status: resolved === null ? 'Wachten' : 'Afgehandeld',
  })

  it('is counted in days from receipt to resolution, and never below none', () => {
    expect(throughputDays('2026-11-01', '2026-11-08')).toBe(7)
    expect(throughputDays('2026-11-01', '2026-11-01')).toBe(0)
    expect(throughputDays('2026-11-02', '2026-11-01')).toBe(0)
    expect(throughputDays('2026-11-01', null)).toBeNull()
  })

  it('is overdue after the expected day, not on it', () => {
    expect(isOverdue(one('2026-11-01', null), '2026-11-10')).toBe(false)
    expect(isOverdue(one('2026-11-01', null), '2026-11-11')).toBe(true)
    expect(isOverdue(one('2026-11-01', '2026-11-20'), '2026-11-30')).toBe(false)
    expect(isOverdue(one('2026-11-01', null, null), '2026-11-30')).toBe(false)
  })

  it('is in time on the expected day, and late the day after', () => {
    const inTime = (resolved: string) => complaintFigures([one('2026-11-01', resolved)], '2026-11-20').inTime
    expect([inTime('2026-11-10'), inTime('2026-11-11')]).toEqual([1, 0])
  })

  it('has average, median and the share in time', () => {
    const items = [
      one('2026-11-01', '2026-11-02'),
      one('2026-11-01', '2026-11-04'),
      one('2026-11-01', '2026-11-15'),
      { ...one('2026-11-01', null, '2026-11-05'), type: 'B' },
    ]
    const figures = { total: 4, open: 1, overdue: 1, resolved: 3, averageDays: 6, medianDays: 3, inTime: 2 / 3 }
    expect(complaintFigures(items, '2026-11-20')).toEqual(figures)
    expect(figuresByType(items, '2026-11-20').map(({ type, total }) => [type, total])).toEqual([
      ['A', 3],
      ['B', 1],
    ])
    expect(complaintFigures([], '2026-11-20')).toMatchObject({ averageDays: null, medianDays: null, inTime: null })
    expect(complaintFigures(items.slice(0, 2), '2026-11-20').medianDays).toBe(2)
  })
})
