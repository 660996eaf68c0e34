import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import expressNtlm from 'express-ntlm'
import type { ProxyHooks } from './test-proxy.ts'

/** The account of the examples in MS-NLMP (4.2), with the hash of its password that stands there. */
export const windowsAccount = { user: 'User', password: 'Password', domain: 'DOMAIN' }
const passwordHash = Buffer.from('a4f49c406510bdcab6824ee7c30fd852', 'hex')
/** The challenge that express-ntlm gives to everybody. */
const challenge = Buffer.from('efcdab8967452301', 'hex')

const hmac = (key: Buffer, ...parts: readonly Buffer[]) => {
  const sum = createHmac('md5', key)
  for (const part of parts) sum.update(part)
  return sum.digest()
}

/** express-ntlm believes everybody when it has no domain controller; this is what such a one would check. */
function isProven(message: Buffer): boolean {
  const field = (at: number) => {
    const offset = message.readUInt32LE(at + 4)
    return message.subarray(offset, offset + message.readUInt16LE(at))
  }
  const [response, domain, user] = [field(20), field(28), field(36)].map((part) => Buffer.from(part))
  if (response === undefined || domain === undefined || user === undefined || response.length <= 24) return false
  const name = `${user.toString('utf16le').toUpperCase()}${domain.toString('utf16le')}`
  const key = hmac(passwordHash, Buffer.from(name, 'utf16le'))
  return hmac(key, challenge, response.subarray(16)).equals(response.subarray(0, 16))
}

export interface NtlmGate {
  readonly gate: NonNullable<ProxyHooks['gate']>
  /** How often somebody began to sign in. */
  greetings(): number
}

export interface NtlmGateOptions {
  /** The word before the tokens; some servers know only the second one. */
  readonly scheme?: 'NTLM' | 'Negotiate'
  /** Closes the connection after the first leg. */
  readonly closesBetween?: boolean
}

/** Refuses a request that has not signed in this connection with the Windows account. */
export function createNtlmGate({ scheme = 'NTLM', closesBetween = false }: NtlmGateOptions = {}): NtlmGate {
  const refuse = (request: IncomingMessage, response: ServerResponse) => {
    Object.assign(request.socket, { ntlm: undefined })
    response.writeHead(401, { 'www-authenticate': scheme }).end()
  }
  // The last leg on another connection, which it would answer with 500.
  const handshake = expressNtlm({ internalservererror: refuse })
  let greetings = 0
  const gate = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [said, token = ''] = (request.headers.authorization ?? '').split(' ')
    if (said !== undefined && said !== '' && said !== scheme) return refuse(request, response)
    if (token !== '') request.headers.authorization = `NTLM ${token}`
    const message = Buffer.from(token, 'base64')
    if (message[8] === 1) greetings += 1
    const set = response.setHeader.bind(response)
    response.setHeader = (name, value) => set(name, String(value).replace(/^NTLM/, scheme))
    if (message[8] === 1 && closesBetween) set('connection', 'close')
    Object.assign(request, { get: () => '' })
    handshake(request, Object.assign(response, { locals: {} }), () => {
      if (token !== '' && !isProven(message)) return refuse(request, response)
      next()
    })
  }
  return { gate, greetings: () => greetings }
}
