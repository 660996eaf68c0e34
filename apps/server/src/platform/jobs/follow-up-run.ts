import type { PgBoss } from 'pg-boss'
import type { JobPlace } from './job-queues.ts'

/** Key of the one follow-up run that may be requested while a job runs; workers do not fetch it themselves. */
const wishKey = (key: string): string => `${key} again`
const farAwaySeconds = 24 * 3600

/** Requests one more run after the current one; many requests are one. */
export async function wishRun(boss: PgBoss, { queue, key }: JobPlace, data: object): Promise<void> {
  await boss.send(queue, data, { singletonKey: wishKey(key), startAfter: farAwaySeconds })
}

export function isWish(
  { queue, key }: JobPlace,
  taken: { readonly name: string; readonly singletonKey: string | null },
) {
  return taken.name === queue && taken.singletonKey === wishKey(key)
}

/** Removes the request and returns its data; null when there is none. */
export async function takeWish(boss: PgBoss, { queue, key }: JobPlace): Promise<object | null> {
  const [wish] = await boss.findJobs<object>(queue, { key: wishKey(key), queued: true })
  if (wish === undefined) return null
  await boss.deleteJob(queue, wish.id)
  return wish.data
}
