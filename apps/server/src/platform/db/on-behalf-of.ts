import { LRUCache } from 'lru-cache'
import { Pool } from 'pg'
import type { Db } from './database.ts'
import { drizzleConnection } from './drizzle.ts'
import { FairPool } from './fair-pool.ts'

/** What everybody shares, by the pool of one. */
const shared = new WeakMap<Pool, Db>()

/** People and networks whose query builder is kept between calls: making one takes 3 % of a call answered from memory. */
const mostKept = 250
const kept = new WeakMap<Pool, LRUCache<string, Db>>()

/** The database as one person, or one network of strangers, uses it: their statements take of their share. */
export function onBehalfOf(db: Db, who: string): Db {
  const all = onBehalfOfAll(db)
  if (!(all.$client instanceof FairPool)) throw new Error('Only the connections of a tenant are shared out')
  const each = kept.get(all.$client) ?? new LRUCache<string, Db>({ max: mostKept })
  kept.set(all.$client, each)
  const known = each.get(who)
  if (known !== undefined) return known
  const own = drizzleConnection.drizzle(all.$client.onBehalfOf(who))
  each.set(who, own)
  shared.set(own.$client, all)
  return own
}

/** The database for what serves everybody although one person made it begin, such as reading what many wait for. */
export function onBehalfOfAll(db: Db): Db {
  if (!(db.$client instanceof Pool)) throw new Error('A transaction is of who runs it')
  return shared.get(db.$client) ?? db
}
