import { transact } from '../../../platform/db/transact.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { noteLapse, takeLapsedLooks } from './looks.store.ts'

const everySeconds = 60

/** Records the end of what ran out: the session is over with the permission, and the audit says since when. */
export const endLapsedLooksJob: Job = {
  name: 'MeekijkenBeeindigen',
  rhythm: { everySeconds },
  async run(parts) {
    const ended = await transact(parts.db, async (tx) => {
      const lapsed = await takeLapsedLooks(tx, parts.clock.now())
      const allowed = lapsed.filter(({ isAllowed }) => isAllowed)
      for (const look of allowed) await noteLapse(tx, look)
      return lapsed
    })
    for (const { adminName, personName } of ended) {
      for (const user of [adminName, personName]) parts.hub.changed({ user }, { subjects: ['access'] })
    }
    return { changed: ended.length }
  },
}
