import { addDays, type CalendarDate, isCalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { auditedFeatures } from './audit-words.ts'

/** What somebody looks at, as it stands in the address. */
export interface AuditView {
  /** Empty for all. */
  readonly feature: string
  /** Null for the last thirty days. */
  readonly from: CalendarDate | null
  /** Null for until now. */
  readonly until: CalendarDate | null
  /** The row that is open; empty for none. */
  readonly open: string
}

const shownDays = 30
/** From where the list is read while nobody chose a day. */
export const firstDay = (today: CalendarDate): CalendarDate => addDays(today, -shownDays)

const dateOf = (param: unknown): CalendarDate | null =>
  typeof param === 'string' && isCalendarDate(param) ? param : null

/** The view in the params of the address; what is as from the start is left out. */
export const auditForm = {
  read: (params: Readonly<Record<string, unknown>>): AuditView => ({
    feature: auditedFeatures.find((one) => one === params.onderdeel) ?? '',
    from: dateOf(params.van),
    until: dateOf(params.tot),
    open: typeof params.regel === 'string' ? params.regel : '',
  }),
  write: ({ feature, from, until, open }: AuditView) => ({
    onderdeel: feature || undefined,
    van: from ?? undefined,
    tot: until ?? undefined,
    regel: open || undefined,
  }),
}
