import { closingAnswer, complaintTexts, deskAuthor, waitingAnswer } from '../company/catalogue/complaint-texts.ts'
import { hashText } from '../company/random.ts'
import { nextLineNo } from '../services/complaints.ts'
import type { Books } from '../state/books.ts'
import { changeOf } from '../state/change-of.ts'
import { dayOf } from '../state/clock.ts'
import { type RowOf, rowWith } from '../state/typed-rows.ts'

type ComplaintRow = RowOf<'PortaalKlacht'>

/** One complaint in so many waits for somebody else before it is closed. */
const waitsOneIn = 3

/** Ontvangen → In behandeling → Wachten, for some → Afgehandeld. */
export function nextStatus({ No, Status }: ComplaintRow): ComplaintRow['Status'] | null {
  switch (Status) {
    case 'Ontvangen':
      return 'In behandeling'
    case 'In behandeling':
      return hashText(No) % waitsOneIn === 0 ? 'Wachten' : 'Afgehandeld'
    case 'Wachten':
      return 'Afgehandeld'
    case 'Afgehandeld':
      return null
  }
}

function answerTo({ No, Complaint_Type }: ComplaintRow, status: ComplaintRow['Status']): string {
  if (status === 'Wachten') return waitingAnswer
  if (status === 'Afgehandeld') return closingAnswer
  const { answers } = complaintTexts.find(({ type }) => type === Complaint_Type) ?? { answers: [] }
  return answers[hashText(No) % Math.max(1, answers.length)] ?? 'Wij hebben uw melding in behandeling genomen.'
}

/** Takes a complaint one step further as of a time, with a comment of the desk; false at its end or when it is unknown. */
export function advanceComplaint(books: Books, no: string, at: Date = books.clock.now()): boolean {
  const { store } = books
  const complaint = rowWith(store, 'PortaalKlacht', { No: no })
  const status = complaint === undefined ? null : nextStatus(complaint)
  if (complaint === undefined || status === null) return false
  const line: RowOf<'PortaalKlachtRegel'> = {
    ...{ Complaint_No: no, Line_No: nextLineNo(store, no), External_Id: null, Text: answerTo(complaint, status) },
    ...{ Author: deskAuthor, Created_At: at.toISOString() },
  }
  const Resolved_Date = status === 'Afgehandeld' ? dayOf(at) : null
  books.commit({
    changes: [
      changeOf({ store, at }, 'PortaalKlacht', { ...complaint, Status: status, Resolved_Date }),
      changeOf({ store, at }, 'PortaalKlachtRegel', line),
    ],
  })
  return true
}
