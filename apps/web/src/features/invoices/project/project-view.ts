import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { invoicesForm } from '../invoices-view.ts'

/** What somebody looks at, as it stands in the address. */
export interface ProjectView {
  readonly from: CalendarDate | null
  readonly until: CalendarDate | null
  /** The number of the invoice that is open; empty for none. */
  readonly open: string
}

/** The params of the plain screen, of which this one has some. */
export const projectForm = {
  read: (params: Readonly<Record<string, unknown>>): ProjectView => {
    const { from, until, open } = invoicesForm.read(params)
    return { from, until, open }
  },
  write: ({ from, until, open }: ProjectView) => ({
    van: from ?? undefined,
    tot: until ?? undefined,
    factuur: open || undefined,
  }),
}
