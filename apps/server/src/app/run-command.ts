import { userInfo } from 'node:os'
import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import type { DatabaseServer } from '../platform/db/connect.ts'
import { createLog } from '../platform/log/log.ts'
import type { Tenant } from '../platform/tenant.ts'
import { databaseFaultNow, placeOfInstallation, placeOfTenant } from './await-database.ts'
import { reachDatabase } from './database.ts'

/** The installation that a command of an operator is about. */
export interface Installation {
  readonly config: Config
  /** Who gives the command, for the audit row. */
  readonly operator: string
}

/** Does work on the configured database, or on the embedded one, which is started for it when no portal runs. */
export async function atDatabase<T>(
  { config }: Installation,
  work: (server: DatabaseServer) => Promise<T>,
): Promise<T> {
  try {
    const database = await reachDatabase(config, createLog('silent'))
    try {
      return await work(database.server)
    } finally {
      await database.stop()
    }
  } catch (error) {
    throw databaseFaultNow(error, placeOfInstallation(config)) ?? error
  }
}

/** Does work on the database of a tenant; what is wrong with a server of its own names that. */
export async function atTenant<T>(tenant: Tenant, shared: DatabaseServer, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tenant.server === shared) throw error
    throw databaseFaultNow(error, placeOfTenant(tenant)) ?? error
  }
}

/** Runs a command beside the portal: prints its answer, or why there is none. */
export function runCommand(answer: (installation: Installation, given: readonly string[]) => Promise<string>): void {
  Promise.resolve()
    .then(() => answer({ config: readConfig(), operator: `operator ${userInfo().username}` }, process.argv.slice(2)))
    .then(
      (text) => process.stdout.write(`${text}\n`),
      (error) => {
        const text = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)
        process.stderr.write(`${text}\n`)
        process.exitCode = 1
      },
    )
}
