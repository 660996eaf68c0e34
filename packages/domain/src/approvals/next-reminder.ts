import { maxApprovers } from '../constants.ts'
import { type CalendarDate, isWeekend } from '../plain/calendar-date.ts'

/** What the company chose about lists that wait. */
export interface Patience {
  /** So long approvers have before they are reminded, and then before somebody else is asked too. */
  readonly hours: number
  /** Hours of a working day between which people are reminded; all of it where `from` is not before `until`. */
  readonly from: number
  readonly until: number
  /** Whether the next who may approve is asked too; otherwise administrators are told. */
  readonly asksNext: boolean
}

/** A list that waits for a decision, as far as reminding looks at it. */
export interface WaitingList {
  /** Since when all who are asked now are asked: submitted, handed over or passed on. */
  readonly askedAt: Date
  /** When they were reminded since; null when they were not. */
  readonly remindedAt: Date | null
  /** When administrators were mailed since that nobody decides; null when they were not. */
  readonly escalatedAt: Date | null
  /** Names in the back office, at most three (R-APPR-02). */
  readonly approvers: readonly string[]
  /** Those of them who can decide today: they can log in, or a deputy can. */
  readonly reachable: readonly string[]
  /** Others who may approve at the location, in the order in which they are asked. */
  readonly others: readonly string[]
}

/** The moment, and the day and time of day where the depots are. */
export interface ReminderMoment {
  readonly now: Date
  readonly today: CalendarDate
  /** `HH:MM`. */
  readonly time: string
}

export type Reminder =
  | { readonly kind: 'remind' }
  /** Somebody else is asked as well; who can no longer decide makes place. */
  | { readonly kind: 'passOn'; readonly to: string; readonly approvers: readonly string[] }
  /** There is nobody left to ask: administrators can hand it over. */
  | { readonly kind: 'escalate' }

/**
 * What has to be done about a list that waits; null for nothing. Approvers are reminded once when they had their time, as
 * long again later the next one at the location is asked too, and without one administrators are mailed once. When none of
 * the approvers can decide any more the next one is asked at once.
 */
export function nextReminder(list: WaitingList, moment: ReminderMoment, patience: Patience): Reminder | null {
  if (list.reachable.length === 0) return passOn(list, patience)
  if (!isWorkingHour(moment, patience)) return null
  const isOver = (since: Date) => moment.now.getTime() - since.getTime() >= patience.hours * 3_600_000
  if (list.remindedAt === null) return isOver(list.askedAt) ? { kind: 'remind' } : null
  return isOver(list.remindedAt) ? passOn(list, patience) : null
}

function passOn({ reachable, others, escalatedAt }: WaitingList, { asksNext }: Patience): Reminder | null {
  const [to] = asksNext ? others : []
  if (to !== undefined && reachable.length < maxApprovers) return { kind: 'passOn', to, approvers: [...reachable, to] }
  return escalatedAt === null ? { kind: 'escalate' } : null
}

function isWorkingHour({ today, time }: ReminderMoment, { from, until }: Patience): boolean {
  if (isWeekend(today)) return false
  const hour = Number(time.slice(0, 2))
  return from >= until || (hour >= from && hour < until)
}
