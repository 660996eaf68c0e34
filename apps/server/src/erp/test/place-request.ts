import { randomUUID } from 'node:crypto'
import type { Simulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { waitFor } from '../../../test/wait-for.ts'
import type { ErpWrite } from '../../platform/back-office/erp-gateway.ts'
import type { CreateRequest, ErpWriteKind, ErpWritePayload } from '../../platform/back-office/erp-writes.ts'
import { eq } from '../../platform/db/query.ts'
import { erpOutbox } from '../../platform/db/schema/exchange.ts'
import { transact } from '../../platform/db/transact.ts'
import { findWriteState } from '../outbox/outbox.store.ts'
import { controlOf, type TestConnector } from './test-connector.ts'

/** A request that this back office would take: an open location and something that can be ordered there. */
export async function takenRequest(simulator: Simulator): Promise<CreateRequest> {
  const control = controlOf(simulator)
  const place = (await control.rows('PortaalLocatie')).find((row) => row.Blocked === false)
  const type = (await control.rows('PortaalMaterieelsoort')).find(
    (row) => row.Orderable === true && row.Blocked === false,
  )
  return {
    portalNo: 'P-1',
    type: 'Aanvoer',
    requestDate: '2026-11-23',
    deliveryDate: '2026-12-01',
    returnDate: null,
    fromLocation: '',
    toLocation: String(place?.No),
    depotNo: '',
    depotAddressCode: '',
    addressCode: '',
    address: 'Kade 1',
    postCode: '1234 AB',
    city: 'Utrecht',
    contact: 'Kees',
    phoneNo: '06',
    transportMeans: '',
    collect: false,
    urgent: false,
    requestedBy: 'uitvoerder',
    reference: '',
    remark: '',
    lines: [
      {
        lineNo: 1,
        kind: type?.Kind === 'Artikel' ? 'Artikel' : 'Materieel',
        no: String(type?.No),
        quantity: 2,
        remark: '',
      },
    ],
  }
}

/** What somebody wants written, without the id that it is sent under. */
export type WishedWrite = {
  readonly [K in ErpWriteKind]: { readonly kind: K; readonly payload: ErpWritePayload<K> }
}[ErpWriteKind]

/** Stores a write as a use case does; answers its external id. */
export async function placeWrite({ database, gateway }: TestConnector, wished: WishedWrite): Promise<string> {
  const externalId = randomUUID()
  const write: ErpWrite = { ...wished, externalId, createdBy: 'test' }
  await transact(database.db, (tx) => gateway.enqueue(tx, write))
  gateway.wakeOutbox()
  return externalId
}

export const placeRequest = (connector: TestConnector, request: CreateRequest): Promise<string> =>
  placeWrite(connector, { kind: 'request.create', payload: request })

/** The state in which a write ends; the pause before a further try is not waited for. */
export async function settle({ database: { db }, gateway }: TestConnector, externalId: string): Promise<string> {
  return waitFor(async () => {
    const found = await findWriteState(db, externalId)
    if (found?.state === 'retry' || found?.state === 'unknown') {
      await db
        .update(erpOutbox)
        .set({ nextAt: new Date(0) })
        .where(eq(erpOutbox.externalId, externalId))
      gateway.wakeOutbox()
    }
    return found !== null && ['confirmed', 'rejected', 'parked'].includes(found.state) ? found.state : null
  }, 20_000)
}

/** The requests of the books that came with this external id; never more than one. */
export async function inTheBooks(simulator: Simulator, externalId: string) {
  return (await controlOf(simulator).requests()).filter((request) => request.External_Id === externalId)
}
