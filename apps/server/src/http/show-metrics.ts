import { createHash, timingSafeEqual } from 'node:crypto'
import { PortalError } from '@portal/contract/errors.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'
import { isFromThisMachine } from './origin.ts'
import { tokenOf } from './visit.ts'

/** Who reads the metrics. */
export interface MetricsReaders {
  /** What a reader has to know; null when only this machine reads them. */
  readonly metricsToken: string | null
  /** Something before the portal asks for others, so that nobody can be told from this machine. */
  readonly hasProxies: boolean
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function mayRead(request: FastifyRequest, { metricsToken, hasProxies }: MetricsReaders): boolean {
  if (metricsToken === null) return !hasProxies && isFromThisMachine(request.raw)
  return timingSafeEqual(digest(tokenOf(request) ?? ''), digest(metricsToken))
}

/** `GET /metrics` for a Prometheus server that knows the token, or without a token for this machine; not there for others. */
export function addMetrics(app: FastifyInstance, metrics: Metrics, readers: MetricsReaders): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, readers)) throw new PortalError('error.niet_gevonden')
    return reply
      .headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' })
      .send(await metrics.text())
  })
}
