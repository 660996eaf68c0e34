import { PortalError } from '@portal/contract/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { TenantParts } from '../platform/context.ts'
import { onBehalfOf } from '../platform/db/on-behalf-of.ts'
import { networkOf } from '../platform/net/network.ts'
import type { OpenTenant } from '../tenants/open-tenant.ts'
import type { TenantRegistry } from '../tenants/registry.ts'
import { hostNameOf } from './origin.ts'

/** @throws PortalError `error.niet_gevonden` when the host is no tenant's */
export async function tenantOf(registry: TenantRegistry, request: FastifyRequest): Promise<OpenTenant> {
  const tenant = registry.find(hostNameOf(request.host))
  if (tenant === null) throw new PortalError('error.niet_gevonden')
  return registry.open(tenant)
}

/** The parts of a tenant for one person, or one network: they get their share of its connections to the database. */
export function partsFor(open: OpenTenant, who: string): TenantParts {
  const parts = open.parts()
  return { ...parts, db: onBehalfOf(parts.db, who) }
}

/** The same for a request that brings no session: its share is that of its network. */
export async function partsForNetwork(registry: TenantRegistry, request: FastifyRequest): Promise<TenantParts> {
  return partsFor(await tenantOf(registry, request), networkOf(request.ip))
}
