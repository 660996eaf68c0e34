import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { type ObjectStoreServer, startObjectStore } from '../../../test/object-store-server.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { createObjectStore } from '../../platform/files/object-store/object-store.ts'
import { placeWrite, settle } from '../test/place-request.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector } from '../test/test-connector.ts'
import { findWriteState } from './outbox.store.ts'

let simulator: Simulator
let server: ObjectStoreServer
let connector: TestConnector
/** Nobody listens there: the store is away. */
let endpoint = 'http://127.0.0.1:9'

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.1 })
  server = await startObjectStore()
  const here = createObjectStore(server.bucket, 'dura')
  const files = {
    ...here,
    read: (hash: string) => createObjectStore({ ...server.bucket, endpoint }, 'dura').read(hash),
  }
  connector = await startTestConnector(backOfficeOf(simulator), { files })
})
afterAll(async () => {
  await connector.close()
  await server.close()
  await simulator.stop()
})

it('a write whose file cannot be read now waits for the object store, and goes with it', async () => {
  const [place] = (await controlOf(simulator).rows('PortaalLocatie')).filter((row) => row.Blocked === false)
  const complaint = {
    ...{ description: 'Start niet', complaintType: 'Storing', locationNo: String(place?.No), invoiceNo: '' },
    ...{ phoneNo: '06', urgency: 'Hoog', reference: '', note: '', expectedDate: null, reportedBy: 'uitvoerder' },
  }
  const complaintId = await placeWrite(connector, { kind: 'complaint.create', payload: complaint })
  expect(await settle(connector, complaintId)).toBe('confirmed')
  const contentHash = await createObjectStore(server.bucket, 'dura').put(Buffer.from('%PDF-1.4 de schade'))
  const payload = { complaintNo: null, complaintId, fileName: 'schade.pdf', contentHash }
  const id = await placeWrite(connector, { kind: 'complaint.addDocument', payload })
  await waitFor(async () => (await findWriteState(connector.database.db, id))?.state === 'retry')
  endpoint = server.bucket.endpoint
  expect(await settle(connector, id)).toBe('confirmed')
  const documents = await controlOf(simulator).rows('PortaalDocument')
  expect(documents.filter((row) => row.File_Name === 'schade.pdf')).toHaveLength(1)
})
