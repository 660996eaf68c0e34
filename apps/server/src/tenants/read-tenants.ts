import { readFile } from 'node:fs/promises'
import { Locale } from '@portal/contract/values.ts'
import type { Capability } from '@portal/domain/settings/capabilities.ts'
import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'
import { validateSetting } from '@portal/domain/settings/validate-setting.ts'
import { z } from 'zod'
import { type Config, ConfigError, databaseAddress } from '../platform/config.ts'
import { connectionTo, type DatabaseServer, serverOfUrl } from '../platform/db/connect.ts'
import { contentHash } from '../platform/files/files.ts'
import type { Tenant } from '../platform/tenant.ts'
import { BackOfficeEntry, backOfficeOf, MetacomEntry, metacomOf } from './back-office.ts'
import { demoTenants, refuseExposedDemo } from './demo-tenants.ts'
import { LoginsEntry, loginsOf } from './logins.ts'
import { variantNames, variants } from './presets.ts'
import { readLogo } from './read-logo.ts'

const name = z.string().regex(/^[a-z][a-z0-9_-]{0,30}$/)
const hostName = z.string().regex(/^[a-z0-9.:[\]-]+$/)

/** One tenant of a tenants file. */
const TenantEntry = z.strictObject({
  id: name,
  hostNames: z.array(hostName).min(1),
  /** Serves host names that no tenant names. */
  isDefault: z.boolean().default(false),
  database: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,62}$/)
    .optional(),
  /** A PostgreSQL of its own, or a pooler before one, as PORTAL_DATABASE_URL is for the others. */
  databaseUrl: databaseAddress.nullable().default(null),
  /** The server behind that pooler. */
  databaseDirectUrl: databaseAddress.nullable().default(null),
  databaseReplicaUrl: databaseAddress.nullable().default(null),
  variant: z.enum(variantNames).default('standaard'),
  production: z.boolean().default(true),
  name: z.string().min(1).max(80).optional(),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /** Path of a picture; an administrator's setting goes before it. */
  logo: z.string().min(1).max(1000).nullable().default(null),
  defaultLanguage: Locale.default('nl-NL'),
  publicUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  smtpUrl: z
    .url({ protocol: /^smtps?$/ })
    .nullable()
    .default(null),
  /** Where its mails come from; an administrator's setting goes before it. */
  mailSender: z.email().optional(),
  logins: LoginsEntry,
  settings: z.record(z.string(), z.unknown()).default({}),
  backOffice: BackOfficeEntry,
  metacom: MetacomEntry.nullable().default(null),
  /** A header carries it, so it is of visible ASCII; short ones could be guessed. */
  callBackSecret: z
    .string()
    .regex(/^[\x21-\x7e]{32,200}$/)
    .nullable()
    .default(null),
})
type TenantEntry = z.output<typeof TenantEntry>

const TenantsFile = z.array(TenantEntry).min(1)

/** What the file says of a tenant in fields of their own, and an administrator may set otherwise. */
function fieldsAsSettings({ mailSender }: TenantEntry, logo: Uint8Array | null): SettingPreset {
  return {
    ...(mailSender === undefined ? {} : { Email_Afzender: mailSender }),
    ...(logo === null ? {} : { Standaard_Logo: contentHash(logo) }),
  }
}

/** Addresses that only the installation sets; administrators read what is in force. */
function addressesInForce({ backOffice }: TenantEntry, publicUrl: string | null): SettingPreset {
  return { Navision_BasisUrl: backOffice.url, ...(publicUrl === null ? {} : { Backend_BasisUrl: publicUrl }) }
}

function presetOf(entry: TenantEntry, logo: Uint8Array | null): SettingPreset {
  for (const [key, value] of Object.entries(entry.settings)) {
    const fault = validateSetting(key, value)
    if (fault !== null) throw new ConfigError(`Tenant ${entry.id}: the setting ${key} is refused (${fault.reason})`)
  }
  // Every value has just passed the check of its own catalogue entry.
  const own = entry.settings as SettingPreset
  return { ...variants[entry.variant].settings, ...fieldsAsSettings(entry, logo), ...own }
}

/** Where a tenant's mails lead; a demo is where it runs, the address of a real one is known to its operator only. */
function publicUrlOf(entry: TenantEntry, config: Config): string | null {
  const said = entry.publicUrl ?? (entry.isDefault ? config.publicUrl : null)
  if (said !== null) return new URL(said).origin
  if (entry.production) return null
  return `http://${entry.hostNames[0]}:${config.port}`
}

