import { type Connector, createConnector } from '../erp/connector.ts'
import type { OutboxOutcome } from '../erp/outbox/outbox-row.ts'
import type { WriteRecord } from '../erp/outbox/write-kinds.ts'
import { applyErpRequests } from '../features/requests/apply-erp-requests.ts'
import { applyOutboxOutcome } from '../features/requests/apply-outbox-outcome.ts'
import { isSearchMade, rebuildSearchDocuments } from '../features/search/search-index.store.ts'
import { createSync, type Sync } from '../features/sync/create-sync.ts'
import type { TenantParts } from '../platform/context.ts'

/** A tenant's side of its back office: the connection and what keeps the mirror in step. */
export interface Connection extends Connector {
  readonly sync: Sync
  /** True when the mirror was read once and the portal is made of it. */
  isComplete(): Promise<boolean>
}

type Tell = (parts: Pick<TenantParts, 'db' | 'clock' | 'hub'>, outcome: OutboxOutcome) => Promise<() => void>

/** The portal stores only the write itself: its outcome arrives with the synchronisation. */
const keptThere: Tell = async () => () => {}

/** What becomes of the record behind each kind of write. */
const records: { readonly [R in WriteRecord]: Tell } = {
  request: applyOutboxOutcome,
  complaint: keptThere,
  location: keptThere,
}

/** Connects a tenant to its back office; what becomes of a write is told to the request it belongs to. */
export function connectTenant(parts: Omit<TenantParts, 'erp' | 'jobs'>, sendsWrites: boolean): Connection {
  const { tenant, db, clock, log, files, hub } = parts
  const connector = createConnector({
    backOffice: tenant.backOffice,
    db,
    clock,
    log,
    files,
    sendsWrites,
    // The simulator has no other users to spare; a real back office keeps the usual limit.
    ...(tenant.production ? {} : { limits: { requestsPerMinute: 6000 } }),
    onOutcome: async (tx, outcome) =>
      outcome.record === null ? () => {} : records[outcome.record]({ db: tx, clock, hub }, outcome),
    onOutboxChange: () => hub.toAdministrators('outboxUpdated'),
  })
  const effects = { rebuildSearch: rebuildSearchDocuments, isSearchMade, applyRequests: applyErpRequests }
  const sync = createSync(connector.mirror, effects)
  return { ...connector, sync, isComplete: () => sync.isComplete(db) }
}
