import type { auth } from '@portal/contract/auth.ts'
import type { Configuration } from 'openid-client'
import type { UseCase } from '../../../http/handlers.ts'
import type { ProviderLogin } from '../../../platform/tenant.ts'
import { bad, good, type LoginStep, timeLoginTest } from '../login-test.ts'
import { agreesWithSetting, awayOf, discover, isOffered, providerOf } from './provider.ts'

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const prefix = 'error' in error ? `${String(error.error)} ` : ''
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${prefix}${error.message}${cause}`
}

/**
 * Whether the server knows the portal by its secret: it is asked to take a code that it never gave. A server that knows the
 * portal refuses the code, another one the portal.
 */
async function trySecret(configuration: Configuration): Promise<LoginStep> {
  const { genericGrantRequest } = await import('openid-client')
  const parameters = { code: 'no-code', redirect_uri: 'https://portal.invalid/', code_verifier: 'x'.repeat(43) }
  try {
    await genericGrantRequest(configuration, 'authorization_code', parameters)
  } catch (error) {
    if (
      error instanceof Error &&
      'error' in error &&
      ['invalid_grant', 'invalid_request'].includes(String(error.error))
    )
      return good('provider.secretRight')
    return bad('provider.secretWrong', { reason: reasonOf(error) })
  }
  return bad('provider.secretWrong', { reason: 'a code that was never given is taken' })
}

async function findSteps(provider: ProviderLogin): Promise<readonly LoginStep[]> {
  const params = { url: provider.issuer }
  try {
    const configuration = await discover(provider)
    const metadata = configuration.serverMetadata()
    return [
      good('provider.read', params),
      await trySecret(configuration),
      // A server that does not say so may do it all the same, as AD FS does.
      ...(metadata.code_challenge_methods_supported?.includes('S256') === false ? [bad('provider.noPkce')] : []),
      good(metadata.end_session_endpoint === undefined ? 'provider.noLogout' : 'provider.logout'),
    ]
  } catch (error) {
    const away = awayOf(error)
    const step = away === null ? 'provider.refuses' : away.fault === 'certificate' ? 'certificate' : 'away'
    return [bad(step, { ...params, reason: reasonOf(away ?? error) })]
  }
}

/** Tries an identity server without anybody logging in, and says what is wrong in words. */
export const testProvider: UseCase<typeof auth.testProvider> = ({ settings, tenant }, { methode }) =>
  timeLoginTest(async () => {
    const provider = providerOf(tenant, methode)
    if (provider === null) return [bad('notConfigured')]
    const set = { url: settings.string('Login_AuthServer_Url'), issuer: provider.issuer }
    return [
      ...(await findSteps(provider)),
      ...(agreesWithSetting(settings, methode, provider) ? [] : [bad('provider.otherAddress', set)]),
      ...(isOffered(settings, methode) ? [] : [good('switchedOff')]),
    ]
  })
