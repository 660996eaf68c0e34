import type { CompanyRows } from '../contract.ts'
import { addDays, daysBetween, nextWorkday, workdayBefore } from '../dates.ts'
import { createRandom, type Random } from '../random.ts'
import type { LocationRow } from '../rows/location-rows.ts'

type RequestRow = CompanyRows['PortaalAanvraag'][number]

/** A request before it has a number and before it is known what it is about. */
export interface Draft {
  readonly location: LocationRow
  readonly request: RequestRow
  readonly random: Random
  /** Whether something goes rather than comes, if anything is there. */
  readonly leaves: boolean
  /** Everything goes: the work is done. */
  readonly clears: boolean
}

export interface DraftSources {
  readonly requesters: ReadonlyMap<string, readonly string[]>
  readonly seed: number
  readonly today: string
  readonly scale: number
}

const historyDays = 730

/** A site that grows asks for more than it returns. */
const removalShare = 0.33

/** Requests of the demo accounts' locations; the others have a few. */
const demoCounts: Readonly<Record<string, number>> = {
  '10001': 140,
  '10002': 80,
  '10003': 90,
  '10004': 70,
  '10005': 50,
  '20001': 130,
}

/** A company smaller than that of the demo has so much of their history at least. */
const leastShareOfDemo = 0.2

/** Nearly always what was asked was done; one in so many was not allowed. */
const disapprovedShare = 0.06
const statusesOfComing = ['Approved', 'Requested', 'Approved', 'Open', 'Approved'] as const

interface Planned {
  readonly status: RequestRow['Status']
  /** Days from today until the day it is for; below 0 it is late. */
  readonly days: number
  readonly leaves: boolean
}

/** The newest requests of a demo location, newest first: one of each that a week on a site has. */
const newestOfDemo: readonly Planned[] = [
  { status: 'Requested', days: 3, leaves: false },
  { status: 'Approved', days: 0, leaves: false },
  { status: 'Approved', days: 1, leaves: true },
  { status: 'Open', days: 5, leaves: false },
  { status: 'Disapproved', days: 4, leaves: false },
  { status: 'Approved', days: 2, leaves: false },
  { status: 'Approved', days: -2, leaves: false },
]
/** Asked so many days before the day it is for, at least. */
const daysAhead = 3

const references = ['Begane grond', 'Blok A', 'Blok B', 'Fase 2', 'Ruwbouw', 'Afbouw', 'Dak', 'Fundering', ''] as const
const remarks = [
  '',
  '',
  '',
  'Graag voor 7.30 uur leveren.',
  'Melden bij de uitvoerder.',
  'Lossen met eigen kraan.',
  'Let op: smalle toegang.',
] as const

/** A GUID in the version 4 shape, from the seed. */
export function makeGuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('')
  const variant = '89ab'.charAt(random.int(0, 3))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

const closedStates: readonly unknown[] = ['Administrative Finished', 'Archive', 'Archived']
const blockedSinceDays = 40
/** After the last delivery everything goes. */
const clearingDays = 10

/** The days, counted back from today, between which a location ordered. */
function activeDays(location: LocationRow, today: string): { readonly first: number; readonly last: number } {
  const first = Math.min(historyDays, daysBetween(location.Starting_Date ?? today, today))
  const ended = location.State === 'Production' ? 0 : daysBetween(location.Ending_Date ?? today, today)
  return { first, last: Math.max(ended, location.Blocked ? blockedSinceDays : 0) }
}

/** The history of the company has no transport requests of its own. */
const noTransport = {
  Transport_Means: '',
  Pickup_Name: '',
  Pickup_Address: '',
  Pickup_Post_Code: '',
  Pickup_City: '',
  Pickup_Contact: '',
  Pickup_Phone_No: '',
  Load: '',
  Loaded_By: '',
  Loading_Options: '',
  Loading_Time: '',
  Unloading_Time: '',
} as const

interface Asked {
  readonly random: Random
  /** The day it was asked. */
  readonly asked: string
  /** The day it is for. */
  readonly wanted: string
  readonly status: RequestRow['Status']
}

