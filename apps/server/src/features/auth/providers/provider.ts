import { type ErrorCode, PortalError } from '@portal/contract/errors.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { Configuration } from 'openid-client'
import type { Ctx } from '../../../platform/context.ts'
import { isLoopback } from '../../../platform/net/loopback.ts'
import type { ProviderLogin, Tenant } from '../../../platform/tenant.ts'
import { ProviderAway, secureFetch } from './secure-fetch.ts'

/** The logins that lead to a page of an identity server (R-GEN-20). */
export type ProviderType = 'Azure' | 'Federation'

const ways = {
  Azure: { setting: 'Login_Azure', entry: 'microsoft', fault: 'login.cloud_directory_fout' },
  Federation: { setting: 'Login_AuthServer', entry: 'federation', fault: 'login.authserver_fout' },
} as const

/** Whether an administrator offers it (R-GEN-22). */
export const isOffered = (settings: Settings, type: ProviderType): boolean => settings.bool(ways[type].setting)

/** What the tenants file says of it; null when it says nothing. */
export const providerOf = (tenant: Tenant, type: ProviderType): ProviderLogin | null => tenant.logins[ways[type].entry]

/**
 * Whether the address that administrators see is that of the tenants file. It names no other server, because the secret of
 * the portal would go there.
 */
export function agreesWithSetting(settings: Settings, type: ProviderType, { issuer }: ProviderLogin): boolean {
  const set = type === 'Federation' ? settings.string('Login_AuthServer_Url').trim() : ''
  return set === '' || (URL.canParse(set) && new URL(set).origin === new URL(issuer).origin)
}

/** @throws PortalError `login.methode_niet_beschikbaar` or `login.methode_niet_ingericht` */
export function requireProvider(
  { settings, tenant }: Pick<Ctx, 'settings' | 'tenant'>,
  type: ProviderType,
): ProviderLogin {
  if (!isOffered(settings, type)) throw new PortalError('login.methode_niet_beschikbaar')
  const provider = providerOf(tenant, type)
  if (provider === null || !agreesWithSetting(settings, type, provider))
    throw new PortalError('login.methode_niet_ingericht')
  return provider
}

const keepMs = 15 * 60_000
/** By the logins that are configured, which are few. */
const known = new Map<string, { readonly configuration: Configuration; readonly until: number }>()

/** Only a demo has its identity server here, without encryption; what asks it refuses that anywhere else. */
const isOnThisMachine = (issuer: string) => issuer.startsWith('http:') && isLoopback(new URL(issuer).hostname)

/** Reads what an identity server says of itself, past what is known of it. */
export async function discover(provider: ProviderLogin): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretPost, customFetch, discovery, enableNonRepudiationChecks } = await import(
    'openid-client'
  )
  const { issuer, clientId, clientSecret, certificateAuthority } = provider
  return discovery(new URL(issuer), clientId, {}, ClientSecretPost(clientSecret), {
    [customFetch]: secureFetch(certificateAuthority),
    // The signature of a token counts, not only the connection it came over.
    execute: [enableNonRepudiationChecks, ...(isOnThisMachine(issuer) ? [allowInsecureRequests] : [])],
  })
}

/** What an identity server says of itself; asked again after a quarter of an hour. */
export async function configurationOf(provider: ProviderLogin): Promise<Configuration> {
  const key = JSON.stringify(provider)
  const found = known.get(key)
  if (found !== undefined && found.until > performance.now()) return found.configuration
  const configuration = await discover(provider)
  known.set(key, { configuration, until: performance.now() + keepMs })
  return configuration
}

/** The fault of asking a server, wherever the library wrapped it; null when the server did answer. */
export function awayOf(error: unknown): ProviderAway | null {
  if (error instanceof ProviderAway) return error
  return error instanceof Error ? awayOf(error.cause) : null
}

/** The answer when an identity server cannot be used. */
export function faultCodeOf(type: ProviderType, error: unknown): ErrorCode {
  return awayOf(error)?.fault === 'certificate' ? 'login.certificaat' : ways[type].fault
}
