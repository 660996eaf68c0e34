import { outboxAlarms } from '../outbox/outbox-alarm.ts'

/** What an operator has to look at, beside a back office that is away and requests that a restore lost. */
export const troubleKinds = ['writesParked', 'writesLate', 'mailsFailed', 'backupOld', 'backupMissing'] as const
export type TroubleKind = (typeof troubleKinds)[number]

export interface Trouble {
  readonly what: TroubleKind
  /** Since when it is so; null where that is not known. */
  readonly since: Date | null
  /** How many; 0 where nothing is counted. */
  readonly count: number
}

/** What there is of something that an operator settles, and since when the oldest. */
export interface Unsettled {
  readonly count: number
  readonly since: Date | null
}

export interface PortalStanding {
  readonly parked: Unsettled
  /** Since when the oldest write that is on its way waits. */
  readonly oldestWrite: Date | null
  readonly failedMails: Unsettled
  /** When a backup was last made; null when never. */
  readonly lastBackup: Date | null
  /** So many days a backup may be old; 0 when nothing is said of it. */
  readonly backupDays: number
  /** Whether anybody would miss these data: a demo without a backup is no trouble. */
  readonly isProduction: boolean
}

const dayMs = 24 * 3_600_000

/** That a backup is too old or was never made, as the company counts; empty when all is well. */
export function backupTrouble(
  { lastBackup, backupDays, isProduction }: Pick<PortalStanding, 'lastBackup' | 'backupDays' | 'isProduction'>,
  now: Date,
): readonly Trouble[] {
  if (backupDays === 0) return []
  if (lastBackup === null) return isProduction ? [{ what: 'backupMissing', since: null, count: 0 }] : []
  const isOld = now.getTime() - lastBackup.getTime() > backupDays * dayMs
  return isOld ? [{ what: 'backupOld', since: lastBackup, count: 0 }] : []
}

/** What is wrong, since when, the most urgent first; empty when all is well. */
export function troublesOf(standing: PortalStanding, now: Date): readonly Trouble[] {
  const { parked, oldestWrite, failedMails } = standing
  const alarms = outboxAlarms({ parked: parked.count, oldest: oldestWrite }, now)
  return [
    ...(alarms.includes('parked') ? [{ what: 'writesParked', ...parked } as const] : []),
    ...(alarms.includes('late') ? [{ what: 'writesLate', since: oldestWrite, count: 0 } as const] : []),
    ...(failedMails.count > 0 ? [{ what: 'mailsFailed', ...failedMails } as const] : []),
    ...backupTrouble(standing, now),
  ]
}
