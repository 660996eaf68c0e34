import { performance } from 'node:perf_hooks'

const lookEveryMs = 1000
/** Share of a second in which the process worked. */
const mostAtRest = 0.05
/** So much work leaves something to clear up. */
const leastWorkMs = 5000

/**
 * Gives the system back what the runtime took for a load, once the process has been quiet for so many seconds: left alone,
 * V8 keeps the pages of its busiest moment, a third of what the portal holds, for the next one. Clearing up stops the
 * process for a tenth of a second and makes the next load take its pages again, so it happens once after five seconds of
 * work, when hardly anybody waits. Does nothing where the runtime was started without `--expose-gc`.
 */
export function giveMemoryBack(quietSeconds = 30): void {
  const { gc } = globalThis
  if (gc === undefined) return
  let last = performance.eventLoopUtilization()
  let worked = last.active
  let quiet = 0
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { active, utilization } = performance.eventLoopUtilization(now, last)
    last = now
    worked += active
    quiet = utilization < mostAtRest ? quiet + 1 : 0
    if (quiet < quietSeconds || worked < leastWorkMs) return
    worked = 0
    quiet = 0
    void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, lookEveryMs)
  timer.unref()
}
