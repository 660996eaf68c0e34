import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { auth } from '@portal/contract/auth.ts'
import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import { demoPassword } from '../../src/features/auth/demo-accounts.ts'

/** The portal answered that it will not do what was asked. */
export class Refused extends Error {
  readonly status: number
  constructor(path: string, status: number, text: string) {
    super(`${path}: ${status} ${text.slice(0, 300)}`)
    this.status = status
  }
}

/** A person at a portal in another process, known by a token. */
export interface PortalClient {
  readonly userName: string
  readonly token: string
  /** Sends once. Throws `Refused`, or what `fetch` throws when the connection breaks. */
  post<C extends AnyCall>(call: C, input: CallInput<C>, key?: string): Promise<CallAnswer<C>>
  /** Sends with one key until there is an answer, as the web does when the portal is away for a moment. */
  insist<C extends AnyCall>(call: C, input: CallInput<C>, key?: string): Promise<CallAnswer<C>>
}

interface Sent {
  readonly call: AnyCall
  readonly input: unknown
  readonly headers: Readonly<Record<string, string>>
}

async function send(url: string, { call, input, headers }: Sent): Promise<unknown> {
  const answer = await fetch(url + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(input),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Refused(call.path, answer.status, text)
  return text === '' ? null : JSON.parse(text)
}

/** Longer than a portal is ever away, also on a busy machine where it is killed again and again. */
const patienceMs = 300_000
const betweenTriesMs = 40

/** Only a portal that is away or says that it is not ready is asked again; any other refusal is an answer. */
function isAway(error: unknown): boolean {
  return !(error instanceof Refused) || error.status === 503
}

async function sendUntilAnswered(url: string, sent: Sent): Promise<unknown> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return await send(url, sent)
    } catch (error) {
      if (!isAway(error)) throw error
      if (performance.now() > deadline)
        throw new Error(`${sent.call.path}: no answer within ${patienceMs} ms`, { cause: error })
      await pause(betweenTriesMs)
    }
  }
}

/** A client with a token that it has already, perhaps from another portal process. */
export function clientWith(url: string, userName: string, token: string): PortalClient {
  const headersOf = (call: AnyCall, key: string): Record<string, string> => ({
    authorization: `Bearer ${token}`,
    ...(call.kind === 'command' ? { 'idempotency-key': key } : {}),
  })
  return {
    userName,
    token,
    // The server answers what the contract says; other tests check that.
    post: async <C extends AnyCall>(call: C, input: CallInput<C>, key: string = randomUUID()) =>
      (await send(url, { call, input, headers: headersOf(call, key) })) as CallAnswer<C>,
    insist: async <C extends AnyCall>(call: C, input: CallInput<C>, key: string = randomUUID()) =>
      (await sendUntilAnswered(url, { call, input, headers: headersOf(call, key) })) as CallAnswer<C>,
  }
}

export async function logIn(url: string, userName: string): Promise<PortalClient> {
  const input = { gebruikersnaam: userName, wachtwoord: demoPassword }
  // The server answers what the contract says.
  const { token } = (await send(url, { call: auth.login, input, headers: {} })) as CallAnswer<typeof auth.login>
  return clientWith(url, userName, token)
}
