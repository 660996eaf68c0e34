import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Simulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { createTestDatabase, dropTestDatabase, testServer } from '../../../test/test-database.ts'
import { systemClock } from '../../platform/clock.ts'
import { type OpenDatabase, openDatabase } from '../../platform/db/connect.ts'
import { createFileStore, type FileStore } from '../../platform/files/files.ts'
import { createLog } from '../../platform/log/log.ts'
import type { BackOffice } from '../../platform/tenant.ts'
import { type Connector, type ConnectorOptions, createConnector } from '../connector.ts'
import type { OutboxOutcome } from '../outbox/outbox-row.ts'

/** A portal's database and its connection to a real back office over HTTP, nothing else. */
export interface TestConnector extends Connector {
  readonly database: OpenDatabase
  readonly outcomes: OutboxOutcome[]
  readonly files: FileStore
  close(): Promise<void>
}

export const testLimits = {
  requestsPerMinute: 1_000_000,
  retryBaseMs: 5,
  breakerPauseMs: 50,
  authPauseMs: 50,
  longestAuthPauseMs: 50,
  interactiveMs: 2000,
  readMs: 5000,
  connectMs: 300,
  writeMs: 500,
}

export function backOfficeOf(simulator: Simulator, parts: Partial<BackOffice> = {}): BackOffice {
  return {
    url: simulator.protocolUrl,
    soapUrl: null,
    user: 'portaal',
    password: 'portaal-koppeling',
    authentication: { kind: 'basic' },
    certificateAuthority: null,
    tenant: null,
    company: 'Rijnmond Materieel B.V.',
    write: 'odata-unbound',
    requestsPerMinute: null,
    ...parts,
  }
}

export async function startTestConnector(
  backOffice: BackOffice,
  options: Partial<ConnectorOptions> & { readonly reuse?: string } = {},
): Promise<TestConnector> {
  const name = options.reuse ?? (await createTestDatabase())
  const log = createLog('silent')
  const database = openDatabase(testServer(), name, { log })
  const outcomes: OutboxOutcome[] = []
  const filesDir = join(tmpdir(), `files-${name}`)
  const files = createFileStore(filesDir)
  const connector = createConnector({
    backOffice,
    db: database.db,
    clock: systemClock,
    log,
    onOutcome: async (_own, outcome) => void outcomes.push(outcome),
    limits: testLimits,
    files,
    outboxPollMs: 20,
    ...options,
  })
  return {
    ...connector,
    database,
    outcomes,
    files,
    async close() {
      await connector.gateway.close()
      await database.pool.end()
      await rm(filesDir, { recursive: true, force: true })
      if (options.reuse === undefined) await dropTestDatabase(name)
    },
  }
}

/** Speaks to the simulator's control port. */
export function controlOf(simulator: Simulator) {
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${simulator.controlUrl}/control/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`Control port: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    fault: (fault: Readonly<Record<string, unknown>>) => send('POST', 'faults', { times: 1, ...fault }),
    clearFaults: () => send('DELETE', 'faults'),
    /** Changes a row, adds it, or deletes it when the changes are null. */
    row: (service: string, key: object, changes: object | null) => send('POST', 'rows', { service, key, changes }),
    // The control port answers with these shapes.
    rows: async (service: string) =>
      ((await send('GET', `rows/${service}`)) as { rows: Record<string, unknown>[] }).rows,
    /** Rows by service. */
    counts: async () => ((await send('GET', 'state')) as { rows: Record<string, number> }).rows,
    requests: async () =>
      (
        (await send('GET', 'requests')) as {
          requests: { No: string; External_Id: string; Status: string; lines: unknown[] }[]
        }
      ).requests,
    /** The numbers that the portal's write of this external id was answered with. */
    inbox: async (externalId: string) =>
      ((await send('GET', 'inbox')) as { inbox: { External_Id: string; No: string }[] }).inbox
        .filter((entry) => entry.External_Id === externalId)
        .map(({ No }) => No),
    /** The requests of the protocol port, oldest first. */
    log: async () => (await send('GET', 'log')) as { requests: { url: string; status: number }[] },
    post: (path: string, body: object = {}) => send('POST', path, body),
  }
}
