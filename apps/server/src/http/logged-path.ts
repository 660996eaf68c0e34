import type { FastifyRequest } from 'fastify'

/** Shorter than any token or signed address. */
const longestShown = 28
const startShown = 4

/**
 * The path of a request as it may stand in the log: that of a call as it is; of any other, which may be an address with
 * a secret in it, no query, and of long parts the start only.
 */
export function loggedPath({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const [path = ''] = url.split(/[?#]/, 1)
  if (path === routeOptions.url) return path
  return path
    .split('/')
    .map((part) => (part.length > longestShown ? `${part.slice(0, startShown)}…` : part))
    .join('/')
}
