import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextReminder as nextReminderBy,
  type Patience,
  type ReminderMoment,
  type WaitingList,
} from './next-reminder.ts'

const hourMs = 3_600_000
/** Tuesday at ten in the depots. */
const submitted = new Date('2026-11-24T09:00:00Z')
const list = (part: Partial<WaitingList> = {}): WaitingList => ({
  askedAt: submitted,
  remindedAt: null,
  escalatedAt: null,
  approvers: ['GERDA', 'HANS'],
  reachable: ['GERDA', 'HANS'],
  others: ['INEKE'],
  ...part,
})
const usual: Patience = { hours: 24, from: 7, until: 18, asksNext: true }
const nextReminder = (waiting: WaitingList, moment: ReminderMoment) => nextReminderBy(waiting, moment, usual)
const amsterdam = (now: Date) => {
  const [day = '', time = ''] = new Date(now.getTime() + hourMs).toISOString().split('T')
  return { now, today: day, time: time.slice(0, 5) }
}
const after = (hours: number, since = submitted) => amsterdam(new Date(since.getTime() + hours * hourMs))
const reminded = new Date(submitted.getTime() + 24 * hourMs)

describe('a list that waits', () => {
  it('is left alone for a day, and then its approvers are reminded', () => {
    expect(nextReminder(list(), after(23.99))).toBeNull()
    expect(nextReminder(list(), after(24))).toEqual({ kind: 'remind' })
  })

  it('goes to the next approver as well a day after the reminder', () => {
    expect(nextReminder(list({ remindedAt: reminded }), after(47.99))).toBeNull()
    expect(nextReminder(list({ remindedAt: reminded }), after(48))).toEqual({
      kind: 'passOn',
      to: 'INEKE',
      approvers: ['GERDA', 'HANS', 'INEKE'],
    })
  })

  it('is mailed to administrators once when nobody is left to ask, or three are asked (R-APPR-02)', () => {
    const alone = list({ remindedAt: reminded, others: [] })
    expect(nextReminder(alone, after(48))).toEqual({ kind: 'escalate' })
    expect(nextReminder({ ...alone, escalatedAt: reminded }, after(480))).toBeNull()
    const three = ['GERDA', 'HANS', 'JOOP']
    expect(nextReminder(list({ remindedAt: reminded, approvers: three, reachable: three }), after(48))).toEqual({
      kind: 'escalate',
    })
  })

  it('goes to the next one at once when none of its approvers can decide', () => {
    expect(nextReminder(list({ reachable: [] }), after(0))).toEqual({
      kind: 'passOn',
      to: 'INEKE',
      approvers: ['INEKE'],
    })
    expect(nextReminder(list({ reachable: [], others: [] }), after(0))).toEqual({ kind: 'escalate' })
  })

  it('gives the place of who can no longer decide to the next one', () => {
    const three = ['GERDA', 'HANS', 'JOOP']
    const one = list({ remindedAt: reminded, approvers: three, reachable: ['HANS'] })
    expect(nextReminder(one, after(48))).toEqual({ kind: 'passOn', to: 'INEKE', approvers: ['HANS', 'INEKE'] })
  })

  it('troubles nobody at night or in the weekend', () => {
    const friday = new Date('2026-11-27T15:00:00Z')
    const waits = list({ askedAt: friday })
    expect(nextReminder(waits, after(24, friday))).toBeNull()
    expect(nextReminder(waits, amsterdam(new Date('2026-11-30T05:59:00Z')))).toBeNull()
    expect(nextReminder(waits, amsterdam(new Date('2026-11-30T06:00:00Z')))).toEqual({ kind: 'remind' })
    expect(nextReminder(list(), amsterdam(new Date('2026-11-25T17:00:00Z')))).toBeNull()
  })

  it('waits as long as the company says', () => {
    const brief = { ...usual, hours: 2 }
    expect(nextReminderBy(list(), after(1.99), brief)).toBeNull()
    expect(nextReminderBy(list(), after(2), brief)).toEqual({ kind: 'remind' })
    const later = list({ remindedAt: after(2).now })
    expect(nextReminderBy(later, after(3.99), brief)).toBeNull()
    expect(nextReminderBy(later, after(4), brief)).toMatchObject({ kind: 'passOn' })
  })

  it('is brought to mind in the hours that the company says, in all of a day when they do not follow each other', () => {
    const at = (time: string) => amsterdam(new Date(`2026-11-26T${time}:00Z`))
    const shift = { ...usual, from: 22, until: 24 }
    expect([at('20:59'), at('21:00'), at('22:59')].map((moment) => nextReminderBy(list(), moment, shift))).toEqual([
      null,
      { kind: 'remind' },
      { kind: 'remind' },
    ])
    const always = { ...usual, from: 18, until: 7 }
    expect(nextReminderBy(list(), at('02:00'), always)).toEqual({ kind: 'remind' })
    expect(nextReminderBy(list(), amsterdam(new Date('2026-11-28T10:00:00Z')), always)).toBeNull()
  })

  it('goes to administrators instead of the next approver where the company says so', () => {
    const own = { ...usual, asksNext: false }
    expect(nextReminderBy(list({ remindedAt: reminded }), after(48), own)).toEqual({ kind: 'escalate' })
    expect(nextReminderBy(list({ reachable: [] }), after(0), own)).toEqual({ kind: 'escalate' })
  })

  it('ends in silence, however long it waits: each step is taken once', () => {
    fc.assert(
      fc.property(fc.subarray(['INEKE', 'JOOP', 'PIET']), fc.subarray(['GERDA', 'HANS']), (others, reachable) => {
        let waits = list({ others, reachable })
        const taken: string[] = []
        for (let hour = 0; hour < 24 * 60; hour += 1) {
          const moment = after(hour)
          const step = nextReminder(waits, moment)
          if (step === null) continue
          taken.push(step.kind)
          if (step.kind === 'remind') waits = { ...waits, remindedAt: moment.now }
          else if (step.kind === 'escalate') waits = { ...waits, escalatedAt: moment.now }
          else {
            const { approvers, to } = step
            expect(approvers.length).toBeLessThanOrEqual(3)
            const left = waits.others.filter((other) => other !== to)
            waits = { ...waits, approvers, reachable: approvers, others: left, askedAt: moment.now, remindedAt: null }
          }
        }
        const passed = taken.filter((kind) => kind === 'passOn').length
        expect(passed).toBe(Math.min(others.length, 3 - reachable.length))
        expect(taken.filter((kind) => kind === 'escalate')).toHaveLength(1)
        expect(taken.at(-1)).toBe('escalate')
      }),
    )
  })
})
