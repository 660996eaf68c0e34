import { erpLengths } from '../forms/erp-lengths.ts'
import type { EndPlace } from '../moving/move-form.ts'
import { endPlaceLengths } from '../moving/move-form.ts'
import type { CalendarDate } from '../plain/calendar-date.ts'

/** No preference, first working day, morning, afternoon (OP-12, R-SCR-TRANSPORT-07). */
export const transportTimes = ['0', '1', '2', '3'] as const
export type TransportTime = (typeof transportTimes)[number]

/** Where the goods are loaded: an address of the location the transport is asked from. */
export interface FromPlace {
  /** Code of one of its addresses; empty when the address is typed. */
  readonly vanAdrescode: string
  readonly vanWerkadres: string
  readonly vanAdres: string
  readonly vanPostcode: string
  readonly vanPlaats: string
  readonly vanContactpersoon: string
  readonly vanTelefoonnummer: string
}

/** The form of the transport wizard (R-ENT-18, R-ENT-44); times are `HH:MM`, empty when there is none. */
export interface TransportForm extends FromPlace, EndPlace {
  readonly transportDatum: CalendarDate | null
  readonly referentie: string
  readonly keuzeLaadTijd: TransportTime
  readonly laadtijdStart: string
  readonly laadtijdEind: string
  readonly keuzeLosTijd: TransportTime
  readonly lostijdStart: string
  readonly lostijdEind: string
  readonly transportmiddel: string
  /** What is to be transported, in the customer's own words. */
  readonly lading: string
  readonly laadopties: readonly string[]
  readonly wieLaadt: string
}

/** Most characters of each text of the form (OP-20, OP-45); the call has the same bounds. */
export const transportTextLengths = {
  referentie: erpLengths.reference,
  transportmiddel: erpLengths.transportMeans,
  lading: erpLengths.load,
  wieLaadt: erpLengths.loadedBy,
  vanAdrescode: erpLengths.code,
  vanWerkadres: erpLengths.name,
  vanAdres: erpLengths.address,
  vanPostcode: erpLengths.code,
  vanPlaats: erpLengths.city,
  vanContactpersoon: erpLengths.contact,
  vanTelefoonnummer: erpLengths.phoneNo,
  ...endPlaceLengths,
} as const satisfies Partial<Record<keyof TransportForm, number>>
