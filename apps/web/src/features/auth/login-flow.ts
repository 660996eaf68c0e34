import { auth, type ProviderType } from '@portal/contract/auth.ts'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { leaveFor } from '../../lib/leave-page.ts'
import { startSession } from '../../lib/session.ts'
import { readClaims } from '../../lib/token.ts'

const flowName = 'mp_inlogpoging'

/** A login that goes on at an identity server: what only this browser knows of it. */
interface LoginFlow {
  readonly kenmerk: string
  readonly geheim: string
  readonly methode: ProviderType
  /** Where the person was going. */
  readonly terug: string
}

/** What an identity server gives back in the address (RFC 6749). */
export interface ReturnedLogin {
  readonly state?: string
  readonly code?: string
  readonly iss?: string
  readonly error?: string
}

/** Leaves for the page of the identity server; also another tab of this browser can come back from it. */
export async function leaveToLogIn(methode: ProviderType, terug: string): Promise<void> {
  const { adres, kenmerk, geheim } = await call(auth.startLogin, { methode, oorsprong: window.location.origin })
  writeStored(localStorage, flowName, { kenmerk, geheim, methode, terug } satisfies LoginFlow)
  leaveFor(adres)
}

/** A login that this browser did not begin: somebody else may want to let it in as themselves. */
function notBegunHere(): CallError {
  return new CallError(409, JSON.stringify({ code: 'login.afronden' }), {})
}

/**
 * Opens a session with what an identity server gave back, once.
 * @returns where the person was going
 */
export async function finishLogin({ state, code, iss, error }: ReturnedLogin): Promise<string> {
  const flow = readStored<LoginFlow>(localStorage, flowName)
  if (flow === null || flow.kenmerk !== state) throw notBegunHere()
  writeStored(localStorage, flowName, null)
  const { kenmerk, geheim, methode, terug } = flow
  const { token } = await call(methode === 'Azure' ? auth.loginAzure : auth.loginFederation, {
    kenmerk,
    geheim,
    ...(code === undefined ? {} : { code }),
    ...(iss === undefined ? {} : { uitgever: iss }),
    ...(error === undefined ? {} : { fout: error }),
  })
  startSession(token, readClaims(token)?.loginType ?? methode)
  return terug
}
