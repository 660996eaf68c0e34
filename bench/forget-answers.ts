import type { Pool } from 'pg'
import type { Topic } from '../apps/server/src/platform/cache/answers.ts'
import { noticeOf } from '../apps/server/src/platform/cache/drop-notice.ts'
import { answerChannel } from '../apps/server/src/platform/db/listener.ts'

/** Long enough for the portal to get it. */
const heardMs = 30

/** Makes the portal invalidate all answers about this, as after a synchronisation in which anything may have changed. */
export async function forgetAnswers(pool: Pool, topic: Topic): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [answerChannel, noticeOf('bench', { topics: [topic], marks: null })])
  await new Promise((resolve) => setTimeout(resolve, heardMs))
}
