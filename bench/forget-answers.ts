import type { Pool } from 'pg'
import { answerChannel } from '../apps/server/src/platform/db/listener.ts'
import type { KeptSubject } from '../apps/server/src/platform/memory/notice.ts'
import { writeNotice } from '../apps/server/src/platform/memory/notice.ts'

/** Long enough for the portal to get it. */
const heardMs = 30

/** Makes the portal drop all answers about this, as after a synchronisation in which anything may have changed. */
export async function forgetAnswers(pool: Pool, subject: KeptSubject): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [
    answerChannel,
    writeNotice('bench', { subjects: [subject], ids: null }),
  ])
  await new Promise((resolve) => setTimeout(resolve, heardMs))
}
