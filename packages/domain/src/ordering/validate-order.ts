import { isUrgent } from '../calendar/urgent.ts'
import type { FormCheck, FormFaultCode } from '../forms/form-faults.ts'
import { dateFaults, firstFaults, overlongTexts, termsFaults, unlistedChoices } from '../forms/form-faults.ts'
import type { CalendarDate } from '../plain/calendar-date.ts'
import type { FieldRefusal } from '../refusal.ts'
import type { Settings } from '../settings/read-setting.ts'
import type { OrderField, OrderForm } from './order-form.ts'
import { isFieldUsed, relevantOrderForm } from './order-form.ts'
import { orderTextLengths } from './order-lengths.ts'
import { missingFields } from './required-fields.ts'

export type OrderFault = FieldRefusal<OrderField | 'termsAccepted', FormFaultCode | 'error.niet_toegankelijk'>

/**
 * Everything wrong with an order form, at most one fault a field, in the order of the form; empty when it may be
 * ordered. The form, the two order calls and the approval use this one rule (R-REQ-02, R-REQ-07, R-REQ-08, R-DATE-01 to
 * R-DATE-03, R-VAL-10, R-VAL-21).
 */
export function validateOrder(form: OrderForm, check: FormCheck): readonly OrderFault[] {
  const order = relevantOrderForm(form)
  return firstFaults<OrderFault>([
    ...pickupFaults(order, check),
    ...emptyFields(order, check),
    ...overlongTexts(order, orderTextLengths),
    ...unlistedChoices(order, { transportmiddel: 'Bestellen_Transportmiddelen' }, check),
    ...dateFaults<'leverDatum' | 'retourDatum'>(datesOf(order), check),
    ...termsFaults(check, 'Bestellen_VoorwaardenVerplicht'),
  ])
}

/** Whether the delivery date makes the order urgent (R-RULE-08); never while the switch AppBestellen_Spoed is off. */
export function isOrderUrgent(
  form: Pick<OrderForm, 'leverDatum'>,
  today: CalendarDate,
  settings: Pick<Settings, 'bool' | 'int'>,
): boolean {
  if (form.leverDatum === null || !settings.bool('AppBestellen_Spoed')) return false
  return isUrgent(form.leverDatum, today, settings.int('Spoed_Werkdagen'))
}

function pickupFaults(order: OrderForm, { settings }: FormCheck): OrderFault[] {
  if (!order.ophalen || settings.bool('AppBestellen_Ophalen')) return []
  return [{ field: 'ophalen', code: 'error.niet_toegankelijk', params: {} }]
}

function emptyFields(order: OrderForm, { settings }: FormCheck): OrderFault[] {
  const faults: OrderFault[] = [
    ...missingFields('order', order, {
      isOn: (key) => settings.bool(key),
      skip: (field) => !isFieldUsed(field, order.ophalen),
    }),
  ]
  if (settings.bool('Bestellen_RetourDatumVerplicht') && order.retourDatum === null) {
    faults.push({ field: 'retourDatum', code: 'validatie.verplicht', params: {} })
  }
  return faults
}

function datesOf({ leverDatum, retourDatum }: OrderForm) {
  return { flow: 'order', date: ['leverDatum', leverDatum], returns: ['retourDatum', retourDatum] } as const
}
