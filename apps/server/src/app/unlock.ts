import { unlockAccount } from '../features/auth/unlock-account.ts'
import { systemClock } from '../platform/clock.ts'
import { ConfigError } from '../platform/config.ts'
import { findDatabases, openDatabase } from '../platform/db/connect.ts'
import { createLog } from '../platform/log/log.ts'
import { type AtTenant, runTenantCommand } from './tenant-command.ts'

async function unlock({ tenant, operator }: AtTenant, userName: string): Promise<string> {
  const made = await findDatabases(tenant.server, [tenant.database])
  if (!made.has(tenant.database)) throw new ConfigError(`Tenant ${tenant.id} heeft nog geen gegevens`)
  const database = openDatabase(tenant.server, tenant.database, { log: createLog('silent') })
  try {
    const account = await unlockAccount(database.db, { userName, operator, at: systemClock.now() })
    if (account === null) throw new ConfigError(`Tenant ${tenant.id} heeft geen account ${userName}`)
    const blocked = account.isBlocked ? ' Een beheerder heeft het account geblokkeerd; dat blijft zo.' : ''
    return `${account.userName} kan weer inloggen: de mislukte pogingen zijn gewist.${blocked}`
  } finally {
    await database.pool.end()
  }
}

/**
 * `npm run unlock -- <tenant> <name>`: lets somebody log in again who failed too often, whether the portal runs or not.
 */
runTenantCommand({ usage: 'Gebruik: npm run unlock -- <tenant> <accountnaam>', flags: [], run: unlock })
