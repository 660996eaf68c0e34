import type { PgBoss } from 'pg-boss'
import type { JobPlace } from './job-queues.ts'

/** Beside the one run of a job at most one wish for another waits under this key; no worker takes it in its time. */
const wishKey = (key: string): string => `${key} again`
const farAwaySeconds = 24 * 3600

/** Wishes for one more run after the one at work; many wishes are one. */
export async function wishRun(boss: PgBoss, { queue, key }: JobPlace, data: object): Promise<void> {
  await boss.send(queue, data, { singletonKey: wishKey(key), startAfter: farAwaySeconds })
}

export function isWish(
  { queue, key }: JobPlace,
  taken: { readonly name: string; readonly singletonKey: string | null },
) {
  return taken.name === queue && taken.singletonKey === wishKey(key)
}

/** Takes the wish away; what it said, or null when there is none. */
export async function takeWish(boss: PgBoss, { queue, key }: JobPlace): Promise<object | null> {
  const [wish] = await boss.findJobs<object>(queue, { key: wishKey(key), queued: true })
  if (wish === undefined) return null
  await boss.deleteJob(queue, wish.id)
  return wish.data
}
