import { isUrgent } from '../calendar/urgent.ts'
import type { FormCheck, FormFaultCode } from '../forms/form-faults.ts'
import { dateFaults, firstFaults, overlongTexts, termsFaults, unlistedChoices } from '../forms/form-faults.ts'
import type { CalendarDate } from '../plain/calendar-date.ts'
import type { FieldRefusal } from '../refusal.ts'
import type { Settings } from '../settings/read-setting.ts'
import type { OrderDraft, OrderField } from './order-form.ts'
import { isFieldUsed, relevantOrderForm } from './order-form.ts'
import { missingFields } from './required-fields.ts'

export type OrderFault = FieldRefusal<OrderField | 'termsAccepted', FormFaultCode | 'error.niet_toegankelijk'>

/**
 * Everything wrong with an order form, at most one fault a field, in the order of the form; empty when it may be
 * ordered. The form, the two order calls and the approval use this one rule (R-REQ-02, R-REQ-07, R-REQ-08, R-DATE-01 to
 * R-DATE-03, R-VAL-10, R-VAL-21).
 */
export function validateOrder(form: OrderDraft, check: FormCheck): readonly OrderFault[] {
  const order = relevantOrderForm(form)
  return firstFaults<OrderFault>([
    ...pickupFaults(order, check),
    ...emptyFields(order, check),
    ...overlongTexts(order),
    ...unlistedChoices(order, { transportMeans: 'Bestellen_Transportmiddelen' }, check),
    ...dateFaults<'deliveryDate' | 'returnDate'>(datesOf(order), check),
    ...termsFaults(check, 'Bestellen_VoorwaardenVerplicht'),
  ])
}

/** Whether the delivery date makes the order urgent (R-RULE-08); never while the switch AppBestellen_Spoed is off. */
export function isOrderUrgent(
  form: Pick<OrderDraft, 'deliveryDate'>,
  today: CalendarDate,
  settings: Pick<Settings, 'bool' | 'int'>,
): boolean {
  if (form.deliveryDate === null || !settings.bool('AppBestellen_Spoed')) return false
  return isUrgent(form.deliveryDate, today, settings.int('Spoed_Werkdagen'))
}

function pickupFaults(order: OrderDraft, { settings }: FormCheck): OrderFault[] {
  if (!order.collect || settings.bool('AppBestellen_Ophalen')) return []
  return [{ field: 'collect', code: 'error.niet_toegankelijk', params: {} }]
}

function emptyFields(order: OrderDraft, { settings }: FormCheck): OrderFault[] {
  const faults: OrderFault[] = [
    ...missingFields('order', order, {
      isOn: (key) => settings.bool(key),
      skip: (field) => !isFieldUsed(field, order.collect),
    }),
  ]
  if (settings.bool('Bestellen_RetourDatumVerplicht') && order.returnDate === null) {
    faults.push({ field: 'returnDate', code: 'validatie.verplicht', params: {} })
  }
  return faults
}

function datesOf({ deliveryDate, returnDate }: OrderDraft) {
  return { flow: 'order', date: ['deliveryDate', deliveryDate], returns: ['returnDate', returnDate] } as const
}
