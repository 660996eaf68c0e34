import { erpLengths } from '../forms/erp-lengths.ts'
import { firstFaults } from '../forms/form-faults.ts'
import { refuseLocationNumber } from '../locations/location-number.ts'
import { isFilled, missingFields } from '../ordering/required-fields.ts'
import { daysBetween, isCalendarDate } from '../plain/calendar-date.ts'
import type { FieldRefusal } from '../refusal.ts'
import type { BoolKey } from '../settings/catalogue.ts'
import { type RequiredFieldForm, requiredFields } from '../settings/required-field-keys.ts'

/** What somebody says of a location that is asked for or made; names of the wire. */
export interface LocationForm {
  /** The wanted number; empty lets the back office choose. */
  readonly nummer: string
  readonly omschrijving: string
  readonly projectNummer: string
  /** Customer number of the location. */
  readonly klant: string
  readonly adres: string
  readonly postcode: string
  readonly plaats: string
  readonly contactpersoon: string
  readonly telefoonnummer: string
  /** Of the form that asks only. */
  readonly opmerking: string
  /** First and last day of the work, when known; no setting asks for them. */
  readonly startDatum: string | null
  readonly eindDatum: string | null
  /** Where its rent is booked in MetaCom; empty where a location is not booked there (decision: variants). */
  readonly vestiging: string
  readonly bedrijf: string
  readonly bewakingspost: string
}

/** What is always asked of a location that is booked in MetaCom too: both books know it by its number. */
export const bookedFields = ['nummer', 'vestiging', 'bedrijf', 'projectNummer', 'bewakingspost'] as const

export type LocationField = keyof LocationForm
export type LocationFault = FieldRefusal<
  LocationField,
  | 'validatie.verplicht'
  | 'validatie.max_tekens'
  | 'validatie.keuze'
  | 'locatie.nummer_max_cijfers'
  | 'datum.retour_voor_lever'
  | 'verzoek.onjuist'
>

/** The two forms: to ask for a location, and to make one at once. */
export type LocationFormKind = Extract<RequiredFieldForm, 'newLocation' | 'createLocation'>

export const emptyLocationForm: LocationForm = {
  nummer: '',
  omschrijving: '',
  projectNummer: '',
  klant: '',
  adres: '',
  postcode: '',
  plaats: '',
  contactpersoon: '',
  telefoonnummer: '',
  opmerking: '',
  startDatum: null,
  eindDatum: null,
  vestiging: '',
  bedrijf: '',
  bewakingspost: '',
}

const lengths = {
  omschrijving: erpLengths.name,
  projectNummer: erpLengths.code,
  klant: erpLengths.code,
  adres: erpLengths.address,
  postcode: erpLengths.code,
  plaats: erpLengths.city,
  contactpersoon: erpLengths.contact,
  telefoonnummer: erpLengths.phoneNo,
  opmerking: erpLengths.remark,
  vestiging: erpLengths.code,
  bedrijf: erpLengths.code,
  bewakingspost: erpLengths.code,
} as const

export interface LocationCheck {
  readonly isOn: (key: BoolKey) => boolean
  /** Numbers of the customers somebody may choose; null where they are not known yet. */
  readonly customers: readonly string[] | null
  /** The location is booked in MetaCom too; not when left out. */
  readonly isBooked?: boolean
}

/** The fields of a form that must be filled under these settings. */
export function neededForLocation(
  kind: LocationFormKind,
  { isOn, isBooked = false }: Pick<LocationCheck, 'isOn' | 'isBooked'>,
): readonly string[] {
  return [...requiredFields(kind, isOn), ...(isBooked ? bookedFields : [])]
}

function unbookedFaults(form: LocationForm): LocationFault[] {
  const empty = bookedFields.filter((field) => !isFilled(form[field]))
  return empty.map((field) => ({ field, code: 'validatie.verplicht', params: {} }))
}

function dateFaults({ startDatum, eindDatum }: LocationForm): LocationFault[] {
  const days = { startDatum, eindDatum }
  const broken = (['startDatum', 'eindDatum'] as const).filter(
    (field) => days[field] !== null && !isCalendarDate(days[field]),
  )
  if (broken.length > 0) return broken.map((field) => ({ field, code: 'verzoek.onjuist', params: {} }))
  const isTurned = startDatum !== null && eindDatum !== null && daysBetween(startDatum, eindDatum) < 0
  return isTurned ? [{ field: 'eindDatum', code: 'datum.retour_voor_lever', params: {} }] : []
}

/**
 * Everything wrong with the form of a new location, at most one fault a field (R-REQ-01, R-REQ-06, R-VAL-08). A number is
 * needed only where a setting says so: without one the back office gives it.
 */
export function locationFaults(
  kind: LocationFormKind,
  form: LocationForm,
  { isOn, customers, isBooked = false }: LocationCheck,
): readonly LocationFault[] {
  const number = form.nummer.trim() === '' ? null : refuseLocationNumber(form.nummer)
  const overlong = Object.entries(lengths).flatMap(([name, amount]): LocationFault[] => {
    // The keys of the table are fields of the form.
    const field = name as keyof typeof lengths
    return form[field].trim().length <= amount ? [] : [{ field, code: 'validatie.max_tekens', params: { amount } }]
  })
  const isStrange = form.klant !== '' && customers !== null && !customers.includes(form.klant)
  return firstFaults<LocationFault>([
    ...(kind === 'newLocation' ? missingFields(kind, form, { isOn }) : missingFields(kind, form, { isOn })),
    ...(isBooked ? unbookedFaults(form) : []),
    ...(number === null ? [] : [{ field: 'nummer' as const, ...number }]),
    ...overlong,
    ...(isStrange ? [{ field: 'klant', code: 'validatie.keuze', params: {} } as const] : []),
    ...dateFaults(form),
  ])
}

/** What a location is called: its description, or what is known of it, because nothing is called nothing (R-ENT-01). */
export function calledLocation({ omschrijving, adres, plaats, projectNummer, nummer }: LocationForm): string {
  const place = [adres, plaats].filter((part) => part.trim() !== '').join(', ')
  const called = [omschrijving, place, projectNummer, nummer].find((name) => name.trim() !== '')
  return (called ?? '-').trim().slice(0, erpLengths.name)
}
