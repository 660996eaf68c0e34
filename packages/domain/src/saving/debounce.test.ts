import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Saving } from './debounce.ts'
import {
  flushSaving,
  hasUnsaved,
  nextDueAt,
  nothingToSave,
  saveDone,
  saveFailed,
  saveLater,
  takeDue,
} from './debounce.ts'

const changes = (times: readonly number[]) =>
  times.reduce<Saving<number>>((saving, at) => saveLater(saving, at, at), nothingToSave)

describe('saving a list', () => {
  it('sends one call 1000 ms after the last of five changes in 900 ms (R-CALL-09, R-CONST-02)', () => {
    const saving = changes([0, 200, 400, 600, 900])
    expect(takeDue(saving, 1899).send).toBeNull()
    expect(nextDueAt(saving)).toBe(1900)
    const taken = takeDue(saving, 1900)
    expect(taken.send).toEqual({ value: 900 })
    expect(takeDue(taken.saving, 9000).send).toBeNull()
  })

  it('sends at once when the page is left', () => {
    expect(takeDue(flushSaving(changes([0]), 10), 10).send).toEqual({ value: 0 })
    expect(flushSaving(nothingToSave, 10)).toBe(nothingToSave)
  })

  it('waits for the call before sending the next state', () => {
    const busy = saveLater(takeDue(changes([0]), 1000).saving, 7, 1100)
    expect(takeDue(busy, 5000).send).toBeNull()
    expect(nextDueAt(busy)).toBeNull()
    expect(takeDue(saveDone(busy), 5000).send).toEqual({ value: 7 })
  })

  it('tries a failed state again, but a newer one first', () => {
    const busy = takeDue(changes([0]), 1000).saving
    expect(takeDue(saveFailed(busy, 3000), 2999).send).toBeNull()
    expect(takeDue(saveFailed(busy, 3000), 3000).send).toEqual({ value: 0 })
    expect(takeDue(saveFailed(saveLater(busy, 7, 1100), 3000), 2100).send).toEqual({ value: 7 })
    expect(saveFailed(nothingToSave, 1)).toBe(nothingToSave)
  })

  it('knows what is unsaved', () => {
    const busy = takeDue(changes([0]), 1000).saving
    expect([nothingToSave, changes([0]), busy, saveDone(busy)].map(hasUnsaved)).toEqual([false, true, true, false])
  })

  it('sends at most once in 1000 ms and always ends with the last state (R-CALL-09)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1500 }), { minLength: 1, maxLength: 20 }), (pauses) => {
        let saving: Saving<number> = nothingToSave
        let now = 0
        const sent: { at: number; value: number }[] = []
        const runUntil = (until: number) => {
          for (let due = nextDueAt(saving); due !== null && due <= until; due = nextDueAt(saving)) {
            const taken = takeDue(saving, due)
            if (taken.send !== null) sent.push({ at: due, value: taken.send.value })
            saving = saveDone(taken.saving)
          }
        }
        for (const [i, pause] of pauses.entries()) {
          now += pause
          runUntil(now)
          saving = saveLater(saving, i, now)
        }
        runUntil(now + 1000)
        expect(sent.at(-1)?.value).toBe(pauses.length - 1)
        for (const [i, send] of sent.entries()) {
          const before = sent[i - 1]
          if (before !== undefined) expect(send.at - before.at).toBeGreaterThanOrEqual(1000)
        }
      }),
    )
  })
})
