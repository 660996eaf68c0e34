import { setTimeout as pause } from 'node:timers/promises'
import { type Config, ConfigError } from '../platform/config.ts'
import { ConnectError, PoolerError } from '../platform/db/connect.ts'
import { errorCodeOf, isDatabaseAway, isUnknownToPooler } from '../platform/db/database-away.ts'
import { MigrationRefusal } from '../platform/db/migrate.ts'
import type { Logger } from '../platform/log/log.ts'
import type { Tenant } from '../platform/tenant.ts'

const retryMs = 1000

/** PostgreSQL's codes for what an account may not do, and for a database that is not there. */
const mayNot = '42501'
const isAbsent = '3D000'

/** A variable with what it says, without the password. */
function nameAddress(variable: string, address: string): string {
  const { host: named, username, pathname, searchParams } = new URL(address)
  const host = searchParams.get('host') ?? named
  return `${variable} (${username === '' ? '' : `${username}@`}${host}${pathname})`
}

/** Where an operator said that databases are, and by which names. */
export interface DatabasePlace {
  /** Null for the embedded one. */
  readonly url: string | null
  readonly directUrl: string | null
  readonly names: { readonly url: string; readonly directUrl: string }
}

export const placeOfInstallation = ({ databaseUrl, databaseDirectUrl }: Config): DatabasePlace => ({
  url: databaseUrl,
  directUrl: databaseDirectUrl,
  names: { url: 'PORTAL_DATABASE_URL', directUrl: 'PORTAL_DATABASE_DIRECT_URL' },
})

/** Of a tenant with a server of its own. */
export function placeOfTenant({ id, server: { connection, pooler } }: Tenant): DatabasePlace {
  const { connectionString: direct = null } = connection
  return {
    url: pooler?.connectionString ?? direct,
    directUrl: pooler === null ? null : direct,
    names: { url: `databaseUrl of tenant ${id}`, directUrl: `databaseDirectUrl of tenant ${id}` },
  }
}

/** Where the portal looks for its database, for the operator who has to fix it. */
function nameOf({ url, directUrl, names }: DatabasePlace): string {
  if (url === null) return 'The embedded database'
  const named = nameAddress(names.url, url)
  return directUrl === null ? named : `${named} or ${nameAddress(names.directUrl, directUrl)}`
}

/** What to do about a pooler where a session is needed. */
function tellPooler({ url, directUrl, names }: DatabasePlace): string {
  if (directUrl !== null)
    return `${nameAddress(names.directUrl, directUrl)} is a pooler: name the PostgreSQL server behind it.`
  return `${nameAddress(names.url, url ?? '')} is a pooler: name the PostgreSQL server behind it as ${names.directUrl} too.`
}

function causes(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : []
}

const reasonOf = (error: unknown) => causes(error).at(-1)?.message ?? ''

/**
 * What somebody has to mend before the portal can start, in one sentence that names the variable; null when it is not
 * about the database, or passes by itself.
 */
export function databaseFault(error: unknown, place: DatabasePlace): ConfigError | null {
  if (isDatabaseAway(error)) return null
  const all = causes(error)
  const refusal = all.find((one) => one instanceof MigrationRefusal)
  if (refusal !== undefined) return new ConfigError(refusal.message)
  if (all.some((one) => one instanceof PoolerError)) return new ConfigError(tellPooler(place))
  const denied = all.find((one) => errorCodeOf(one) === mayNot)
  if (denied !== undefined)
    return new ConfigError(
      `${nameOf(place)}: ${denied.message}. The account needs CREATEDB, or databases that were made for it and are its own.`,
    )
  const absent = all.find((one) => errorCodeOf(one) === isAbsent || isUnknownToPooler(one))
  if (absent !== undefined)
    return new ConfigError(
      `${nameOf(place)}: ${absent.message}. Name one that is there; those of tenants are made from it.`,
    )
  const unconnected = all.find((one) => one instanceof ConnectError)
  return unconnected === undefined ? null : new ConfigError(`${nameOf(place)}: ${unconnected.message}`)
}

/** The same for who does not wait for the database: that it is away is a sentence too. */
export function databaseFaultNow(error: unknown, place: DatabasePlace): ConfigError | null {
  if (!isDatabaseAway(error)) return databaseFault(error, place)
  return new ConfigError(`${nameOf(place)} does not answer: ${reasonOf(error)}`)
}

interface Waiting {
  readonly config: Config
  readonly log: Logger
  readonly signal: AbortSignal
}

/**
 * Opens what stands on the database, as often as it takes while that is away. Says each reason to
 * wait once.
 * @throws ConfigError when somebody has to mend something first; the signal's reason when it ends the wait
 */
export async function untilDatabaseAnswers(open: () => Promise<void>, { config, log, signal }: Waiting): Promise<void> {
  const place = placeOfInstallation(config)
  const logged = new Set<string>()
  for (;;) {
    signal.throwIfAborted()
    try {
      await open()
      return signal.throwIfAborted()
    } catch (error) {
      const fault = databaseFault(error, place)
      if (fault !== null) throw fault
      if (!isDatabaseAway(error)) throw error
      const reason = reasonOf(error)
      if (!logged.has(reason)) log.warn({ reason }, `${nameOf(place)} does not answer; waiting for it`)
      logged.add(reason)
    }
    await pause(retryMs, undefined, { signal })
  }
}
