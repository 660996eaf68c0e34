/** The state of a job in the queues. */
export interface JobStanding {
  readonly name: string
  /** Seconds between two runs, or the time of day in Europe/Amsterdam; both null when only a person starts it. */
  readonly everySeconds: number | null
  readonly dailyAt: string | null
  /** Since when the portal has the job. */
  readonly createdAt: Date
  /** When it runs next; null when only a person starts it, and while it runs. */
  readonly nextAt: Date | null
  /** Times the work that waits or runs was tried before. */
  readonly retries: number
  /** Asked for and not begun: a process will take it as soon as it is free. */
  readonly isWaiting: boolean
  /** Its last run failed and is repeated at `nextAt`. */
  readonly willRetry: boolean
}

/** What may be asked of jobs in any process of a tenant. */
export interface JobBoard {
  readonly names: readonly string[]
  /**
   * Asks for a run as soon as possible, in whichever process is free, whatever the rhythm says.
   * @returns false when it runs already, here or in another process
   */
  runNow(name: string, startedBy: string): Promise<boolean>
  /** Requests a run that starts after this moment: at once, or as soon as the current one has ended. */
  runAnew(name: string, startedBy: string): Promise<void>
  listStandings(): Promise<readonly JobStanding[]>
}
