import { randomUUID } from 'node:crypto'
import { escapeIdentifier, Pool } from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type BackOffice, startBackOffice } from '../../../../tooling/back-office.ts'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { itWorksTogether } from './two-portals.ts'

const name = `cluster_${randomUUID().replaceAll('-', '')}`
let backOffice: BackOffice
let a: Stack
let b: Stack
let server: Pool
let tenant: Pool

/** Two portals that start at the same moment on one empty database. */
beforeAll(async () => {
  const { host, user } = inject('postgres')
  server = new Pool({ host, user, database: 'postgres', max: 2 })
  await server.query(`create database ${escapeIdentifier(name)}`)
  tenant = new Pool({ host, user, database: `${name}_standaard`, max: 1 })
  backOffice = await startBackOffice({ scale: 0.1 })
  const env = {
    PORTAL_DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    PORTAL_SECRET_KEYS: randomUUID().repeat(2),
  }
  const stacks = await Promise.all([startStack({ backOffice, env }), startStack({ backOffice, env })])
  ;[a, b] = stacks
}, 180_000)
afterAll(async () => {
  await Promise.all([a, b].map((stack) => stack?.stop()))
  await backOffice?.stop()
  await tenant.end()
  for (const database of [`${name}_standaard`, name])
    await server.query(`drop database if exists ${escapeIdentifier(database)} with (force)`)
  await server.end()
})

describe('two portals on one database', () => {
  itWorksTogether(() => ({ a, b, ask: async (text, values = []) => (await tenant.query(text, [...values])).rows }))
})
