import type { CronJob } from '@portal/contract/tasks.ts'
import type { CronJobState } from '@portal/domain/tasks/cron-job.ts'
import type { Text } from '../../lib/text.ts'
import { knownKey } from '../../lib/text.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'

/** A task or table that has no text yet shows under its own name. */
function nameOf(prefix: string, name: string, text: Text): string {
  const key = knownKey(`${prefix}.${name}`)
  return key === null ? name : text(key)
}

export function taskName(id: string, text: Text): string {
  return nameOf('task', id, text)
}

export function taskHint(id: string, text: Text): string {
  const key = knownKey(`taskHint.${id}`)
  return key === null ? '' : text(key)
}

export function tableName(table: string, text: Text): string {
  return nameOf('mirror', table, text)
}

/** A reason is a text of its own, or the tables that could not be read. */
export function reasonText(reason: string | null, text: Text): string {
  if (reason === null) return ''
  const key = knownKey(reason)
  if (key !== null) return text(key)
  const tables = reason.split(', ').map((table) => tableName(table, text))
  return text('tasks.partly', { tables: tables.join(', ') })
}

export function rhythmText({ everySeconds, dailyAt }: CronJob, text: Text): string {
  if (dailyAt !== null) return text('tasks.daily', { time: dailyAt })
  if (everySeconds === null) return text('tasks.onRequest')
  if (everySeconds < 60) return text('tasks.everySeconds', { seconds: everySeconds })
  return text('tasks.every', { minutes: Math.round(everySeconds / 60) })
}

export function durationText(
  ms: number | null,
  text: Text,
  number: (value: number, decimals?: number) => string,
): string {
  if (ms === null) return ''
  if (ms < 60_000) return text('tasks.seconds', { seconds: number(ms / 1000, 1) })
  return text('tasks.minutes', { minutes: Math.floor(ms / 60_000), seconds: Math.round((ms % 60_000) / 1000) })
}

export const stateKinds: Readonly<Record<CronJobState, ChipKind>> = {
  Succeeded: 'success',
  Scheduled: 'warning',
  Failed: 'danger',
  StateNotRun: 'neutral',
  Other: 'info',
}
