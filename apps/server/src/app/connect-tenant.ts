import { type Connector, createConnector } from '../erp/connector.ts'
import { applyOutboxOutcome } from '../features/requests/apply-outbox-outcome.ts'
import type { TenantParts } from '../platform/context.ts'

/** Connects a tenant to its back office; what becomes of a write is told to the request it belongs to. */
export function connectTenant(parts: Omit<TenantParts, 'erp'>, sendsWrites: boolean): Connector {
  const { tenant, db, clock, log, hub } = parts
  return createConnector({
    backOffice: tenant.backOffice,
    db,
    clock,
    log,
    sendsWrites,
    onOutcome: (tx, outcome) => applyOutboxOutcome({ db: tx, clock, hub }, outcome),
  })
}
