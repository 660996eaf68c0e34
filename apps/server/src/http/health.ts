import type { FastifyInstance } from 'fastify'

/** Why the portal cannot serve yet or any more; null when it can. */
export type Readiness = () => Promise<string | null>

/**
 * Live: the process answers. Ready: the database answers at this moment, it is migrated and filled by the first
 * synchronisation, a newer portal did not take away what this one uses, and the portal is not stopping.
 */
export function addHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    const reason = await readiness().catch(() => 'database')
    const answer = reason === null ? { status: 'ok' } : { status: 'unavailable', reason }
    return reply
      .code(reason === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer)
  })
}
