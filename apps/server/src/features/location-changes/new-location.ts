import { PortalError } from '@portal/contract/errors.ts'
import type { locationChanges } from '@portal/contract/location-changes.ts'
import { refuseLocationNumber } from '@portal/domain/locations/location-number.ts'
import type { AskFirst, UseCase } from '../../http/handlers.ts'
import { ask, askThere, check, isKnownHere, makeLocation } from './location-changes.ts'
import { customersOf, refuseLookers } from './send-change.ts'

/** Asks for a new location (R-GEN-09): kept, mailed and brought to the back office, whose people give it its number. */
export const requestLocation: UseCase<typeof locationChanges.requestLocation> = async (ctx, input) =>
  ask(ctx, 'aanvragen', await check(ctx, 'newLocation', { sent: input, isBooked: false }))

/** Whether a number is taken (R-VAL-09), by what the back office says now or, while it is away, by the copy. */
export const checkNumber: UseCase<typeof locationChanges.checkNumber> = async (ctx, { nummer }) => {
  await refuseLookers(ctx)
  const refusal = refuseLocationNumber(nummer)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params, { field: 'nummer' })
  const there = await askThere(ctx, nummer)
  const inGebruik = there === true || (await isKnownHere(ctx, nummer))
  return { inGebruik, bron: there === null ? 'kopie' : 'backoffice' }
}

/** Makes a location in the back office; where it is booked in MetaCom too it is not made without that (decision: variants). */
export const createLocation: AskFirst<typeof locationChanges.createLocation> = {
  async ask(ctx, input) {
    await refuseLookers(ctx)
    if (ctx.tenant.capabilities.has('locations.createWithMetacom')) throw new PortalError('error.niet_gevonden')
    return makeLocation(ctx, input, false)
  },
}

export const getCustomers: UseCase<typeof locationChanges.getCustomers> = async (ctx) => {
  await refuseLookers(ctx)
  return { items: [...(await customersOf(ctx))] }
}
