import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { faultKinds } from '../../../../erp-simulator/src/control/faults.ts'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { allOrOne, chances, tellFigures } from '../../../test/campaign.ts'
import type { ErpWriteKind } from '../../platform/back-office/erp-writes.ts'
import { placeWrite, settle } from '../test/place-request.ts'
import { type FaultCase, faultMoments, proveFault, startFaultConnectors } from '../test/prove-fault.ts'
import { controlOf, type TestConnector } from '../test/test-connector.ts'

/** A request has a proof of its own, and so has what goes to MetaCom (../metacom/two-books.test.ts). */
type Kind = Exclude<ErpWriteKind, 'request.create' | 'location.unbook'>
/** One write, never the same twice, and where the books show it. */
type Subject = Pick<FaultCase, 'write' | 'rows' | 'booked'>

const counts = { cases: 0, confirmed: 0, parked: 0 }
const chance = chances()
const askedPlaces: string[] = []
let serial = 0
let simulator: Simulator
let connectors: { readonly odata: TestConnector; readonly soap: TestConnector }
/** A row of a location that is at work, to make more of. */
let location: Readonly<Record<string, unknown>>

const complaint = () => ({
  ...{ description: 'Start niet', complaintType: 'Storing', locationNo: String(location.No), invoiceNo: '' },
  ...{ phoneNo: '06', urgency: 'Hoog', reference: '', note: 'Staat naast de keet.', expectedDate: null },
  reportedBy: 'uitvoerder',
})
const place = (description: string) => ({
  ...{ description, projectNo: '', customerNo: '', depotNo: '', address: 'Kade 1', postCode: '1234 AB' },
  ...{ city: 'Utrecht', contact: 'Kees', phoneNo: '06', email: '', startingDate: null, endingDate: null },
  requestedBy: 'uitvoerder',
})

/** The rows of a service in which a field has this value; one field of each. */
async function pick(service: string, by: Readonly<Record<string, unknown>>, field: string): Promise<string[]> {
  const rows = await controlOf(simulator).rows(service)
  const isIt = (row: Record<string, unknown>) => Object.entries(by).every(([name, value]) => row[name] === value)
  return rows.filter(isIt).map((row) => String(row[field]))
}

/** The numbers that the back office answered under an external id. */
const answered = (externalId: string) => controlOf(simulator).inbox(externalId)

async function addedTo(connector: TestConnector): Promise<{ id: string; no: string }> {
  const id = await placeWrite(connector, { kind: 'complaint.create', payload: complaint() })
  expect(await settle(connector, id)).toBe('confirmed')
  return { id, no: String((await pick('PortaalKlacht', { External_Id: id }, 'No'))[0]) }
}

const subjects: Readonly<Record<Kind, (connector: TestConnector) => Promise<Subject>>> = {
  'complaint.create': async () => ({
    write: { kind: 'complaint.create', payload: complaint() },
    rows: { scope: 'PortaalKlacht', field: 'Reference' },
    booked: async (externalId) => {
      const nos = await pick('PortaalKlacht', { External_Id: externalId }, 'No')
      expect(await pick('PortaalKlachtRegel', { External_Id: externalId }, 'Complaint_No')).toEqual(nos)
      return nos
    },
  }),
  'complaint.addLine': async (connector) => {
    const { id } = await addedTo(connector)
    const payload = { complaintNo: null, complaintId: id, text: 'Weer stuk.', author: 'uitvoerder' }
    return {
      write: { kind: 'complaint.addLine', payload },
      rows: { scope: 'PortaalKlachtRegel', field: 'Text' },
      booked: (externalId) => pick('PortaalKlachtRegel', { External_Id: externalId }, 'Complaint_No'),
    }
  },
  'complaint.addDocument': async (connector) => {
    const { id, no } = await addedTo(connector)
    const contentHash = await connector.files.put(Buffer.from('%PDF-1.4 de schade'))
    const payload = { complaintNo: no, complaintId: id, fileName: 'schade.pdf', contentHash }
    return {
      write: { kind: 'complaint.addDocument', payload },
      rows: { scope: 'PortaalDocument', field: 'File_Name' },
      booked: () => pick('PortaalDocument', { Parent_Type: 'Klacht', Parent_No: no }, 'Entry_No'),
    }
  },
  'location.create': async () => {
    const locationNo = `W${serial}`
    return {
      write: { kind: 'location.create', payload: { locationNo, ...place('Nieuw werk') } },
      rows: { scope: 'PortaalLocatie', field: 'Contact' },
      booked: async () => {
        const nos = await pick('PortaalLocatie', { No: locationNo }, 'No')
        for (const service of ['PortaalLocatieAdres', 'PortaalGebruikerLocatie'])
          expect(await pick(service, { Location_No: locationNo }, 'Location_No')).toEqual(nos)
        return nos
      },
    }
  },
  'location.request': async () => {
    const description = `Gevraagd werk ${serial}`
    askedPlaces.push(description)
    return {
      write: { kind: 'location.request', payload: { ...place(description), remark: 'Graag snel' } },
      rows: { scope: 'PortaalLocatie', field: 'Contact' },
      booked: answered,
    }
  },
  'location.deregister': async () => {
    const locationNo = `A${serial}`
    await controlOf(simulator).row('PortaalLocatie', { No: locationNo }, { ...location, No: locationNo })
    return {
      write: { kind: 'location.deregister', payload: { locationNo, force: false } },
      rows: { scope: 'PortaalLocatie', field: 'Contact' },
      booked: async (externalId) => {
        expect(await pick('PortaalLocatie', { No: locationNo, State: 'Finished' }, 'No')).toEqual(
          await answered(externalId),
        )
        return answered(externalId)
      },
    }
  },
}
const kinds = Object.keys(subjects) as Kind[] // what the record is made of

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.1 })
  connectors = await startFaultConnectors(simulator)
  const places = await controlOf(simulator).rows('PortaalLocatie')
  location = places.find((row) => row.Blocked === false && row.State === 'Production') ?? {}
})
afterEach(() => controlOf(simulator).clearFaults())
afterAll(async () => {
  for (const connector of Object.values(connectors)) await connector.close()
  await simulator.stop()
  tellFigures(counts)
})

describe.each(faultKinds)('%s', (fault) => {
  it.each(faultMoments)(
    '%s the write: what is sent is in the books exactly once, or parked with its reason until somebody lets it',
    async (moment) => {
      const prove = async (connector: TestConnector, kind: Kind) => {
        counts.cases += 1
        serial += 1
        const subject = await subjects[kind](connector)
        counts[await proveFault({ simulator, connector, fault, moment, ...subject })] += 1
      }
      for (const kind of allOrOne(kinds, chance)) await prove(connectors.odata, kind)
      // Over SOAP the kinds take turns, so that each of them meets every moment.
      const turn = kinds[faultKinds.indexOf(fault) % kinds.length]
      if (turn !== undefined) await prove(connectors.soap, turn)
    },
  )
})

it('gives every place that was asked for one number', async () => {
  await controlOf(simulator).post('clock', { advanceMinutes: 180 })
  const given = (await controlOf(simulator).rows('PortaalLocatie')).map((row) => String(row.Description))
  expect(given.filter((name) => name.startsWith('Gevraagd werk')).toSorted()).toEqual(askedPlaces.toSorted())
})
