import type { LocationAddresses, locations } from '@portal/contract/locations.ts'
import { isOfferedInPicker } from '@portal/domain/locations/location-offered.ts'
import { refuseTarget } from '@portal/domain/moving/target-location.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { listAddressesOf, listReadLocations, listTargets, type TargetPlace } from './locations.store.ts'

type Named = Pick<TargetPlace, 'nummer' | 'omschrijving' | 'contactpersoon' | 'telefoonnummer' | 'isOwn'>

/**
 * Where goods can leave from or go to, with the addresses of each. A blocked location is not among them, and an own one
 * only while the setting of the flow allows it (R-RULE-04 to R-RULE-06).
 */
export const getLocationAddresses: UseCase<typeof locations.getLocationAddresses> = async (ctx, input) => {
  if (input.doel === 'van') {
    const { projectNummer } = input
    const reading = projectNummer === undefined ? {} : { projectNummer }
    const sources = (await listReadLocations(ctx, reading)).map((place) => ({ ...place, isOwn: true }))
    return { items: await withAddresses(ctx, sources), uitgesloten: [] }
  }
  const flow = input.doel === 'verplaatsen' ? 'move' : 'transport'
  const { nummer, customerNo } = placeOf(ctx)
  const places = await listTargets(ctx.db, signedIn(ctx), { customerNos: [customerNo] })
  const judged = places
    .filter((place) => place.nummer !== nummer && isOfferedInPicker(place))
    .map((place) => ({ place, reden: refuseTarget(place, { flow, fromLocations: [nummer], settings: ctx.settings }) }))
  const uitgesloten = judged.flatMap(({ place, reden }) => {
    if (reden === null || reden === 'verplaatsen.zelfde_locatie' || !place.isOwn) return []
    return [{ nummer: place.nummer, omschrijving: place.omschrijving, reden }]
  })
  const targets = judged.filter(({ reden }) => reden === null).map(({ place }) => place)
  return { items: await withAddresses(ctx, targets), uitgesloten }
}

async function withAddresses(ctx: Ctx, places: readonly Named[]): Promise<LocationAddresses[]> {
  const numbers = places.map((place) => place.nummer)
  const addresses = Map.groupBy(await listAddressesOf(ctx.db, numbers), ({ locatie }) => locatie)
  return places.map(({ nummer, omschrijving, contactpersoon, telefoonnummer, isOwn }) => ({
    ...{ nummer, omschrijving, contactpersoon, telefoonnummer },
    eigen: isOwn,
    adressen: (addresses.get(nummer) ?? []).map(({ locatie: _, ...address }) => address),
  }))
}
