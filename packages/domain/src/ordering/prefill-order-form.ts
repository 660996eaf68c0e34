import type { OrderForm } from './order-form.ts'

export interface PrefillSources {
  readonly location: {
    readonly adres: string
    readonly postcode: string
    readonly plaats: string
    readonly contactpersoon: string
    readonly telefoonnummer: string
  }
  /** The work address to start with, when the location has one. */
  readonly workAddress: {
    readonly code: string
    readonly naam: string
    readonly adres: string
    readonly postcode: string
    readonly plaats: string
  } | null
  readonly user: { readonly naam: string; readonly telefoonnummer: string }
  /** Setting Gebruiker_AlsContactpersoon (R-PRICE-07). */
  readonly userIsContact: boolean
}

interface Contact {
  readonly contactpersoon: string
  readonly telefoonnummer: string
}

/** Who is there to begin with: the user while the setting says so, else whom the location names (R-PRICE-07). */
export function firstContact(
  location: Contact,
  { user, userIsContact }: Pick<PrefillSources, 'user' | 'userIsContact'>,
): Contact {
  return {
    contactpersoon: (userIsContact && user.naam) || location.contactpersoon,
    // Users need not have a telephone number; the one of the site then reaches the contact person too.
    telefoonnummer: (userIsContact && user.telefoonnummer) || location.telefoonnummer,
  }
}

/**
 * The first values of the form, once: contact person from the user or the location (R-PRICE-07), address from the work
 * address or the location. A field that is filled already stays.
 */
export function prefillOrderForm(form: OrderForm, sources: PrefillSources): OrderForm {
  if (form.prefilled) return form
  const { location, workAddress } = sources
  const contact = firstContact(location, sources)
  const place = workAddress ?? { code: '', naam: location.adres, ...location }
  return {
    ...form,
    contact: form.contact || contact.contactpersoon,
    phoneNo: form.phoneNo || contact.telefoonnummer,
    addressCode: form.addressCode || place.code,
    addressName: form.addressName || place.naam,
    address: form.address || place.adres,
    postCode: form.postCode || place.postcode,
    city: form.city || place.plaats,
    prefilled: true,
  }
}
