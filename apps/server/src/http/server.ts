import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { PortalError } from '@portal/contract/errors.ts'
import { mostBase64 } from '@portal/contract/uploads.ts'
import { notFoundRoute } from '@portal/domain/constants.ts'
import {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  type RouteOptions,
} from 'fastify'
import type { Logger } from '../platform/log/log.ts'
import { networkOf } from '../platform/net/network.ts'
import type { IsProxy } from '../platform/net/proxies.ts'
import { createTally } from '../platform/net/tally.ts'
import { createTurns } from '../platform/net/turns.ts'
import type { OpenTenant } from '../tenants/open-tenant.ts'
import { addCalendar, type ReadCalendar } from './calendar.ts'
import type { CallPlan } from './call-plan.ts'
import { pageSecurity } from './content-security.ts'
import { type DispatchParts, permitSender, serveCall } from './dispatch.ts'
import { addDocumentFiles, type OpenDocument } from './document-files.ts'
import { type Farewell, finishBeforeClose } from './drain.ts'
import { firstAnswers } from './first-answers.ts'
import { addHealth, type Readiness } from './health.ts'
import { addHealthDetail, type HealthParts } from './health-detail.ts'
import { addImages } from './images.ts'
import { loggedPath } from './logged-path.ts'
import { createMetrics, type Gauges, type Metrics } from './metrics.ts'
import { addOpenApi, describeCalls, pluginsWithinMs } from './open-api.ts'
import { hostNameOf } from './origin.ts'
import { problemOf, referenceOf, refusalOf, retryAfterOf } from './problem.ts'
import { addPublicFiles } from './public-files.ts'
import { takeBodiesAsText } from './read-json.ts'
import { createRefusalLevels } from './refusal-level.ts'
import { readSentFiles } from './sent-files.ts'
import { addMetrics, type MetricsReaders } from './show-metrics.ts'
import { addWebFiles, isPage } from './web-files.ts'
import { addWebManifest } from './web-manifest.ts'

export interface ServerParts
  extends Pick<DispatchParts, 'registry' | 'gate'>,
    Omit<Farewell, 'longestArrivalMs'>,
    MetricsReaders {
  readonly plans: readonly CallPlan[]
  readonly log: Logger
  readonly version: string
  readonly readiness: Readiness
  readonly gauges: Gauges
  readonly readHealth: (open: OpenTenant) => Promise<HealthParts>
  readonly openDocument: OpenDocument
  readonly readCalendar: ReadCalendar
  /** False for a process that only tells how it is. */
  readonly servesPeople: boolean
  readonly isProxy: IsProxy
  /** The description of every call is for everybody. */
  readonly showsCalls: boolean
  /** Log-ins a minute from one network, successful or not. */
  readonly loginsPerMinute: number
  /** Other questions a minute from one network by people without a session; kept answers cost nothing and do not count. */
  readonly strangersPerMinute: number
  readonly webFolder: string
}

/** Of files on their way, which a page sends one after another: each may be held whole, so nobody waits with one. */
const uploadTurns = { mostEach: 2, mostAtOnce: 10, mostWaiting: 0 }

const slowMs = 500
/** A body without files. */
const mostBodyBytes = 1024 * 1024
/** A body of a stranger: no call that is open to everybody takes more. */
const mostStrangeBytes = 64 * 1024
/** 10 MB in base64 at one megabit a second, as a building site has; who sends nothing is cut off sooner. */
const longestSendMs = 120_000
/** Of a body, once the portal is to stop: half a file is no use to anybody. */
const longestArrivalMs = 3000
/** As many as a browser sends to one host over HTTP/1.1: no page waits for it, and a program that asks for more does. */
const mostCallsOfPerson = 6
const mostCallsWaiting = 200
/** People whose expensive calls are counted at once. */
const mostCounted = 10_000
/** A year, and for this host name alone: others of the company may have no https. */
const strictTransport = 'max-age=31536000'

interface Refusals extends Pick<ServerParts, 'log'> {
  readonly levelOf: ReturnType<typeof createRefusalLevels>
}

function sendRefusal(
  { log, levelOf }: Refusals,
  error: unknown,
  at: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const { request, reply } = at
  const refusal = refusalOf(error)
  const line = {
    requestId: request.id,
    reference: referenceOf(request.id),
    path: loggedPath(request),
    status: refusal.status,
  }
  const more = refusal.status >= 500 ? { err: error } : { fields: refusal.fields }
  log[levelOf(refusal.status)]({ ...line, ...more }, refusal.code)
  const retryAfter = retryAfterOf(refusal)
  if (retryAfter !== null && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
  return reply
    .code(refusal.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(refusal, request.id)))
}

/** Successful reads are many and alike: they are logged when they are slow, or at level debug. */
function logCall(
  parts: ServerParts,
  plan: CallPlan,
  at: { request: FastifyRequest; status: number; ms: number },
): void {
  const { request, status, ms } = at
  const line = { requestId: request.id, call: plan.name, host: request.host, status, ms: Math.round(ms * 10) / 10 }
  if (plan.call.kind === 'command' || status >= 400 || ms > slowMs) parts.log.info(line, 'call')
  else parts.log.debug(line, 'call')
}

