import { refuseDate } from '../calendar/allowed-dates.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { isCalendarDate } from '../calendar/calendar-date.ts'
import { dateRulesOf } from '../calendar/date-rules-of.ts'
import { refuseReturnDate } from '../calendar/return-date.ts'
import { isUrgent } from '../calendar/urgent.ts'
import type { FieldRefusal, Refusal } from '../refusal.ts'
import type { Settings } from '../settings/read-setting.ts'
import type { OrderField, OrderForm } from './order-form.ts'
import { isFieldUsed, relevantOrderForm } from './order-form.ts'
import { overlongFields } from './order-lengths.ts'
import { missingFields } from './required-fields.ts'

export type OrderFault = FieldRefusal<
  OrderField | 'termsAccepted',
  | 'validatie.verplicht'
  | 'validatie.max_tekens'
  | 'validatie.voorwaarden'
  | 'datum.geblokkeerd'
  | 'datum.weekend'
  | 'datum.verleden'
  | 'datum.retour_voor_lever'
  | 'error.niet_toegankelijk'
  | 'verzoek.onjuist'
>

export interface OrderCheck {
  readonly today: CalendarDate
  readonly termsAccepted: boolean
  readonly settings: Pick<Settings, 'bool' | 'int'>
}

/**
 * Everything wrong with an order form, at most one fault a field, in the order of the form; empty when it may be
 * ordered. The form, the two order calls and the approval use this one rule (R-REQ-02, R-REQ-07, R-REQ-08, R-DATE-01 to
 * R-DATE-03, R-VAL-10, R-VAL-21).
 */
export function validateOrder(form: OrderForm, check: OrderCheck): readonly OrderFault[] {
  const order = relevantOrderForm(form)
  const faults: OrderFault[] = [
    ...pickupFaults(order, check),
    ...emptyFields(order, check),
    ...overlongFields(order),
    ...dateFaults(order, check),
    ...termsFaults(check),
  ]
  const first = new Map<string, OrderFault>()
  for (const fault of faults) if (!first.has(fault.field)) first.set(fault.field, fault)
  return [...first.values()]
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

function pickupFaults(order: OrderForm, { settings }: OrderCheck): OrderFault[] {
  if (!order.ophalen || settings.bool('AppBestellen_Ophalen')) return []
  return [{ field: 'ophalen', code: 'error.niet_toegankelijk', params: {} }]
}

function emptyFields(order: OrderForm, { settings }: OrderCheck): OrderFault[] {
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

function dateFaults(order: OrderForm, check: OrderCheck): OrderFault[] {
  const { leverDatum, retourDatum } = order
  const broken = (['leverDatum', 'retourDatum'] as const).filter((f) => order[f] !== null && !isCalendarDate(order[f]))
  if (broken.length > 0) return broken.map((field) => ({ field, code: 'verzoek.onjuist', params: {} }))
  const rules = dateRulesOf('order', check.settings)
  return [
    ...at('leverDatum', leverDatum === null ? null : refuseDate(leverDatum, check.today, rules)),
    ...at('retourDatum', refuseReturnDate(retourDatum, leverDatum)),
  ]
}

function at(field: OrderField, refusal: Refusal<OrderFault['code']> | null): OrderFault[] {
  return refusal === null ? [] : [{ field, ...refusal }]
}

function termsFaults({ settings, termsAccepted }: OrderCheck): OrderFault[] {
  if (termsAccepted || !settings.bool('Bestellen_VoorwaardenVerplicht')) return []
  return [{ field: 'termsAccepted', code: 'validatie.voorwaarden', params: {} }]
}
