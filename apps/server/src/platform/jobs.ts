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

/** Every so many seconds, or once a day after this time in Europe/Amsterdam (`HH:MM`). */
export type Rhythm = { readonly everySeconds: number | ((parts: TenantParts) => number) } | { readonly dailyAt: string }

/** Work that repeats by itself, for one tenant, one run at a time over all processes. */
export interface Job {
  /** `mail.send` */
  readonly name: string
  readonly rhythm: Rhythm
  /** False for small steps that nobody wants to see in the task list. */
  readonly isListed: boolean
  run(parts: TenantParts, signal: AbortSignal): Promise<JobCounts | undefined>
}

/** Whether a job is due, given when it last began. */
export function isDue(rhythm: Rhythm, lastStart: Date | null, parts: TenantParts): boolean {
  if (lastStart === null) return true
  const now = parts.clock.now()
  if ('dailyAt' in rhythm) return amsterdamDate(lastStart) < amsterdamDate(now) && amsterdamTime(now) >= rhythm.dailyAt
  return now.getTime() - lastStart.getTime() >= secondsOf(rhythm, parts) * 1000
}

const longestPauseSeconds = 60

function secondsOf(rhythm: Rhythm, parts: TenantParts): number {
  if ('dailyAt' in rhythm) return longestPauseSeconds
  return typeof rhythm.everySeconds === 'number' ? rhythm.everySeconds : rhythm.everySeconds(parts)
}

/** Milliseconds until it is worth looking again; a changed rhythm is noticed within a minute. */
export function pauseMs(rhythm: Rhythm, parts: TenantParts): number {
  return Math.min(secondsOf(rhythm, parts), longestPauseSeconds) * 1000
}
