import { z } from 'zod'
import { ConfigError } from '../platform/config.ts'
import { isLoopback } from '../platform/net/loopback.ts'
import type { DirectoryLogin, ProviderLogin, TenantLogins } from '../platform/tenant.ts'
import { readAuthority } from './read-authority.ts'

const certificateAuthority = z.string().min(1).nullable().default(null)
const attribute = z.string().regex(/^[a-zA-Z][\w-]{0,60}$/)
/** Encrypted, but for a server on this machine, to which nothing goes over a network. */
const secureAddress = z
  .url({ protocol: /^https?$/ })
  .refine((address) => address.startsWith('https:') || isLoopback(new URL(address).hostname), 'https')
const clientId = z.string().min(1).max(200)
const clientSecret = z.string().min(8).max(500)

/** People and no machines, as Active Directory knows them. */
const peopleFilter = '(&(objectCategory=person)(objectClass=user))'

const DirectoryEntry = z.strictObject({
  url: z.url({ protocol: /^ldaps?$/ }),
  certificateAuthority,
  bindDn: z.string().min(1),
  bindPassword: z.string().min(1),
  baseDn: z.string().regex(/=/, 'a distinguished name, such as DC=bouwer,DC=nl'),
  filter: z.string().default(peopleFilter),
  loginAttribute: attribute.default('sAMAccountName'),
  emailAttribute: attribute.default('mail'),
  idAttribute: attribute.default('objectGUID'),
})

const MicrosoftEntry = z.strictObject({
  // One company: `common` and `organizations` would let in everybody who has an account at Microsoft.
  directoryId: z.guid(),
  issuer: secureAddress.optional(),
  certificateAuthority,
  clientId,
  clientSecret,
})

const FederationEntry = z.strictObject({
  issuer: secureAddress,
  certificateAuthority,
  clientId,
  clientSecret,
  scope: z
    .string()
    .regex(/(^| )openid( |$)/, 'it has the word openid')
    .default('openid profile email'),
})

/** The logins of employees in a tenants file. */
export const LoginsEntry = z
  .strictObject({
    directory: DirectoryEntry.nullable().default(null),
    microsoft: MicrosoftEntry.nullable().default(null),
    federation: FederationEntry.nullable().default(null),
  })
  .default({ directory: null, microsoft: null, federation: null })
type LoginsEntry = z.output<typeof LoginsEntry>

async function directoryOf(tenantId: string, entry: LoginsEntry['directory']): Promise<DirectoryLogin | null> {
  if (entry === null) return null
  // Only a tenant with a directory costs the start its library.
  const { FilterParser } = await import('ldapts')
  try {
    FilterParser.parseString(entry.filter)
  } catch {
    throw new ConfigError(`Tenant ${tenantId}: the filter ${entry.filter} of its directory is no LDAP filter`)
  }
  return { ...entry, certificateAuthority: await readAuthority(tenantId, entry.certificateAuthority) }
}

/** Names of a person that only the company gives: never `email`, which people may set themselves at Microsoft. */
const microsoftNames = ['upn', 'preferred_username']
const federationNames = ['upn', 'unique_name']

async function microsoftOf(tenantId: string, entry: LoginsEntry['microsoft']): Promise<ProviderLogin | null> {
  if (entry === null) return null
  return {
    ...entry,
    issuer: entry.issuer ?? `https://login.microsoftonline.com/${entry.directoryId}/v2.0`,
    certificateAuthority: await readAuthority(tenantId, entry.certificateAuthority),
    scope: 'openid profile email',
    nameClaims: microsoftNames,
  }
}

async function federationOf(tenantId: string, entry: LoginsEntry['federation']): Promise<ProviderLogin | null> {
  if (entry === null) return null
  return {
    ...entry,
    certificateAuthority: await readAuthority(tenantId, entry.certificateAuthority),
    nameClaims: federationNames,
    directoryId: null,
  }
}

/** @throws ConfigError when a certificate cannot be read or a filter is none */
export async function loginsOf(tenantId: string, entry: LoginsEntry): Promise<TenantLogins> {
  return {
    directory: await directoryOf(tenantId, entry.directory),
    microsoft: await microsoftOf(tenantId, entry.microsoft),
    federation: await federationOf(tenantId, entry.federation),
  }
}
