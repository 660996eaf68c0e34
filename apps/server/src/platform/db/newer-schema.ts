import { portalVersion } from '../version.ts'
import type { ChangeListener } from './listener.ts'

/** How long an answer counts: everybody who asks for the readiness asks this too. */
const keptMs = 5000

/** A migration that this version does not survive. */
export interface Ending {
  readonly name: string
  /** Of the portal that applied it. */
  readonly version: string | null
  /** The last version that used what it took away. */
  readonly ends: string
}

/** Versions are numbers with dots between, which compare as numbers. */
const isBefore = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) < 0

/**
 * Watches whether a newer portal took away what this version uses, which a migration says of itself (decision: connections).
 * The answer is what was last known, and never waits for the database.
 */
export function watchSchema(listener: Pick<ChangeListener, 'look'>): () => Ending | null {
  let askedAt = Number.NEGATIVE_INFINITY
  let ending: Ending | null = null
  const ask = async () => {
    const rows = await listener.look<Ending>(
      'select name, version, ends_version as ends from schema_migrations where ends_version is not null',
    )
    ending = rows.find(({ ends }) => !isBefore(ends, portalVersion)) ?? null
  }
  return () => {
    if (ending === null && performance.now() - askedAt > keptMs) {
      askedAt = performance.now()
      // While the database is away nothing is found out; the next look comes by itself.
      ask().catch(() => undefined)
    }
    return ending
  }
}
