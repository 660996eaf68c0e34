import { amsterdamDate, amsterdamTime } from '../clock.ts'
import type { TenantParts } from '../context.ts'

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

/** How far a run is. */
export interface JobProgress {
  /** Part of the whole run, from 0 to 1. */
  readonly share: number
  /** What it is at, e.g. a table of the mirror. */
  readonly part: string
}

/** A run that failed for a reason that a person can do something about. */
export class JobFailure extends Error {
  /** A key of its text. */
  readonly reason: string

  /** Something else is away and was reported already: the job goes well again when that is back. */
  readonly isPassing: boolean

  constructor(reason: string, message: string, why: { readonly cause: unknown; readonly isPassing: boolean }) {
    super(message, { cause: why.cause })
    this.name = 'JobFailure'
    this.reason = reason
    this.isPassing = why.isPassing
  }
}

export interface Repeated {
  /** Seconds between the end of a run and the next one. */
  readonly everySeconds: number | ((parts: TenantParts) => number)
}

export interface Daily {
  /** Time of day in Europe/Amsterdam, `HH:MM`. */
  readonly dailyAt: string
}

/** It runs only when somebody asks for it. */
export interface OnRequest {
  readonly onRequest: true
}

export type Rhythm = Repeated | Daily | OnRequest

/** Work for one tenant, one run at a time over all processes. */
export interface Job {
  readonly name: string
  readonly rhythm: Rhythm
  /** When something else last did all that a run does; a daily job then does not run again that day by itself. */
  otherwiseDoneAt?(parts: TenantParts): Promise<Date | null>
  /**
   * Ends soon after `signal`; another process then does it again from the beginning.
   * @param tell says how far it is; calling it often costs nothing
   */
  run(parts: TenantParts, signal: AbortSignal, tell: (progress: JobProgress) => void): Promise<JobCounts>
}

export function isDaily(rhythm: Rhythm): rhythm is Daily {
  return 'dailyAt' in rhythm
}

export function isRepeated(rhythm: Rhythm): rhythm is Repeated {
  return 'everySeconds' in rhythm
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

/** When a daily job begins next. */
export function nextDaily({ dailyAt }: Daily, now: Date): Date {
  // One of the two offsets is right on every day; at 02:30 on the day that skips it, the later one is.
  for (let day = 0; ; day += 1) {
    const date = amsterdamDate(new Date(now.getTime() + day * 24 * 3_600_000))
    const moments = ['+02:00', '+01:00'].map((offset) => new Date(`${date}T${dailyAt}:00${offset}`))
    const right = moments.find((moment) => amsterdamTime(moment) === dailyAt) ?? moments[1]
    if (right !== undefined && right > now) return right
  }
}

/** The cron line of a daily job. */
export function cronOf({ dailyAt }: Daily): string {
  const [hours, minutes] = dailyAt.split(':').map(Number)
  return `${minutes} ${hours} * * *`
}
