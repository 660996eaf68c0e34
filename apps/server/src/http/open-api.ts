import type { AnyCall } from '@portal/contract/define.ts'
import { type ErrorCode, errorStatus, Problem } from '@portal/contract/errors.ts'
import { uploadRefusals } from '@portal/contract/uploads.ts'
import { type FastifyInstance, fastify } from 'fastify'
import { z } from 'zod'
import { isRepeatable } from './call-plan.ts'

/** On a busy machine plugins take longer than the 10 seconds that are usual. */
export const pluginsWithinMs = 60_000

type Json = Readonly<Record<string, unknown>>
interface NamedCall {
  readonly name: string
  readonly call: AnyCall
}

/** Refusals that every call can give beside its own. */
const always = [
  'verzoek.onjuist',
  'verzoek.te_groot',
  'verzoek.te_vaak',
  'error.onverwachte_serverfout',
  'error.niet_gereed',
  'error.niet_gevonden',
] as const

/**
 * The codes that a call may be refused with. Who asks may also be refused at a call open to everybody: with a token that
 * ended, in an area that is switched off.
 */
export function refusalsOf(call: AnyCall): readonly ErrorCode[] {
  const { access, kind, area, upload, duringSetup, whileLooking, ownEyesOnly, errors = [] } = call
  const isOpen = access === 'public'
  return [
    ...always,
    ...(isOpen && kind === 'command' ? [] : (['sessie.verlopen'] as const)),
    ...(isOpen && area === undefined ? [] : (['error.niet_toegankelijk'] as const)),
    ...(kind === 'command' ? (['verzoek.sleutel_hergebruikt'] as const) : []),
    ...(kind === 'command' && whileLooking !== true ? (['meekijken.alleen_lezen'] as const) : []),
    ...(ownEyesOnly === true ? (['meekijken.afgeschermd'] as const) : []),
    ...(isOpen || duringSetup === true ? [] : (['factor.verplicht'] as const)),
    ...(upload === undefined ? [] : uploadRefusals),
    ...errors.filter((code) => !always.some((known) => known === code)),
  ]
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function answersOf(call: AnyCall): Json {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => errorStatus[code])
  const refusals = [...byStatus].map(([status, group]) => [
    String(status),
    {
      description: group.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  const isEmpty = call.out instanceof z.ZodNull
  const answer = isEmpty
    ? ['204', { description: 'Done' }]
    : ['200', { description: 'The answer', content: { 'application/json': { schema: schemaOf(call.out, 'output') } } }]
  return Object.fromEntries([answer, ...refusals])
}

function operationOf({ name, call }: NamedCall): Json {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description: 'The same key gives the same answer and does nothing twice.',
  }
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: call.summary,
    description: `Access: ${call.access}. Kind: ${call.kind}.`,
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    parameters: isRepeatable(call) ? [key] : [],
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.in, 'input') } } },
    responses: answersOf(call),
  }
}

/** The OpenAPI 3.1 description of every call, made of the contract when it is first read: that takes a tenth of a second. */
export function describeCalls(calls: readonly NamedCall[], version: string): Json {
  let paths: Json | null = null
  return {
    openapi: '3.1.0',
    info: { title: 'Materieel Portaal', version },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: schemaOf(Problem, 'output') },
    },
    get paths() {
      paths ??= Object.fromEntries(calls.map((named) => [named.call.path, { post: operationOf(named) }]))
      return paths
    },
  }
}

const pagePath = '/api/docs'
/** What a browser says about what it has of the page, and what the page says about its content. */
const ofQuestion = ['if-none-match', 'if-modified-since']
const ofContent = ['content-type', 'cache-control', 'etag', 'last-modified', 'location']

function only<T>(headers: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
}

/** The page with all it needs: packages that hardly anybody asks for, and that would take a twentieth of a start. */
async function makePage(document: Json): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const page = fastify({ pluginTimeout: pluginsWithinMs })
  // The plugin's own type of a document is narrower than OpenAPI 3.1 allows.
  await page.register(swagger, { mode: 'static', specification: { document: document as never } })
  await page.register(swaggerUi, { routePrefix: pagePath })
  return page
}

/** `/api/openapi.json` and the page `/api/docs`, which is made when somebody first asks for it. */
export function addOpenApi(app: FastifyInstance, document: Json): void {
  let page: FastifyInstance | null = null
  app.get('/api/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(document))
  for (const path of [pagePath, `${pagePath}/*`])
    app.get(path, async (request, reply) => {
      page ??= await makePage(document)
      const shown = await page.inject({ method: 'GET', url: request.url, headers: only(request.headers, ofQuestion) })
      if (shown.statusCode === 404) return reply.callNotFound()
      return reply.code(shown.statusCode).headers(only(shown.headers, ofContent)).send(shown.rawPayload)
    })
}
