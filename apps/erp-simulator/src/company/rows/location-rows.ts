import type { CompanyRows } from '../contract.ts'
import { addDays } from '../dates.ts'
import { planNames, streets, type Town, towns, worksOnPlans, worksOnSites } from '../places.ts'
import type { Random } from '../random.ts'
import { createRandom } from '../random.ts'
import { makeAddress } from './addresses.ts'
import type { Customer } from './customers.ts'
import { homeCustomer, otherCustomers, strangerCustomer } from './customers.ts'

export type LocationRow = CompanyRows['PortaalLocatie'][number]
type AddressRow = CompanyRows['PortaalLocatieAdres'][number]

export const demoLocations = ['10001', '10002', '10003', '10004', '10005', '20001'] as const

/** Work at the demo locations began so many days ago. */
const demoDays = 725

const demoNames: Readonly<Record<string, string>> = {
  '10001': 'Nieuwbouw 24 woningen De Waterlinie, Nieuwegein',
  '10002': 'Renovatie 68 woningen Het Zilverpark, Gouda',
  '10003': 'Nieuwbouw parkeergarage Havenkwartier, Rotterdam',
  '10004': 'Rioolvervanging Molenlaan, Woerden',
  '10005': 'Transformatie kantoor naar 32 appartementen De Oude Veiling, Delft',
  '20001': 'Nieuwbouw kindcentrum De Vlinderhof, Zwolle',
}

const kinds: readonly LocationRow['Location_Kind'][] = [
  'Project',
  'Project',
  'Project',
  'Project',
  'Project',
  'Project',
  'Materieel',
  'Service',
  'Meervoudig',
  'Overig',
  'Geblokkeerd',
]

const states: readonly LocationRow['State'][] = [
  'Production',
  'Production',
  'Production',
  'Production',
  'Production',
  'Finished',
  'Technical Finished',
  'Administrative Finished',
  'Archive',
  'Archived',
]

/** The depots by the regions of post codes around them, up to and with the first two numbers given. */
const depotRegions = [
  [21, 'D02'],
  [33, 'D01'],
  [40, 'D02'],
  [66, 'D04'],
  [67, 'D02'],
  [99, 'D03'],
] as const

/** The depot that is near a town. */
function depotNear(town: Town): string {
  const region = Math.floor(town.post / 100)
  return depotRegions.find(([last]) => region <= last)?.[1] ?? 'D01'
}

/** About 200 locations at scale 1 and 500 at scale 7. */
export function otherLocationCount(scale: number): number {
  return Math.max(Math.round(200 + 50 * (scale - 1)), 60)
}

function describe(random: Random, cityName: string): string {
  const onPlan = random.chance(0.65)
  const pattern = onPlan ? random.pick(worksOnPlans) : random.pick(worksOnSites)
  const work = pattern
    .replace('{n}', String(random.int(4, 60) * 2))
    .replace('{name}', random.pick(planNames))
    .replace('{street}', random.pick(streets))
    .replace('{f}', String(random.int(1, 4)))
  return `${work}, ${cityName}`
}

function customerOf(no: string, random: Random): Customer {
  if (no === '20001') return strangerCustomer
  return no in demoNames ? homeCustomer : random.pick([homeCustomer, ...otherCustomers])
}

function makeLocation(no: string, at: number, options: { readonly seed: number; readonly today: string }): LocationRow {
  const random = createRandom(`${options.seed}/location/${no}`)
  const name = demoNames[no]
  const place = towns.find((town) => name?.endsWith(town.name)) ?? random.pick(towns)
  const blocked = no === '10005'
  const kind = blocked ? 'Geblokkeerd' : name === undefined ? (kinds[at % kinds.length] ?? 'Project') : 'Project'
  const state = name === undefined ? (states[Math.floor(at / 2) % states.length] ?? 'Production') : 'Production'
  const running = random.int(60, 700)
  const started = addDays(options.today, -(name === undefined ? running : demoDays))
  const customer = customerOf(no, random)
  const open = state === 'Production'
  return {
    No: no,
    Description: name ?? describe(random, place.name),
    Location_Kind: kind,
    State: state,
    Blocked: kind === 'Geblokkeerd',
    Project_No: `P${no}`,
    Customer_No: customer.no,
    Depot_No: depotNear(place),
    ...makeAddress(random, place),
    E_Mail: `werk${no}@bouwplaats.example`,
    Starting_Date: started,
    Ending_Date: open ? addDays(options.today, random.int(120, 500)) : addDays(options.today, -random.int(5, 50)),
  }
}

export function locationRows(options: { scale: number; seed: number; today: string }): LocationRow[] {
  const others = Array.from({ length: otherLocationCount(options.scale) }, (_, at) => {
    const no = 10006 + at
    return String(no < 20001 ? no : no + 1)
  })
  return [...demoLocations, ...others].map((no, at) => makeLocation(no, at, options))
}

const addressNames = ['Bouwplaats', 'Achteringang', 'Opslagterrein'] as const

/** The site itself and up to two more addresses; every location has at least one where work is done. */
export function locationAddressRows(locations: readonly LocationRow[], seed: number): AddressRow[] {
  return locations.flatMap((location, at) => {
    const random = createRandom(`${seed}/address/${location.No}`)
    const place = towns.find((town) => town.name === location.City)
    return addressNames.slice(0, location.No === '10001' ? 3 : (at % 3) + 1).map((name, line) => {
      const own = makeAddress(random, place)
      return {
        Location_No: location.No,
        Code: `W${line + 1}`,
        Name: `${name} ${location.City}`,
        Address: line === 0 ? location.Address : own.Address,
        Post_Code: line === 0 ? location.Post_Code : own.Post_Code,
        City: location.City,
        Contact: line === 0 ? location.Contact : own.Contact,
        Phone_No: line === 0 ? location.Phone_No : own.Phone_No,
        Work_Address: line < 2,
      }
    })
  })
}

const depots = [
  { no: 'D01', city: 'Rotterdam', pickup: true },
  { no: 'D02', city: 'Utrecht', pickup: true },
  { no: 'D03', city: 'Zwolle', pickup: false },
  { no: 'D04', city: 'Eindhoven', pickup: true },
] as const

export function depotRows(seed: number): CompanyRows['PortaalDepot'] {
  return depots.map((depot) => ({
    No: depot.no,
    Description: `Materieeldepot ${depot.city}`,
    ...makeAddress(
      createRandom(`${seed}/depot/${depot.no}`),
      towns.find((town) => town.name === depot.city),
    ),
    Pickup_Allowed: depot.pickup,
  }))
}
