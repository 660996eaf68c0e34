import type { CompanyRows } from '../contract.ts'
import { addDays, workdayBefore } from '../dates.ts'
import type { Fleet, Piece } from '../fleet.ts'
import { type InspectionKind, inspectionKindOf } from '../inspection-kinds.ts'
import { hashText } from '../random.ts'
import { demoLocations } from './location-rows.ts'

type InspectionRow = CompanyRows['PortaalKeuring'][number]
type Inspection = Omit<InspectionRow, 'Entry_No'>

const daysOfMonth = 30.4
const inspectors = [
  'M. Vermeer, Keurdienst Zuid-Holland',
  'S. Aydin, Keurdienst Zuid-Holland',
  'P. de Groot, Rijnmond Materieel',
]

/** Where the latest inspection of a piece stands today: its result, and the days until the next one or the share of its interval. */
interface Standing {
  readonly result: InspectionRow['Result']
  readonly days?: number
  readonly share: number
}

const good = (share: number): Standing => ({ result: 'Approved', share })
const endsIn = (days: number): Standing => ({ result: 'Approved', share: 0, days })

/** What the first pieces of a demo location have in turn: one of each that somebody has to look at. */
const oneOfEach: readonly Standing[] = [
  endsIn(4),
  endsIn(-5),
  { result: 'Disapproved', share: 0.97 },
  good(0.35),
  { result: 'Exit Order', share: 0.98 },
  endsIn(18),
  good(0.9),
  good(0.7),
  good(0.5),
  good(0.8),
  endsIn(-12),
  endsIn(26),
]

/** What all others have in turn: inspected in time, well before the next one. */
const usual: readonly Standing[] = [0.6, 0.45, 0.85, 0.65, 0.3, 0.75, 0.5, 0.2, 0.92, 0.4].map(good)

/** One in so many of the other locations has something that somebody has to look at. */
const locationsWithSome = 9

/** One in so many of the pieces in a depot did not pass, and waits for its repair there. */
const failedInDepot = 20

function standingAt(location: string, turn: number): Standing {
  if (location === '' && turn % failedInDepot === failedInDepot - 1) return { result: 'Disapproved', share: 0.97 }
  const isDemo = demoLocations.some((no) => no === location)
  const special = isDemo || hashText(location) % locationsWithSome === 0
  return (special ? oneOfEach[turn] : undefined) ?? usual[turn % usual.length] ?? good(0.5)
}

function inspect(
  piece: Piece,
  kind: InspectionKind,
  done: { date: string; result: InspectionRow['Result'] },
): Inspection {
  const isGood = done.result === 'Approved'
  return {
    Plant_No: piece.no,
    Inspection_Type: kind.code,
    Description: kind.description,
    Inspection_Date: workdayBefore(done.date),
    Next_Date: isGood ? workdayBefore(addDays(done.date, Math.round(kind.months * daysOfMonth))) : null,
    Result: done.result,
    Norm: kind.norm,
    Inspector: inspectors[hashText(`${piece.no} ${done.date}`) % inspectors.length] ?? '',
  }
}

/** The latest inspections of a piece, oldest first; one that left the fleet was inspected last before it did. */
function inspectionsOf(piece: Piece, standing: Standing, today: string): readonly Inspection[] {
  const kind = inspectionKindOf(piece.item)
  if (kind === null) return []
  const interval = Math.round(kind.months * daysOfMonth)
  const spread = hashText(piece.no) % 9
  const { days, share, result } = standing
  const ago = days === undefined ? Math.max(0, Math.round((1 - share) * interval) + spread) : interval - days
  const last =
    piece.gone === null
      ? { date: addDays(today, -ago), result }
      : { date: addDays(piece.gone, -spread - 1), result: 'Exit Order' as const }
  const before = { date: addDays(last.date, -interval + spread), result: 'Approved' as const }
  return [...(before.date > piece.bought ? [inspect(piece, kind, before)] : []), inspect(piece, kind, last)]
}

/** Inspections in every state: each demo location has one of each, and the rest is in time. */
export function inspectionRows(fleet: Fleet, today: string): CompanyRows['PortaalKeuring'] {
  const turnsAt = new Map<string, number>()
  const inspections = fleet.all().flatMap((piece) => {
    if (piece.inspectionNo === '') return []
    const turn = turnsAt.get(piece.location) ?? 0
    turnsAt.set(piece.location, turn + 1)
    return inspectionsOf(piece, standingAt(piece.location, turn), today)
  })
  inspections.sort((a, b) => ((a.Inspection_Date ?? '') < (b.Inspection_Date ?? '') ? -1 : 1))
  return inspections.map((inspection, at) => ({ Entry_No: at + 1, ...inspection }))
}
