import { setTimeout as pause } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase } from '../../../test/test-database.ts'
import { openWay, type WayToDatabase } from '../../../test/way-to-database.ts'
import { createLog } from '../log/log.ts'
import { type OpenDatabase, openDatabase } from './connect.ts'
import { isDatabaseAway } from './database-away.ts'

/** A silence that no busy machine makes by itself. */
const longestSilenceMs = 2000

let name: string
let way: WayToDatabase
let database: OpenDatabase
beforeAll(async () => {
  name = await createTestDatabase()
  way = await openWay(name)
  database = openDatabase({ ...way.connection, query_timeout: longestSilenceMs }, name, createLog('silent'))
})
afterAll(async () => {
  await database.pool.end()
  way.close()
  await dropTestDatabase(name)
})
beforeEach(() => way.muteAt(null))

async function onOne<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

describe('a connection that is asked', () => {
  it('does not end while one statement after the other is answered, however long the last one waits', async () => {
    const naps = () => onOne((client) => Promise.all([1, 2, 3].map(() => client.query('select pg_sleep(0.9)'))))
    await expect(naps()).resolves.toHaveLength(3)
  })

  it('gives each statement the whole time, and does not end while it is asked nothing', async () => {
    const ask = () =>
      onOne(async (client) => {
        await client.query('select 1')
        await pause(longestSilenceMs * 0.6)
        await client.query('select pg_sleep(1.2)')
        await pause(longestSilenceMs * 1.2)
        return client.query('select 1')
      })
    await expect(ask()).resolves.toMatchObject({ rowCount: 1 })
  })

  it('ends at a silence after a statement whose values could not be sent', async () => {
    const circle: { self?: unknown } = {}
    circle.self = circle
    way.muteAt('silent')
    const ask = () =>
      onOne(async (client) => {
        const failing = new Promise((resolve) => client.query('select $1', [circle], resolve))
        await expect(failing).resolves.toMatchObject({ message: expect.stringContaining('circular') })
        await client.query('select 1')
        return client.query(`select 'silent'`).then(() => null, isDatabaseAway)
      })
    expect(await ask()).toBe(true)
  })
})
