import { hostname } from 'node:os'
import { type Clock, timeZone } from '../../platform/clock.ts'
import { portalVersion } from '../../platform/version.ts'

/** The process that answers. */
export function readServerFacts(clock: Clock) {
  const now = clock.now()
  const started = new Date(now.getTime() - process.uptime() * 1000)
  const moments = { started: started.toISOString(), now: now.toISOString() }
  return { name: hostname(), version: portalVersion, ...moments, timeZone }
}
