import { contract } from '@portal/contract/calls.ts'
import type { AnyCall, CallInput } from '@portal/contract/define.ts'
import { subjects } from '@portal/contract/subjects.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../erp-simulator/src/start-simulator.ts'
import { type MirrorName, mirrors } from '../src/erp/mirrors.ts'
import { controlOf } from '../src/erp/test/test-connector.ts'
import { startTestSync, type TestSync } from '../src/features/sync/test/start-test-sync.ts'
import { buildUser } from './builders.ts'

type Row = Readonly<Record<string, unknown>>
interface Case {
  readonly table: MirrorName
  readonly field: string
  /** The rows that can be shown by the calls. */
  readonly isFit?: (row: Row) => boolean
  readonly captions: readonly string[]
  readonly word: string
  /** Shown for a word that nobody knows; `Onbekend` when left out. */
  readonly unknown?: unknown
  /** The words that every list and detail shows of the row. */
  readonly shown: (row: Row) => Promise<readonly unknown[]>
}

const asked = { as: 'beheer' }
let simulator: Simulator
let test: TestSync
let control: ReturnType<typeof controlOf>
const sync = async (...tables: readonly MirrorName[]) => {
  for (const table of tables) await test.another().connector.mirror.sync(table, { mode: 'compare' })
}

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.05 })
  control = controlOf(simulator)
  test = await startTestSync(simulator)
  await buildUser(test.portal, { userName: 'beheer', isAdministrator: true })
  await test.sync.first(test.parts, { onProgress: () => undefined })
})
afterAll(async () => {
  await test.close()
  await simulator.stop()
})

async function ask<C extends AnyCall>(call: C, input: CallInput<C>) {
  const reply = await test.portal.post(call, input, asked)
  expect([call.path, reply.status]).toEqual([call.path, 200])
  return reply.answer
}

const at = (place: unknown) => ({ gebruikerLogin: 'beheer', materieellocatie: String(place) })
const order = (row: Row) => ask(contract.orders.getDeliveredOrder, { ordernummer: String(row.Order_No ?? row.No) })
const request = (row: Row) => ask(contract.requests.getRequest, { aanvraagnummer: String(row.Request_No ?? row.No) })
const placeOf = (row: Row) => (row.Type === 'Afvoer' ? row.From_Location : row.To_Location)
const item = (row: Row) => ask(contract.item.getItem, { materieelSoort: String(row.No), materieellocatie: null })
const isArrival = (row: Row) => row.Type === 'Aanvoer' && row.To_Location !== ''

async function shownRequest(row: Row) {
  const list = (await ask(contract.requests.getRequests, at(placeOf(row)))).items
  return [list.find(({ erpNummer }) => erpNummer === row.No), await request(row)]
}
async function shownLocation(row: Row) {
  const { locaties } = await ask(contract.locations.getLocations, { gebruikersnaam: 'beheer' })
  return locaties.find(({ nummer }) => nummer === row.No)
}
async function shownItem(row: Row) {
  const input = { category: null, materieellocatie: null }
  const { catalogi } = await ask(contract.catalogue.getCatalogue, input)
  return catalogi.find(({ materieelSoort }) => materieelSoort === row.No)
}

