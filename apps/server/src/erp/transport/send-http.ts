import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { ErpError } from './erp-error.ts'

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

export interface HttpSender {
  send(request: HttpRequest): Promise<HttpAnswer>
  close(): void
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

/**
 * Sends over kept-alive connections of its own. A failure before the connection stands says `notSent`; every later
 * one leaves open whether the back office did the work.
 */
export function createHttpSender(connectTimeoutMs: number): HttpSender {
  const options = { keepAlive: true, keepAliveMsecs: 10_000, maxSockets: 8 }
  const agents = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) }

  const send = ({ method, url, headers, body, timeoutMs, signal }: HttpRequest): Promise<HttpAnswer> =>
    new Promise((resolve, reject) => {
      let isConnected = false
      const isSecure = url.protocol === 'https:'
      const request = (isSecure ? requestHttps : requestHttp)(url, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
        agent: isSecure ? agents['https:'] : agents['http:'],
        ...(signal === undefined ? {} : { signal }),
      })
      const connecting = setTimeout(() => request.destroy(new Error('no connection')), connectTimeoutMs)
      const answering = setTimeout(() => request.destroy(new Error(tooLate)), connectTimeoutMs + timeoutMs)
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
        const code = error.message === tooLate ? 'TimedOut' : isConnected ? 'NoAnswer' : 'NoConnection'
        reject(new ErpError(kind, what, { code, notSent: !isConnected, onTheWay: true, cause: error }))
      }
      request.on('socket', (socket) => {
        if (!socket.connecting) connected()
        else socket.once(isSecure ? 'secureConnect' : 'connect', connected)
      })
      request.on('error', fail)
      request.on('response', (message) => {
        readText(message).then((text) => {
          stop()
          resolve({ status: message.statusCode ?? 0, headers: headersOf(message), text })
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
