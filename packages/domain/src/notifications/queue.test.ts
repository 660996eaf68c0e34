import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Notification, NotificationQueue } from './queue.ts'
import { addNotification, closeNotification, emptyQueue, passTime, setPaused } from './queue.ts'

const note = (message: string, durationMs?: number): Notification =>
  durationMs === undefined ? { severity: 'info', message } : { severity: 'info', message, durationMs }
const queueOf = (...notes: readonly Notification[]) => notes.reduce(addNotification, emptyQueue)
const shown = (queue: NotificationQueue) => queue.shown?.notification.message ?? null

describe('notifications', () => {
  it('show one at a time, in the order they came (R-NOTIF-01)', () => {
    let queue = queueOf(note('a'), note('b'), note('c'))
    const seen = []
    for (; queue.shown !== null; queue = closeNotification(queue)) seen.push(shown(queue))
    expect(seen).toEqual(['a', 'b', 'c'])
  })

  it('show for 4000 ms (R-NOTIF-02, R-CONST-01)', () => {
    expect(shown(passTime(queueOf(note('a')), 3999))).toBe('a')
    expect(shown(passTime(queueOf(note('a')), 4000))).toBeNull()
  })

  it('show for the duration given (R-NOTIF-02)', () => {
    expect(shown(passTime(queueOf(note('a', 1000), note('b')), 999))).toBe('a')
    expect(shown(passTime(queueOf(note('a', 1000), note('b')), 1000))).toBe('b')
    expect(shown(passTime(queueOf(note('a', 9000)), 8999))).toBe('a')
  })

  it('are not added twice while shown or waiting', () => {
    const queue = queueOf(note('a'), note('b'), note('a'), note('b'))
    expect(queue.waiting.map(({ message }) => message)).toEqual(['b'])
    expect(shown(addNotification(passTime(queue, 8000), note('a')))).toBe('a')
    const with2 = { severity: 'info', message: 'x', params: { amount: 2 } } as const
    expect(queueOf({ ...with2, params: { amount: 1 } }, with2, with2).waiting).toEqual([with2])
    expect(queueOf(note('a'), { ...note('a'), severity: 'danger' }).waiting).toHaveLength(1)
  })

  it('stand still while paused', () => {
    const paused = setPaused(queueOf(note('a')), true)
    expect(shown(passTime(paused, 60_000))).toBe('a')
    expect(shown(passTime(setPaused(passTime(paused, 60_000), false), 3999))).toBe('a')
  })

  it('take as long in small steps as in one', () => {
    const notes = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: 5 })
    fc.assert(
      fc.property(notes, fc.array(fc.nat(3000), { maxLength: 8 }), (durations, steps) => {
        const queue = queueOf(...durations.map((ms) => note(String(ms), ms)))
        const total = steps.reduce((sum, ms) => sum + ms, 0)
        expect(steps.reduce(passTime, queue)).toEqual(passTime(queue, total))
      }),
    )
  })

  it('that stay until they are closed make place for what comes after', () => {
    const alone = queueOf(note('stays', Number.POSITIVE_INFINITY))
    expect(shown(passTime(alone, 1_000_000))).toBe('stays')
    const followed = addNotification(alone, note('next'))
    expect(shown(passTime(followed, 3999))).toBe('stays')
    expect(shown(passTime(followed, 4000))).toBe('next')
    const second = queueOf(note('a'), note('stays', Number.POSITIVE_INFINITY), note('c'))
    expect(shown(passTime(second, 8000))).toBe('c')
  })
})
