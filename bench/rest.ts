import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

const longestMs = 180_000

/** Every start reads the back office again; what is measured meanwhile shares the processor with that. */
export async function untilJobsRest(pool: Pool): Promise<void> {
  for (let quiet = 0; quiet < 8; ) {
    const { rows } = await pool.query(
      `select from job_runs where state = 'running' or finished_at > now() - interval '1 s'`,
    )
    quiet = rows.length === 0 ? quiet + 1 : 0
    await pause(250)
  }
}

/**
 * Waits until every order, the portal's and the minimum's, is with the back office: what is sent later would share the
 * processor with the next measurement.
 */
export async function untilOutboxRests(pool: Pool): Promise<void> {
  const deadline = performance.now() + longestMs
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from erp_outbox
       where state in ('pending', 'retry', 'unknown', 'sending', 'verifying', 'stored') and next_at < now() + interval '10 s'`,
    )
    const waiting = rows[0]?.waiting ?? 0
    if (waiting === 0) return
    if (performance.now() > deadline) throw new Error(`${waiting} orders are not with the back office after 3 minutes`)
    await pause(100)
  }
}

/** How many orders stored since a moment the back office refused, or could not be sent. */
export async function countRefused(pool: Pool, since: Date): Promise<number> {
  const { rows } = await pool.query<{ refused: number }>(
    `select count(*)::int as refused from erp_outbox where created_at >= $1 and state in ('rejected', 'parked', 'failed')`,
    [since],
  )
  return rows[0]?.refused ?? 0
}

/** Takes out what waits for a back office that is away, so that the next measurement does not begin with sending it. */
export async function forgetWaiting(pool: Pool): Promise<void> {
  await pool.query(
    `delete from erp_outbox where created_by like 'meting%' and state not in ('confirmed', 'done', 'rejected', 'failed')`,
  )
}
