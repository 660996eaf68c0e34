import { userInfo } from 'node:os'
import { unlockAccount } from '../features/auth/unlock-account.ts'
import { systemClock } from '../platform/clock.ts'
import { ConfigError, readConfig } from '../platform/config.ts'
import { connectionTo, type DatabaseServer, findDatabases, openDatabase } from '../platform/db/connect.ts'
import { createLog } from '../platform/log.ts'
import type { Tenant } from '../platform/tenant.ts'
import { readTenants } from '../tenants/read-tenants.ts'
import { reachDatabase } from './database.ts'

/**
 * `npm run unlock -- <tenant> <name>`: lets somebody log in again who failed too often, whether the portal runs or not.
 */
const usage = 'Gebruik: npm run unlock -- <tenant> <accountnaam>'

function tenantNamed(tenants: readonly Tenant[], named: string): Tenant {
  const found = tenants.find(({ id, hostNames }) => id === named || hostNames.includes(named))
  if (found !== undefined) return found
  throw new ConfigError(`Er is geen tenant ${named}; wel: ${tenants.map(({ id }) => id).join(', ')}`)
}

async function unlock(server: DatabaseServer, tenant: Tenant, userName: string): Promise<string> {
  const made = await findDatabases(server, [tenant.database])
  if (!made.has(tenant.database)) throw new ConfigError(`Tenant ${tenant.id} heeft nog geen gegevens`)
  const database = openDatabase(connectionTo(server, tenant.database), tenant.database, createLog('silent'))
  try {
    const operator = `operator ${userInfo().username}`
    const account = await unlockAccount(database.db, { userName, operator, at: systemClock.now() })
    if (account === null) throw new ConfigError(`Tenant ${tenant.id} heeft geen account ${userName}`)
    const blocked = account.isBlocked ? ' Een beheerder heeft het account geblokkeerd; dat blijft zo.' : ''
    return `${account.userName} kan weer inloggen: de mislukte pogingen zijn gewist.${blocked}`
  } finally {
    await database.pool.end()
  }
}

async function main([tenantName, userName]: readonly string[]): Promise<void> {
  if (tenantName === undefined || userName === undefined) throw new ConfigError(usage)
  const config = readConfig()
  const database = await reachDatabase(config, createLog('silent'))
  try {
    const tenant = tenantNamed(await readTenants(config, database.server.prefix), tenantName)
    process.stdout.write(`${await unlock(database.server, tenant, userName)}\n`)
  } finally {
    await database.stop()
  }
}

main(process.argv.slice(2)).catch((error) => {
  const text = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