function makeRequest(
  location: LocationRow,
  { random, asked, wanted, status }: Asked,
  { requesters }: DraftSources,
): RequestRow {
  return {
    No: '',
    External_Id: makeGuid(random),
    Portal_No: '',
    Type: 'Aanvoer',
    From_Location: '',
    To_Location: '',
    Depot_No: location.Depot_No,
    Status: status,
    Request_Date: asked,
    Delivery_Date: wanted,
    Return_Date: random.chance(0.6) ? nextWorkday(addDays(wanted, random.int(5, 90))) : null,
    Address: location.Address,
    Post_Code: location.Post_Code,
    City: location.City,
    Contact: location.Contact,
    Phone_No: location.Phone_No,
    Collect: random.chance(0.2),
    Urgent: random.chance(0.08),
    Requested_By: random.pick(requesters.get(location.No) ?? ['BEHEERDER']),
    Reference: random.pick(references),
    Remark: random.pick(remarks),
    ...noTransport,
  }
}

function requestCount(no: string, scale: number): number {
  const ofDemo = demoCounts[no]
  if (ofDemo !== undefined) return Math.round(ofDemo * Math.max(leastShareOfDemo, Math.min(1, scale)))
  return Math.round(scale < 1 ? 1 + 4 * scale : 4 + scale)
}

/** When the newest of a demo location were asked, and for which day. */
function planNewest({ status, days, leaves }: Planned, daysAgo: number, today: string) {
  const day = addDays(today, days)
  const wanted = days < 0 ? workdayBefore(day) : nextWorkday(day)
  return { asked: addDays(today, -Math.max(daysAgo, daysAhead - days)), wanted, status, leaves }
}

/** When one of the others was asked, and for which day; what is over was done in time. */
function planOther(
  random: Random,
  { at, daysAgo, ended }: { at: number; daysAgo: number; ended: boolean },
  today: string,
) {
  const asked = addDays(today, -daysAgo)
  const planned = nextWorkday(addDays(asked, random.int(1, 6)))
  const coming = statusesOfComing[at % statusesOfComing.length] ?? 'Approved'
  const past: RequestRow['Status'] = random.chance(disapprovedShare) ? 'Disapproved' : 'Cancelled'
  const status: RequestRow['Status'] = ended ? 'Cancelled' : planned <= today ? past : coming
  const wanted = status === 'Cancelled' && planned > today ? workdayBefore(today) : planned
  return { asked, wanted, status, leaves: random.chance(removalShare) }
}

/** Requests of one location from its start until today or its end, denser towards the end. */
function draftLocation(location: LocationRow, sources: DraftSources): readonly Draft[] {
  const { seed, scale, today } = sources
  const { first, last } = activeDays(location, today)
  const count = requestCount(location.No, scale)
  const isDemo = location.No in demoCounts && last === 0
  const drafts = Array.from({ length: count }, (_, at): Draft => {
    const random = createRandom(`${seed}/history/${location.No}/${at}`)
    const daysAgo = last + Math.floor(((at + 0.7 * random.next()) / count) ** 1.8 * Math.max(0, first - last))
    const newest = isDemo ? newestOfDemo[at] : undefined
    const { leaves, ...asked } =
      newest === undefined
        ? planOther(random, { at, daysAgo, ended: last > 0 }, today)
        : planNewest(newest, daysAgo, today)
    return { location, random, leaves, clears: false, request: makeRequest(location, { random, ...asked }, sources) }
  })
  if (!closedStates.includes(location.State)) return drafts
  const random = createRandom(`${seed}/history/${location.No}/clear`)
  const asked = addDays(today, -Math.max(0, last - 1))
  const wanted = workdayBefore(addDays(today, -Math.max(0, last - clearingDays)))
  const request = makeRequest(location, { random, asked, wanted, status: 'Cancelled' }, sources)
  return [...drafts, { location, random, leaves: true, clears: true, request }]
}

/** All requests with their numbers (series AR), oldest first by the day they were made. */
export function draftRequests(locations: readonly LocationRow[], sources: DraftSources): readonly Draft[] {
  const drafts = locations.flatMap((location) => draftLocation(location, sources))
  drafts.sort((a, b) => (a.request.Request_Date ?? '').localeCompare(b.request.Request_Date ?? ''))
  return drafts.map((draft, at) => {
    const no = `AR${(draft.request.Request_Date ?? '').slice(2, 4)}-${String(at + 1).padStart(5, '0')}`
    return { ...draft, request: { ...draft.request, No: no } }
  })
}
