import { type CalendarDate, isCalendarDate } from '../plain/calendar-date.ts'

/** The line after which a reading of lines goes on. */
export interface LineCursor {
  /** The day of booking; the first of all days for an invoice without one. */
  readonly day: CalendarDate
  readonly invoiceNo: string
  readonly lineNo: number
}

const noDay = '0001-01-01'

/** As it travels: what is read on from is said by the answer before, and means nothing to who carries it. */
export function writeLineCursor(line: {
  readonly boekingsDatum: CalendarDate | null
  readonly documentNummer: string
  readonly regelNummer: number
}): string {
  return `${line.boekingsDatum ?? noDay}|${line.regelNummer}|${line.documentNummer}`
}

/** Null for a text that no answer gave. */
export function readLineCursor(text: string): LineCursor | null {
  const [day = '', line = '', ...rest] = text.split('|')
  const invoiceNo = rest.join('|')
  const isGiven = isCalendarDate(day) && /^\d{1,9}$/.test(line) && invoiceNo !== ''
  return isGiven ? { day, lineNo: Number(line), invoiceNo } : null
}
