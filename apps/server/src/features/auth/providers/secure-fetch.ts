import { type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'
import type { CustomFetch } from 'openid-client'
import { checkedTls, isRefusedCertificate } from '../../../platform/net/certificates.ts'
import { isLoopback } from '../../../platform/net/loopback.ts'

/** An identity server that could not be asked at all. */
export class ProviderAway extends Error {
  readonly fault: 'away' | 'certificate'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'ProviderAway'
    this.fault = isRefusedCertificate(cause) ? 'certificate' : 'away'
  }
}

/** Somebody waits for the login. */
const longestMs = 8000
/** The keys of Microsoft are some tens of kB. */
const largestAnswerBytes = 1024 * 1024

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of message) {
    size += part.length
    if (size > largestAnswerBytes) throw new Error('the answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  return headers
}

const withoutBody = new Set([204, 205, 304])

/**
 * What asks an identity server: over TLS alone, with its certificate checked, by an authority of the company's own too. A
 * server on this machine may do without.
 */
export function secureFetch(certificateAuthority: string | null): CustomFetch {
  const agent = new Agent(checkedTls(certificateAuthority))
  return (address, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const fail = (error: unknown) => reject(new ProviderAway(error))
      const text = body === undefined || body === null ? undefined : String(body)
      const ending = AbortSignal.any([AbortSignal.timeout(longestMs), ...(signal === undefined ? [] : [signal])])
      const options = { method, headers: { ...headers }, signal: ending }
      const { protocol, hostname } = new URL(address)
      const isHere = protocol === 'http:' && isLoopback(hostname)
      const asking = isHere ? requestHttp(address, options) : requestHttps(address, { ...options, agent })
      asking.on('error', fail)
      asking.on('response', (message) => {
        readBody(message).then((content) => {
          const status = message.statusCode ?? 500
          resolve(new Response(withoutBody.has(status) ? null : content, { status, headers: headersOf(message) }))
        }, fail)
      })
      asking.end(text)
    })
}
