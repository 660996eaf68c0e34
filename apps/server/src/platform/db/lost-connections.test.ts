import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, testServer } from '../../../test/test-database.ts'
import { openWay, type WayToDatabase } from '../../../test/way-to-database.ts'
import { createLog } from '../log/log.ts'
import { ask } from './ask.ts'
import { type OpenDatabase, openDatabase } from './connect.ts'
import type { Db } from './database.ts'
import { isDatabaseAway } from './database-away.ts'
import { onBehalfOf } from './on-behalf-of.ts'
import { sql } from './query.ts'
import { transact } from './transact.ts'

/** More than the pool has. */
const losses = 14
/** As many as the pool has; a silence that no busy machine makes by itself. */
const silences = 12
const longestSilenceMs = 2000

let name: string
let way: WayToDatabase
let database: OpenDatabase
beforeAll(async () => {
  name = await createTestDatabase()
  way = await openWay(name)
  database = openDatabase(
    { ...testServer(), connection: { ...way.connection, query_timeout: longestSilenceMs } },
    name,
    { log: createLog('silent') },
  )
})
afterAll(async () => {
  await database.pool.end()
  way.close()
  await dropTestDatabase(name)
})

type Work = (db: Db) => Promise<unknown>

const callers: readonly [string, (work: Work) => Promise<unknown>][] = [
  ['a job', (work) => work(database.db)],
  ['a person', (work) => work(onBehalfOf(database.db, 'uitvoerder'))],
]

const inTransaction: Work = (db) =>
  transact(db, async (tx) => {
    await tx.execute(sql`select 'in the middle'`)
  })

const keptInTransaction: Work = (db) => transact(db, (tx) => ask(tx, sql`select 'kept'`))

const moments: readonly [string, string, Work][] = [
  ['as a transaction begins', 'begin', inTransaction],
  ['in the middle of a transaction', 'in the middle', inTransaction],
  ['at a kept statement of a transaction', 'kept', keptInTransaction],
  ['as a transaction is committed', 'commit', inTransaction],
  ['with a single statement', 'alone', async (db) => db.execute(sql`select 'alone'`)],
  ['with a kept statement alone', 'lonely', (db) => ask(db, sql`select 'lonely'`)],
]

function expectAllBack(): void {
  const { totalCount, idleCount, waitingCount } = database.pool
  expect({ busy: totalCount - idleCount, waitingCount }).toEqual({ busy: 0, waitingCount: 0 })
}

describe.each(callers)('the connection of %s that is lost', (_who, callAs) => {
  it.each(moments)('%s goes back to the pool, and the work fails', async (_when, statement, work) => {
    way.cutAt(statement)
    for (let loss = 0; loss < losses; loss += 1) await expect(callAs(work)).rejects.toThrow()
    way.cutAt(null)
    await callAs(inTransaction)
    expectAllBack()
  })

  it.each(moments)('%s without a word does so too, after the longest silence', async (_when, statement, work) => {
    way.muteAt(statement)
    const works = Array.from({ length: silences }, () => callAs(work).then(() => null, isDatabaseAway))
    expect(await Promise.all(works)).toEqual(Array(silences).fill(true))
    way.muteAt(null)
    for (let again = 0; again < losses; again += 1) await callAs(inTransaction)
    expectAllBack()
  })
})
