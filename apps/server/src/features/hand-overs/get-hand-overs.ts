import { PortalError } from '@portal/contract/errors.ts'
import type { handOvers } from '@portal/contract/hand-overs.ts'
import type { SealedRecord } from '@portal/domain/hand-overs/sealed-record.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf } from '../../platform/context.ts'
import { listHandOvers, type StoredHandOver } from './hand-overs.store.ts'
import { findOwnHandOver } from './own-hand-over.ts'
import { listPictures } from './pictures.store.ts'

/** Signed ones that a list shows. */
const mostSigned = 200

/** The hand-overs of a location, or of one order there, the latest first. */
export const getHandOvers: UseCase<typeof handOvers.getHandOvers> = async (ctx, { ordernummer }) => ({
  items: await listHandOvers(ctx.db, { locationNo: placeOf(ctx).nummer, orderNo: ordernummer ?? null, mostSigned }),
})

function sealShown({ sealed, sealedHash, signedAt, receivedAt, signedBy }: StoredHandOver) {
  if (sealed === null || sealedHash === null || signedAt === null || receivedAt === null) return null
  // It was written by `sign`.
  const { verklaring } = JSON.parse(sealed) as SealedRecord
  const { overdrager, ontvanger } = verklaring.handtekeningen
  const shown = ({ lijnen, getypt }: typeof overdrager) => ({ lijnen: lijnen.map((line) => [...line]), getypt })
  return {
    ondertekend: signedAt,
    ontvangen: receivedAt,
    door: signedBy,
    handtekeningen: { overdrager: shown(overdrager), ontvanger: shown(ontvanger) },
    hash: sealedHash,
    tekst: sealed,
  }
}

/** One hand-over with everything that was said. */
export const getHandOver: UseCase<typeof handOvers.getHandOver> = async (ctx, { overdracht }) => {
  const { handOver, place } = await findOwnHandOver(ctx, overdracht)
  const { regels, ...words } = handOver.words
  return {
    overdracht: handOver.id,
    materieellocatie: place.nummer,
    locatieOmschrijving: place.omschrijving,
    begonnen: handOver.begunAt,
    begonnenDoor: handOver.begunBy,
    bewaard: handOver.keptAt,
    verklaring: { ...words, regels: regels.map((line) => ({ ...line, fotos: [...line.fotos] })) },
    fotos: (await listPictures(ctx.db, handOver.id)).map(({ id }) => id),
    zegel: sealShown(handOver),
  }
}

/** The content of a picture of a hand-over. */
export const getPicture: UseCase<typeof handOvers.getPicture> = async (ctx, { overdracht, foto }) => {
  const { handOver } = await findOwnHandOver(ctx, overdracht)
  const picture = (await listPictures(ctx.db, handOver.id)).find(({ id }) => id === foto)
  const content = picture === undefined ? null : await ctx.files.read(picture.hash)
  if (picture === undefined || content === null) throw new PortalError('error.niet_gevonden')
  return { type: picture.mimeType, inhoud: content.toString('base64') }
}
