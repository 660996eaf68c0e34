import { type PaymentState, paymentStates } from '@portal/domain/invoices/payment-state.ts'
import { type CalendarDate, isCalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { type InvoiceKind, invoiceKinds } from '@portal/domain/states/enums.ts'

/** What somebody looks at, as it stands in the address. */
export interface InvoicesView {
  readonly show: 'facturen' | 'regels'
  readonly state: '' | 'open' | PaymentState
  readonly kind: '' | InvoiceKind
  readonly from: CalendarDate | null
  readonly until: CalendarDate | null
  readonly onlyTooLong: boolean
  /** What lines regard; comes with a link from the reports. */
  readonly regards: string
  /** The number of the invoice that is open; empty for none. */
  readonly open: string
  /** The line of it that is explained; 0 for none. */
  readonly line: number
}

const dateOf = (param: unknown): CalendarDate | null =>
  typeof param === 'string' && isCalendarDate(param) ? param : null
const textOf = (param: unknown): string => (typeof param === 'string' || typeof param === 'number' ? String(param) : '')

/** The states that may be chosen. */
export const chosenStates = ['open', ...paymentStates] as const

/** The view in the params of the address; what is as from the start is left out. */
export const invoicesForm = {
  read: (params: Readonly<Record<string, unknown>>): InvoicesView => ({
    show: params.toon === 'regels' ? 'regels' : 'facturen',
    state: chosenStates.find((one) => one === params.staat) ?? '',
    kind: invoiceKinds.find((one) => one === params.soort) ?? '',
    from: dateOf(params.van),
    until: dateOf(params.tot),
    onlyTooLong: params.teLang === true,
    regards: textOf(params.betreft).slice(0, 100),
    open: textOf(params.factuur).slice(0, 30),
    line: Number.isInteger(params.regel) ? Number(params.regel) : 0,
  }),
  write: (view: InvoicesView) => ({
    toon: view.show === 'regels' ? view.show : undefined,
    staat: view.state || undefined,
    soort: view.kind || undefined,
    van: view.from ?? undefined,
    tot: view.until ?? undefined,
    teLang: view.onlyTooLong || undefined,
    betreft: view.regards || undefined,
    factuur: view.open || undefined,
    regel: view.line || undefined,
  }),
}

/** The same list with nothing narrowed. */
export const unfiltered: Partial<InvoicesView> = {
  state: '',
  kind: '',
  from: null,
  until: null,
  onlyTooLong: false,
  regards: '',
}

/** Whether each filter leaves invoices out. */
export function narrowedBy({ state, kind, from, until, onlyTooLong, regards }: InvoicesView): readonly boolean[] {
  return [state !== '', kind !== '', from !== null, until !== null, onlyTooLong, regards !== '']
}
