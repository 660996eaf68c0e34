import type { CompanyRows } from '../contract.ts'
import type { Fleet, Piece } from '../fleet.ts'
import { hashText } from '../random.ts'

type PieceRow = CompanyRows['PortaalMaterieelstuk'][number]

/** Of the machines in a depot one in so many is being repaired. */
const repairedOneIn = 9

/** In a depot, what did not pass its inspection may not go out. */
function statusOf({ no, location, gone }: Piece, passed: boolean): PieceRow['Status'] {
  if (gone !== null) return 'Out Of Service'
  if (location !== '') return 'On Location'
  if (!passed) return 'Blocked'
  return hashText(`status ${no}`) % repairedOneIn === 0 ? 'In Repair' : 'Available'
}

/** @param inspections oldest first */
export function pieceRows(
  fleet: Fleet,
  inspections: CompanyRows['PortaalKeuring'],
): CompanyRows['PortaalMaterieelstuk'] {
  const results = new Map(inspections.map((row) => [row.Plant_No, row.Result]))
  return fleet.all().map((piece) => ({
    No: piece.no,
    Plant_Type: piece.item.no,
    Description: piece.names[0],
    Serial_No: piece.serialNo,
    Inspection_No: piece.inspectionNo,
    Location_No: piece.location,
    External: piece.external,
    Status: statusOf(piece, (results.get(piece.no) ?? 'Approved') === 'Approved'),
  }))
}
