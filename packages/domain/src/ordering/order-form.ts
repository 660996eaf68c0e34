import type { CalendarDate } from '../plain/calendar-date.ts'

/** The order form as the wizard keeps it (R-ENT-13, R-ENT-14); an empty text is a field not filled. */
export interface OrderForm {
  readonly leverDatum: CalendarDate | null
  readonly retourDatum: CalendarDate | null
  readonly transportmiddel: string
  /** True when the order is picked up at a depot, false when it is delivered. */
  readonly ophalen: boolean
  /** The depot of a pickup. */
  readonly bestemming: { readonly nummer: string } | null
  /** Code of the depot's address. */
  readonly bestemmingadres: string
  /** Code of the work address. */
  readonly adrescode: string
  readonly werkadres: string
  readonly adres: string
  readonly postcode: string
  readonly plaats: string
  readonly contactpersoon: string
  readonly telefoonnummer: string
  readonly referentie: string
  readonly opmerking: string
  readonly spoed: boolean
  /** Set once the form took its first values from location and user, so that they never overwrite what was typed. */
  readonly prefilled: boolean
}

export type OrderField = keyof OrderForm

export const emptyOrderForm: OrderForm = {
  leverDatum: null,
  retourDatum: null,
  transportmiddel: '',
  ophalen: false,
  bestemming: null,
  bestemmingadres: '',
  adrescode: '',
  werkadres: '',
  adres: '',
  postcode: '',
  plaats: '',
  contactpersoon: '',
  telefoonnummer: '',
  referentie: '',
  opmerking: '',
  spoed: false,
  prefilled: false,
}

/** Fields that only a delivery or only a pickup uses; the other kind neither needs nor sends them. */
export const deliveryOnly = ['adrescode', 'werkadres', 'adres', 'postcode', 'plaats'] as const satisfies OrderField[]
export const pickupOnly = ['bestemming', 'bestemmingadres'] as const satisfies OrderField[]

/** Whether a field plays a part in this order: address fields when it is delivered, the depot when it is picked up. */
export function isFieldUsed(field: OrderField, ophalen: boolean): boolean {
  const unused: readonly OrderField[] = ophalen ? deliveryOnly : pickupOnly
  return !unused.includes(field)
}

/** The form without what the other way of getting the goods left behind. */
export function relevantOrderForm(form: OrderForm): OrderForm {
  if (!form.ophalen) return { ...form, bestemming: null, bestemmingadres: '' }
  return { ...form, adrescode: '', werkadres: '', adres: '', postcode: '', plaats: '' }
}
