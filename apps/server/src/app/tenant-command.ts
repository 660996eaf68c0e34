import { parseArgs } from 'node:util'
import { ConfigError } from '../platform/config.ts'
import type { Tenant } from '../platform/tenant.ts'
import { readTenants } from '../tenants/read-tenants.ts'
import { atDatabase, atTenant, runCommand } from './run-command.ts'

/** What a command for one tenant works with, whether the portal runs or not. */
export interface AtTenant {
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

/** @throws ConfigError that names the tenants there are */
export function tenantNamed(tenants: readonly Tenant[], named: string): Tenant {
  const found = tenants.find(({ id, hostNames }) => id === named || hostNames.includes(named))
  if (found !== undefined) return found
  throw new ConfigError(`Er is geen tenant ${named}; wel: ${tenants.map(({ id }) => id).join(', ')}`)
}

function readArguments({ usage, flags }: Command, given: readonly string[]) {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const]))
    const { positionals, values } = parseArgs({ args: [...given], allowPositionals: true, options })
    const [named, subject, ...rest] = positionals
    if (named !== undefined && subject !== undefined && rest.length === 0) return { named, subject, values }
  } catch {
    // What is no argument of this command is answered with how it is used.
  }
  throw new ConfigError(usage)
}

/** Runs `npm run … -- <tenant> <subject>` for the tenant named by id or host name. */
export function runTenantCommand(command: Command): void {
  runCommand(async (installation, given) => {
    const { named, subject, values } = readArguments(command, given)
    return atDatabase(installation, async (server) => {
      const { config, operator } = installation
      const tenant = tenantNamed(await readTenants(config, server), named)
      return atTenant(tenant, server, () => command.run({ tenant, operator }, subject, values))
    })
  })
}
