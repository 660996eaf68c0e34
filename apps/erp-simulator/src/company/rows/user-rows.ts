import type { CompanyRows } from '../contract.ts'
import type { Random } from '../random.ts'
import { createRandom } from '../random.ts'
import { personName } from './addresses.ts'
import type { Customer } from './customers.ts'
import { homeCustomer, otherCustomers, strangerCustomer } from './customers.ts'
import { demoLocations, type LocationRow } from './location-rows.ts'

type UserRow = CompanyRows['PortaalGebruiker'][number]
type UserLocationRow = CompanyRows['PortaalGebruikerLocatie'][number]
type UserCustomerRow = CompanyRows['PortaalGebruikerKlant'][number]

export interface People {
  readonly users: UserRow[]
  readonly userLocations: UserLocationRow[]
  readonly userCustomers: UserCustomerRow[]
}

interface DemoAccount {
  readonly name: string
  readonly person: string
  readonly role: string
  readonly customer: Customer
  /** Location numbers, or how many of all locations the account has. */
  readonly locations: readonly string[] | number
}

/** The accounts a visitor can sign in with; the portal holds their passwords. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    name: 'UITVOERDER',
    person: 'Sanne de Vries',
    role: 'SITE_MANAGER',
    customer: homeCustomer,
    locations: ['10001', '10002', '10003', '10005'],
  },
  { name: 'VOORMAN', person: 'Kees Bakker', role: 'FOREMAN', customer: homeCustomer, locations: ['10001', '10004'] },
  {
    name: 'ADMINISTRATIE',
    person: 'Noor Jansen',
    role: 'ADMINISTRATION',
    customer: homeCustomer,
    locations: ['10001', '10002'],
  },
  {
    name: 'GOEDKEURDER',
    person: 'Willem van den Berg',
    role: 'APPROVER',
    customer: homeCustomer,
    locations: ['10001', '10004'],
  },
  { name: 'MEDEWERKER', person: 'Marieke Visser', role: 'SITE_MANAGER', customer: homeCustomer, locations: 40 },
  {
    name: 'BEHEERDER',
    person: 'Thijs Mulder',
    role: 'SITE_MANAGER',
    customer: homeCustomer,
    locations: Number.POSITIVE_INFINITY,
  },
  { name: 'VREEMDE', person: 'Pawel Kowalski', role: 'SITE_MANAGER', customer: strangerCustomer, locations: ['20001'] },
]

const approverAccount = 'GOEDKEURDER'
const approvedLocations: readonly string[] = ['10001', '10004']
const roles = ['SITE_MANAGER', 'SITE_MANAGER', 'SITE_MANAGER', 'FOREMAN', 'FOREMAN', 'ADMINISTRATION'] as const

/** About 100 further users at scale 1 and 2,000 users in all at scale 7. */
export function otherUserCount(scale: number): number {
  return Math.max(Math.round(100 + 316 * (scale - 1)), 20)
}

function makeUser(name: string, person: string, customer: Customer): UserRow {
  return {
    User_Name: name,
    Name: person,
    E_Mail: `${name.toLowerCase()}@bouwplaats.example`,
    Customer_No: customer.no,
    Company_Name: customer.name,
    Contact_No: `CT${customer.no.slice(1)}-${name.slice(0, 12)}`,
    Blocked: false,
  }
}

/** Accounts and back-office codes hold plain capitals: letters lose their marks and blanks become dots. */
function userNameOf(person: string, at: number): string {
  const plain = person.replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '')
  return `${plain.replaceAll(' ', '.')}.${at + 1}`.toUpperCase()
}

function demoLocationsOf(account: DemoAccount, locations: readonly LocationRow[]): readonly string[] {
  if (typeof account.locations !== 'number') return account.locations
  const shared = locations.filter((location) => location.Customer_No !== strangerCustomer.no)
  const open = account.locations === Number.POSITIVE_INFINITY ? locations : shared.filter((one) => !one.Blocked)
  return open.slice(0, account.locations).map((location) => location.No)
}

function linkUser(user: UserRow, location: string, role: string): UserLocationRow {
  const approver = approvedLocations.includes(location) && user.User_Name !== approverAccount ? approverAccount : ''
  const row = { User_Name: user.User_Name, Location_No: location, Role: role, Approver_1: approver }
  return { ...row, Approver_2: '', Approver_3: '' }
}

function addDemoAccounts(people: People, locations: readonly LocationRow[]): void {
  for (const account of demoAccounts) {
    const user = makeUser(account.name, account.person, account.customer)
    people.users.push(user)
    for (const location of demoLocationsOf(account, locations)) {
      people.userLocations.push(linkUser(user, location, account.role))
    }
  }
}

/** A further user works at one to six locations of one customer; foremen there have approvers among earlier users. */
function addOtherUser(people: People, random: Random, pool: { at: number; locations: readonly LocationRow[] }): void {
  const person = personName(random)
  const home = random.pick(pool.locations)
  const customer = otherCustomers.find((one) => one.no === home.Customer_No) ?? homeCustomer
  const user = { ...makeUser(userNameOf(person, pool.at), person, customer), Blocked: random.chance(0.03) }
  const isDemo = (name: string): boolean => demoAccounts.some((account) => account.name === name)
  const colleagues = people.users.filter((one) => one.Customer_No === customer.no && !isDemo(one.User_Name)).slice(-3)
  const own = pool.locations.filter((location) => location.Customer_No === customer.no)
  const role = random.pick(roles)
  people.users.push(user)
  const first = random.int(0, own.length - 1)
  for (let at = 0; at < Math.min(random.int(1, 6), own.length); at++) {
    const location = own[(first + at) % own.length]
    if (location === undefined) continue
    const approvers = role === 'FOREMAN' ? colleagues.map((one) => one.User_Name) : []
    people.userLocations.push({
      User_Name: user.User_Name,
      Location_No: location.No,
      Role: role,
      Approver_1: approvers[0] ?? '',
      Approver_2: approvers[1] ?? '',
      Approver_3: approvers[2] ?? '',
    })
  }
}

/** Which customers a user deals with follows from the locations; the administrator deals with all of them. */
function customersOfUsers(people: People, locations: readonly LocationRow[]): void {
  const names = new Map([homeCustomer, strangerCustomer, ...otherCustomers].map((one) => [one.no, one.name]))
  const customerOf = new Map(locations.map((location) => [location.No, location.Customer_No]))
  const seen = new Set<string>()
  for (const link of people.userLocations) {
    const customer = customerOf.get(link.Location_No) ?? ''
    const key = `${link.User_Name}/${customer}`
    if (seen.has(key)) continue
    seen.add(key)
    people.userCustomers.push({
      User_Name: link.User_Name,
      Customer_No: customer,
      Customer_Name: names.get(customer) ?? '',
    })
  }
}

export function makePeople(locations: readonly LocationRow[], options: { scale: number; seed: number }): People {
  const people: People = { users: [], userLocations: [], userCustomers: [] }
  addDemoAccounts(people, locations)
  const others = locations.filter((location) => !demoLocations.some((no) => no === location.No))
  for (let at = 0; at < otherUserCount(options.scale); at++) {
    addOtherUser(people, createRandom(`${options.seed}/user/${at}`), { at, locations: others })
  }
  customersOfUsers(people, locations)
  return people
}
