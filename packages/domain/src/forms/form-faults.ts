import { refuseDate } from '../calendar/allowed-dates.ts'
import type { DateFlow } from '../calendar/date-rules-of.ts'
import { dateRulesOf } from '../calendar/date-rules-of.ts'
import { refuseReturnDate } from '../calendar/return-date.ts'
import type { CalendarDate } from '../plain/calendar-date.ts'
import { daysBetween, isCalendarDate } from '../plain/calendar-date.ts'
import type { FieldRefusal, Refusal } from '../refusal.ts'
import type { RequestDraft } from '../requests/request-draft.ts'
import { draftLengths } from '../requests/request-draft.ts'
import type { BoolKey, MultiStringKey } from '../settings/catalogue.ts'
import type { Settings } from '../settings/read-setting.ts'

/** What the rules of a wizard's form need beside the form. */
export interface FormCheck {
  readonly today: CalendarDate
  readonly termsAccepted: boolean
  readonly settings: Pick<Settings, 'bool' | 'int' | 'multiString'>
}

/** What every wizard's form can be refused for. */
export type FormFaultCode =
  | 'validatie.verplicht'
  | 'validatie.max_tekens'
  | 'validatie.keuze'
  | 'validatie.voorwaarden'
  | 'datum.geblokkeerd'
  | 'datum.weekend'
  | 'datum.gesloten'
  | 'datum.verleden'
  | 'datum.te_ver'
  | 'datum.retour_voor_lever'
  | 'verzoek.onjuist'

/** At most one fault a field: the first, in the order given. */
export function firstFaults<Fault extends FieldRefusal>(faults: readonly Fault[]): readonly Fault[] {
  const first = new Map<string, Fault>()
  for (const fault of faults) if (!first.has(fault.field)) first.set(fault.field, fault)
  return [...first.values()]
}

/** A text of a draft whose length the back office bounds. */
type BoundedField = keyof typeof draftLengths

const boundedFields = Object.entries(draftLengths)

/** Texts of a form that are longer than the back office takes (R-VAL-10). */
export function overlongTexts<Form extends Partial<RequestDraft>>(
  form: Form,
): FieldRefusal<Extract<keyof Form, BoundedField>, 'validatie.max_tekens'>[] {
  return boundedFields.flatMap(([name, amount]) => {
    // A name of the table that the form has is both a field of the form and one of its texts.
    const field = name as Extract<keyof Form, BoundedField>
    const text: unknown = form[field]
    if (typeof text !== 'string' || text.trim().length <= amount) return []
    return [{ field, code: 'validatie.max_tekens' as const, params: { amount } }]
  })
}

/**
 * Texts that are not in the firm's own list of them; what is empty is no fault here, and where the firm has no list
 * anything may be typed (OP-11).
 */
export function unlistedChoices<Field extends string>(
  form: Readonly<Record<NoInfer<Field>, string | readonly string[]>>,
  lists: Readonly<Record<Field, MultiStringKey>>,
  { settings }: Pick<FormCheck, 'settings'>,
): FieldRefusal<Field, 'validatie.keuze'>[] {
  return Object.entries<MultiStringKey>(lists).flatMap(([name, key]) => {
    // Object.entries widens the keys of the closed table to string.
    const field = name as Field
    const known = settings.multiString(key)
    const isListed = [form[field]].flat().every((value) => value.trim() === '' || known.includes(value))
    return known.length === 0 || isListed ? [] : [{ field, code: 'validatie.keuze', params: {} }]
  })
}

/** The terms must be accepted while the setting says so (R-REQ-07). */
export function termsFaults(
  { settings, termsAccepted }: FormCheck,
  required: BoolKey,
): FieldRefusal<'termsAccepted', 'validatie.voorwaarden'>[] {
  if (termsAccepted || !settings.bool(required)) return []
  return [{ field: 'termsAccepted', code: 'validatie.voorwaarden', params: {} }]
}

/** A form's dates: the one the flow's date rules are about, and where there is one the day the goods come back. */
export interface FormDates<Field extends string> {
  readonly flow: DateFlow
  readonly date: readonly [field: Field, value: CalendarDate | null]
  readonly returns?: readonly [field: Field, value: CalendarDate | null]
}

type DateFault<Field extends string> = FieldRefusal<
  Field,
  | 'datum.geblokkeerd'
  | 'datum.weekend'
  | 'datum.gesloten'
  | 'datum.verleden'
  | 'datum.te_ver'
  | 'datum.retour_voor_lever'
  | 'verzoek.onjuist'
>

/** Ten years: longer is a typing error. */
const mostDaysAway = 3660

/**
 * What is wrong with the dates of a form: no calendar date, refused by the rules of its flow (R-DATE-01 to R-DATE-12), or
 * back before it went or ten years after (OP-41). A missing date is no fault here.
 */
export function dateFaults<Field extends string>(
  { flow, date: [field, date], returns }: FormDates<Field>,
  { today, settings }: FormCheck,
): DateFault<Field>[] {
  const [returnField, returnDate] = returns ?? [field, null]
  const given = [[field, date] as const, [returnField, returnDate] as const]
  const isBroken = (value: CalendarDate | null) => value !== null && !isCalendarDate(value)
  const broken = given.filter(([, value]) => isBroken(value))
  if (broken.length > 0) return broken.map(([name]) => ({ field: name, code: 'verzoek.onjuist', params: {} }))
  const isTooLong = returnDate !== null && date !== null && daysBetween(date, returnDate) > mostDaysAway
  return [
    ...(isTooLong ? [{ field: returnField, code: 'verzoek.onjuist' as const, params: {} }] : []),
    ...faultAt(field, date === null ? null : refuseDate(date, today, dateRulesOf(flow, settings))),
    ...faultAt(returnField, refuseReturnDate(returnDate, date)),
  ]
}

/** A refusal as the fault of a field. */
export function faultAt<Field extends string, Code extends string>(
  field: Field,
  refusal: Refusal<Code> | null,
): FieldRefusal<Field, Code>[] {
  return refusal === null ? [] : [{ field, ...refusal }]
}
