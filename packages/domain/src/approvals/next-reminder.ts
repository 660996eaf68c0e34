import { maxApprovers } from '../constants.ts'
import { type CalendarDate, isWeekend } from '../plain/calendar-date.ts'

/** So long approvers have before they are reminded, and then before somebody else is asked too. */
export const approvalPatienceHours = 24
/** Nobody is reminded at night or in the weekend. */
const workingHours = { from: '07:00', until: '18:00' } as const

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
 * What has to be done about a list that waits; null for nothing. Approvers are reminded once after a day, a day later the
 * next one at the location is asked too, and without one administrators are mailed once. When none of the approvers can
 * decide any more the next one is asked at once.
 */
export function nextReminder(list: WaitingList, moment: ReminderMoment): Reminder | null {
  if (list.reachable.length === 0) return passOn(list)
  if (!isWorkingHour(moment)) return null
  if (list.remindedAt === null) return isOver(list.askedAt, moment) ? { kind: 'remind' } : null
  return isOver(list.remindedAt, moment) ? passOn(list) : null
}

function passOn({ reachable, others, escalatedAt }: WaitingList): Reminder | null {
  const [to] = others
  if (to !== undefined && reachable.length < maxApprovers) return { kind: 'passOn', to, approvers: [...reachable, to] }
  return escalatedAt === null ? { kind: 'escalate' } : null
}

function isWorkingHour({ today, time }: ReminderMoment): boolean {
  return !isWeekend(today) && time >= workingHours.from && time < workingHours.until
}

function isOver(since: Date, { now }: ReminderMoment): boolean {
  return now.getTime() - since.getTime() >= approvalPatienceHours * 3_600_000
}
