import type { CalendarDate } from '../plain/calendar-date.ts'

/** Whether an invoice is paid; `vervallen` is to be paid and past its due date. */
export const paymentStates = ['betaald', 'te_betalen', 'vervallen'] as const
export type PaymentState = (typeof paymentStates)[number]

/** The state by what is still to be paid of it, which is 0 when it is paid; a credit note is open until it is settled. */
export function paymentState(
  invoice: { readonly remaining: number; readonly dueDate: CalendarDate | null },
  today: CalendarDate,
): PaymentState {
  if (invoice.remaining === 0) return 'betaald'
  return invoice.remaining > 0 && invoice.dueDate !== null && invoice.dueDate < today ? 'vervallen' : 'te_betalen'
}