/** Without MetaCom a location is made in the back office alone, as it is for every other tenant. */
function capabilitiesOf({ variant, metacom }: TenantEntry): ReadonlySet<Capability> {
  const own = variants[variant].capabilities
  return new Set(metacom === null ? own.filter((capability) => capability !== 'locations.createWithMetacom') : own)
}

function serverOf(entry: TenantEntry, shared: DatabaseServer) {
  const { id, databaseUrl: url, databaseDirectUrl: direct, databaseReplicaUrl: replica } = entry
  if (url !== null) return serverOfUrl(url, { direct, replica })
  if (direct !== null)
    throw new ConfigError(`Tenant ${id}: databaseDirectUrl needs the address of a pooler as databaseUrl`)
  if (replica !== null)
    throw new ConfigError(`Tenant ${id}: databaseReplicaUrl needs the address of its primary as databaseUrl`)
  return shared
}

async function tenantOf(entry: TenantEntry, config: Config, shared: DatabaseServer): Promise<Tenant> {
  const server = serverOf(entry, shared)
  const backOffice = await backOfficeOf(entry.id, entry.backOffice)
  const logo = entry.logo === null ? null : await readLogo(entry.id, entry.logo)
  const variant = variants[entry.variant]
  const publicUrl = publicUrlOf(entry, config)
  return {
    id: entry.id,
    hostNames: entry.hostNames,
    isDefault: entry.isDefault,
    server,
    database: entry.database ?? `${server.prefix}_${entry.id}`,
    branding: { name: entry.name ?? variant.name, accent: entry.accent ?? variant.accent },
    logo,
    preset: { ...presetOf(entry, logo), ...addressesInForce(entry, publicUrl) },
    capabilities: capabilitiesOf(entry),
    backOffice,
    metacom: await metacomOf(entry.id, entry.metacom),
    callBackSecret: entry.callBackSecret,
    defaultLanguage: entry.defaultLanguage,
    publicUrl,
    logins: await loginsOf(entry.id, entry.logins),
    smtpUrl: entry.smtpUrl ?? config.smtpUrl,
    production: entry.production,
  }
}

/** Events between processes travel over the database of a tenant, so not over one that is on its own. */
function refuseNoneShared(tenants: readonly Tenant[], shared: DatabaseServer): void {
  if (tenants.every(({ server }) => server !== shared))
    throw new ConfigError('Every tenant names a databaseUrl: one of them has to stand on PORTAL_DATABASE_URL')
}

function refuseDoubles(tenants: readonly Tenant[]): void {
  const [first, second] = tenants.filter(({ isDefault }) => isDefault)
  if (first !== undefined && second !== undefined)
    throw new ConfigError(`Both ${first.id} and ${second.id} are the default tenant; one may be`)
  const places = tenants.map(({ server, database }) => JSON.stringify(connectionTo(server, database)))
  for (const part of [tenants.map((tenant) => tenant.id), places, tenants.flatMap((tenant) => tenant.hostNames)]) {
    const double = part.findIndex((value, position) => part.indexOf(value) !== position)
    // An address has a password in it.
    if (double !== -1)
      throw new ConfigError(`Two tenants share ${part === places ? tenants[double]?.database : part[double]}`)
  }
}

/** What PORTAL_TENANTS_FILE holds; the message of a refusal names the variable. */
async function readTenantsFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`The file of PORTAL_TENANTS_FILE cannot be read: ${reason}`)
  }
}

/**
 * The tenants of this installation: those of PORTAL_TENANTS_FILE, else the four demo tenants.
 * @param shared where the databases are of those that name no server of their own
 * @throws ConfigError naming what is wrong in the file, or why there can be no demo tenants here
 */
export async function readTenants(config: Config, shared: DatabaseServer): Promise<readonly Tenant[]> {
  const source = config.tenantsFile
  const entries = source === null ? demoTenants(config) : await readTenantsFile(source)
  const parsed = TenantsFile.safeParse(entries)
  if (!parsed.success)
    throw new ConfigError(`The file of PORTAL_TENANTS_FILE is wrong: ${z.prettifyError(parsed.error)}`)
  const tenants = await Promise.all(parsed.data.map((entry) => tenantOf(entry, config, shared)))
  refuseDoubles(tenants)
  refuseNoneShared(tenants, shared)
  refuseExposedDemo(tenants, config)
  return tenants
}
