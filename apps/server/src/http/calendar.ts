import { createHash } from 'node:crypto'
import { PortalError } from '@portal/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import type { TenantParts } from '../platform/context.ts'
import type { TenantRegistry } from '../tenants/registry.ts'
import { sendText } from './send-answer.ts'
import { partsForNetwork } from './tenant-of.ts'

/** The feed of a token as iCalendar (RFC 5545); null when it is nobody's, was ended, or its owner is blocked. */
export type ReadCalendar = (parts: TenantParts, token: string) => Promise<string | null>

const fileShape = /^([\w-]{43})\.ics$/
/** Reads a minute from one network; calendars read a few times a day, many of them from the same provider. */
const mostReads = 120

/** `GET /calendar/<token>.ics`: the calendar feed of the account that made the address, for programs that cannot log in. */
export function addCalendar(app: FastifyInstance, registry: TenantRegistry, read: ReadCalendar): void {
  app.get<{ Params: { file: string } }>(
    '/calendar/:file',
    { config: { rateLimit: { max: mostReads, timeWindow: 60_000 } } },
    async (request, reply) => {
      const token = fileShape.exec(request.params.file)?.[1]
      const parts = await partsForNetwork(registry, request)
      const calendar = token === undefined ? null : await read(parts, token)
      if (calendar === null) throw new PortalError('error.niet_gevonden')
      const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`
      reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' })
      const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
      if (known.includes(etag)) return reply.code(304).send()
      reply.type('text/calendar; charset=utf-8').header('content-disposition', 'inline; filename="agenda.ics"')
      return sendText(request, reply, calendar)
    },
  )
}
