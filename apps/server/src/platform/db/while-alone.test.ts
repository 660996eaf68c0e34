import { getEventListeners } from 'node:events'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, testServer } from '../../../test/test-database.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { connectionTo } from './connect.ts'
import { whileAlone } from './while-alone.ts'

let database: string
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => dropTestDatabase(database))

const turn = (signal = new AbortController().signal) => ({ name: 'test', signal })

it('lets one work at a time, the next when the first is done or failed', async () => {
  const connection = connectionTo(testServer(), database)
  let working = 0
  const work = async (fails: boolean) => {
    working += 1
    expect(working).toBe(1)
    await new Promise(setImmediate)
    working -= 1
    if (fails) throw new Error('on purpose')
    return 'done'
  }
  const ends = [false, true, false, true, false].map((fails) => whileAlone(connection, turn(), () => work(fails)))
  const kept = (await Promise.allSettled(ends)).map(({ status }) => status)
  expect(kept).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
})

it('ends the wait of who is stopped, whose work is not done', async () => {
  const connection = connectionTo(testServer(), database)
  const { promise: hasTurn, resolve: tookTurn } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: letGo } = Promise.withResolvers<void>()
  const first = whileAlone(connection, turn(), () => {
    tookTurn()
    return mayEnd
  })
  await hasTurn
  const waits = async () => {
    const client = new Client(connection)
    await client.connect()
    const { rowCount } = await client.query(`select from pg_locks where locktype = 'advisory' and not granted`)
    await client.end()
    return rowCount === 1
  }
  let isDone = false
  for (const until of [async () => true, waits]) {
    const stopping = new AbortController()
    const second = whileAlone(connection, turn(stopping.signal), async () => {
      isDone = true
    })
    const refused = expect(second).rejects.toThrow()
    await waitFor(until)
    stopping.abort()
    await refused
  }
  letGo()
  await first
  expect(isDone).toBe(false)
})

it('leaves nothing at the signal, which ends with the process and sees many turns', async () => {
  const { signal } = new AbortController()
  await whileAlone(connectionTo(testServer(), database), turn(signal), async () => {
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
