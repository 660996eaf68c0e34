import { type Connector, createConnector } from '../erp/connector.ts'
import type { OutboxOutcome } from '../erp/outbox/outbox-row.ts'
import type { WriteRecord } from '../erp/outbox/write-kinds.ts'
import type { ErpLimits } from '../erp/transport/limits.ts'
import { applyComplaintOutcome, applyErpComplaints } from '../features/complaints/apply-outcome.ts'
import { freshenMarks } from '../features/invoices/too-long.ts'
import { applyLocationOutcome } from '../features/location-changes/apply-outcome.ts'
import { tellPlannedDays } from '../features/orders/tell-planned-days.ts'
import { applyErpRequests } from '../features/requests/apply-erp-requests.ts'
import { applyOutboxOutcome, confirmTogether } from '../features/requests/apply-outbox-outcome.ts'
import { isSearchMade, rebuildSearchDocuments } from '../features/search/search-index.store.ts'
import { createSync, type Sync } from '../features/sync/create-sync.ts'
import type { TenantParts } from '../platform/context.ts'
import type { ChangeListener } from '../platform/db/listener.ts'
import type { Committing } from '../platform/db/transact.ts'

/** A tenant's side of its back office: the connection and what keeps the mirror in step. */
export interface Connection extends Connector {
  readonly sync: Sync
  /** True when the mirror was read once and the portal is made of it. */
  isComplete(): Promise<boolean>
}

interface Telling extends Pick<TenantParts, 'clock' | 'hub' | 'tenant'>, Committing {
  readonly refreshPerson: (person: { readonly userName: string; readonly erpUserName: string }) => void
}
type Tell = (parts: Telling, outcome: OutboxOutcome) => Promise<void>

/** What becomes of the record behind each kind of write. */
const records: { readonly [R in WriteRecord]: Tell } = {
  request: applyOutboxOutcome,
  complaint: applyComplaintOutcome,
  location: applyLocationOutcome,
}

interface Connecting {
  readonly sendsWrites: boolean
  readonly erpLimits?: Partial<ErpLimits>
  readonly listener: ChangeListener
}

/** Connects a tenant to its back office; the outcome of a write is passed to the request it belongs to. */
export function connectTenant(
  parts: Omit<TenantParts, 'erp' | 'jobs'>,
  { sendsWrites, erpLimits, listener }: Connecting,
): Connection {
  const { tenant, db, clock, log, files, hub } = parts
  /** The maker of a location has it once the back office says so; without an answer now, by the synchronisation. */
  const refreshPerson: Telling['refreshPerson'] = ({ userName, erpUserName }) => {
    const tell = async () => {
      await connector.gateway.refreshUser(erpUserName)
      await parts.memory.changed(['locations'])
      hub.changed({ user: userName }, { subjects: ['locations'] })
    }
    tell().catch((error) => log.warn({ err: error }, 'locations could not be read anew'))
  }
  const connector = createConnector({
    backOffice: tenant.backOffice,
    metacom: tenant.metacom,
    db,
    clock,
    log,
    files,
    listener,
    sendsWrites,
    // The simulator has no other users to spare; a real back office keeps the usual limit.
    limits: { ...(tenant.production ? {} : { requestsPerMinute: 6000 }), ...erpLimits },
    onOutcome: async (own, outcome) => {
      if (outcome.record !== null) await records[outcome.record]({ ...own, clock, hub, tenant, refreshPerson }, outcome)
    },
    confirmed: { record: 'request', ...confirmTogether(hub) },
    onOutboxChange: () => hub.changed('administrators', { subjects: ['outbox'] }),
  })
  const effects = {
    rebuildSearch: rebuildSearchDocuments,
    isSearchMade,
    applyRequests: applyErpRequests,
    applyComplaints: applyErpComplaints,
    tellPlannedDays,
    freshenMarks,
  }
  const sync = createSync(connector.mirror, effects)
  return { ...connector, sync, isComplete: () => sync.isComplete(db) }
}
