import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import type { DatabaseServer } from '../platform/db/connect.ts'
import { createLog } from '../platform/log/log.ts'
import type { Tenant } from '../platform/tenant.ts'
import { readTenants } from '../tenants/read-tenants.ts'
import { databaseFaultNow } from './await-database.ts'
import { reachDatabase } from './database.ts'

/** What a command for one tenant works with, whether the portal runs or not. */
export interface AtTenant {
  readonly config: Config
  readonly server: DatabaseServer
  readonly tenant: Tenant
  /** Who does it, for the audit row. */
  readonly operator: string
}

interface Command {
  readonly usage: string
  readonly flags: readonly string[]
  /** @param subject what stands behind the tenant on the command line */
  run(at: AtTenant, subject: string, flags: Readonly<Record<string, unknown>>): Promise<string>
}

function tenantNamed(tenants: readonly Tenant[], named: string): Tenant {
  const found = tenants.find(({ id, hostNames }) => id === named || hostNames.includes(named))
  if (found !== undefined) return found
  throw new ConfigError(`Er is geen tenant ${named}; wel: ${tenants.map(({ id }) => id).join(', ')}`)
}

function readArguments({ usage, flags }: Command) {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const]))
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const [named, subject, ...rest] = positionals
    if (named !== undefined && subject !== undefined && rest.length === 0) return { named, subject, values }
  } catch {
    // What is no argument of this command is answered with how it is used.
  }
  throw new ConfigError(usage)
}

async function answerAt(config: Config, command: Command): Promise<string> {
  const { named, subject, values } = readArguments(command)
  const database = await reachDatabase(config, createLog('silent'))
  try {
    const { server } = database
    const tenant = tenantNamed(await readTenants(config, server.prefix), named)
    return await command.run({ config, server, tenant, operator: `operator ${userInfo().username}` }, subject, values)
  } finally {
    await database.stop()
  }
}

async function answerOf(command: Command): Promise<string> {
  const config = readConfig()
  try {
    return await answerAt(config, command)
  } catch (error) {
    throw databaseFaultNow(error, config) ?? error
  }
}

/** Runs `npm run … -- <tenant> <subject>` for the tenant named by id or host name: prints the answer, or why there is none. */
export function runTenantCommand(command: Command): void {
  answerOf(command).then(
    (answer) => process.stdout.write(`${answer}\n`),
    (error) => {
      const text = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)
      process.stderr.write(`${text}\n`)
      process.exitCode = 1
    },
  )
}
