import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'
import { sql } from '../src/platform/db/query.ts'
import { buildDepot, buildItem, buildPiece, buildStock } from './builders.ts'
import { type OrderingSite, type Person, startOrderingSite } from './ordering-site.ts'

const { removalList } = contract

/** A person whose removal list has a piece and a number of fences, both standing at the location. */
export interface Leaver extends Person {
  readonly piece: string
}

interface Goods {
  readonly no: string
  readonly plantNo?: string
  readonly quantity: number
}

export interface LeavingSite extends OrderingSite {
  /** With a filled list; 20 fences stand there, 8 are on it. */
  leaver(at?: { role?: string }): Promise<Leaver>
  /** What stands at a location, here and in the books. */
  stand(locationNo: string, goods: Goods): Promise<void>
  /** A posting that the mirror does not know yet. */
  book(locationNo: string, goods: Goods): Promise<void>
  /** Makes these the locations of one project; returns its number. */
  inProject(locationNos: readonly string[]): Promise<string>
  add(owner: Person, goods: Goods & { readonly remark?: string }): Promise<void>
  readList(owner: Person): Promise<{ lines: readonly (readonly [string, number])[]; versie: number }>
}

/** Before every number of the company behind the simulator: what is booked here was there before what it books. */
let entryNo = -900_000

/** Posts an entry of the ledger; a negative quantity goes. */
async function book({ books }: OrderingSite, locationNo: string, { no, plantNo = '', quantity }: Goods): Promise<void> {
  entryNo += 1
  await books.setRow(
    'PortaalVoorraadverloop',
    { Entry_No: entryNo },
    {
      ...{ Location_No: locationNo, Kind: 'Materieel', Plant_Type: no, Plant_No: plantNo, Price_Type: 'Verhuur' },
      ...{ Quantity: String(quantity), Posting_Date: '2026-01-05', To_Location: locationNo },
      // By which the goods are known again when they leave.
      ...{ Arrival_Order: `AO${entryNo}`, Removal_Order: '', Removed_Date: null, From_Location: '' },
    },
  )
}

async function standAt(site: OrderingSite, locationNo: string, goods: Goods): Promise<void> {
  const { no, plantNo = '', quantity } = goods
  await book(site, locationNo, goods)
  await buildStock(site.portal, { locationNo, plantType: no, plantNo, quantity })
}

async function addTo(
  { portal }: OrderingSite,
  { userName, locationNo }: Person,
  goods: Goods & { readonly remark?: string },
): Promise<void> {
  const { no, plantNo = '', quantity, remark = '' } = goods
  const item = { type: 'Materieel', materieelSoort: no, materieelNummer: plantNo, retourAantal: quantity } as const
  const input = { gebruikerLogin: userName, materieellocatie: locationNo, items: [{ ...item, opmerking: remark }] }
  const { status, problem } = await portal.post(removalList.addItems, input, { as: userName })
  if (status !== 200) throw new Error(`The list did not take ${no}: ${problem?.code}`)
}

/** A portal and a back office that know depot D1, and fences beside what can be ordered. */
export async function startLeavingSite(settings: SettingPreset = {}): Promise<LeavingSite> {
  const site = await startOrderingSite(settings)
  const { portal, books } = site
  await buildItem(portal, { no: 'HEK', description: 'Bouwhek', weight: 17 })
  await books.setRow(
    'PortaalMaterieelsoort',
    { Kind: 'Materieel', No: 'HEK' },
    { Description: 'Bouwhek', Orderable: true, Blocked: false, Price_Type: 'Verhuur', Bulk: true, Unit_Code: 'STUKS' },
  )
  await buildDepot(portal, { no: 'D1', description: 'Depot Noord' })
  // Unknown there, a removal would be refused and its lines be on the list again.
  await books.setRow('PortaalDepot', { No: 'D1' }, { Description: 'Depot Noord' })
  return {
    ...site,
    book: (locationNo, goods) => book(site, locationNo, goods),
    stand: (locationNo, goods) => standAt(site, locationNo, goods),
    add: (owner, goods) => addTo(site, owner, goods),
    async leaver(at) {
      const person = await site.person(at)
      const piece = `MOLEN-${person.locationNo}`
      await buildPiece(portal, { no: piece, plantType: 'MOLEN', locationNo: person.locationNo })
      await standAt(site, person.locationNo, { no: 'MOLEN', plantNo: piece, quantity: 1 })
      await standAt(site, person.locationNo, { no: 'HEK', quantity: 20 })
      if (at?.role !== 'administration') {
        await addTo(site, person, { no: 'MOLEN', plantNo: piece, quantity: 1 })
        await addTo(site, person, { no: 'HEK', quantity: 8, remark: 'Achter de keet' })
      }
      return { ...person, piece }
    },
    async inProject(locationNos) {
      const project = `P${locationNos[0]}`
      for (const no of locationNos)
        await portal.db.execute(sql`update erp_locations set project_no = ${project} where no = ${no}`)
      portal.open.memory.forget(['access'])
      return project
    },
    async readList({ userName, locationNo }) {
      const input = { gebruikerLogin: userName, materieellocatie: locationNo }
      const { answer } = await portal.post(removalList.getRemovalList, input, { as: userName })
      const lines = answer.afvoerlijstItems.map(
        (item) => [item.materieelNummer || item.materieelSoort, item.retourAantal] as const,
      )
      return { lines, versie: answer.versie }
    },
  }
}

/** What the wizard sends for a list that is fetched and goes to depot D1. */
export const removalOf = ({ userName, locationNo }: Person): CallInput<typeof contract.removing.placeRemoval> => ({
  language: 'nl-NL',
  gebruiker: userName,
  materieelLocatie: locationNo,
  reference: 'Afronding',
  opmerking: 'Staat bij de poort',
  vanLocatieAddressen: [{ materieellocatie: locationNo, adressCode: locationNo }],
  gewensteAfvoerDatum: '2026-12-01',
  zelfAfvoeren: false,
  depotnummer: 'D1',
  depotAdressCode: '',
  transportmiddel: 'Vrachtwagen met kraan',
})

/** What the wizard sends for a list that goes to another location. */
export const moveOf = (
  { userName, locationNo }: Person,
  endLocatie: string,
): CallInput<typeof contract.moving.placeMove> => ({
  language: 'nl-NL',
  gebruiker: userName,
  materieelLocatie: locationNo,
  reference: 'Fase 2',
  opmerking: 'Voor de ruwbouw',
  vanLocatieAddressen: [{ materieellocatie: locationNo, adressCode: locationNo }],
  verplaatsDatum: '2026-12-01',
  retourDatum: '2026-12-15',
  transportmiddel: 'Vrachtwagen',
  endLocatie,
  endWerkadres: 'Hal 3',
  endAdres: 'Loswal 4',
  endPostcode: '3000 BB',
  endPlaats: 'Breda',
  endContactpersoon: 'Piet Los',
  endTelefoonnummer: '06 87654321',
})
