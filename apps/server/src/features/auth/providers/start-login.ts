import type { auth } from '@portal/contract/auth.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { returnAddressOf } from '@portal/domain/auth/return-address.ts'
import type { AskFirst } from '../../../http/handlers.ts'
import { linkHash, newLinkToken } from '../../../platform/keys/link-token.ts'
import { insertFlow } from './login-flows.store.ts'
import { configurationOf, faultCodeOf, requireProvider } from './provider.ts'

/** Time to log in there, a second factor and a forgotten phone included. */
const flowMs = 15 * 60_000

/**
 * Begins a login at an identity server: the address of its page, bound to this tenant, this method and the browser that has
 * the secret. Code flow with PKCE, state and nonce.
 */
export const startLogin: AskFirst<typeof auth.startLogin> = {
  async ask(before, { methode, oorsprong }) {
    const provider = requireProvider(before, methode)
    const returnAddress = returnAddressOf(oorsprong, before.tenant)
    if (returnAddress === null) throw new PortalError('verzoek.onjuist', {}, { field: 'oorsprong' })
    const configuration = await configurationOf(provider).catch((error) => {
      before.log.error(
        { err: error, event: 'authn_provider_fault', issuer: provider.issuer },
        'identity server not read',
      )
      throw new PortalError(faultCodeOf(methode, error))
    })
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
    const [state, secret, nonce, verifier] = [newLinkToken(), newLinkToken(), newLinkToken(), newLinkToken()]
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: returnAddress,
      scope: provider.scope,
      response_type: 'code',
      response_mode: 'query',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return async (ctx) => {
      const now = ctx.clock.now()
      const hashes = { stateHash: linkHash(state), secretHash: linkHash(secret) }
      const expiresAt = new Date(now.getTime() + flowMs)
      await insertFlow(ctx.db, { ...hashes, loginType: methode, nonce, verifier, returnAddress, expiresAt }, now)
      return { adres: address.href, kenmerk: state, geheim: secret }
    }
  },
}
