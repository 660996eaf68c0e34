import { addDays, daysBetween } from '../company/dates.ts'
import { hashText } from '../company/random.ts'
import { certificateOf } from '../documents/document-heads.ts'
import type { Books } from '../state/books.ts'
import { changeOf } from '../state/change-of.ts'
import { allRows, type RowOf, rowWith } from '../state/typed-rows.ts'
import { documentChanges } from './add-documents.ts'

type InspectionRow = RowOf<'PortaalKeuring'>

/** The inspector comes two to four months after an inspection ran out. */
const leastDaysLate = 60
const spreadDays = 60
/** Of a hundred inspections so many are not passed, and so many mean the end of the piece. */
const failedOfHundred = 6
const lostOfHundred = 3

function resultOf(plantNo: string, date: string): InspectionRow['Result'] {
  const hash = hashText(`${plantNo} ${date}`) % 100
  if (hash < lostOfHundred) return 'Exit Order'
  return hash < lostOfHundred + failedOfHundred ? 'Disapproved' : 'Approved'
}

/** The inspections that follow one until today: an approved one runs out, and some time later there is a next. */
function following(latest: InspectionRow, today: string): readonly InspectionRow[] {
  const { Plant_No, Next_Date, Inspection_Date, Result } = latest
  if (Result !== 'Approved' || Next_Date === null || Inspection_Date === null) return []
  const date = addDays(Next_Date, leastDaysLate + (hashText(Plant_No) % spreadDays))
  if (date > today) return []
  const outcome = resultOf(Plant_No, date)
  const interval = daysBetween(Inspection_Date, Next_Date)
  const next: InspectionRow = {
    ...latest,
    Inspection_Date: date,
    Next_Date: outcome === 'Approved' ? addDays(date, interval) : null,
    Result: outcome,
  }
  return [next, ...following(next, today)]
}

/** Inspects what ran out long ago; a piece in a depot that does not pass is blocked. */
export function inspectPieces(books: Books, today: string): void {
  const { store } = books
  const latest = new Map(allRows(store, 'PortaalKeuring').map((row) => [row.Plant_No, row]))
  const writer = { store, at: books.clock.now() }
  const first = store.next('inspection')
  const made = [...latest.values()]
    .filter(({ Plant_No }) => rowWith(store, 'PortaalMaterieelstuk', { No: Plant_No })?.Status !== 'Out Of Service')
    .flatMap((row) => following(row, today))
    .map((row, at) => ({ ...row, Entry_No: first + at }))
  if (made.length === 0) return
  const byEntry = new Map(made.map((row) => [String(row.Entry_No), row]))
  const certificates = made.filter(({ Result }) => Result === 'Approved').map(certificateOf)
  const documents = documentChanges(writer, certificates, { inspection: (no) => byEntry.get(no) })
  const failed = made.flatMap(({ Plant_No, Result }) => {
    const piece = rowWith(store, 'PortaalMaterieelstuk', { No: Plant_No })
    if (Result === 'Approved' || piece === undefined || piece.Location_No !== '') return []
    return changeOf(writer, 'PortaalMaterieelstuk', { ...piece, Status: 'Blocked' })
  })
  books.commit({
    changes: [...made.map((row) => changeOf(writer, 'PortaalKeuring', row)), ...failed, ...documents.changes],
    counters: { inspection: first + made.length - 1, ...documents.counters },
  })
}
