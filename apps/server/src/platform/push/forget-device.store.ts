import type { Db } from '../db/database.ts'
import { eq } from '../db/query.ts'
import { pushDevices } from '../db/schema/notifications.ts'

/** The browser of a session that its person left gets no notification any more. */
export async function forgetDevice(db: Db, sessionId: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId))
}
