import { type ServiceName, services } from '@portal/erp-protocol/services.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { advanceRequest, decideRequest, letTimePass } from '../scenarios/request-life.ts'
import { isServiceName } from '../services/published.ts'
import type { Books } from '../state/books.ts'
import { keyOf, normalise, type Row } from '../state/store.ts'
import { booksPage } from './books-page.ts'
import type { ControlParts } from './control-parts.ts'
import { type Fault, type FaultKind, faultKinds } from './faults.ts'

const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  )

/** The books as a person or a test reads them: every request that came from a portal, with its lines and orders. */
function readRequests({ books }: ControlParts): readonly Row[] {
  const { store } = books
  return store
    .all('PortaalAanvraag')
    .filter((request) => request.External_Id !== null)
    .map((request) => ({
      ...plain(request),
      lines: store
        .all('PortaalAanvraagRegel')
        .filter((line) => line.Request_No === request.No)
        .map(plain),
      orders: store
        .all('PortaalOrder')
        .filter((order) => order.Request_No === request.No)
        .map(plain),
    }))
}

function readFault(body: unknown): Fault {
  // Checked field by field below.
  const given = (typeof body === 'object' && body !== null ? body : {}) as Partial<Fault>
  const kind = faultKinds.find((known: FaultKind) => known === given.kind)
  if (kind === undefined) throw new Error(`kind must be one of ${faultKinds.join(', ')}`)
  return { ...given, kind, scope: given.scope ?? '*', times: given.times ?? null }
}

/** Changes, adds or deletes one row as somebody at the back office would. */
function changeRow(books: Books, service: ServiceName, given: { key: Row; changes: Row | null }): boolean {
  const key = keyOf(service, normalise(service, given.key))
  const before = books.store.find(service, key)
  if (given.changes === null) {
    if (before === undefined) return false
    books.commit({ changes: [{ service, key, row: null }] })
    return true
  }
  const after = books.store.stamp(normalise(service, { ...before, ...given.key, ...given.changes }))
  const changes = [{ service, key: keyOf(service, after), row: after }]
  books.commit({ changes: keyOf(service, after) === key ? changes : [{ service, key, row: null }, ...changes] })
  return true
}

function addClock(app: FastifyInstance, { books, pace, faults }: ControlParts): void {
  app.post<{ Body: { advanceMinutes?: number; set?: string } }>('/control/clock', (request) => {
    const { advanceMinutes, set } = request.body
    const ms = set === undefined ? (advanceMinutes ?? 0) * 60_000 : Date.parse(set) - books.clock.now().getTime()
    if (!Number.isFinite(ms)) throw new Error('advanceMinutes or set must be given')
    books.moveClock(ms)
    letTimePass(books, pace, faults)
    return { now: books.clock.now().toISOString() }
  })
}

function addRequests(app: FastifyInstance, parts: ControlParts): void {
  const { books } = parts
  app.get('/control/requests', () => ({ requests: readRequests(parts) }))
  app.post<{ Params: { no: string; step: string } }>('/control/requests/:no/:step', (request, reply) => {
    const { no, step } = request.params
    const done =
      step === 'approve'
        ? decideRequest(books, no, 'Approved')
        : step === 'disapprove'
          ? decideRequest(books, no, 'Disapproved')
          : step === 'advance' && advanceRequest(books, no)
    return done ? { ok: true } : reply.code(409).send({ error: 'No such request, or it is not at that step.' })
  })
}

function addRows(app: FastifyInstance, { books }: ControlParts): void {
  app.post<{ Body: { service: string; key: Row; changes: Row | null } }>('/control/rows', (request, reply) => {
    const { service, key, changes } = request.body
    if (!isServiceName(service)) return reply.code(404).send({ error: 'No such service.' })
    return changeRow(books, service, { key, changes }) ? { ok: true } : reply.code(404).send({ error: 'No such row.' })
  })
  app.get<{ Params: { service: string } }>('/control/rows/:service', (request, reply) => {
    const { service } = request.params
    if (!isServiceName(service)) return reply.code(404).send({ error: 'No such service.' })
    return { rows: books.store.all(service).map(plain) }
  })
}

/** The control port: the clock, the desk's decisions, faults, rows, and a page that shows the books. */
export function createControlServer(parts: ControlParts): FastifyInstance {
  const { books, faults } = parts
  const app = fastify()
  app.setErrorHandler((error, _request, reply) =>
    reply.code(400).send({ error: error instanceof Error ? error.message : String(error) }),
  )
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(booksPage(readRequests(parts), parts)))
  app.get('/control/state', () => ({
    now: books.clock.now().toISOString(),
    offsetMs: books.clock.offsetMs,
    faults: faults.list(),
    rows: Object.fromEntries(
      Object.keys(services).flatMap((name) => (isServiceName(name) ? [[name, books.store.all(name).length]] : [])),
    ),
  }))
  app.post('/control/faults', (request) => {
    faults.add(readFault(request.body))
    return { faults: faults.list() }
  })
  app.delete('/control/faults', () => {
    faults.clear()
    return { faults: [] }
  })
  app.post('/control/reset', () => {
    faults.clear()
    books.reset()
    return { ok: true }
  })
  addClock(app, parts)
  addRequests(app, parts)
  addRows(app, parts)
  return app
}
