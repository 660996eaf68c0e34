import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type FilesPlace, filesAddress, filesPlaceOf } from './files/files-place.ts'
import { isLoopback } from './net/loopback.ts'
import { type Proxies, readProxies } from './net/proxies.ts'
import { type PushKey, pushKeyOf } from './push/push-keys.ts'

const projectFolder = fileURLToPath(new URL('../../../../', import.meta.url))
const port = z.coerce.number().int().min(0).max(65_535)
const list = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(32)).min(1))

const howManyProxies =
  'say how many proxies stand before the portal (1), or name their addresses (10.0.0.5,192.168.0.0/24)'
const proxies = z
  .string()
  .default('false')
  .transform((text, check) => {
    const read = readProxies(text)
    if (read === null) check.addIssue({ code: 'custom', message: howManyProxies })
    return read ?? 0
  })

const pushKeys = z.string().transform((text, check) => {
  const keys = text.split(',').map((part) => pushKeyOf(part.trim()))
  const good = keys.filter((key) => key !== null)
  if (good.length < keys.length)
    check.addIssue({
      code: 'custom',
      message: 'each is the private key that `npx web-push generate-vapid-keys` prints',
    })
  return good
})

/** Proxies that ask for the readiness every two seconds and believe the second refusal have noticed by then. */
const proxiesNoticeSeconds = 10

/** With fewer one tenant could not go on beside its own background work. */
const fewestConnections = 6

/** Of a PostgreSQL server, or of a pooler before one. */
export const databaseAddress = z.url({ protocol: /^postgres(ql)?$/ })

/** Every variable that the portal reads; docs/operations.md explains them. */
const variables = z.object({
  PORTAL_PORT: port.default(3000),
  PORTAL_HOST: z.string().min(1).default('127.0.0.1'),
  PORTAL_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PORTAL_DATA_DIR: z.string().min(1).default('.data'),
  PORTAL_DATABASE_URL: databaseAddress.optional(),
  PORTAL_DATABASE_DIRECT_URL: databaseAddress.optional(),
  PORTAL_DATABASE_REPLICA_URL: databaseAddress.optional(),
  PORTAL_DATABASE_CONNECTIONS: z.coerce.number().int().min(fewestConnections).max(1000).default(40),
  PORTAL_TENANTS_FILE: z.string().min(1).optional(),
  PORTAL_SECRET_KEYS: list.optional(),
  PORTAL_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  PORTAL_PUSH_KEYS: pushKeys.optional(),
  PORTAL_PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'write mailto:name@company.example or an address of https')
    .optional(),
  PORTAL_PUSH_LOCAL: z.enum(['allowed', 'refused']).default('refused'),
  PORTAL_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PORTAL_FILES_URL: filesAddress.optional(),
  PORTAL_BACKUP_KEY: z.string().min(32, 'it has 32 characters or more').optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  PORTAL_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  PORTAL_TRUST_PROXY: proxies,
  PORTAL_METRICS_TOKEN: z
    .string()
    .regex(/^[\w.-]{16,}$/, 'it has 16 characters or more: letters, digits, dots, dashes and underscores')
    .optional(),
  PORTAL_API_DOCS: z.enum(['open', 'closed']).optional(),
  PORTAL_STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
  PORTAL_STRANGERS_PER_MINUTE: z.coerce.number().int().min(1).default(3000),
  PORTAL_PARENT_PID: z.coerce.number().int().min(1).optional(),
  NAVISION_URL: z.url({ protocol: /^https?$/ }).optional(),
  NAVISION_USER: z.string().default('portaal'),
  NAVISION_PASSWORD: z.string().default('portaal-koppeling'),
  NAVISION_COMPANY: z.string().default('Rijnmond Materieel B.V.'),
  METACOM_URL: z.url({ protocol: /^https?$/ }).optional(),
  METACOM_USER: z.string().default('portaal'),
  METACOM_PASSWORD: z.string().default('metacom-koppeling'),
  SIMULATOR_PORT: port.default(3001),
  IDENTITY_URL: z.url({ protocol: /^https?$/ }).optional(),
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly role: 'all' | 'web' | 'worker'
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Of the server itself, where `databaseUrl` is a pooler's; null without a pooler. */
  readonly databaseDirectUrl: string | null
  /** Of a streaming replica that answers what only reads; null without one. */
  readonly databaseReplicaUrl: string | null
  /** Connections to databases that this process has at most, without those that listen. */
  readonly databaseConnections: number
  readonly tenantsFile: string | null
  readonly secretKeys: readonly string[] | null
  readonly publicUrl: string | null
  readonly smtpUrl: string | null
  readonly push: {
    readonly keys: readonly PushKey[] | null
    readonly contact: string | null
    /** A push service on this machine counts too. */
    readonly allowsLocal: boolean
  }
  readonly files: FilesPlace
  /** The account of buckets; null without one. */
  readonly storeAccount: { readonly keyId: string; readonly secretKey: string } | null
  /** What backups are encrypted with; null for none. */
  readonly backupKey: string | null
  readonly logLevel: string
  /** The proxies before the portal, which are believed; 0 for none. */
  readonly proxies: Proxies
  /** What a reader of the metrics has to know; null when only this machine reads them. */
  readonly metricsToken: string | null
  /** The description of every call is for everybody. */
  readonly showsCalls: boolean
  readonly parentPid: number | null
  /** How long a portal that is asked to stop serves on, while it says that it is not ready. */
  readonly stopDelayMs: number
  /** Questions a minute from one network by people without a session. */
  readonly strangersPerMinute: number
  /** The identity server for who tries the demo; null where none runs. */
  readonly demoIdentityUrl: string | null
  /** MetaCom of the demo tenant that has one. */
  readonly metacom: { readonly url: string; readonly user: string; readonly password: string }
  readonly backOffice: {
    readonly url: string
    readonly user: string
    readonly password: string
    readonly company: string
  }
}

