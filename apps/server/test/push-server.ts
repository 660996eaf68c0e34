import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushPayload } from '@portal/domain/notifications/push.ts'
import { importJWK, type JWTPayload, jwtVerify } from 'jose'
import { type BrowserKeys, makeBrowserKeys, readPush } from './push-messages.ts'

/** How the service answers for a browser: a status, or never. */
type Answer = number | 'hangs' | { readonly status: number; readonly headers: Readonly<Record<string, string>> }

/** A push that came, decrypted with the keys of its browser. */
export interface ReceivedPush {
  readonly payload: PushPayload
  readonly text: string
  readonly urgency: string
  readonly topic: string
  readonly ttl: number
  /** Who says to have sent it, proved by the signature. */
  readonly claims: JWTPayload
  readonly serverKey: string
}

/** A browser that subscribed here. */
export interface TestBrowser {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly received: ReceivedPush[]
  /** How often the portal tried. */
  tries: number
  answer: Answer
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** The signature is checked against the key that came along, for the address of this service (RFC 8292). */
async function verifySender(authorization: string, origin: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
  const { payload } = await jwtVerify(token, publicKey, { audience: origin, algorithms: ['ES256'] })
  return { claims: payload, serverKey: key }
}

async function readOne(request: IncomingMessage, keys: BrowserKeys, origin: string): Promise<ReceivedPush> {
  const { headers } = request
  if (request.method !== 'POST' || headers['content-encoding'] !== 'aes128gcm') throw new Error('this is no push')
  const text = readPush(await bodyOf(request), keys)
  const sender = await verifySender(headers.authorization ?? '', origin)
  // What the portal writes is what its own worker reads.
  const payload = JSON.parse(text) as PushPayload
  const [urgency, topic] = [String(headers.urgency), String(headers.topic)]
  return { payload, text, urgency, topic, ttl: Number(headers.ttl), ...sender }
}

/** A push service of the tests: it takes what is encrypted for its browsers and signed, and answers as configured. */
export async function startPushServer() {
  const browsers = new Map<string, { readonly browser: TestBrowser; readonly keys: BrowserKeys }>()
  const faults: unknown[] = []
  let origin = ''
  const server = createServer(async (request, reply) => {
    const known = browsers.get(request.url ?? '')
    if (known === undefined) return reply.writeHead(404).end()
    const { browser, keys } = known
    browser.tries += 1
    const { answer } = browser
    if (answer === 'hangs') return
    const { status, headers } = typeof answer === 'number' ? { status: answer, headers: {} } : answer
    try {
      const push = await readOne(request, keys, origin)
      if (status < 300) browser.received.push(push)
      reply.writeHead(status, headers).end()
    } catch (error) {
      faults.push(error)
      reply.writeHead(400).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address with a port.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** What came and was no push as the standards have it. */
    faults,
    subscribe(): TestBrowser {
      const keys = makeBrowserKeys()
      const path = `/push/${crypto.randomUUID()}`
      const { p256dh, auth } = keys
      const browser: TestBrowser = { endpoint: origin + path, p256dh, auth, received: [], tries: 0, answer: 201 }
      browsers.set(path, { browser, keys })
      return browser
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
