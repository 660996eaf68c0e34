import type { handOvers } from '@portal/contract/hand-overs.ts'
import { plausibleMoment } from '@portal/domain/site-walks/sighting.ts'
import type { UseCase } from '../../http/handlers.ts'
import { useUploads } from '../../platform/uploads/uploads.ts'
import { deleteHandOver, saveWords } from './hand-overs.store.ts'
import { lockOwnHandOver, pictureSubject, refuseSigned, refuseWords, takeHandOver } from './own-hand-over.ts'

/** Begins a hand-over, or keeps what was filled in so far, perhaps a while ago and without a connection. */
export const keep: UseCase<typeof handOvers.keep> = async (ctx, input) => {
  const own = await takeHandOver(ctx, input)
  refuseSigned(own)
  await refuseWords(ctx, own, input.verklaring)
  const at = plausibleMoment(input.bewaard, { begun: new Date(own.begunAt), now: ctx.clock.now() })
  await saveWords(ctx.db, { id: own.id, words: input.verklaring, at })
  ctx.audit(own.id, { lines: input.verklaring.regels.length })
  return null
}

/** Throws away a hand-over that nobody signed; its pictures go with what nothing uses. */
export const remove: UseCase<typeof handOvers.remove> = async (ctx, { overdracht }) => {
  const { id } = await lockOwnHandOver(ctx, overdracht)
  await useUploads(ctx.db, pictureSubject(id), [])
  await deleteHandOver(ctx.db, id)
  ctx.audit(id)
  return null
}
