import { Connections } from './connections.ts'
import { type Db, databaseOn } from './database.ts'

function used(db: Db, change: (connections: Connections) => Connections): Db {
  if (!(db.$client instanceof Connections)) throw new Error('A transaction is of who runs it')
  return databaseOn(change(db.$client), db)
}

/** The database as one person, or one network of strangers, uses it: their statements take of their share. */
export const onBehalfOf = (db: Db, who: string): Db => used(db, (connections) => connections.for(who))

/** The database for what serves everybody although one person made it begin, such as reading what many wait for. */
export const onBehalfOfAll = (db: Db): Db => used(db, (connections) => connections.for(null))

/** The database for what only reads: a replica may answer, where there is one (decision: connections). */
export const forReading = (db: Db): Db => used(db, (connections) => connections.reading())
