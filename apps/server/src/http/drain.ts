import { setTimeout as pause } from 'node:timers/promises'
import { PortalError } from '@portal/contract/errors.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Time in which visitors who ask once more are told that the portal is away, instead of finding a cut connection. */
const farewellMs = 300
/** After the port is closed; what is still connected then has asked nothing. */
const lingerMs = 300

/**
 * From the moment the server closes, calls are refused as not ready and each answer ends its connection, while those
 * that run are finished; only then the port is closed, and then the connections on which nobody asked anything.
 */
export function finishBeforeClose(app: FastifyInstance, closeConnections: () => Promise<void>): void {
  const running = new Set<FastifyReply>()
  let isClosing = false
  let allDone = () => {}
  app.addHook('onRequest', (_request, reply, done) => {
    running.add(reply)
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  // When the body is read: an answer before that may be cut off with the rest of the request.
  app.addHook('preHandler', (request, _reply, done) => {
    if (isClosing && request.method === 'POST') done(new PortalError('error.niet_gereed'))
    else done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    running.delete(reply)
    if (running.size === 0) allDone()
    done()
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const reply of running) if (!reply.sent) reply.header('connection', 'close')
    const finished = new Promise<void>((resolve) => {
      allDone = resolve
    })
    if (running.size > 0) await finished
    await pause(farewellMs)
    const timer = setTimeout(() => app.server.closeAllConnections(), lingerMs)
    app.server.once('close', () => clearTimeout(timer))
    await closeConnections()
  })
}
