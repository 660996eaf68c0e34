import { erpLengths } from '../forms/erp-lengths.ts'
import type { CalendarDate } from '../plain/calendar-date.ts'

/** Where the goods of each location are fetched: location number → code of one of its addresses. */
export type ChosenAddresses = Readonly<Record<string, string>>

/** The form of the removal wizard (R-ENT-17); an empty text is a field not filled. */
export interface RemovalForm {
  readonly afvoerDatum: CalendarDate | null
  /** True when the customer brings the goods to the depot, false when they are fetched. */
  readonly zelfAfvoeren: boolean
  readonly transportmiddel: string
  /** The depot the goods go to. */
  readonly bestemming: { readonly nummer: string } | null
  /** Code of the depot's address. */
  readonly bestemmingadres: string
  readonly referentie: string
  readonly opmerking: string
  readonly addressSelected: ChosenAddresses
}

/** Most characters of each text of the form (OP-20, OP-45); the call has the same bounds. */
export const removalTextLengths = {
  transportmiddel: erpLengths.transportMeans,
  bestemmingadres: erpLengths.code,
  referentie: erpLengths.reference,
  opmerking: erpLengths.remark,
} as const satisfies Partial<Record<keyof RemovalForm, number>>
