import type { auth } from '@portal/contract/auth.ts'
import { type ErrorCode, PortalError } from '@portal/contract/errors.ts'
import type { Configuration, IDToken } from 'openid-client'
import type { AskFirst } from '../../../http/handlers.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { AskingCtx } from '../../../platform/context.ts'
import { linkHash } from '../../../platform/keys/link-token.ts'
import type { ProviderLogin } from '../../../platform/tenant.ts'
import { accountOf, type ProvenPerson } from '../employees/employee-account.ts'
import { openSession } from '../open-session.ts'
import { isFlowOpen, type LoginFlow, takeFlow } from './login-flows.store.ts'
import { awayOf, configurationOf, faultCodeOf, type ProviderType, requireProvider } from './provider.ts'

/** What the identity server gave back in the address, as the browser passes it on. */
interface Returned {
  readonly kenmerk: string
  readonly geheim: string
  readonly code?: string | undefined
  readonly uitgever?: string | undefined
  readonly fout?: string | undefined
}

/** @throws PortalError `login.poging_gebruikt`, or `login.afronden` in another browser than the one that began */
async function takeOwnFlow({ db, clock, log }: AskingCtx, type: ProviderType, returned: Returned): Promise<LoginFlow> {
  const stateHash = linkHash(returned.kenmerk)
  const wanted = { stateHash, secretHash: linkHash(returned.geheim), loginType: type }
  const flow = await takeFlow(db, wanted, clock.now())
  if (flow !== null) return flow
  const isElsewhere = await isFlowOpen(db, stateHash, clock.now())
  log.warn({ event: 'authn_login_state', type, isElsewhere }, 'login with a state that is not its own')
  throw new PortalError(isElsewhere ? 'login.afronden' : 'login.poging_gebruikt')
}

/** A token that the library accepts and that is not for this portal. */
class TokenRefused extends Error {}

/** The library names with these what is wrong with a token: who signed it, for whom, when, or of which login it is. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof TokenRefused ||
  (error instanceof Error &&
    (('code' in error && /^OAUTH_(JWT|JSON_ATTRIBUTE|KEY_SELECTION|INVALID_RESPONSE)/.test(String(error.code))) ||
      isTokenFault(error.cause)))

const isInvalidGrant = (error: unknown) => error instanceof Error && 'error' in error && error.error === 'invalid_grant'

function refusalOf(type: ProviderType, error: unknown): ErrorCode {
  if (awayOf(error) !== null) return faultCodeOf(type, error)
  if (isInvalidGrant(error)) return 'login.poging_gebruikt'
  return isTokenFault(error) ? 'login.token_geweigerd' : faultCodeOf(type, error)
}

interface Exchange {
  readonly provider: ProviderLogin
  readonly flow: LoginFlow
  readonly returned: Returned
}

/** Clocks of two machines are never quite the same. */
const clockSkewSeconds = 60

/** What the standard leaves open (OpenID Connect Core, 3.1.3.7): given to another client, or from the future. */
function refuseForeign({ azp, iat }: IDToken, { clientId }: ProviderLogin): void {
  if (azp !== undefined && azp !== clientId) throw new TokenRefused('a token that was given to another client')
  if (iat > systemClock.now().getTime() / 1000 + clockSkewSeconds) throw new TokenRefused('a token from the future')
}

/** Exchanges the code for what the server says of the person; every check of the token is the library's. */
async function exchange(configuration: Configuration, { provider, flow, returned }: Exchange) {
  const { authorizationCodeGrant, buildEndSessionUrl } = await import('openid-client')
  const { kenmerk: state, code = '', uitgever } = returned
  const address = new URL(flow.returnAddress)
  address.search = String(new URLSearchParams({ state, code, ...(uitgever === undefined ? {} : { iss: uitgever }) }))
  const answer = await authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: flow.verifier,
    expectedState: state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  })
  const claims = answer.claims()
  if (claims === undefined) throw new TokenRefused('no token of identity')
  refuseForeign(claims, provider)
  if (provider.directoryId !== null && claims.tid !== undefined && claims.tid !== provider.directoryId)
    throw new TokenRefused('a token of another tenant')
  const logout =
    configuration.serverMetadata().end_session_endpoint === undefined
      ? null
      : buildEndSessionUrl(configuration, {
          id_token_hint: answer.id_token ?? '',
          post_logout_redirect_uri: flow.returnAddress,
        }).href
  return { claims, logout }
}

const textOf = (claims: IDToken, name: string): string => {
  const value = claims[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Who a token speaks of; null when it has no name that only the company gives. */
function provenBy(claims: IDToken, type: ProviderType, { nameClaims }: ProviderLogin): ProvenPerson | null {
  const name = nameClaims.map((claim) => textOf(claims, claim)).find((text) => text !== '')
  if (name === undefined) return null
  return {
    identity: { loginType: type, issuer: claims.iss, subject: claims.sub },
    accountName: name.length <= 80 ? name.toLowerCase() : '',
    names: [name],
    emails: [name],
    email: textOf(claims, 'email') || (name.includes('@') ? name : ''),
    firstName: textOf(claims, 'given_name') || textOf(claims, 'name'),
    lastName: textOf(claims, 'family_name'),
    companyName: '',
    phoneNumber: '',
  }
}

async function prove(before: AskingCtx, type: ProviderType, returned: Returned) {
  const provider = requireProvider(before, type)
  const flow = await takeOwnFlow(before, type, returned)
  if (returned.fout === 'access_denied') throw new PortalError('login.afgebroken')
  const log = before.log.child({ event: 'authn_provider_fault', issuer: provider.issuer })
  if (returned.fout !== undefined || returned.code === undefined) {
    log.error({ told: returned.fout }, 'identity server refuses the login')
    throw new PortalError(faultCodeOf(type, null))
  }
  const proof = await configurationOf(provider)
    .then((configuration) => exchange(configuration, { provider, flow, returned }))
    .catch((error) => {
      log.error({ err: error }, 'login at the identity server not accepted')
      throw new PortalError(refusalOf(type, error))
    })
  const person = provenBy(proof.claims, type, provider)
  if (person === null) {
    log.error({ wanted: provider.nameClaims, claims: Object.keys(proof.claims) }, 'the token names nobody')
    throw new PortalError('login.naam_ontbreekt')
  }
  return { person, logout: proof.logout }
}

/** Finishes a login at an identity server: once, at this tenant, in the browser that began it (R-GEN-20). */
function finishLogin(type: ProviderType): AskFirst<typeof auth.loginAzure> {
  return {
    async ask(before, returned) {
      const { person, logout } = await prove(before, type, returned)
      return async (ctx) => {
        const account = await accountOf(ctx, person)
        ctx.audit(account.userName, { method: type })
        return { token: await openSession(ctx, account, logout) }
      }
    },
  }
}

export const loginAzure = finishLogin('Azure')
export const loginFederation = finishLogin('Federation')
