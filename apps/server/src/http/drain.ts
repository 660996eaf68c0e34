import { setTimeout as pause } from 'node:timers/promises'
import { PortalError } from '@portal/contract/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Who asked within this time probably asks again, and is told that the portal is away before the port closes. */
const quietMs = 500
/** After the port is closed; what is still connected then has asked nothing. */
const lingerMs = 300

export interface Farewell {
  /** Longest time in which new requests are still answered, with a refusal. */
  readonly longestFarewellMs: number
  /** Longest time in which a body may go on arriving: nothing is done with it yet, and a file on a slow line takes minutes. */
  readonly longestArrivalMs: number
  /** Ends what is connected without a request: the realtime connections. */
  closeConnections(): Promise<void>
}

/**
 * From the moment the server closes, calls are refused as not ready and each answer ends its connection, while those
 * that run are finished; only then the port is closed, and then the connections on which nobody asked anything.
 */
export function finishBeforeClose(app: FastifyInstance, farewell: Farewell): void {
  const running = new Set<FastifyReply>()
  const arriving = new Map<FastifyReply, FastifyRequest>()
  let isClosing = false
  let lastAsked = Number.NEGATIVE_INFINITY
  let allDone = () => {}
  const over = (reply: FastifyReply) => {
    running.delete(reply)
    arriving.delete(reply)
    if (running.size === 0) allDone()
  }
  app.addHook('onRequest', (request, reply, done) => {
    running.add(reply)
    arriving.set(reply, request)
    // A client that leaves halfway through an answer gets no response; a call without an answer yet still runs.
    reply.raw.once('close', () => (reply.raw.headersSent ? over(reply) : undefined))
    lastAsked = performance.now()
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  // When the body is read: an answer before that may be cut off with the rest of the request.
  app.addHook('preHandler', (request, reply, done) => {
    arriving.delete(reply)
    if (isClosing && request.method === 'POST') done(new PortalError('error.niet_gereed'))
    else done()
  })
  app.addHook('onSend', (...[, reply, payload, done]) => {
    if (reply.raw.destroyed) over(reply)
    done(null, payload)
  })
  app.addHook('onResponse', (_request, reply, done) => {
    over(reply)
    done()
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const reply of running) if (!reply.sent) reply.header('connection', 'close')
    const finished = new Promise<void>((resolve) => {
      allDone = resolve
    })
    const cutOff = setTimeout(() => {
      for (const [reply, request] of [...arriving]) {
        request.raw.destroy()
        over(reply)
      }
    }, farewell.longestArrivalMs)
    if (running.size > 0) await finished
    clearTimeout(cutOff)
    const end = performance.now() + farewell.longestFarewellMs
    for (let now = performance.now(); now < Math.min(lastAsked + quietMs, end); now = performance.now())
      await pause(Math.min(lastAsked + quietMs, end) - now)
    const timer = setTimeout(() => app.server.closeAllConnections(), lingerMs)
    app.server.once('close', () => clearTimeout(timer))
    await farewell.closeConnections()
  })
}
