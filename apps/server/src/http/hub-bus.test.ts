import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, openTestPool, testServer } from '../../test/test-database.ts'
import { waitFor } from '../../test/wait-for.ts'
import { connectionTo } from '../platform/db/connect.ts'
import { Connections } from '../platform/db/connections.ts'
import { hubChannel, openListener } from '../platform/db/listener.ts'
import { createLog } from '../platform/log/log.ts'
import { joinBus } from './hub-bus.ts'

let database: string
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => dropTestDatabase(database))

const log = createLog('silent')
const told = (name: string) => ({ tell: { room: 'standaard/all', name, payload: {} } })

async function openBus() {
  const connection = connectionTo(testServer(), database)
  const pool = openTestPool(database)
  const listener = await openListener(connection, log)
  const heard: string[] = []
  const connections = Connections.of(pool, { mostEach: 1, mostWaiting: 100 })
  const bus = joinBus({ connections, listener }, log, {
    hear: (message) => heard.push('tell' in message ? message.tell.name : message.endRoom),
    missed: () => heard.push('missed'),
  })
  const close = async () => {
    await listener.close()
    await pool.end()
  }
  return { ...bus, heard, close }
}

it('sends nothing while no other process listens, and says to the first one that it missed something', async () => {
  // Hears what is sent, and is no process of ours.
  const witness = new Client(connectionTo(testServer(), database))
  await witness.connect()
  await witness.query(`listen ${hubChannel}`)
  const seen: string[] = []
  witness.on('notification', ({ payload = '' }) => seen.push(payload))

  const first = await openBus()
  first.send(told('alone'))
  const second = await openBus()
  await waitFor(async () => second.heard.includes('missed'))
  first.send(told('together'))
  await waitFor(async () => second.heard.includes('together'))
  expect(second.heard).toEqual(['missed', 'together'])

  const third = await openBus()
  first.send(told('three'))
  await waitFor(async () => third.heard.includes('three') && second.heard.includes('three'))
  expect(third.heard).toEqual(['three'])
  expect(first.heard).toEqual([])
  await waitFor(async () => seen.length === 3)
  expect(seen.join()).not.toContain('alone')
  for (const one of [third, second, first]) await one.close()
  await witness.end()
})
