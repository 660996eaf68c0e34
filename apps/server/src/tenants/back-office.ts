import { z } from 'zod'
import { ConfigError } from '../platform/config.ts'
import type { BackOffice, MetacomPlace } from '../platform/tenant.ts'
import { readAuthority } from './read-authority.ts'

const webAddress = z.url({ protocol: /^https?$/ })

const AuthenticationEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('basic') }),
  z.strictObject({ kind: z.literal('ntlm'), domain: z.string().max(100).default('') }),
  z.strictObject({
    kind: z.literal('oauth2'),
    tokenUrl: webAddress,
    scope: z.string().min(1).default('https://api.businesscentral.dynamics.com/.default'),
  }),
])

/** The back office of a tenant in a tenants file. */
export const BackOfficeEntry = z.strictObject({
  url: webAddress,
  soapUrl: webAddress.nullable().default(null),
  user: z.string(),
  password: z.string(),
  authentication: AuthenticationEntry.default({ kind: 'basic' }),
  /** Path of a file in PEM. */
  certificateAuthority: z.string().min(1).nullable().default(null),
  tenant: z.string().min(1).nullable().default(null),
  company: z.string(),
  write: z.enum(['odata-unbound', 'soap']).default('odata-unbound'),
  requestsPerMinute: z.number().int().min(10).max(100_000).nullable().default(null),
})

/** The MetaCom of a tenant in a tenants file. */
export const MetacomEntry = z.strictObject({
  url: webAddress,
  user: z.string(),
  password: z.string(),
  /** Path of a file in PEM. */
  certificateAuthority: z.string().min(1).nullable().default(null),
})

// A header of Basic carries ASCII only; the back office would compare something else.
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)

/** @throws ConfigError when the certificate cannot be read, or the account cannot be sent */
export async function backOfficeOf(tenantId: string, entry: z.output<typeof BackOfficeEntry>): Promise<BackOffice> {
  const { certificateAuthority: path } = entry
  if (entry.authentication.kind === 'basic' && !isAscii(entry.user + entry.password))
    throw new ConfigError(`Tenant ${tenantId}: user and password of the back office must be ASCII`)
  return { ...entry, certificateAuthority: await readAuthority(tenantId, path) }
}

/** @throws ConfigError when the certificate cannot be read, or the account cannot be sent */
export async function metacomOf(
  tenantId: string,
  entry: z.output<typeof MetacomEntry> | null,
): Promise<MetacomPlace | null> {
  if (entry === null) return null
  if (!isAscii(entry.user + entry.password))
    throw new ConfigError(`Tenant ${tenantId}: user and password of MetaCom must be ASCII`)
  return { ...entry, certificateAuthority: await readAuthority(tenantId, entry.certificateAuthority) }
}
