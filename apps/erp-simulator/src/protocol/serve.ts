import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { portaalKoppeling, procedures } from '@portal/erp-protocol/codeunit.ts'
import type { SimulatorConfig } from '../config.ts'
import { odataRoot } from './address.ts'
import { type Answer, emptyAnswer, jsonAnswer } from './answer.ts'
import { answerOdata, type Incoming, type Parts } from './answer-odata.ts'
import { answerSoap, soapRoot } from './answer-soap.ts'
import { ProtocolError, unauthorized } from './errors.ts'
import { checkAddress, createQueue } from './limits.ts'

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/** The service or procedure a request is about, by which a fault finds it. */
function subjectOf({ url, body }: Incoming): string {
  const last = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').replace(/\(.*$/, '')
  if (url.pathname.startsWith(soapRoot))
    return Object.keys(procedures).find((name) => body.includes(`${name}>`) || body.includes(`${name} `)) ?? last
  return last.replace(`${portaalKoppeling.name}_`, '')
}

function checkAccess(config: SimulatorConfig, incoming: Incoming): void {
  const given = /^Basic (.+)$/.exec(String(incoming.headers.authorization ?? ''))?.[1]
  const expected = Buffer.from(`${config.user}:${config.password}`).toString('base64')
  if (given !== expected) throw unauthorized()
  checkAddress(incoming.url.href)
}

const html: Answer = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: '<html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>',
}

/** Faults that strike before the back office does anything. */
async function strikeBefore({ faults }: Parts, subject: string): Promise<Answer | null> {
  const delay = faults.strike('delay', subject)
  if (delay) await pause(delay.ms ?? 1000)
  if (faults.strike('drop-before', subject)) return { ...emptyAnswer(0), dropped: true }
  if (faults.strike('unauthorized', subject)) throw unauthorized()
  if (faults.strike('html', subject)) return html
  const status = faults.strike('status', subject)
  if (status)
    return { ...emptyAnswer(status.status ?? 503), headers: { 'retry-after': String(status.retryAfter ?? 1) } }
  if (faults.strike('lock', subject))
    throw new ProtocolError(
      409,
      'Application_LockTimeout',
      'The operation could not complete because a record was locked by another user. Please retry the activity.',
    )
  return null
}

/** Faults that spoil an answer whose work is done. */
function strikeAfter({ faults }: Parts, subject: string, answer: Answer): Answer {
  if (faults.strike('drop-after', subject)) return { ...answer, dropped: true }
  if (faults.strike('truncate', subject))
    return { ...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) }
  if (faults.strike('illegal-character', subject))
    return { ...answer, body: answer.body.replace(/"([A-Za-z])/, '"\u001f$1') }
  return answer
}

async function answer(parts: Parts, config: SimulatorConfig, incoming: Incoming): Promise<Answer> {
  const subject = subjectOf(incoming)
  try {
    checkAccess(config, incoming)
    const early = await strikeBefore(parts, subject)
    if (early !== null) return early
    const path = incoming.url.pathname
    const done = path.startsWith(odataRoot)
      ? answerOdata(parts, incoming)
      : path.startsWith(soapRoot)
        ? answerSoap(parts, incoming)
        : emptyAnswer(404)
    return strikeAfter(parts, subject, done)
  } catch (error) {
    if (error instanceof ProtocolError) return jsonAnswer(error.status, error.body(), error.headers)
    throw error
  }
}

function send(response: ServerResponse, result: Answer): void {
  if (result.dropped) {
    response.socket?.resetAndDestroy()
    return
  }
  response.writeHead(result.status, { 'request-id': randomUUID(), ...result.headers })
  response.end(result.body)
}

/** The protocol port: what a portal sees of the back office. */
export function createProtocolServer(parts: Parts, config: SimulatorConfig): Server {
  const queue = createQueue()
  // Node's own limit lies below the one that is played here.
  return createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    const serve = async (): Promise<void> => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
      const incoming: Incoming = {
        method: request.method ?? 'GET',
        url,
        headers: request.headers,
        body: await readBody(request),
      }
      send(
        response,
        await queue(() => answer(parts, config, incoming)).catch((error: unknown) => {
          if (error instanceof ProtocolError) return jsonAnswer(error.status, error.body(), error.headers)
          console.error(error)
          const unknown = new ProtocolError(500, 'Internal_ServerError', 'An error has occurred.')
          return jsonAnswer(500, unknown.body())
        }),
      )
    }
    serve().catch(() => response.socket?.destroy())
  })
}
