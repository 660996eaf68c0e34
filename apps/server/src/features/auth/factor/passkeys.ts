import type { CallRequest } from '@portal/contract/define.ts'
import type { secondFactor } from '@portal/contract/second-factor.ts'
import { isLoopback } from '../../../platform/net/loopback.ts'
import type { SessionUser } from '../../../platform/session-user.ts'
import type { StoredFactor } from './factors.store.ts'

const timeout = 120_000

/** Read with the first passkey: it brings a library of certificates that no other call needs. */
const loadPasskeys = () => import('@simplewebauthn/server')

type Registered = CallRequest<typeof secondFactor.addPasskey>['passkey']
type Asserted = NonNullable<CallRequest<typeof secondFactor.submitFactor>['passkey']>

/** The passkeys that were made for a host name; they work under no other. */
export function passkeysOf(factors: readonly StoredFactor[], hostName: string): readonly StoredFactor[] {
  return factors.filter((factor) => factor.kind === 'passkey' && factor.hostName === hostName)
}

const named = (factors: readonly StoredFactor[]) =>
  factors.map(({ credentialId, transports }) => ({
    id: credentialId ?? '',
    type: 'public-key' as const,
    transports: transports ?? [],
  }))

/** What a browser needs to make a passkey as second factor: no name is kept on the key, and no maker is asked for. */
export async function passkeyToMake(
  user: Pick<SessionUser, 'id' | 'userName' | 'firstName' | 'lastName'>,
  at: { readonly hostName: string; readonly portal: string; readonly factors: readonly StoredFactor[] },
) {
  const { generateRegistrationOptions } = await loadPasskeys()
  const options = await generateRegistrationOptions({
    rpName: at.portal,
    rpID: at.hostName,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.userName,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim() || user.userName,
    timeout,
  })
  const { challenge, user: owner, pubKeyCredParams } = options
  return {
    challenge,
    rp: { name: at.portal, id: at.hostName },
    user: owner,
    pubKeyCredParams,
    timeout,
    excludeCredentials: named(passkeysOf(at.factors, at.hostName)),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    attestation: 'none',
  } as const
}

/** What a browser needs to prove with one of these passkeys who somebody is; null when there is none. */
export function passkeyToUse(passkeys: readonly StoredFactor[], at: { hostName: string; challenge: string }) {
  if (passkeys.length === 0) return null
  const { hostName: rpId, challenge } = at
  return { challenge, rpId, timeout, userVerification: 'preferred', allowCredentials: named(passkeys) } as const
}

/** The page that asked the browser, when it is one of this host that a browser trusts; ports are not compared. */
function originOf(clientData: string, hostName: string): string | null {
  try {
    const { origin }: { origin?: unknown } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    const url = new URL(String(origin))
    const isSafe =
      url.protocol === 'https:' ||
      (url.protocol === 'http:' && (isLoopback(url.hostname) || url.hostname.endsWith('.localhost')))
    return isSafe && url.hostname === hostName ? String(origin) : null
  } catch {
    return null
  }
}

interface Asked {
  readonly challenge: string
  readonly hostName: string
}

/** The passkey that a browser made, ready to be stored; null when it is not what was asked for. */
export async function readMadePasskey(made: Registered, { challenge, hostName }: Asked) {
  const expectedOrigin = originOf(made.response.clientDataJSON, hostName)
  if (expectedOrigin === null) return null
  const { verifyRegistrationResponse } = await loadPasskeys()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // Both words are the specification's; a browser knows more of them than the types do.
      response: { ...made, clientExtensionResults: {} } as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: hostName,
      requireUserVerification: false,
    })
    if (!verified || registrationInfo === undefined) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports: made.response.transports,
      hostName,
    }
  } catch {
    return null
  }
}

/** How often the passkey signed by now, when it signed this challenge for this host; null when it did not. */
export async function readSignature(
  signed: Asserted,
  passkey: StoredFactor,
  { challenge, hostName }: Asked,
): Promise<number | null> {
  const expectedOrigin = originOf(signed.response.clientDataJSON, hostName)
  if (expectedOrigin === null || passkey.publicKey === null || passkey.credentialId === null) return null
  const { userHandle, ...response } = signed.response
  const { verifyAuthenticationResponse } = await loadPasskeys()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...signed,
        response: userHandle === undefined ? response : { ...response, userHandle },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: hostName,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.signCount ?? 0,
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