const cases: readonly Case[] = [
  {
    table: 'orders',
    field: 'Status',
    isFit: isArrival,
    captions: ['Afgedrukt', 'Printed'],
    word: 'Printed',
    shown: async (row) => {
      const list = (await ask(contract.orders.getDeliveredOrders, at(row.To_Location))).items
      const ofRequest = row.Request_No === '' ? null : await request({ No: row.Request_No })
      const all = [list, ofRequest?.orders ?? []].map((some) => some.find(({ ordernummer }) => ordernummer === row.No))
      return [...all.flatMap((found) => found?.status ?? []), (await order(row)).status]
    },
  },
  {
    table: 'requests',
    field: 'Status',
    captions: ['Goedgekeurd', 'Approved'],
    word: 'Approved',
    shown: async (row) => (await shownRequest(row)).map((found) => found?.status),
  },
  {
    table: 'requests',
    field: 'Type',
    isFit: isArrival,
    captions: ['Aanvoer', 'Arrival'],
    word: 'Aanvoer',
    shown: async (row) => (await shownRequest(row)).map((found) => found?.soort),
  },
  {
    table: 'requestLines',
    field: 'Kind',
    captions: ['Materieel', 'Equipment'],
    word: 'Materieel',
    shown: async (row) =>
      (await request(row)).regels.flatMap((line) => (line.regelNummer === row.Line_No ? line.type : [])),
  },
  {
    table: 'orderLines',
    field: 'Kind',
    isFit: (row) => row.Order_Type === 'Aanvoer',
    captions: ['Artikel', 'Article'],
    word: 'Artikel',
    shown: async (row) =>
      (await order(row)).regels.flatMap((line) => (line.regelNummer === row.Line_No ? line.type : [])),
  },
  {
    table: 'orderCosts',
    field: 'Cost_Type',
    isFit: (row) => row.Order_Type === 'Aanvoer',
    captions: ['Uren', 'Hours'],
    word: 'Hours',
    shown: async (row) =>
      (await ask(contract.orders.getDeliveredCosts, { ordernummer: String(row.Order_No) })).kostenRegels.flatMap(
        (line) => (line.regelNummer === row.Line_No ? line.type : []),
      ),
  },
  {
    table: 'exitOrders',
    field: 'Type',
    captions: ['Verschroting', 'Scrapping'],
    word: 'Verschoting',
    shown: async (row) => {
      const list = (await ask(contract.exitOrders.getExitOrders, at(row.Location_No))).items
      const details = await ask(contract.exitOrders.getExitOrder, { nummer: String(row.No) })
      return [list.find(({ nummer }) => nummer === row.No)?.type, details.type]
    },
  },
  {
    table: 'exitOrderLines',
    field: 'Kind',
    captions: ['Materieel', 'Equipment'],
    word: 'Materieel',
    shown: async (row) =>
      (await ask(contract.exitOrders.getExitOrder, { nummer: String(row.Exitorder_No) })).regels.flatMap((line) =>
        line.regelNummer === row.Line_No ? line.type : [],
      ),
  },
  {
    table: 'locations',
    field: 'State',
    captions: ['In uitvoering', 'Production'],
    word: 'Production',
    shown: async (row) => [(await shownLocation(row))?.state],
  },
  {
    table: 'locations',
    field: 'Location_Kind',
    captions: ['Overig', 'Other'],
    word: 'Overig',
    shown: async (row) => [(await shownLocation(row))?.kind],
  },
  {
    table: 'items',
    field: 'Price_Type',
    isFit: (row) => row.Blocked === false,
    captions: ['Verhuur', 'Rental'],
    word: 'Verhuur',
    shown: async (row) => [(await shownItem(row))?.priceType, (await item(row)).priceType],
  },
  {
    table: 'includedItems',
    field: 'Other_Kind',
    isFit: (row) => row.Other_Kind === 'Materieel',
    captions: ['Materieel', 'Equipment'],
    word: 'Materieel',
    // What nobody knows the kind of is no item that there is.
    unknown: undefined,
    shown: async (row) => {
      const input = { materieelSoort: String(row.No), materieellocatie: null }
      const { items } = await ask(contract.item.getIncludedItems, input)
      return [items.find(({ materieelSoort }) => materieelSoort === row.Other_No)?.kind]
    },
  },
  {
    table: 'technicalProperties',
    field: 'Filter_Kind',
    captions: ['Ja/Nee', 'Boolean'],
    word: 'Boolean',
    unknown: 'None',
    shown: async (row) =>
      (await item(row)).technischeGegevens.flatMap((property) =>
        property.label === row.Label ? property.filterSoort : [],
      ),
  },
  {
    table: 'documents',
    field: 'Parent_Type',
    isFit: (row) => row.Parent_Type === 'Locatie',
    captions: ['Locatie', 'Location'],
    word: 'Locatie',
    // A document of what nobody knows is shown to nobody.
    unknown: undefined,
    shown: async (row) => {
      const { items } = await ask(contract.documents.getLocationDocuments, {
        materieellocatie: String(row.Parent_No),
      })
      return [items.find(({ documentNummer }) => documentNummer === row.Entry_No)?.bron]
    },
  },
]

/** Gives one fitting row this word, has it synchronised, and gives it its own back after the look. */
async function look({ table, field, isFit = () => true, shown }: Case, word: string): Promise<readonly unknown[]> {
  const { name, key } = mirrors[table].service
  const row = (await control.rows(name)).find(isFit)
  if (row === undefined) throw new Error(`${name} has no fitting row`)
  const keyOf = Object.fromEntries(key.map((part) => [part, row[part]]))
  await control.row(name, keyOf, { [field]: word })
  await sync(table)
  test.portal.open.memory.forget(subjects)
  const words = await shown(row)
  await control.row(name, keyOf, { [field]: row[field] })
  await sync(table)
  expect(words.length).toBeGreaterThan(0)
  return [...new Set(words)]
}

describe.each(cases)('$table $field', (kind) => {
  it('shows a Dutch and an English caption as its own word', async () => {
    for (const caption of kind.captions) expect([caption, await look(kind, caption)]).toEqual([caption, [kind.word]])
  })

  it('shows an unknown word without losing anything else', async () => {
    const shown = await look(kind, 'Nooit gezien')
    expect(shown).toEqual(['unknown' in kind ? kind.unknown : 'Onbekend'])
  })
})

describe('an unknown word of the back office', () => {
  it.each([
    ['nl-NL', 'Onbekend'],
    ['de-DE', 'Unbekannt'],
    ['fr-FR', 'Inconnu'],
    ['en-US', 'Unknown'],
  ] as const)(
    'is called so in %s (R-STATE-01, R-STATE-02, R-STATE-03, R-STATE-05, R-STATE-08)',
    async (locale, word) => {
      const messages: Readonly<Record<string, string>> = await loadMessages(locale)
      for (const name of ['OrderStatus', 'OrderKind', 'RequestType', 'RequestStatus', 'LocationState'])
        expect(messages[`enum.${name}.Onbekend`]).toBe(word)
    },
  )

  it('allows nothing: no order at a location, no item on a list, no price', async () => {
    const row = (await control.rows('PortaalLocatie')).find(({ Blocked }) => Blocked === false)
    const offered = (await control.rows('PortaalMaterieelsoort')).find(({ Blocked }) => Blocked === false)
    await control.row('PortaalLocatie', { No: row?.No }, { State: 'Nooit gezien' })
    await control.row('PortaalMaterieelsoort', { Kind: offered?.Kind, No: offered?.No }, { Price_Type: 'Nooit gezien' })
    await sync('locations', 'items')
    test.portal.open.memory.forget(subjects)
    expect(await shownLocation(row ?? {})).toMatchObject({ state: 'Onbekend', bestelbaar: false })
    const found = await item(offered ?? {})
    expect(found).toMatchObject({ priceType: 'Onbekend', bestelbaar: false, toonPrijs: false, huurPrijs: 0 })
  })
})
