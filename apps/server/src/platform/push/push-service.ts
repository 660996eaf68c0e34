import { createECDH } from 'node:crypto'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPushAddress } from '@portal/domain/notifications/push.ts'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import webPush from 'web-push'
import { errorText } from '../log/describe-error.ts'
import { checkedTls } from '../net/certificates.ts'
import type { PushKey } from './push-keys.ts'

/** How this installation reaches push services. */
export interface PushPlace {
  /** Newest first: browsers subscribe with the newest, all send. */
  readonly keys: readonly PushKey[]
  /** Where a push service finds who sends: `mailto:` or `https:`; null for the address of the tenant. */
  readonly contact: string | null
  /** Whether a push service on this machine counts too; for a demo and for tests. */
  readonly allowsLocal: boolean
  /** Longest wait for a push service; ten seconds when left out. */
  readonly longestMs?: number
  /** How names are looked up; as this machine does when left out. */
  readonly lookup?: LookupFunction
}

/** A subscription of a browser. */
export interface PushTarget {
  readonly endpoint: string
  /** The browser's public key and its secret, both in base64url. */
  readonly p256dh: string
  readonly auth: string
  /** The public key of ours that it subscribed with. */
  readonly serverKey: string
}

export interface PushMessage {
  readonly payload: string
  readonly ttlSeconds: number
  readonly urgency: 'normal' | 'high'
  /** A later message with the same takes the place of one that waits at the push service. */
  readonly topic: string
}

/** `gone` is no subscription any more; `later` may be sent again; `refused` is never taken. */
export type PushOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'later'; readonly afterMs: number | null; readonly error: string }
  | { readonly kind: 'refused'; readonly error: string }

export interface PushService {
  /** With this key a browser subscribes. */
  readonly publicKey: string
  /** Whether the portal sends to this subscription at all. */
  accepts(target: Omit<PushTarget, 'serverKey'>): boolean
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}

const longestMs = 10_000
const machine = ['127.0.0.1', '::1']

/** A name that leads into our own network is refused when it is looked up, whatever it led to when it was given. */
function agentsFor(allowsLocal: boolean) {
  const filter = { allowIPAddressList: allowsLocal ? machine : [] }
  return {
    'http:': new RequestFilteringHttpAgent(filter),
    'https:': new RequestFilteringHttpsAgent({ ...checkedTls(null), ...filter }),
  }
}

/** A point of the curve, as the standard has it: what is none fails when it is used. */
function isPublicKey(p256dh: string): boolean {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}

/** Seconds or a date, as RFC 9110 has it; a date is of the clock of who answers. */
function waitOf({ headers }: IncomingMessage): number | null {
  const said = headers['retry-after']
  if (said === undefined) return null
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.parse(headers.date ?? '')
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

function outcomeOf(answer: IncomingMessage): PushOutcome {
  const status = answer.statusCode ?? 0
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const error = `the push service answered ${status}`
  if (status === 429 || status === 408 || status >= 500) return { kind: 'later', afterMs: waitOf(answer), error }
  return { kind: 'refused', error }
}

type Prepared = ReturnType<typeof webPush.generateRequestDetails>

/** Only the status is read: nothing that a stranger's machine answers is worth keeping. */
function post({ endpoint, headers, body }: Prepared, agents: ReturnType<typeof agentsFor>, place: PushPlace) {
  const isHttp = endpoint.startsWith('http:')
  const signal = AbortSignal.timeout(place.longestMs ?? longestMs)
  const options = { method: 'POST', headers, signal, ...(place.lookup && { lookup: place.lookup }) }
  return new Promise<PushOutcome>((resolve) => {
    const asking = isHttp
      ? requestHttp(endpoint, { ...options, agent: agents['http:'] })
      : requestHttps(endpoint, { ...options, agent: agents['https:'] })
    asking.on('error', (error) => resolve({ kind: 'later', afterMs: null, error: errorText(error) }))
    asking.on('response', (answer) => {
      resolve(outcomeOf(answer))
      answer.destroy()
    })
    asking.end(body)
  })
}

/** Encrypts for the browser (RFC 8291), signs as this installation and sends; redirects are not followed. */
export function createPushService(place: PushPlace, publicUrl: string | null): PushService {
  const [newest] = place.keys
  if (newest === undefined) throw new Error('There is no key for push services')
  const agents = agentsFor(place.allowsLocal)
  const allows = { local: place.allowsLocal }
  const subject = place.contact ?? (publicUrl?.startsWith('https:') ? publicUrl : 'mailto:portaal@localhost')
  return {
    publicKey: newest.publicKey,
    accepts: ({ endpoint, p256dh }) => isPushAddress(endpoint, allows) && isPublicKey(p256dh),
    async send({ endpoint, p256dh, auth, serverKey }, { payload, ttlSeconds, urgency, topic }) {
      const key = place.keys.find(({ publicKey }) => publicKey === serverKey)
      // Its browser knows a key that this installation no longer has: it has to subscribe again.
      if (key === undefined) return { kind: 'gone' }
      if (!isPushAddress(endpoint, allows)) return { kind: 'gone' }
      try {
        const target = { endpoint, keys: { p256dh, auth } }
        const prepared = webPush.generateRequestDetails(target, payload, {
          vapidDetails: { subject, ...key },
          TTL: ttlSeconds,
          urgency,
          topic,
          contentEncoding: 'aes128gcm',
        })
        return await post(prepared, agents, place)
      } catch (error) {
        return { kind: 'refused', error: errorText(error) }
      }
    },
  }
}