/** A configuration the portal cannot start with; the message names the variable and what is wrong with it. */
export class ConfigError extends Error {}

function refuseUnknown(env: Readonly<Record<string, string | undefined>>): void {
  const unknown = Object.keys(env).find((name) => name.startsWith('PORTAL_') && !(name in variables.shape))
  if (unknown !== undefined) throw new ConfigError(`The environment variable ${unknown} is not known to the portal`)
}

function filesOf(read: z.infer<typeof variables>, dataDir: string): FilesPlace {
  const { PORTAL_FILES_URL: address, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secretKey } = read
  const place = filesPlaceOf({ address, keyId, secretKey, dataDir })
  if (place !== null) return place
  throw new ConfigError('A bucket as PORTAL_FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
}

function storeAccountOf(read: z.infer<typeof variables>): Config['storeAccount'] {
  const { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secretKey } = read
  return keyId === undefined || secretKey === undefined ? null : { keyId, secretKey }
}

/** On a machine where the portal is only tried every call may be read; elsewhere when the configuration says so. */
function showsCalls({
  PORTAL_API_DOCS: said,
  PORTAL_HOST: host,
  PORTAL_TRUST_PROXY,
}: z.infer<typeof variables>): boolean {
  if (said !== undefined) return said === 'open'
  return isLoopback(host) && PORTAL_TRUST_PROXY === 0
}

/** Only a proxy sends people elsewhere meanwhile, and nobody is sent to a worker. */
function stopDelayOf(read: z.infer<typeof variables>): number {
  if (read.PORTAL_ROLE === 'worker') return 0
  return read.PORTAL_STOP_DELAY_SECONDS ?? (read.PORTAL_TRUST_PROXY === 0 ? 0 : proxiesNoticeSeconds)
}

/** @throws ConfigError when there is no server that they belong to */
function databaseUrlsOf(
  read: z.infer<typeof variables>,
): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrl'> {
  const { PORTAL_DATABASE_URL: url, PORTAL_DATABASE_DIRECT_URL: direct, PORTAL_DATABASE_REPLICA_URL: replica } = read
  if (direct !== undefined && url === undefined)
    throw new ConfigError('PORTAL_DATABASE_DIRECT_URL needs the address of a pooler as PORTAL_DATABASE_URL')
  if (replica !== undefined && url === undefined)
    throw new ConfigError('PORTAL_DATABASE_REPLICA_URL needs the address of its primary as PORTAL_DATABASE_URL')
  return { databaseUrl: url ?? null, databaseDirectUrl: direct ?? null, databaseReplicaUrl: replica ?? null }
}

/** @throws ConfigError when others reach a portal that sends to this machine: it is for a demo and for tests */
function pushOf(read: z.infer<typeof variables>): Config['push'] {
  const allowsLocal = read.PORTAL_PUSH_LOCAL === 'allowed'
  if (allowsLocal && !isLoopback(read.PORTAL_HOST))
    throw new ConfigError('PORTAL_PUSH_LOCAL may only be allowed where PORTAL_HOST is this machine alone')
  return { keys: read.PORTAL_PUSH_KEYS ?? null, contact: read.PORTAL_PUSH_CONTACT ?? null, allowsLocal }
}

/**
 * Reads the environment; the only place that does.
 * @throws ConfigError when a variable is wrong or a `PORTAL_…` variable is unknown
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  refuseUnknown(env)
  const parsed = variables.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`The environment variable ${String(issue?.path[0])} is wrong: ${issue?.message}`)
  }
  const read = parsed.data
  const dataDir = resolve(projectFolder, read.PORTAL_DATA_DIR)
  return {
    port: read.PORTAL_PORT,
    host: read.PORTAL_HOST,
    role: read.PORTAL_ROLE,
    dataDir,
    ...databaseUrlsOf(read),
    databaseConnections: read.PORTAL_DATABASE_CONNECTIONS,
    tenantsFile: read.PORTAL_TENANTS_FILE === undefined ? null : resolve(projectFolder, read.PORTAL_TENANTS_FILE),
    secretKeys: read.PORTAL_SECRET_KEYS ?? null,
    publicUrl: read.PORTAL_PUBLIC_URL ?? null,
    smtpUrl: read.PORTAL_SMTP_URL ?? null,
    push: pushOf(read),
    files: filesOf(read, dataDir),
    storeAccount: storeAccountOf(read),
    backupKey: read.PORTAL_BACKUP_KEY ?? null,
    logLevel: read.PORTAL_LOG_LEVEL,
    proxies: read.PORTAL_TRUST_PROXY,
    metricsToken: read.PORTAL_METRICS_TOKEN ?? null,
    showsCalls: showsCalls(read),
    parentPid: read.PORTAL_PARENT_PID ?? null,
    stopDelayMs: stopDelayOf(read) * 1000,
    strangersPerMinute: read.PORTAL_STRANGERS_PER_MINUTE,
    demoIdentityUrl: read.IDENTITY_URL ?? null,
    backOffice: {
      url: read.NAVISION_URL ?? `http://127.0.0.1:${read.SIMULATOR_PORT}/BC`,
      user: read.NAVISION_USER,
      password: read.NAVISION_PASSWORD,
      company: read.NAVISION_COMPANY,
    },
    metacom: {
      // As the simulator chooses its port.
      url: read.METACOM_URL ?? `http://127.0.0.1:${read.SIMULATOR_PORT + 4}`,
      user: read.METACOM_USER,
      password: read.METACOM_PASSWORD,
    },
  }
}

/** The environment of an embedded database: ours without how the portal hands out memory, which slows a database down. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_')))
}
