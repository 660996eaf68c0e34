import { refuseReturnDate } from '@portal/domain/calendar/return-date.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import type { Text } from '../../lib/text.ts'

/** Why a day cannot be the return date; null when it can. */
export function returnDateReason(date: CalendarDate, form: Pick<OrderForm, 'deliveryDate'>, text: Text): string | null {
  return refuseReturnDate(date, form.deliveryDate) === null ? null : text('date.reasonBeforeDelivery')
}
