/** States of a job on the task dashboard (R-STATE-12, R-STATE-16). */
export const cronJobStates = ['Succeeded', 'Scheduled', 'Failed', 'StateNotRun', 'Other'] as const
export type CronJobState = (typeof cronJobStates)[number]

/** Only the text before the first dot of an id is kept (R-ENT-28). */
export function cronJobId(id: string): string {
  return id.split('.', 1)[0] ?? ''
}

/** What is known of a job. */
export interface CronJobFacts {
  /** It runs now, or waits for a process that is free. */
  readonly isBusy: boolean
  /** Its last run failed and is to be repeated soon. */
  readonly willRetry: boolean
  /** How the last run that ended went; null when there was none. `incomplete` did a part of its work. */
  readonly lastEnd: 'done' | 'incomplete' | 'failed' | 'cancelled' | null
}

/**
 * `Other` means busy or pending, `Scheduled` that it will retry, `StateNotRun` that it never ran; a run that did a part
 * of its work or was ended early counts as failed (R-STATE-16).
 */
export function cronJobState({ isBusy, willRetry, lastEnd }: CronJobFacts): CronJobState {
  if (isBusy) return 'Other'
  if (willRetry) return 'Scheduled'
  if (lastEnd === null) return 'StateNotRun'
  return lastEnd === 'done' ? 'Succeeded' : 'Failed'
}
