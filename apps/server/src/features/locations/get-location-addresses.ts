import type { CallRequest } from '@portal/contract/define.ts'
import type { LocationAddresses, locations } from '@portal/contract/locations.ts'
import { isArchived } from '@portal/domain/locations/location-orderable.ts'
import { matchesLocation } from '@portal/domain/locations/matches-location.ts'
import { refuseTarget } from '@portal/domain/moving/target-location.ts'
import { searchWords } from '@portal/domain/plain/search-text.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { listAddressesOf, listDepots, listTargets, type TargetPlace } from './locations.store.ts'
import { listReadLocations, usualDepot } from './locations.ts'

type Input = CallRequest<typeof locations.getLocationAddresses>
type Named = Pick<TargetPlace, 'nummer' | 'omschrijving' | 'contactpersoon' | 'telefoonnummer' | 'isOwn'>

/**
 * Where goods can leave from or go to, with the addresses of each. A blocked location is not among them, and an own one
 * only while the setting of the flow allows it (R-RULE-04 to R-RULE-06). A large company has thousands of targets, so
 * that only the first ones of a term are answered, with how many there are.
 */
export const getLocationAddresses: UseCase<typeof locations.getLocationAddresses> = async (ctx, input) => {
  if (input.doel === 'van') {
    const { projectNummer } = input
    const reading = projectNummer === undefined ? {} : { projectNummer }
    const sources = (await listReadLocations(ctx, reading)).map((place) => ({ ...place, isOwn: true }))
    const [items, depots] = await Promise.all([withAddresses(ctx, sources), listDepots(ctx.db)])
    const depotnummer = await usualDepot(ctx, depots)
    return { items, depotnummer, totaal: items.length, uitgesloten: [], totaalUitgesloten: 0 }
  }
  const { targets, excluded } = await judgeTargets(ctx, input)
  return {
    items: await withAddresses(ctx, targets.slice(0, input.maximum)),
    depotnummer: '',
    totaal: targets.length,
    uitgesloten: excluded.slice(0, input.maximum),
    totaalUitgesloten: excluded.length,
  }
}

async function judgeTargets(ctx: Ctx, { doel, zoekterm, nummer: only }: Input) {
  const flow = doel === 'verplaatsen' ? 'move' : 'transport'
  const { nummer, customerNo } = placeOf(ctx)
  const wanted = { customerNos: [customerNo], ...(only === undefined ? {} : { no: only }) }
  const words = searchWords(zoekterm)
  const judged = (await listTargets(ctx.db, signedIn(ctx), wanted))
    // Where the goods are is only named, with why it is no target, to who looks for it.
    .filter(
      (place) => (place.nummer !== nummer || words.length > 0) && !isArchived(place) && matchesLocation(place, words),
    )
    .map((place) => ({ place, reden: refuseTarget(place, { flow, fromLocations: [nummer], settings: ctx.settings }) }))
  const targets = judged.filter(({ reden }) => reden === null).map(({ place }) => place)
  const excluded = judged.flatMap(({ place, reden }) => {
    if (reden === null || !place.isOwn) return []
    return [{ nummer: place.nummer, omschrijving: place.omschrijving, reden }]
  })
  return { targets, excluded }
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
