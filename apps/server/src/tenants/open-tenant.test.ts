import { Client } from 'pg'
import { expect, it } from 'vitest'
import { testServer } from '../../test/test-database.ts'
import { startTestPortal } from '../../test/test-portal.ts'
import { waitFor } from '../../test/wait-for.ts'
import { connectionBudget } from '../platform/db/connect.ts'
import { openTenant } from './open-tenant.ts'

it('closes its connections when it cannot be opened to the end', async () => {
  const portal = await startTestPortal()
  const watcher = new Client(portal.open.database.connection)
  await watcher.connect()
  const connections = async () => {
    const ours = 'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> $1'
    const { rows } = await watcher.query(ours, [watcherPid])
    return rows[0].count
  }
  const watcherPid = (await watcher.query('select pg_backend_pid() as pid')).rows[0].pid
  const { parts } = portal
  const tenant = { ...portal.open.tenant, server: { ...testServer(), firstDatabase: portal.database } }
  await portal.portal.close()
  await waitFor(async () => (await connections()) === 0)
  let isErpClosed = false
  const opening = openTenant(tenant, {
    budget: connectionBudget(12),
    replicaBudget: connectionBudget(12),
    clock: parts.clock,
    log: parts.log,
    push: { keys: [{ publicKey: 'none', privateKey: 'none' }], contact: null, allowsLocal: false },
    keys: [{ id: 'test', secret: new TextEncoder().encode('a key that only this test signs its tokens with') }],
    filesOf: () => parts.files,
    hubOf: () => parts.hub,
    erpOf: () => ({
      ...parts.erp,
      async close() {
        isErpClosed = true
      },
    }),
    jobsOf: () => parts.jobs,
    begin: () => Promise.reject(new Error('de demo-accounts ontbreken')),
  })
  await expect(opening).rejects.toThrow('de demo-accounts ontbreken')
  expect(isErpClosed).toBe(true)
  await waitFor(async () => (await connections()) === 0)
  await watcher.end()
  await portal.close()
})
