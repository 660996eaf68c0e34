import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSuspicious } from './reconcile-service.ts'
import { type KnownVersion, settleFirst, startOf, withKnown } from './watermark.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 9, minute))

/** Runs every so many minutes; the highest version rises by one a minute. */
function historyOf(minutes: readonly number[]): readonly KnownVersion[] {
  return minutes.reduce<readonly KnownVersion[]>(
    (history, minute) => withKnown(history, { version: BigInt(100 + minute), began: at(minute), ended: at(minute) }),
    [],
  )
}

describe('where a run starts', () => {
  it('reads everything the first time and compares once, ten minutes later', () => {
    expect(startOf([], at(0))).toEqual({ how: 'everything' })
    expect(startOf(historyOf([0]), at(5))).toEqual({ how: 'since', version: 100n })
    expect(startOf(historyOf([0, 5]), at(10))).toEqual({ how: 'secondLook' })
    const settled = withKnown(settleFirst(historyOf([0, 5]), 110n), { version: 110n, began: at(10), ended: at(10) })
    expect(startOf(settled, at(10))).toEqual({ how: 'since', version: 100n })
  })

  it('asks again for everything of the ten minutes before the last run, however long ago that was (failure mode 11)', () => {
    const settled = settleFirst(historyOf([0, 5, 10, 15, 20]), 200n)
    for (const minute of [20, 25, 60]) expect(startOf(settled, at(minute))).toEqual({ how: 'since', version: 110n })
  })

  it('counts a version from the end of the run that saw it, and a run from its beginning', () => {
    const long = withKnown(settleFirst(historyOf([0, 5]), 105n), { version: 130n, began: at(10), ended: at(30) })
    expect(startOf(long, at(90))).toEqual({ how: 'since', version: 100n })
    const next = withKnown(long, { version: 130n, began: at(35), ended: at(36) })
    expect(startOf(next, at(90))).toEqual({ how: 'since', version: 105n })
    const later = withKnown(next, { version: 130n, began: at(40), ended: at(41) })
    expect(startOf(later, at(90))).toEqual({ how: 'since', version: 130n })
  })

  it('goes on from a history that an earlier version of the portal kept', () => {
    const kept = [0, 5, 10, 15].map((minute) => ({ at: at(minute).toISOString(), version: String(100 + minute) }))
    expect(startOf(kept, at(20))).toEqual({ how: 'since', version: 105n })
  })

  const rowOf = fc.record({ got: fc.nat(300), late: fc.nat(10), place: fc.double({ min: 0, max: 1, noNaN: true }) })
  const runOf = fc.record({ pause: fc.integer({ min: 1, max: 60 }), takes: fc.nat(40) })

  it('reads every row that is committed within ten minutes, whenever runs begin and however long they take', () => {
    fc.assert(
      fc.property(fc.array(rowOf, { minLength: 1 }), fc.array(runOf, { maxLength: 12 }), (drawn, runs) => {
        const rows = [...drawn].sort((a, b) => a.got - b.got).map((row, at) => ({ ...row, version: BigInt(at + 1) }))
        const read = new Set<bigint>()
        let history: readonly KnownVersion[] = []
        let now = 0
        for (const { pause, takes } of [
          ...runs,
          { pause: 311, takes: 0 },
          { pause: 11, takes: 0 },
          { pause: 1, takes: 0 },
        ]) {
          const [began, ended] = [now + pause, now + pause + takes]
          const start = startOf(history, at(began))
          // A run passes a row's page somewhere between its beginning and its end.
          const seen = rows.filter(
            ({ got, late, place, version }) =>
              got + late <= began + place * takes && (start.how !== 'since' || version > start.version),
          )
          for (const { version } of seen) read.add(version)
          const highest = seen.reduce((most, { version }) => (version > most ? version : most), 0n)
          const known = start.how === 'secondLook' ? settleFirst(history, highest) : history
          history = withKnown(known, { version: highest, began: at(began), ended: at(ended) })
          now = ended
        }
        expect(rows.filter(({ version }) => !read.has(version))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps no more history than a run needs, and never goes back', () => {
    const long = historyOf(Array.from({ length: 60 }, (_, minute) => minute))
    expect(long.length).toBeLessThanOrEqual(11)
    const back = withKnown(long, { version: 1n, began: at(60), ended: at(60) })
    expect(back.at(-1)?.version).toBe('159')
  })

  it('forgets versions above what a back office that was set back has', () => {
    expect(settleFirst(historyOf([0, 5, 8]), 105n).map(({ version }) => version)).toEqual(['100', '105'])
  })
})

describe('rows that would vanish', () => {
  it.each([
    [2, 100, false],
    [20, 100, true],
    [10, 100, false],
    [501, 100_000, true],
    [500, 100_000, false],
    [3, 12, false],
    [12, 12, true],
    [1, 1, false],
    [0, 0, false],
  ])('%i of %i: suspicious is %s', (vanishing, present, suspicious) => {
    expect(isSuspicious(vanishing, present)).toBe(suspicious)
  })
})
