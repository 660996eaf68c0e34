import { PortalError } from '@portal/contract/errors.ts'
import type { siteWalks } from '@portal/contract/site-walks.ts'
import { bounds, refuseOneMore } from '@portal/domain/bounds.ts'
import { latestSightings, plausibleMoment, type Sighting } from '@portal/domain/site-walks/sighting.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { findHere, findScanned } from '../machines/machines.store.ts'
import { findOwnLabel } from '../machines/machines.ts'
import { countSightings, type StoredSighting, saveSightings, type Walk } from './site-walks.store.ts'
import { recount, takeWalk } from './site-walks.ts'

/**
 * What was seen on a walk, perhaps a while ago and without a connection. The device knew the site's stock as it was when it
 * was read; a label that named nothing in it is looked up here.
 */
export const record: UseCase<typeof siteWalks.record> = async (ctx, input) => {
  const moments = input.waarnemingen.map(({ moment }) => moment)
  const walk = await takeWalk(
    ctx,
    input,
    moments.reduce((last, one) => (new Date(one) > new Date(last) ? one : last)),
  )
  const seen = input.waarnemingen.map((one) => ({
    ...one,
    type: one.type ?? '',
    materieelSoort: one.materieelSoort.toUpperCase(),
    materieelNummer: one.materieelNummer.toUpperCase(),
  }))
  const stored = await identify(ctx, walk, seen)
  const sightings = latestSightings(stored.map((one) => ({ ...one, moment: one.seenAt.toISOString() })))
  await saveSightings(ctx.db, { walkId: walk.id, seenBy: signedIn(ctx).userName }, sightings)
  const refusal = refuseOneMore((await countSightings(ctx.db, walk.id)) - 1, bounds.walkSightings)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params)
  await recount(ctx, walk.id)
  ctx.audit(placeOf(ctx).nummer, { walk: walk.id, seen: sightings.length })
  return { ronde: walk.id }
}

/**
 * What each label means: a thing of this site's books, one of another site, or nothing that is known. All are looked up at
 * once: a phone that had no connection sends hundreds.
 */
async function identify(ctx: Ctx, { begunAt }: Walk, seen: readonly Sighting[]): Promise<readonly StoredSighting[]> {
  const when = { begun: new Date(begunAt), now: ctx.clock.now() }
  const { nummer: locationNo } = placeOf(ctx)
  const at = { locationNo, language: ctx.language }
  const labels = seen.map(({ code }) => (code === '' ? null : findOwnLabel(ctx, code)) ?? [])
  const found = await findScanned(ctx.db, labels, at)
  const unknown = labels.map((label, place) => (found[place]?.length === 0 ? label : []))
  const alike = await findHere(ctx.db, unknown, at)
  return seen.map((one, place) => {
    const [things = [], [like, ...others] = []] = [found[place], alike[place]]
    const here = things.find((thing) => thing.locationNo === locationNo) ?? (others.length === 0 ? like : undefined)
    const stored = { ...one, seenAt: plausibleMoment(one.moment, when) }
    if (here === undefined)
      return { ...stored, elsewhereNo: things.find((thing) => thing.locationNo !== '')?.locationNo ?? '' }
    const { type, materieelSoort, materieelNummer } = here
    return { ...stored, type, materieelSoort, materieelNummer, code: '', elsewhereNo: '' }
  })
}
