import type { CallAnswer, CallRequest } from '@portal/contract/define.ts'
import type { secondFactor } from '@portal/contract/second-factor.ts'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { TextKey } from '../../../lib/text.ts'

type Making = CallAnswer<typeof secondFactor.startPasskey>['opties']
type Made = CallRequest<typeof secondFactor.addPasskey>['passkey']
type Signed = NonNullable<CallRequest<typeof secondFactor.submitFactor>['passkey']>

interface Signing {
  readonly challenge: string
  readonly rpId: string
  readonly timeout: number
  readonly userVerification: 'discouraged' | 'preferred' | 'required'
  readonly allowCredentials: readonly { readonly id: string; readonly type: 'public-key' }[]
}

/** Whether this browser has passkeys; only pages of https and of this machine do. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Lets the browser make a passkey, which it asks the person for. */
export async function makePasskey(options: Making): Promise<Made> {
  // The words of a transport are the standard's, of which the types of a browser know some.
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON']
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** Lets the browser prove with one of the passkeys who somebody is. */
export async function signWithPasskey(options: Signing): Promise<Signed> {
  const optionsJSON = { ...options, allowCredentials: [...options.allowCredentials] }
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const signed = { clientDataJSON, authenticatorData, signature }
  return { id, rawId, type, response: userHandle === undefined ? signed : { ...signed, userHandle } }
}

/** Why a browser made or used no passkey: it is there already, or the person or the time ended it. */
export function passkeyFault(error: Error): TextKey | null {
  if (error.name === 'InvalidStateError') return 'security.passkeyKnown'
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'security.passkeyEnded' : null
}
