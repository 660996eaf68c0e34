import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { Socket } from 'node:net'
import { rootCertificates } from 'node:tls'
import { ErpError } from '../erp-error.ts'

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Milliseconds from the connection to the last byte of the answer. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

export interface HttpAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** An answer with the connection it came over; two answers over one connection have the same number. */
export interface SentAnswer extends HttpAnswer {
  readonly connection: number
}

export interface HttpSender {
  send(request: HttpRequest): Promise<SentAnswer>
  close(): void
}

export interface SenderOptions {
  readonly connectMs: number
  /** Connections at once. */
  readonly sockets?: number
  /** Certificates in PEM of the authorities that count besides the well-known ones. */
  readonly certificateAuthority?: string | null
}

const tooLate = 'no answer in time'
/** The back office's own limit of a SOAP message; an OData page of ours is far below it. */
const largestAnswerBytes = 64 * 1024 * 1024

async function readText(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of message) {
    size += part.length
    if (size > largestAnswerBytes) throw new Error('The answer of the back office is too large')
    parts.push(part)
  }
  if (!message.complete) throw new Error('The answer of the back office ended too early')
  return Buffer.concat(parts).toString('utf8')
}

function headersOf(message: IncomingMessage): Readonly<Record<string, string>> {
  const pairs = Object.entries(message.headers).map(([name, value]) => [name, String(value ?? '')])
  return Object.fromEntries(pairs)
}

const certificateFault = /^(ERR_TLS_CERT|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|HOSTNAME_MISMATCH)/

/** The code of a failure. A certificate that is refused has its own, because a retry cannot help. */
function codeOf(error: Error & { readonly code?: unknown }, isConnected: boolean): string {
  if (error.message === tooLate) return 'TimedOut'
  if (isConnected) return 'NoAnswer'
  return certificateFault.test(String(error.code)) ? 'CertificateRefused' : 'NoConnection'
}

function createAgents({ sockets = 8, certificateAuthority = null }: SenderOptions) {
  const options = { keepAlive: true, keepAliveMsecs: 10_000, maxSockets: sockets }
  const ca = certificateAuthority === null ? {} : { ca: [...rootCertificates, certificateAuthority] }
  // Said aloud, so that no environment variable can switch the check off.
  return { 'http:': new HttpAgent(options), 'https:': new HttpsAgent({ ...options, ...ca, rejectUnauthorized: true }) }
}

let connections = 0
const numberOf = new WeakMap<Socket, number>()

function connectionOf(socket: Socket): number {
  const known = numberOf.get(socket)
  if (known !== undefined) return known
  connections += 1
  numberOf.set(socket, connections)
  return connections
}

/**
 * Sends over kept-alive connections of its own. A failure before the connection stands says `notSent`; every later
 * one leaves open whether the back office did the work.
 */
export function createHttpSender(options: SenderOptions): HttpSender {
  const agents = createAgents(options)

  const send = ({ method, url, headers, body, timeoutMs, signal }: HttpRequest): Promise<SentAnswer> =>
    new Promise((resolve, reject) => {
      let isConnected = false
      const isSecure = url.protocol === 'https:'
      const request = (isSecure ? requestHttps : requestHttp)(url, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
        agent: isSecure ? agents['https:'] : agents['http:'],
        ...(signal === undefined ? {} : { signal }),
      })
      const connecting = setTimeout(() => request.destroy(new Error('no connection')), options.connectMs)
      const answering = setTimeout(() => request.destroy(new Error(tooLate)), options.connectMs + timeoutMs)
      const stop = () => {
        clearTimeout(connecting)
        clearTimeout(answering)
      }
      const connected = () => {
        isConnected = true
        clearTimeout(connecting)
      }
      const fail = (error: Error) => {
        stop()
        const kind = isConnected ? 'unknownOutcome' : 'transient'
        const what = `${isConnected ? 'No answer from' : 'No connection to'} the back office: ${error.message}`
        const code = codeOf(error, isConnected)
        reject(new ErpError(kind, what, { code, notSent: !isConnected, onTheWay: true, cause: error }))
      }
      request.on('socket', (socket) => {
        if (!socket.connecting) connected()
        else socket.once(isSecure ? 'secureConnect' : 'connect', connected)
      })
      request.on('error', fail)
      request.on('response', (message) => {
        const connection = connectionOf(message.socket)
        readText(message).then((text) => {
          stop()
          resolve({ status: message.statusCode ?? 0, headers: headersOf(message), text, connection })
        }, fail)
      })
      request.end(body)
    })

  return {
    send,
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}
