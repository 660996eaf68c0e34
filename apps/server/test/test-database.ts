import { randomUUID } from 'node:crypto'
import { Client, escapeIdentifier, Pool, type PoolConfig } from 'pg'
import { inject } from 'vitest'
import { connectionTo, type DatabaseServer } from '../src/platform/db/connect.ts'
import { templateDatabase } from './global-setup.ts'

export function testServer(): DatabaseServer {
  return {
    connection: { ...inject('postgres') },
    pooler: null,
    replica: null,
    firstDatabase: 'postgres',
    prefix: 'test',
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client(connectionTo(testServer(), 'postgres'))
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A migrated database of a test's own. */
export async function createTestDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${escapeIdentifier(name)} template ${templateDatabase} strategy file_copy`)
  return name
}

export async function dropTestDatabase(name: string): Promise<void> {
  await onServer(`drop database if exists ${escapeIdentifier(name)} with (force)`)
}

/**
 * Connections to a test database. The server may still be at the goodbye of one when its database is dropped, which ends it
 * with an error that nobody waits for.
 */
export function openTestPool(name: string, settings: PoolConfig = {}): Pool {
  const pool = new Pool({ ...connectionTo(testServer(), name), ...settings })
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return pool
}
