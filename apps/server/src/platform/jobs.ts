import { amsterdamDate, amsterdamTime } from './clock.ts'
import type { TenantParts } from './context.ts'

/** What a run did, for its row in the task list. */
export interface JobCounts {
  readonly read?: number
  readonly new?: number
  readonly changed?: number
  readonly gone?: number
  readonly parked?: number
  /** What a person should know, e.g. why it did less than it could; a key of its text. */
  readonly reason?: string
}

export interface Repeated {
  /** Seconds between the end of a run and the next one. */
  readonly everySeconds: number | ((parts: TenantParts) => number)
}

export interface Daily {
  /** Time of day in Europe/Amsterdam, `HH:MM`. */
  readonly dailyAt: string
}

export type Rhythm = Repeated | Daily

/** Work that repeats by itself, for one tenant, one run at a time over all processes. */
export interface Job {
  /** Also the name of its queue. */
  readonly name: string
  readonly rhythm: Rhythm
  /** Ends soon after `signal`; another process then does it again from the beginning. */
  run(parts: TenantParts, signal: AbortSignal): Promise<JobCounts>
}

export function isDaily(rhythm: Rhythm): rhythm is Daily {
  return 'dailyAt' in rhythm
}

export function secondsOf(rhythm: Repeated, parts: TenantParts): number {
  return typeof rhythm.everySeconds === 'number' ? rhythm.everySeconds : rhythm.everySeconds(parts)
}

/** Whether a daily job has to run today still, given when it last began. */
export function isDue(rhythm: Daily, lastStart: Date | null, parts: Pick<TenantParts, 'clock'>): boolean {
  if (lastStart === null) return true
  const now = parts.clock.now()
  return amsterdamDate(lastStart) < amsterdamDate(now) && amsterdamTime(now) >= rhythm.dailyAt
}

/** Whole seconds until a repeated job has to begin, given when it last did. */
export function secondsUntilDue(rhythm: Repeated, lastStart: Date | null, parts: TenantParts): number {
  if (lastStart === null) return 0
  const elapsedMs = parts.clock.now().getTime() - lastStart.getTime()
  return Math.max(0, Math.ceil(secondsOf(rhythm, parts) - elapsedMs / 1000))
}

/** The cron line of a daily job. */
export function cronOf({ dailyAt }: Daily): string {
  const [hours, minutes] = dailyAt.split(':').map(Number)
  return `${minutes} ${hours} * * *`
}
