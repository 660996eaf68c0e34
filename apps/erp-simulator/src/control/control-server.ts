import { services } from '@portal/erp-protocol/services.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { advanceComplaint } from '../scenarios/complaint-life.ts'
import { letTimePass } from '../scenarios/let-time-pass.ts'
import { advanceRequest, decideRequest } from '../scenarios/request-life.ts'
import { isServiceName } from '../services/published.ts'
import { clockFrom } from '../state/clock.ts'
import { booksPage } from './books-page.ts'
import { changeRow } from './change-row.ts'
import type { ControlParts } from './control-parts.ts'
import { locationPage } from './location-page.ts'
import { InputError, numberOf, objectOf, readFault, textOf } from './read-input.ts'
import { plainRow, readComplaints, readInbox, readRequests } from './read-requests.ts'

const minuteMs = 60_000

function readState({ books, faults, pace }: ControlParts): object {
  const now = books.clock.now()
  return {
    now: now.toISOString(),
    offsetMs: now.getTime() - Date.now(),
    speed: books.clock.setting.speed,
    pace: { ...pace, ...books.pace },
    faults: faults.list(),
    series: books.store.counters,
    rows: Object.fromEntries(
      Object.keys(services).flatMap((name) => (isServiceName(name) ? [[name, books.store.all(name).length]] : [])),
    ),
  }
}

function simulatedTime({ books }: ControlParts, { advanceMinutes, set }: Readonly<Record<string, unknown>>): Date {
  const now = books.clock.now()
  if (advanceMinutes !== undefined)
    return new Date(now.getTime() + numberOf('advanceMinutes', advanceMinutes) * minuteMs)
  if (set === undefined) return now
  const time = new Date(textOf('set', set))
  if (Number.isNaN(time.getTime())) throw new InputError('set must be a date-time')
  return time
}

function addTime(app: FastifyInstance, parts: ControlParts): void {
  const { books, faults } = parts
  app.post('/control/clock', (request) => {
    const given = objectOf(request.body)
    if (given.advanceMinutes === undefined && given.set === undefined && given.speed === undefined)
      throw new InputError('advanceMinutes, set or speed must be given')
    const speed = given.speed === undefined ? books.clock.setting.speed : numberOf('speed', given.speed)
    books.commit({ changes: [], clock: clockFrom(simulatedTime(parts, given), speed) })
    letTimePass(books, parts.pace, faults)
    return readState(parts)
  })
  app.post('/control/pace', (request) => {
    const given = objectOf(request.body)
    const known = Object.keys(parts.pace)
    const unknown = Object.keys(given).find((name) => !known.includes(name))
    if (unknown !== undefined) throw new InputError(`pace has ${known.join(', ')}`)
    const pace = Object.fromEntries(Object.entries(given).map(([name, minutes]) => [name, numberOf(name, minutes)]))
    books.commit({ changes: [], pace: { ...books.pace, ...pace } })
    letTimePass(books, parts.pace, faults)
    return readState(parts)
  })
}

function addRequests(app: FastifyInstance, { books }: ControlParts): void {
  const steps: Readonly<Record<string, (no: string, reason: string) => boolean>> = {
    approve: (no) => decideRequest(books, no, { status: 'Approved' }),
    disapprove: (no, reason) => decideRequest(books, no, { status: 'Disapproved', reason }),
    advance: (no) => advanceRequest(books, no),
  }
  app.get('/control/requests', () => ({ requests: readRequests(books) }))
  app.post<{ Params: { no: string; step: string } }>('/control/requests/:no/:step', (request, reply) => {
    const step = steps[request.params.step]
    if (step === undefined) return reply.code(404).send({ error: `A step is ${Object.keys(steps).join(', ')}.` })
    const { reason = '' } = objectOf(request.body ?? {})
    if (step(request.params.no, textOf('reason', reason))) return { ok: true }
    return reply.code(409).send({ error: 'No such request, or it is not at that step.' })
  })
}

function addComplaints(app: FastifyInstance, { books }: ControlParts): void {
  app.get('/control/complaints', () => ({ complaints: readComplaints(books) }))
  app.get('/control/inbox', () => ({ inbox: readInbox(books) }))
  app.post<{ Params: { no: string } }>('/control/complaints/:no/advance', (request, reply) => {
    if (advanceComplaint(books, request.params.no)) return { ok: true }
    return reply.code(409).send({ error: 'No such complaint, or it is closed.' })
  })
}

function addPages(app: FastifyInstance, parts: ControlParts): void {
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(booksPage(parts)))
  app.get<{ Params: { no: string } }>('/locations/:no', (request, reply) => {
    const found = locationPage(parts.books, request.params.no)
    if (found === null) return reply.code(404).send({ error: 'No such location.' })
    return reply.type('text/html; charset=utf-8').send(found)
  })
}

function addRows(app: FastifyInstance, { books }: ControlParts): void {
  app.post('/control/rows', (request, reply) => {
    const { service, key, changes } = objectOf(request.body)
    const name = textOf('service', service)
    if (!isServiceName(name)) return reply.code(404).send({ error: 'No such service.' })
    const done = changeRow(books, name, { key: objectOf(key), changes: changes === null ? null : objectOf(changes) })
    return done ? { ok: true } : reply.code(404).send({ error: 'No such row.' })
  })
  app.get<{ Params: { service: string } }>('/control/rows/:service', (request, reply) => {
    const { service } = request.params
    if (!isServiceName(service)) return reply.code(404).send({ error: 'No such service.' })
    return { rows: books.store.all(service).map(plainRow) }
  })
}

function addFaults(app: FastifyInstance, { faults, log }: ControlParts): void {
  app.get('/control/log', () => ({ requests: log.list() }))
  app.post('/control/faults', (request) => {
    faults.add(readFault(request.body))
    return { faults: faults.list() }
  })
  app.delete('/control/faults', () => {
    faults.clear()
    return { faults: [] }
  })
}

/** The control port: the clock, the desk's decisions, faults, rows, and a page that shows the books. */
export function createControlServer(parts: ControlParts): FastifyInstance {
  const { books, faults } = parts
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => {
    const isRefusal = error instanceof InputError || (error instanceof Error && 'statusCode' in error)
    if (!isRefusal) console.error(error)
    return reply.code(isRefusal ? 400 : 500).send({ error: error instanceof Error ? error.message : String(error) })
  })
  app.get('/control/state', () => readState(parts))
  app.post('/control/reset', () => {
    faults.clear()
    books.reset()
    return { ok: true }
  })
  addFaults(app, parts)
  addTime(app, parts)
  addPages(app, parts)
  addRequests(app, parts)
  addComplaints(app, parts)
  addRows(app, parts)
  return app
}
