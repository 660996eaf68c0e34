import { hasRole, isAdministrator } from '../access/may.ts'
import type { Person } from '../access/vocabulary.ts'

/** When a session was last used is noted no more often than this. */
export const noteUseEveryMs = 5 * 60_000

export function isUseWorthNoting(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= noteUseEveryMs
}

/**
 * A network as it is kept and shown: enough to distinguish the office from elsewhere, and no single machine.
 * @param network an address of version 4, or the first 64 bits of one of version 6
 */
export function shortNetwork(network: string): string {
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1]
  if (four !== undefined) return `${four}.x`
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}:x` : ''
}

type Known = Person & { readonly id: string }

/** Whether an administrator may see and end the sessions of somebody: those of administrators only a SuperAdmin. */
export function maySeeSessionsOf(actor: Known, owner: Known): boolean {
  if (actor.id === owner.id) return true
  return hasRole(actor, 'SuperAdmin') || (isAdministrator(actor) && !isAdministrator(owner))
}
