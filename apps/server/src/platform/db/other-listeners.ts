import type { Client } from 'pg'

/** What is known of other processes that listen to the same database. */
export interface OtherListeners {
  /** What this process says of itself when it begins. */
  readonly self: string
  /** True only while there is none: nobody would hear what this process tells. */
  areNone(): boolean
  /** Told when there is one again. It did not hear what was left untold until then. */
  onFirst(hear: () => void): void
  /** How many there are; null while it cannot be heard whether one comes. */
  know(others: number | null): void
}

export const listenerName = 'materieel-portaal listener'

/** Every process tells its own word here as soon as it listens. */
export const helloChannel = 'portal_hello'

export function createOtherListeners(): OtherListeners {
  const hearers: (() => void)[] = []
  let areNone = false
  let wereNone = false
  return {
    self: crypto.randomUUID(),
    areNone: () => areNone,
    onFirst: (hear) => void hearers.push(hear),
    know(others) {
      // One may come while nothing is heard: it is told later, when it is known.
      wereNone ||= areNone
      areNone = others === 0
      if (others === null || others === 0 || !wereNone) return
      wereNone = false
      for (const hear of hearers) hear()
    },
  }
}

/** Connections whose names are hidden from this account count too. */
const count = {
  text: `select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and coalesce(application_name, $1) = $1`,
  values: [listenerName],
}

export async function countOtherListeners(client: Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(count)
  return rows[0]?.others ?? 0
}
