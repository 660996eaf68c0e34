import type { PreviewRole } from '@portal/domain/access/preview.ts'
import type { LocationRole, LoginType, Person, PortalRole } from '@portal/domain/access/vocabulary.ts'
import type { Locale } from '@portal/domain/constants.ts'

/** Somebody with an account. */
export interface KnownUser extends Person {
  readonly id: string
  readonly userName: string
  readonly erpUserName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly companyName: string
  readonly loginType: LoginType
  readonly roles: readonly PortalRole[]
  readonly isAdministrator: boolean
  /** The one last spoken here, in which mails reach this person. */
  readonly language: Locale
  /** In a preview of settings: the one location that is theirs, and their role there, whatever the back office says. */
  readonly standsAt?: { readonly locationNo: string; readonly rol: LocationRole }
}

/** Values of settings that one session sees as if they were saved, as a role at a location. */
export interface SettingPreview {
  readonly id: string
  /** Setting → value; null is the default. */
  readonly changes: Readonly<Record<string, unknown>>
  readonly role: PreviewRole
  readonly locationNo: string | null
  readonly language: Locale
}

/** Who is signed in, read from the server's record at every call (never from the token's claims). */
export interface SessionUser extends KnownUser {
  /** Customers whose records this person sees (R-PRICE-06); null for those of all their locations. */
  readonly customers: readonly string[] | null
}

/** A location of the signed-in user with the role the user has there, as the mirror of the back office knows it. */
export interface UserLocation {
  readonly nummer: string
  /** Equals `nummer` when the back office has none (R-ENT-01). */
  readonly omschrijving: string
  readonly geblokkeerd: boolean
  readonly kind: string
  readonly state: string
  readonly projectNummer: string | null
  readonly customerNo: string
  readonly rol: LocationRole
  readonly approvers: readonly string[]
  readonly adres: string
  readonly postcode: string
  readonly plaats: string
  readonly contactpersoon: string
  readonly telefoonnummer: string
}
