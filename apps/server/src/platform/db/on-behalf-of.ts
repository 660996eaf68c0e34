import { LRUCache } from 'lru-cache'
import { Connections } from './connections.ts'
import { type Db, databaseOn } from './database.ts'

/** People and networks whose share is known: those used longest ago have nothing on its way. */
const mostKnown = 1000
const known = new WeakMap<Db, LRUCache<string, Db>>()
/** What everybody shares, by the database of one. */
const shared = new WeakMap<Db, Db>()

/** The database as one person, or one network of strangers, uses it: their statements take of their share. */
export function onBehalfOf(db: Db, who: string): Db {
  const all = onBehalfOfAll(db)
  if (!(all.$client instanceof Connections)) throw new Error('A transaction is of who runs it')
  const each = known.get(all) ?? new LRUCache<string, Db>({ max: mostKnown })
  known.set(all, each)
  const own = each.get(who) ?? databaseOn(all.$client.ofOne())
  each.set(who, own)
  shared.set(own, all)
  return own
}

/** The database for what serves everybody although one person made it begin, such as reading what many wait for. */
export function onBehalfOfAll(db: Db): Db {
  if (!(db.$client instanceof Connections)) throw new Error('A transaction is of who runs it')
  return shared.get(db) ?? db
}
