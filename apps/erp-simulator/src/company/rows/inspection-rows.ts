import type { CompanyRows } from '../contract.ts'
import { addDays } from '../dates.ts'
import type { Fleet, Piece } from '../fleet.ts'
import { type InspectionKind, inspectionKindOf } from '../inspection-kinds.ts'
import { hashText } from '../random.ts'

type InspectionRow = CompanyRows['PortaalKeuring'][number]
type Inspection = Omit<InspectionRow, 'Entry_No'>

const daysOfMonth = 30.4
const inspectors = [
  'M. Vermeer, Keurdienst Zuid-Holland',
  'S. Aydin, Keurdienst Zuid-Holland',
  'P. de Groot, Rijnmond Materieel',
]

/**
 * Where the latest inspection of a piece stands today, in turns: the share of the interval that is left until the next
 * one, negative when it is overdue, and the result. Four in sixteen are due within weeks or late.
 */
const turns: readonly (readonly [left: number, result: InspectionRow['Result']])[] = [
  [0.9, 'Approved'],
  [0.7, 'Approved'],
  [0.06, 'Approved'],
  [0.35, 'Approved'],
  [-0.04, 'Approved'],
  [0.5, 'Approved'],
  [0.97, 'Disapproved'],
  [0.8, 'Approved'],
  [0.02, 'Approved'],
  [0.2, 'Approved'],
  [0.98, 'Exit Order'],
  [0.6, 'Approved'],
  [0.45, 'Approved'],
  [-0.15, 'Approved'],
  [0.65, 'Approved'],
  [0.3, 'Approved'],
]

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
    Inspection_Date: done.date,
    Next_Date: isGood ? addDays(done.date, Math.round(kind.months * daysOfMonth)) : null,
    Result: done.result,
    Norm: kind.norm,
    Inspector: inspectors[hashText(`${piece.no} ${done.date}`) % inspectors.length] ?? '',
  }
}

/** The latest inspections of a piece, oldest first; one that left the fleet was inspected last before it did. */
function inspectionsOf(piece: Piece, turn: number, today: string): readonly Inspection[] {
  const kind = inspectionKindOf(piece.item)
  if (kind === null) return []
  const interval = Math.round(kind.months * daysOfMonth)
  const [left, result] = turns[turn % turns.length] ?? [0.5, 'Approved']
  const spread = hashText(piece.no) % 9
  const last =
    piece.gone === null
      ? { date: addDays(today, Math.min(0, Math.round((left - 1) * interval) + (left < 0.1 ? 0 : -spread))), result }
      : { date: addDays(piece.gone, -spread - 1), result: 'Exit Order' as const }
  const before = { date: addDays(last.date, -interval + spread), result: 'Approved' as const }
  return [...(before.date > piece.bought ? [inspect(piece, kind, before)] : []), inspect(piece, kind, last)]
}

/** Inspections in every state; at each location the pieces take turns, so that it has some of each. */
export function inspectionRows(fleet: Fleet, today: string): CompanyRows['PortaalKeuring'] {
  const turnsAt = new Map<string, number>()
  const inspections = fleet.all().flatMap((piece) => {
    if (piece.inspectionNo === '') return []
    const turn = turnsAt.get(piece.location) ?? hashText(piece.location) % turns.length
    turnsAt.set(piece.location, turn + 1)
    return inspectionsOf(piece, turn, today)
  })
  inspections.sort((a, b) => ((a.Inspection_Date ?? '') < (b.Inspection_Date ?? '') ? -1 : 1))
  return inspections.map((inspection, at) => ({ Entry_No: at + 1, ...inspection }))
}
