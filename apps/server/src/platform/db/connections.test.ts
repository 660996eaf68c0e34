import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, testServer } from '../../../test/test-database.ts'
import { createLog } from '../log/log.ts'
import { type OpenDatabase, openDatabase } from './connect.ts'

let name: string
let database: OpenDatabase
beforeAll(async () => {
  name = await createTestDatabase()
  database = openDatabase(testServer(), name, { log: createLog('silent') })
})
afterAll(async () => {
  await database.pool.end()
  await dropTestDatabase(name)
})

it('leaves nobody in the transaction of a text that failed in the middle of it', async () => {
  const { connections } = database
  await expect(connections.query('begin; select 1 / 0; commit')).rejects.toThrow('division by zero')
  const { rows } = await connections.query<{ sum: number }>('select 1 + 1 as sum')
  expect(rows).toEqual([{ sum: 2 }])
})
