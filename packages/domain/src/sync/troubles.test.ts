import { describe, expect, it } from 'vitest'
import { type PortalStanding, troublesOf } from './troubles.ts'

const now = new Date('2026-11-19T09:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const days = (count: number) => ago(count * 24 * 60)
const well: PortalStanding = {
  parked: { count: 0, since: null },
  oldestWrite: ago(15),
  failedMails: { count: 0, since: null },
  lastBackup: days(2),
  backupDays: 2,
  isProduction: true,
}
const kinds = (changes: Partial<PortalStanding>) => troublesOf({ ...well, ...changes }, now).map(({ what }) => what)

describe('the troubles of a portal', () => {
  it('are none while writes are on their way for a quarter and the backup is as old as it may be', () => {
    expect(troublesOf(well, now)).toEqual([])
  })

  it('say how many and since when, the most urgent first', () => {
    const standing = {
      ...well,
      parked: { count: 3, since: days(1) },
      oldestWrite: ago(16),
      failedMails: { count: 2, since: ago(90) },
      lastBackup: days(3),
    }
    expect(troublesOf(standing, now)).toEqual([
      { what: 'writesParked', count: 3, since: days(1) },
      { what: 'writesLate', count: 0, since: ago(16) },
      { what: 'mailsFailed', count: 2, since: ago(90) },
      { what: 'backupOld', count: 0, since: days(3) },
    ])
  })

  it('have a backup that was never made only where the data are real, and none at all when nothing is asked of it', () => {
    expect(kinds({ lastBackup: null })).toEqual(['backupMissing'])
    expect(kinds({ lastBackup: null, isProduction: false })).toEqual([])
    expect(kinds({ lastBackup: null, backupDays: 0 })).toEqual([])
    expect(kinds({ lastBackup: days(400), backupDays: 0 })).toEqual([])
  })
})
