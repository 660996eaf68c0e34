import { PortalError } from '@portal/contract/errors.ts'
import { bounds, refuseOneMore } from '@portal/domain/bounds.ts'
import type { HandOverWords } from '@portal/domain/hand-overs/hand-over.ts'
import { refuseWritingAt } from '@portal/domain/locations/location-orderable.ts'
import { plausibleMoment } from '@portal/domain/site-walks/sighting.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import {
  countOpenHandOvers,
  findHandOver,
  insertHandOver,
  isOrderAt,
  lockHandOver,
  type StoredHandOver,
} from './hand-overs.store.ts'

/** What uses the pictures of a hand-over. */
export const pictureSubject = (id: string): string => `overdracht ${id}`

interface Owned {
  readonly handOver: StoredHandOver
  readonly place: UserLocation
}

async function owned(ctx: Ctx, handOver: StoredHandOver | null): Promise<Owned> {
  if (handOver === null) throw new PortalError('error.niet_gevonden')
  return { handOver, place: await ctx.at(handOver.locationNo) }
}

/** A hand-over at a location of the person. @throws PortalError `error.niet_gevonden` for any other */
export async function findOwnHandOver(ctx: Ctx, id: string): Promise<Owned> {
  return owned(ctx, await findHandOver(ctx.db, id))
}

/** @throws PortalError `overdracht.ondertekend`: what was signed changes no more */
export function refuseSigned({ sealed }: Pick<StoredHandOver, 'sealed'>): void {
  if (sealed !== null) throw new PortalError('overdracht.ondertekend')
}

/** As `findOwnHandOver`, one that nobody signed and nobody else changes before the transaction ends. */
export async function lockOwnHandOver(ctx: Ctx, id: string): Promise<StoredHandOver> {
  const { handOver } = await owned(ctx, await lockHandOver(ctx.db, id))
  refuseSigned(handOver)
  return handOver
}

interface FromDevice {
  readonly overdracht: string
  readonly begonnen: string
  readonly verklaring: HandOverWords
}

/**
 * The hand-over that something from a device is about, made when it is not there yet; nobody else changes it before the
 * transaction ends.
 * @throws PortalError `error.niet_gevonden` for one of another location, `lijst.te_veel` for one more than may be open
 */
export async function takeHandOver(
  ctx: Ctx,
  { overdracht: id, begonnen, verklaring: words }: FromDevice,
): Promise<StoredHandOver> {
  const { nummer: locationNo } = placeOf(ctx)
  const begunAt = plausibleMoment(begonnen, { begun: new Date(0), now: ctx.clock.now() })
  const begun = { id, locationNo, begunAt, begunBy: signedIn(ctx).userName, words }
  const isNew = await insertHandOver(ctx.db, begun)
  const own = await lockHandOver(ctx.db, id)
  if (own?.locationNo !== locationNo) throw new PortalError('error.niet_gevonden')
  // Of this one alone: those that are open already may be gone on with.
  const refusal = isNew ? refuseOneMore((await countOpenHandOvers(ctx.db, locationNo)) - 1, bounds.openHandOvers) : null
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params)
  return own
}

/** Why nothing can be written there now, or not about this order. */
export async function refuseWords(ctx: Ctx, { words }: StoredHandOver, sent: HandOverWords): Promise<void> {
  const place = placeOf(ctx)
  const closed = refuseWritingAt(place)
  if (closed !== null) throw new PortalError(closed)
  const { ordernummer } = sent
  if (ordernummer === '' || ordernummer === words.ordernummer) return
  if (!(await isOrderAt(ctx.db, ordernummer, place.nummer)))
    throw new PortalError('error.niet_gevonden', {}, { field: 'ordernummer' })
}
