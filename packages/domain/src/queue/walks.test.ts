import { describe, expect, it } from 'vitest'
import type { Sighting } from '../site-walks/sighting.ts'
import { keepAction } from './keep-action.ts'
import type { QueuedAction, UserAction } from './queued-action.ts'
import { walkWithQueue } from './walk-with-queue.ts'

const walk = { ronde: 'r1', deel: '', begonnen: '2026-11-29T08:00:00.000Z' }
const seen = (materieelNummer: string, second: number, aantal = 1): Sighting => ({
  ...{ type: 'Materieel', materieelSoort: 'MOLEN', materieelNummer, code: '', aantal },
  moment: `2026-11-29T08:00:${String(second).padStart(2, '0')}.000Z`,
})
const see = (...sightings: readonly Sighting[]): UserAction => ({ kind: 'see', walk, sightings })
const end: UserAction = { kind: 'endWalk', walk, moment: '2026-11-29T09:00:00.000Z' }
const queued = (action: UserAction, part: Partial<QueuedAction> = {}): QueuedAction => ({
  ...{ key: 'key', seq: 1, at: 0, owner: 'uitvoerder', tenant: 'standaard', location: '10001', action },
  ...{ state: 'waiting', sentAt: null, lostAt: null, wire: null, tries: 0, outcome: null },
  ...part,
})

describe('what is seen on a walk', () => {
  it('joins what waits of the same walk, the last sighting of a thing instead of the one before', () => {
    const kept = keepAction([queued(see(seen('M1', 1), seen('M2', 2)))], see(seen('M1', 3, 0)))
    expect(kept.added).toBeNull()
    expect(kept.changed.get('key')).toEqual(see(seen('M1', 3, 0), seen('M2', 2)))
  })

  it('is an action of its own beside what was sent, what is of another walk, and what is full', () => {
    const more = see(seen('M9', 9))
    const full = see(...Array.from({ length: 200 }, (_, at) => seen(`P${at}`, 1)))
    const other: UserAction = { kind: 'see', walk: { ...walk, ronde: 'r2' }, sightings: [seen('M1', 1)] }
    for (const waiting of [queued(see(seen('M1', 1)), { sentAt: 5 }), queued(other), queued(full)])
      expect(keepAction([waiting], more)).toEqual({ changed: new Map(), added: more })
  })

  it('ends once', () => {
    expect(keepAction([], end).added).toEqual(end)
    expect(keepAction([queued(end)], end).added).toBeNull()
    expect(keepAction([queued(end, { state: 'done' })], end).added).toEqual(end)
  })
})

describe('a walk with what waits', () => {
  const shown = (queue: readonly QueuedAction[], stored: Parameters<typeof walkWithQueue<Sighting>>[1] = null) =>
    walkWithQueue(queue, stored, (one) => one)

  it('begins with what was seen here first', () => {
    expect(shown([queued(see(seen('M1', 1)))])).toEqual({ ...walk, waarnemingen: [seen('M1', 1)] })
    expect(shown([])).toBeNull()
  })

  it('has of each thing the last sighting, of here or of a colleague', () => {
    const stored = { ...walk, ronde: 'r0', waarnemingen: [seen('M1', 5), seen('M2', 1)] }
    const all = shown([queued(see(seen('M1', 3, 0), seen('M2', 4, 0)))], stored)
    expect(all).toEqual({ ...stored, waarnemingen: [seen('M1', 5), seen('M2', 4, 0)] })
  })

  it('is over here once its end waits, and shows nothing of what was done or refused', () => {
    const stored = { ...walk, waarnemingen: [] }
    expect(shown([queued(see(seen('M1', 1))), queued(end)], stored)).toBeNull()
    expect(shown([queued(see(seen('M1', 1)), { state: 'done' })], stored)).toEqual(stored)
  })
})
