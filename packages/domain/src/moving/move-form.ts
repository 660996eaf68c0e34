import { erpLengths } from '../forms/erp-lengths.ts'
import type { CalendarDate } from '../plain/calendar-date.ts'
import type { ChosenAddresses } from '../removing/removal-form.ts'

/** Where goods go to, as the forms of moving and transport have it (R-ENT-16). */
export interface EndPlace {
  /** Number of the location. */
  readonly endLocatie: string
  /** Code of one of its addresses; empty when the address is typed. */
  readonly endAdrescode: string
  readonly endWerkadres: string
  readonly endAdres: string
  readonly endPostcode: string
  readonly endPlaats: string
  readonly endContactpersoon: string
  readonly endTelefoonnummer: string
}

/** The form of the move wizard (R-ENT-16, R-ENT-43). */
export interface MoveForm extends EndPlace {
  readonly verplaatsDatum: CalendarDate | null
  /** When the goods are expected back in the depot. */
  readonly retourDatum: CalendarDate | null
  readonly transportmiddel: string
  readonly referentie: string
  readonly opmerking: string
  readonly addressSelected: ChosenAddresses
}

export const endPlaceLengths = {
  endLocatie: erpLengths.code,
  endAdrescode: erpLengths.code,
  endWerkadres: erpLengths.name,
  endAdres: erpLengths.address,
  endPostcode: erpLengths.code,
  endPlaats: erpLengths.city,
  endContactpersoon: erpLengths.contact,
  endTelefoonnummer: erpLengths.phoneNo,
} as const satisfies Record<keyof EndPlace, number>

/** Most characters of each text of the form (OP-20, OP-45); the call has the same bounds. */
export const moveTextLengths = {
  transportmiddel: erpLengths.transportMeans,
  referentie: erpLengths.reference,
  opmerking: erpLengths.remark,
  ...endPlaceLengths,
} as const satisfies Partial<Record<keyof MoveForm, number>>
