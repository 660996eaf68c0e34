import { describe, expect, it } from 'vitest'
import { isSuspicious } from './reconcile-service.ts'
import { type KnownVersion, settleFirst, startOf, withKnown } from './watermark.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 9, minute))

/** Runs every so many minutes; the highest version rises by one a minute. */
function historyOf(minutes: readonly number[]): readonly KnownVersion[] {
  return minutes.reduce<readonly KnownVersion[]>(
    (history, minute) => withKnown(history, { version: BigInt(100 + minute), at: at(minute), now: at(minute) }),
    [],
  )
}

describe('where a run starts', () => {
  it('reads everything the first time and compares once, ten minutes later', () => {
    expect(startOf([], at(0))).toEqual({ how: 'everything' })
    expect(startOf(historyOf([0]), at(5))).toEqual({ how: 'since', version: 100n })
    expect(startOf(historyOf([0, 5]), at(10))).toEqual({ how: 'secondLook' })
    const settled = withKnown(settleFirst(historyOf([0, 5]), 110n), { version: 110n, at: at(10), now: at(10) })
    expect(startOf(settled, at(10))).toEqual({ how: 'since', version: 100n })
  })

  it('asks again for everything of the last ten minutes (failure mode 11)', () => {
    const settled = settleFirst(historyOf([0, 5, 10, 15, 20]), 200n)
    expect(startOf(settled, at(20))).toEqual({ how: 'since', version: 110n })
    expect(startOf(settled, at(60))).toEqual({ how: 'since', version: 120n })
  })

  it('keeps no more history than a run needs, and never goes back', () => {
    const long = historyOf(Array.from({ length: 60 }, (_, minute) => minute))
    expect(long.length).toBeLessThanOrEqual(11)
    const back = withKnown(long, { version: 1n, at: at(60), now: at(60) })
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
