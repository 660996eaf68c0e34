import {
  type ComplaintTexts,
  closingAnswer,
  complaintTexts,
  deskAuthor,
  waitingAnswer,
} from '../catalogue/complaint-texts.ts'
import type { CompanyRows } from '../contract.ts'
import { addDays } from '../dates.ts'
import { makeGuid } from '../history/draft-requests.ts'
import { createRandom, type Random } from '../random.ts'
import { demoLocations, type LocationRow } from './location-rows.ts'

type ComplaintRow = CompanyRows['PortaalKlacht'][number]
type LineRow = CompanyRows['PortaalKlachtRegel'][number]

export interface ComplaintRows {
  readonly complaints: ComplaintRow[]
  readonly lines: LineRow[]
}

interface Sources {
  readonly requesters: ReadonlyMap<string, readonly string[]>
  readonly invoices: CompanyRows['PortaalFactuur']
  readonly seed: number
  readonly today: string
}

interface Draft {
  readonly location: LocationRow
  readonly random: Random
  readonly date: string
  readonly status: ComplaintRow['Status']
  readonly texts: ComplaintTexts
}

const historyDays = 700
const demoCount = 14
const shareOfOthers = 0.35
const expectedDays = 5
const statusesOfNewest = ['Ontvangen', 'In behandeling', 'Wachten', 'Ontvangen', 'In behandeling'] as const

/** The newest of a demo location are in every status; all older ones are closed. */
function draftLocation(location: LocationRow, { seed, today }: Sources): readonly Draft[] {
  const isDemo = demoLocations.some((no) => no === location.No)
  const chance = createRandom(`${seed}/complaint/${location.No}`)
  const count = isDemo ? demoCount : chance.chance(shareOfOthers) ? 1 : 0
  return Array.from({ length: count }, (_, at): Draft => {
    const random = createRandom(`${seed}/complaint/${location.No}/${at}`)
    const newest = isDemo ? statusesOfNewest[at] : undefined
    const daysAgo = newest === undefined ? random.int(20, historyDays) : 1 + at * 2 + random.int(0, 1)
    const texts = complaintTexts[(at + (isDemo ? 0 : random.int(0, 9))) % complaintTexts.length] ?? complaintTexts[0]
    if (texts === undefined) throw new Error('There are no texts for complaints')
    return { location, random, date: addDays(today, -daysAgo), status: newest ?? 'Afgehandeld', texts }
  })
}

const atTime = (date: string, hour: number): string => `${date}T${String(hour).padStart(2, '0')}:15:00.000Z`

function makeComplaint({ location, random, date, status, texts }: Draft, no: string, sources: Sources): ComplaintRow {
  const own = sources.invoices.filter(
    (row) => row.Location_No === location.No && row.Kind === 'Debit' && (row.Posting_Date ?? '') <= date,
  )
  return {
    No: no,
    External_Id: makeGuid(random),
    Description: random.pick(texts.descriptions),
    Complaint_Type: texts.type,
    Location_No: location.No,
    Invoice_No: texts.aboutInvoice ? (own.at(-1)?.No ?? '') : '',
    Phone_No: location.Phone_No,
    Urgency: texts.urgency,
    Reference: random.pick(['', '', 'Blok A', 'Begane grond', 'Dak']),
    Status: status,
    Received_At: atTime(date, random.int(6, 15)),
    Expected_Date: addDays(date, expectedDays),
    Resolved_Date: status === 'Afgehandeld' ? addDays(date, random.int(1, 12)) : null,
    Reported_By: random.pick(sources.requesters.get(location.No) ?? ['BEHEERDER']),
  }
}

function makeLines(complaint: ComplaintRow, { random, texts, date }: Draft): readonly LineRow[] {
  const { Status, Reported_By } = complaint
  const spoken: (readonly [author: string, text: string, days: number])[] = [[Reported_By, random.pick(texts.notes), 0]]
  if (Status !== 'Ontvangen') spoken.push([deskAuthor, random.pick(texts.answers), 1])
  if (Status === 'Wachten') spoken.push([deskAuthor, waitingAnswer, 2])
  if (Status === 'Afgehandeld') spoken.push([deskAuthor, closingAnswer, 3])
  return spoken.map(([Author, Text, days], at) => ({
    Complaint_No: complaint.No,
    Line_No: (at + 1) * 10_000,
    External_Id: at === 0 ? makeGuid(random) : null,
    Text,
    Author,
    Created_At: days === 0 ? complaint.Received_At : atTime(addDays(date, days), 9),
  }))
}

/** Feedback on deliveries, breakdowns, damage and invoices, with what was said since (series KL). */
export function complaintRows(locations: readonly LocationRow[], sources: Sources): ComplaintRows {
  const drafts = locations.flatMap((location) => draftLocation(location, sources))
  drafts.sort((a, b) => (a.date < b.date ? -1 : 1))
  const made = drafts.map((draft, at) => {
    const no = `KL${draft.date.slice(2, 4)}-${String(at + 1).padStart(5, '0')}`
    const complaint = makeComplaint(draft, no, sources)
    return { complaint, lines: makeLines(complaint, draft) }
  })
  return { complaints: made.map(({ complaint }) => complaint), lines: made.flatMap(({ lines }) => lines) }
}
