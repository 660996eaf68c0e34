import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { faultKinds } from '../../../../erp-simulator/src/control/faults.ts'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { allOrOne, chances, tellFigures } from '../../../test/campaign.ts'
import type { CreateRequest } from '../../platform/back-office/erp-writes.ts'
import { inTheBooks, takenRequest } from '../test/place-request.ts'
import { faultMoments, proveFault, startFaultConnectors } from '../test/prove-fault.ts'
import { controlOf, type TestConnector } from '../test/test-connector.ts'

const rows = { scope: 'PortaalAanvraag', field: 'Remark' }
const types = ['order', 'removal', 'move', 'transport'] as const
const chance = chances()
const counts = { cases: 0, confirmed: 0, parked: 0 }

let simulator: Simulator
let connectors: { readonly odata: TestConnector; readonly soap: TestConnector }
const requests = new Map<(typeof types)[number], CreateRequest>()

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.1 })
  connectors = await startFaultConnectors(simulator)
  const order = await takenRequest(simulator)
  const control = controlOf(simulator)
  const open = new Set(
    (await control.rows('PortaalLocatie')).filter((row) => row.Blocked === false).map((row) => row.No),
  )
  // The most that is free of anything in one place, so that every case can take one away.
  const freeOf = (row: { readonly Quantity?: unknown; readonly Qty_On_Removal?: unknown }) =>
    Number(row.Quantity) - Number(row.Qty_On_Removal)
  const [stock] = (await control.rows('PortaalVoorraad'))
    .filter((row) => open.has(row.Location_No) && row.Location_No !== order.toLocation)
    .sort((a, b) => freeOf(b) - freeOf(a))
  const from = String(stock?.Location_No)
  const kind = stock?.Kind === 'Artikel' ? 'Artikel' : 'Materieel'
  const line = { lineNo: 1, kind, no: String(stock?.Plant_Type), quantity: 1, remark: '' } as const
  const lines = [line]
  requests.set('order', order)
  requests.set('removal', { ...order, type: 'Afvoer', fromLocation: from, toLocation: '', lines })
  const move = { ...order, type: 'Overige_verplaatsingen', fromLocation: from, lines } as const
  requests.set('move', move)
  requests.set('transport', { ...move, transportMeans: 'Vrachtwagen', deliveryDate: '2026-12-02' })
})
afterEach(() => controlOf(simulator).clearFaults())
afterAll(async () => {
  for (const connector of Object.values(connectors)) await connector.close()
  await simulator.stop()
  tellFigures(counts)
})

const booked = async (externalId: string) => (await inTheBooks(simulator, externalId)).map(({ No }) => No)

describe.each(faultKinds)('%s', (fault) => {
  it.each(faultMoments)(
    '%s the write: what is sent is in the books exactly once, or parked with its reason until somebody lets it',
    async (moment) => {
      const prove = async (connector: TestConnector, type: (typeof types)[number]) => {
        const payload = requests.get(type)
        if (payload === undefined) throw new Error(`No request of type ${type}`)
        counts.cases += 1
        const write = { kind: 'request.create', payload } as const
        counts[await proveFault({ simulator, connector, fault, moment, write, rows, booked })] += 1
      }
      for (const type of allOrOne(types, chance)) await prove(connectors.odata, type)
      await prove(connectors.soap, 'order')
    },
  )
})
