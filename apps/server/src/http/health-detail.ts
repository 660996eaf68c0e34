import { PortalError } from '@portal/contract/errors.ts'
import { may } from '@portal/domain/access/may.ts'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../platform/net/network.ts'
import type { OpenTenant } from '../tenants/open-tenant.ts'
import type { DispatchParts } from './dispatch.ts'
import { partsFor, tenantOf } from './tenant-of.ts'
import { tokenOf } from './visit.ts'

/** One part of a tenant; what else it says of itself are numbers and moments. */
export interface HealthPart extends Readonly<Record<string, unknown>> {
  readonly ok: boolean
}

export type HealthParts = Readonly<Record<string, HealthPart>>

/** How every part of the asked tenant is, for administrators of that tenant. */
export function addHealthDetail(
  app: FastifyInstance,
  { registry, gate }: Pick<DispatchParts, 'registry' | 'gate'>,
  readParts: (open: OpenTenant) => Promise<HealthParts>,
): void {
  app.get('/health/detail', async (request, reply) => {
    const open = await tenantOf(registry, request)
    const token = tokenOf(request)
    const visitor = token === null ? null : await gate.findVisitor(partsFor(open, networkOf(request.ip)), token)
    if (visitor === null) throw new PortalError('sessie.verlopen')
    if (visitor.owesFactor) throw new PortalError('factor.verplicht')
    if (!may(visitor.user, 'sync.view')) throw new PortalError('error.niet_toegankelijk')
    const parts = await readParts(open)
    const status = Object.values(parts).every(({ ok }) => ok) ? 'ok' : 'degraded'
    return reply.header('cache-control', 'no-store').send({ status, tenant: open.tenant.id, parts })
  })
}
