import type { IncomingMessage } from 'node:http'
import { isLoopback } from '../platform/net/loopback.ts'
import type { IsProxy } from '../platform/net/proxies.ts'

const lastOf = (header: string | string[] | undefined) => header?.toString().split(',').at(-1)?.trim() ?? ''

/** The host that a request names, with its port if it has one; of what a proxy of ours says of it the nearest counts. */
export function hostOf({ headers, socket }: IncomingMessage, isProxy: IsProxy): string {
  const forwarded = isProxy(socket.remoteAddress, 0) ? lastOf(headers['x-forwarded-host']) : ''
  return forwarded === '' ? (headers.host ?? '') : forwarded
}

/** The address of the visitor: the first on the way here that is no proxy of ours. */
export function remoteAddressOf({ headers, socket }: IncomingMessage, isProxy: IsProxy): string {
  const forwarded = headers['x-forwarded-for']?.toString().split(',') ?? []
  const way = [socket.remoteAddress ?? '', ...forwarded.map((address) => address.trim()).reverse()]
  return way.find((address, hop) => !isProxy(address, hop)) ?? way.at(-1) ?? ''
}

/** Host name without port and without the dot of a complete name, in lower case; an IPv6 address keeps its brackets. */
export function hostNameOf(host: string): string {
  return host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()
}

/**
 * Whether a request comes from a page of the portal itself. Ports are not compared: many proxies pass the name on
 * without, and a page at another port of the same host reads the same cookies anyway.
 */
export function isSameOrigin(request: IncomingMessage, isProxy: IsProxy): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  return URL.canParse(origin) && hostNameOf(new URL(origin).host) === hostNameOf(hostOf(request, isProxy))
}

const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether somebody on this very machine asks the portal itself: not through a proxy beside it, nor by a foreign name. */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const isPassedOn = forwardingHeaders.some((name) => headers[name] !== undefined)
  return !isPassedOn && isLoopback(socket.remoteAddress ?? '') && isLoopback(hostNameOf(headers.host ?? ''))
}
