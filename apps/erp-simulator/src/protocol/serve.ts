import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { portaalKoppeling } from '@portal/erp-protocol/codeunit.ts'
import type { SimulatorConfig } from '../config.ts'
import { isProcedure } from '../services/codeunit.ts'
import { checkTenant, isBelow, odataRoot, soapRoot } from './address.ts'
import { type Answer, emptyAnswer, jsonAnswer, xmlAnswer } from './answer.ts'
import { answerOdata } from './answer-odata.ts'
import { type AccessCheck, createAccessCheck } from './check-access.ts'
import { methodNotAllowed, ProtocolError } from './errors.ts'
import { checkAddress, createQueue } from './limits.ts'
import type { Incoming, Parts } from './parts.ts'
import { answerSoap } from './soap/answer-soap.ts'
import { isFault, writeFault } from './soap/write-fault.ts'
import { strikeAfter, strikeBefore } from './strike-faults.ts'

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/** The service or procedure a request is about, by which a fault finds it. */
function subjectOf({ url, body }: Incoming): string {
  const last = decodeURIComponent(url.pathname)
    .replace(/\((?:'(?:[^']|'')*'|[^)'])*\)/g, '')
    .split('/')
    .at(-1)
  if (!isBelow(url.pathname, soapRoot)) return (last ?? '').replace(`${portaalKoppeling.name}_`, '')
  const called = /<(?:[\w.-]+:)?Body[^>]*>\s*<(?:[\w.-]+:)?([\w.-]+)/.exec(body)?.[1] ?? ''
  return isProcedure(called) ? called : (last ?? '')
}

/** OData or SOAP switched off in the service's configuration. */
function checkProtocol({ faults }: Parts, path: string): void {
  const isOff = isBelow(path, soapRoot) ? faults.holds('soap-off', '*') : faults.holds('odata-off', '*')
  if (isOff) throw methodNotAllowed()
}

/** A refusal as the protocol of the address words it; the status says enough where SOAP has no words. */
function refuse(error: unknown, path: string): Answer {
  if (!(error instanceof ProtocolError)) throw error
  if (!isBelow(path, soapRoot)) return jsonAnswer(error.status, error.body(), error.headers)
  if (!isFault(error)) return { ...emptyAnswer(error.status), headers: { 'content-length': '0', ...error.headers } }
  return xmlAnswer(500, writeFault(error))
}

async function answer(parts: Parts, checkAccess: AccessCheck, incoming: Incoming): Promise<Answer> {
  const subject = subjectOf(incoming)
  const path = incoming.url.pathname
  await checkAccess(String(incoming.headers.authorization ?? ''))
  checkAddress(incoming.url.href)
  checkProtocol(parts, path)
  checkTenant(incoming.url.searchParams)
  const early = await strikeBefore(parts.faults, subject)
  if (early !== null) return early
  const done = isBelow(path, odataRoot)
    ? answerOdata(parts, incoming)
    : isBelow(path, soapRoot)
      ? answerSoap(parts, incoming)
      : emptyAnswer(404)
  return strikeAfter(parts.faults, subject, done)
}

function send(response: ServerResponse, result: Answer): void {
  if (result.dropped) {
    response.socket?.resetAndDestroy()
    return
  }
  response.writeHead(result.status, { 'request-id': randomUUID(), ...result.headers })
  response.end(result.body)
}

/** The answer of the one request, whatever goes wrong with it. */
async function answerInTurn(answering: Promise<Answer>, path: string): Promise<Answer> {
  try {
    return await answering.catch((error: unknown) => refuse(error, path))
  } catch (error) {
    console.error(error)
    return jsonAnswer(500, new ProtocolError(500, 'Internal_ServerError', 'An error has occurred.').body())
  }
}

/** The address that was asked; a `+` in its query is a plus sign and no space. */
function addressOf({ url: asked = '/', headers }: IncomingMessage): URL {
  const url = new URL(asked, `http://${headers.host ?? 'localhost'}`)
  if (url.search.includes('+')) url.search = url.search.replaceAll('+', '%2B')
  return url
}

/** The protocol port: what a portal sees of the back office. */
export function createProtocolServer(parts: Parts, config: SimulatorConfig): Server {
  const queue = createQueue()
  const checkAccess = createAccessCheck(config)
  // Node's own limit lies below the one that is played here.
  return createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    const serve = async (): Promise<void> => {
      const begun = performance.now()
      const { method = 'GET', headers } = request
      const url = addressOf(request)
      const incoming: Incoming = { method, url, headers, body: await readBody(request) }
      const done = await answerInTurn(
        queue(() => answer(parts, checkAccess, incoming)),
        url.pathname,
      )
      const status = done.dropped ? 0 : done.status
      const ms = Math.round(performance.now() - begun)
      parts.log.add({ at: new Date().toISOString(), method, url: `${url.pathname}${url.search}`, status, ms })
      send(response, done)
    }
    serve().catch(() => response.socket?.destroy())
  })
}
