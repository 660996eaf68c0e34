import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Logger } from '../log/log.ts'
import { addDailyCounts, type DailyCount } from './daily-counts.store.ts'

/** Counts of a Dutch day, gathered here and written together: counting costs a caller nothing. */
export interface DailyCounts {
  /** Only for names of which there are few. */
  add(name: string): void
  /** Writes what was gathered; what cannot be written now is kept for the next time. */
  flush(): Promise<void>
}

const flushMs = 5000
/** More different names on a day than this are a mistake of the caller. */
const mostNames = 2000

export function createDailyCounts(db: Db, clock: Clock, log: Logger): DailyCounts {
  let gathered = new Map<string, DailyCount>()
  let timer: NodeJS.Timeout | null = null
  const gather = ({ day, name, count }: DailyCount) => {
    const key = `${day} ${name}`
    const known = gathered.get(key)?.count ?? 0
    if (known > 0 || gathered.size < mostNames) gathered.set(key, { day, name, count: known + count })
  }
  const plan = () => {
    timer ??= setTimeout(() => void flush(), flushMs).unref()
  }
  const flush = async (): Promise<void> => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const counts = [...gathered.values()]
    if (counts.length === 0) return
    gathered = new Map()
    try {
      await addDailyCounts(db, counts)
    } catch (error) {
      log.warn({ err: error }, 'counts could not be written')
      counts.forEach(gather)
      plan()
    }
  }
  return {
    add(name) {
      gather({ day: clock.today(), name, count: 1 })
      plan()
    },
    flush,
  }
}
