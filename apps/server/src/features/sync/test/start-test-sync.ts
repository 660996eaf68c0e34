import type { Simulator } from '../../../../../erp-simulator/src/start-simulator.ts'
import { startTestPortal, type TestPortal, type TestPortalOptions } from '../../../../test/test-portal.ts'
import { type Connector, createConnector } from '../../../erp/connector.ts'
import { backOfficeOf, testLimits } from '../../../erp/test/test-connector.ts'
import type { Audience, Change, Hub, TenantParts } from '../../../platform/context.ts'
import { applyErpComplaints } from '../../complaints/apply-outcome.ts'
import { freshenMarks } from '../../invoices/too-long.ts'
import { tellPlannedDays } from '../../orders/tell-planned-days.ts'
import { applyErpRequests } from '../../requests/apply-erp-requests.ts'
import { isSearchMade, rebuildSearchDocuments } from '../../search/search-index.store.ts'
import type { SyncEffects } from '../after-sync.ts'
import { createSync, type Sync } from '../create-sync.ts'

/** A portal whose synchronisation a test runs by hand, against a back office over HTTP. */
export interface TestSync {
  readonly portal: TestPortal
  readonly parts: TenantParts
  readonly sync: Sync
  /** Everything that was told over the hub, e.g. `all: catalogue`. */
  readonly told: string[]
  /** Another process of the same portal. */
  another(effects?: Partial<SyncEffects>): { readonly sync: Sync; readonly connector: Connector }
  /** The first column of what a query finds. */
  values(query: string): Promise<readonly unknown[]>
  close(): Promise<void>
}

/** `10001: stock inspections` */
function written(audience: Audience, { subjects }: Change): string {
  const who = typeof audience === 'string' ? audience : 'user' in audience ? audience.user : audience.location
  return `${who}: ${[...subjects].join(' ')}`
}

function recordingHub(told: string[]): Hub {
  const hub: Hub = {
    changed: (audience, change) => {
      if (change.subjects.length > 0) told.push(written(audience, change))
    },
    except: () => hub,
    toUser: (userName, event) => void told.push(`${userName} ${event}`),
    toAdministrators: (event) => void told.push(`administrators ${event}`),
    endSession: () => undefined,
  }
  return hub
}

export async function startTestSync(
  simulator: Simulator,
  options: Pick<TestPortalOptions, 'log'> = {},
): Promise<TestSync> {
  const portal = await startTestPortal(options)
  const { clock, files, log } = portal.parts
  const told: string[] = []
  const connectors: Connector[] = []
  const another: TestSync['another'] = (effects = {}) => {
    const connector = createConnector({
      backOffice: backOfficeOf(simulator),
      db: portal.db,
      clock,
      log,
      files,
      onOutcome: async () => undefined,
      limits: testLimits,
      sendsWrites: false,
    })
    connectors.push(connector)
    const usual = {
      rebuildSearch: rebuildSearchDocuments,
      isSearchMade,
      applyRequests: applyErpRequests,
      applyComplaints: applyErpComplaints,
      tellPlannedDays,
      freshenMarks,
    }
    return { connector, sync: createSync(connector.mirror, { ...usual, ...effects }) }
  }
  return {
    portal,
    parts: { ...portal.parts, hub: recordingHub(told) },
    sync: another().sync,
    told,
    another,
    values: async (query) =>
      (await portal.open.database.pool.query<Record<string, unknown>>(query)).rows.map((row) => Object.values(row)[0]),
    async close() {
      for (const { gateway } of connectors) await gateway.close()
      await portal.close()
    },
  }
}
