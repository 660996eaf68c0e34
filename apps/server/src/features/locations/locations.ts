import { PortalError } from '@portal/contract/errors.ts'
import type { Address } from '@portal/contract/locations.ts'
import type { Person } from '@portal/domain/access/vocabulary.ts'
import { customerFilterKeys, seenCustomers } from '@portal/domain/locations/seen-customers.ts'
import { refuseTarget } from '@portal/domain/moving/target-location.ts'
import { removalDepot } from '@portal/domain/removing/removal-depot.ts'
import { type Ctx, placeOf, signedIn, type TenantParts } from '../../platform/context.ts'
import type { SessionUser, UserLocation } from '../../platform/session-user.ts'
import {
  findKnownDepots,
  findRecordLocation,
  listAddressesOf,
  listLinkedCustomers,
  listProjectLocations,
  listTargets,
  type TargetPlace,
} from './locations.store.ts'

/** Somebody with the customers whose records they see under the settings of now (R-PRICE-06). */
export async function limitToCustomers<U extends Person & Pick<SessionUser, 'id' | 'erpUserName' | 'standsAt'>>(
  { db, settings }: Pick<TenantParts, 'db' | 'settings'>,
  user: U,
): Promise<U & Pick<SessionUser, 'customers'>> {
  const isOn = customerFilterKeys.some((key) => settings.bool(key))
  // In a preview somebody is of the customer whose location they stand at.
  if (user.standsAt !== undefined && isOn) {
    const place = await findRecordLocation(db, user.standsAt.locationNo)
    return { ...user, customers: place === null ? [] : [place.customerNo] }
  }
  const linked = isOn ? await listLinkedCustomers(db, user) : { company: '', linked: [] }
  return { ...user, customers: seenCustomers(user, linked, (key) => settings.bool(key)) }
}

/** Whether records of a location are shown to somebody: its customer is one of theirs, or nothing is filtered. */
export async function seesRecordsOf(ctx: Pick<Ctx, 'db'>, user: SessionUser, locationNo: string): Promise<boolean> {
  if (user.customers === null) return true
  const place = await findRecordLocation(ctx.db, locationNo)
  return place !== null && user.customers.includes(place.customerNo)
}

/** An input that may name a project; then only what belongs to that project is read (OP-34). */
export interface PlaceInput {
  readonly projectNummer?: string | undefined
  readonly [field: string]: unknown
}

/**
 * The locations that a reading is about: the one it names, or all of the user's in the project it names too (OP-34).
 * @throws PortalError `error.niet_gevonden` when the location is none of that project
 */
export async function listReadLocations(ctx: Ctx, input: PlaceInput): Promise<readonly UserLocation[]> {
  const place = placeOf(ctx)
  const projectNo = input.projectNummer
  if (projectNo === undefined) return [place]
  if (place.projectNummer !== projectNo) throw new PortalError('error.niet_gevonden')
  return listProjectLocations(ctx.db, signedIn(ctx), projectNo)
}

/** Number of the depot that a removal from the location of the call starts with; empty when the person has to choose. */
export async function usualDepot(ctx: Ctx, depots: readonly { readonly nummer: string }[]): Promise<string> {
  return removalDepot(await findKnownDepots(ctx.db, placeOf(ctx).nummer), depots, ctx.settings)
}

/**
 * The location that goods are to go to.
 * @throws PortalError `error.niet_gevonden` for one that is neither the user's nor of the same customer, else why nothing
 *   can go there (R-RULE-04 to R-RULE-06)
 */
export async function targetOf(
  ctx: Ctx,
  wanted: { readonly no: string; readonly from: readonly UserLocation[]; readonly flow: 'move' | 'transport' },
): Promise<TargetPlace> {
  const { no, from, flow } = wanted
  const customerNos = from.map((place) => place.customerNo)
  const [target] = await listTargets(ctx.db, signedIn(ctx), { customerNos, no })
  if (target === undefined) throw new PortalError('error.niet_gevonden', {}, { field: 'endLocatie' })
  const fromLocations = from.map((place) => place.nummer)
  const refusal = refuseTarget(target, { flow, fromLocations, settings: ctx.settings })
  if (refusal !== null) throw new PortalError(refusal, {}, { field: 'endLocatie' })
  return target
}

/**
 * The address that a code of a location stands for; the location's own goes by its number.
 * @throws PortalError `adres.niet_gevonden` when there is none
 */
export async function storedAddress(
  ctx: Pick<Ctx, 'db'>,
  wanted: { readonly locationNo: string; readonly code: string; readonly field: string },
): Promise<Address> {
  const { locationNo, code, field } = wanted
  const found = (await listAddressesOf(ctx.db, [locationNo])).find((entry) => entry.code === code)
  if (found === undefined) throw new PortalError('adres.niet_gevonden', {}, { field })
  return found
}

/**
 * The first of a record's locations that is the user's, and of the project when one is asked for (OP-34): what goes from
 * one place to another is shown at both ends.
 * @throws PortalError `error.niet_gevonden` when none is
 */
export async function ownPlace(ctx: Ctx, locationNos: readonly string[], input: PlaceInput): Promise<UserLocation> {
  for (const no of locationNos) {
    try {
      const place = await ctx.at(no)
      if (input.projectNummer === undefined || place.projectNummer === input.projectNummer) return place
    } catch (error) {
      const isElsewhere = error instanceof PortalError && error.code === 'error.niet_gevonden'
      if (!isElsewhere) throw error
    }
  }
  throw new PortalError('error.niet_gevonden')
}