type CallParts = ServerParts & DispatchParts

function routeOf(parts: CallParts, plan: CallPlan, metrics: Metrics): RouteOptions {
  const isLogin = plan.call.access === 'public' && plan.call.kind === 'command'
  return {
    method: 'POST',
    url: plan.call.path,
    bodyLimit: plan.call.access === 'public' ? mostStrangeBytes : mostBodyBytes,
    config: isLogin ? { rateLimit: { max: parts.loginsPerMinute, timeWindow: 60_000 } } : {},
    handler(request, reply) {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      return serveCall(parts, plan, { request, reply })
    },
    onResponse(request, reply, done) {
      metrics.count(plan.name, reply.statusCode, reply.elapsedTime)
      logCall(parts, plan, { request, status: reply.statusCode, ms: reply.elapsedTime })
      done()
    },
  }
}

/** Calls that take files: who sends is permitted before the body is read, and its files are decoded as they arrive. */
function uploadCalls(parts: CallParts, metrics: Metrics): FastifyPluginAsync {
  const turns = createTurns(uploadTurns)
  return async (calls) => {
    calls.removeAllContentTypeParsers()
    calls.addContentTypeParser('application/json', (_request: FastifyRequest, payload: IncomingMessage) =>
      readSentFiles(payload),
    )
    for (const plan of parts.plans.filter(({ call }) => call.upload !== undefined))
      calls.route({
        ...routeOf(parts, plan, metrics),
        bodyLimit: mostBase64 + mostBodyBytes,
        async onRequest(request, reply) {
          const giveBack = await turns.take(await permitSender(parts, plan, request))
          reply.raw.once('close', giveBack)
        },
      })
  }
}

async function addCalls(app: FastifyInstance, parts: CallParts, metrics: Metrics): Promise<void> {
  for (const plan of parts.plans) if (plan.call.upload === undefined) app.route(routeOf(parts, plan, metrics))
  await app.register(uploadCalls(parts, metrics))
}

/** What a browser shows: the one page with its files, and the description of every call. */
function pagesOf(parts: ServerParts, bringAlong: (request: FastifyRequest) => Promise<string>): FastifyPluginAsync {
  return async (pages) => {
    await pages.register(helmet, pageSecurity)
    if (parts.showsCalls) addOpenApi(pages, describeCalls(parts.plans, parts.version))
    const find = (host: string) => parts.registry.find(hostNameOf(host))
    addWebManifest(pages, find)
    await addWebFiles(pages, parts.webFolder, { brandOf: (host) => find(host)?.branding ?? null, bringAlong })
  }
}

/** Takes requests, and answers none of them yet. */
function openApp(parts: ServerParts): FastifyInstance {
  const refusals = { log: parts.log, levelOf: createRefusalLevels() }
  const app: FastifyInstance = fastify({
    pluginTimeout: pluginsWithinMs,
    logger: false,
    trustProxy: parts.isProxy,
    bodyLimit: mostBodyBytes,
    requestTimeout: longestSendMs,
    connectionTimeout: 35_000,
    http: { headersTimeout: 30_000 },
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // An address that is no address, as a mail program mangles it, is an unknown path (R-ROUTE-03).
    frameworkErrors(error, request, reply) {
      if (isPage(request)) reply.redirect(notFoundRoute)
      else sendRefusal(refusals, error, { request, reply })
    },
  })
  finishBeforeClose(app, { ...parts, longestArrivalMs })
  app.setErrorHandler((error, request, reply) => sendRefusal(refusals, error, { request, reply }))
  // Only a proxy of ours can say that a visitor came by https: then the browser never tries without again.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport)
    done()
  })
  return app
}

/** The HTTP side of the portal, not listening yet. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = openApp(parts)
  const metrics = createMetrics(parts.registry, parts.gauges)
  addHealth(app, parts.readiness)
  addMetrics(app, metrics, parts)
  if (!parts.servesPeople) {
    app.setNotFoundHandler(() => {
      throw new PortalError('error.niet_gevonden')
    })
    return app
  }
  const dispatch = {
    ...parts,
    tally: createTally(mostCounted),
    turns: createTurns({
      mostEach: mostCallsOfPerson,
      mostAtOnce: Number.POSITIVE_INFINITY,
      mostWaiting: mostCallsWaiting,
    }),
    readJson: takeBodiesAsText(app),
  }
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () => new PortalError('verzoek.te_vaak'),
  })
  await addCalls(app, dispatch, metrics)
  addImages(app, parts.registry)
  addDocumentFiles(app, parts)
  addCalendar(app, parts.registry, parts.readCalendar)
  addPublicFiles(app, parts.registry, parts.gate)
  addHealthDetail(app, parts, parts.readHealth)
  await app.register(pagesOf(parts, firstAnswers(app)))
  return app
}
