import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, testServer } from '../../../test/test-database.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { openWay } from '../../../test/way-to-database.ts'
import { createLog } from '../log/log.ts'
import { connectionTo } from './connect.ts'
import { type ChangeListener, changeChannel, everything, openListener } from './listener.ts'
import { helloChannel } from './other-listeners.ts'

let database: string
let listener: ChangeListener
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(() => listener.close())
afterAll(() => dropTestDatabase(database))

/** The database may still count the connection of the test before this one. */
const untilAlone = () => waitFor(async () => (await listener.isAnswered(1000)) && listener.others.areNone())

async function tell(message: string, channel = changeChannel): Promise<void> {
  const client = new Client(connectionTo(testServer(), database))
  await client.connect()
  await client.query('select pg_notify($1, $2)', [channel, message]).finally(() => client.end())
}

it('listens again after its connection was lost, and says that anything may have changed meanwhile', async () => {
  const way = await openWay(database)
  listener = await openListener(way.connection, createLog('silent'))
  const heard: string[] = []
  listener.on(changeChannel, (message) => heard.push(message))
  way.cut()
  await waitFor(async () => !listener.isLive())
  expect(await listener.isAnswered(1000)).toBe(false)
  await tell('unheard')
  way.mend()
  await waitFor(async () => listener.isLive())
  expect(await listener.isAnswered(1000)).toBe(true)
  await tell('heard')
  await waitFor(async () => heard.includes('heard'))
  expect(heard).toEqual([everything, 'heard'])
  way.close()
})

it('says to a late subscriber that anything may have changed after a message without one', async () => {
  listener = await openListener(connectionTo(testServer(), database), createLog('silent'))
  await tell('too early')
  // Its answer comes after the message.
  expect(await listener.isAnswered(5000)).toBe(true)
  const heard: string[] = []
  listener.on(changeChannel, (message) => heard.push(message))
  await tell('heard')
  await waitFor(async () => heard.includes('heard'))
  expect(heard).toEqual([everything, 'heard'])
})

it('tries one connection at a time while the database is away', async () => {
  const way = await openWay(database)
  listener = await openListener(way.connection, createLog('silent'))
  way.cut()
  const before = way.arrivals()
  await waitFor(async () => way.arrivals() >= before + 6)
  const at = performance.now()
  const count = way.arrivals()
  await waitFor(async () => way.arrivals() >= count + 4)
  // Four tries with pauses between; tries that multiply would be there at once.
  expect(performance.now() - at).toBeGreaterThan(1000)
  way.mend()
  await waitFor(async () => listener.isLive())
  way.close()
})

it('does not go on trying when its first connection fails', async () => {
  const way = await openWay(database)
  way.cut()
  await expect(openListener(way.connection, createLog('silent'))).rejects.toThrow()
  // One that was open does try again, four times: one that failed would have by then.
  const beside = await openWay(database)
  listener = await openListener(beside.connection, createLog('silent'))
  beside.cut()
  const before = beside.arrivals()
  await waitFor(async () => beside.arrivals() >= before + 4)
  expect(way.arrivals()).toBe(1)
  way.close()
  beside.close()
})

it('knows whether another process listens, at its beginning and some time after its end', async () => {
  const connection = connectionTo(testServer(), database)
  listener = await openListener(connection, createLog('silent'))
  await untilAlone()
  let told = 0
  listener.others.onFirst(() => {
    told += 1
  })
  const second = await openListener(connection, createLog('silent'))
  expect(second.others.areNone()).toBe(false)
  await waitFor(async () => !listener.others.areNone())
  const third = await openListener(connection, createLog('silent'))
  await third.close()
  await second.close()
  await untilAlone()
  // Once for the second; the third was told all that the second was.
  expect(told).toBe(1)
})

it('is not alone from the moment that another process says hello', async () => {
  listener = await openListener(connectionTo(testServer(), database), createLog('silent'))
  const heard: string[] = []
  listener.on(changeChannel, (message) => heard.push(message))
  await untilAlone()
  await tell('somebody', helloChannel)
  await tell('after it')
  await waitFor(async () => heard.length > 0)
  expect(listener.others.areNone()).toBe(false)
})

it('does not take itself for alone when its connection is back, for others may be on their way', async () => {
  const way = await openWay(database)
  listener = await openListener(way.connection, createLog('silent'))
  const atReturn: boolean[] = []
  listener.on(changeChannel, () => atReturn.push(listener.others.areNone()))
  way.cut()
  await waitFor(async () => !listener.isLive())
  way.mend()
  await waitFor(async () => atReturn.length > 0)
  expect(atReturn).toEqual([false])
  await untilAlone()
  way.close()
})

it('says to a subscriber of the time without a connection that it missed something', async () => {
  const way = await openWay(database)
  listener = await openListener(way.connection, createLog('silent'))
  await untilAlone()
  let told = 0
  listener.others.onFirst(() => {
    told += 1
  })
  way.cut()
  await waitFor(async () => !listener.isLive())
  expect(listener.others.areNone()).toBe(false)
  const second = await openListener(connectionTo(testServer(), database), createLog('silent'))
  expect(told).toBe(0)
  way.mend()
  await waitFor(async () => told === 1)
  await second.close()
  way.close()
})
