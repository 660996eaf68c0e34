import { PortalError } from '@portal/contract/errors.ts'
import { handOvers } from '@portal/contract/hand-overs.ts'
import { refuseOneMore } from '@portal/domain/bounds.ts'
import { mostPictures } from '@portal/domain/hand-overs/hand-over.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { auditOf, takeUpload, useUploads } from '../../platform/uploads/uploads.ts'
import { findOwnHandOver, lockOwnHandOver, pictureSubject, refuseSigned } from './own-hand-over.ts'
import { insertPicture, listPictures } from './pictures.store.ts'

/** Adds a picture to a hand-over that nobody signed, under the id that the device gave it. */
export const addPicture: AskFirst<typeof handOvers.addPicture> = {
  async ask(asking, { overdracht, foto, bestand }) {
    refuseSigned((await findOwnHandOver(asking, overdracht)).handOver)
    const taken = await takeUpload(asking, { call: handOvers.addPicture, sent: bestand })
    return async (ctx) => {
      const { id: handOverId } = await lockOwnHandOver(ctx, overdracht)
      const { mimeType, hash, content } = taken
      const known = await listPictures(ctx.db, handOverId)
      const refusal = known.some(({ id }) => id === foto) ? null : refuseOneMore(known.length, mostPictures)
      if (refusal !== null) throw new PortalError(refusal.code, refusal.params)
      const picture = { handOverId, id: foto, hash, mimeType, size: content.length }
      await insertPicture(ctx.db, { ...picture, addedAt: ctx.clock.now(), addedBy: signedIn(ctx).userName })
      const hashes = (await listPictures(ctx.db, handOverId)).map((one) => one.hash)
      await useUploads(ctx.db, pictureSubject(handOverId), hashes)
      ctx.audit(handOverId, { picture: foto, ...auditOf(taken) })
      return null
    }
  },
}
