import fastify, { type FastifyInstance } from 'fastify'
import type { FaultKind } from '../control/faults.ts'
import { InputError, readFault } from '../control/read-input.ts'
import type { MetacomParts } from './serve-metacom.ts'

/** The faults that MetaCom can have; the others of the control port are of web services that it does not publish. */
const metacomFaultKinds = [
  'delay',
  'drop-before',
  'drop-after',
  'status',
  'unauthorized',
  'expired-token',
  'lock',
  'html',
  'illegal-character',
  'truncate',
] as const satisfies readonly FaultKind[]

/** The control port: faults, and what was saved. */
export function createMetacomControl({ books, faults, log }: MetacomParts): FastifyInstance {
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => {
    const isRefusal = error instanceof InputError || (error instanceof Error && 'statusCode' in error)
    if (!isRefusal) console.error(error)
    return reply.code(isRefusal ? 400 : 500).send({ error: error instanceof Error ? error.message : String(error) })
  })
  app.get('/control/state', () => ({ faults: faults.list(), locations: books.list().length }))
  app.get('/control/locations', () => ({ locations: books.list() }))
  app.get('/control/tree', () => books.tree)
  app.get('/control/log', () => ({ requests: log.list() }))
  app.post('/control/faults', (request) => {
    const fault = readFault(request.body)
    if (!metacomFaultKinds.some((kind) => kind === fault.kind))
      throw new InputError(`kind must be one of ${metacomFaultKinds.join(', ')}`)
    faults.add(fault)
    return { faults: faults.list() }
  })
  app.delete('/control/faults', () => {
    faults.clear()
    return { faults: [] }
  })
  return app
}
