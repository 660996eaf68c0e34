import { Connections } from './connections.ts'
import { type Db, databaseOn } from './database.ts'

function used(db: Db, who: string | null): Db {
  if (!(db.$client instanceof Connections)) throw new Error('A transaction is of who runs it')
  return databaseOn(db.$client.for(who), db)
}

/** The database as one person, or one network of strangers, uses it: their statements take of their share. */
export const onBehalfOf = (db: Db, who: string): Db => used(db, who)

/** The database for what serves everybody although one person made it begin, such as reading what many wait for. */
export const onBehalfOfAll = (db: Db): Db => used(db, null)
