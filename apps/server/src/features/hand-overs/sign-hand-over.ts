import type { CallRequest } from '@portal/contract/define.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { handOvers } from '@portal/contract/hand-overs.ts'
import { type HandOverWords, handOverFaults, picturesOf, signatureFaults } from '@portal/domain/hand-overs/hand-over.ts'
import { canonicalText, readText, type SealedRecord } from '@portal/domain/hand-overs/sealed-record.ts'
import { plausibleMoment } from '@portal/domain/site-walks/sighting.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { contentHash } from '../../platform/files/files.ts'
import { useUploads } from '../../platform/uploads/uploads.ts'
import { queueSignedMails } from './hand-over-mail.ts'
import { type StoredHandOver, saveSeal } from './hand-overs.store.ts'
import { pictureSubject, refuseWords, takeHandOver } from './own-hand-over.ts'
import { deleteOtherPictures, type HandOverPicture, listPictures } from './pictures.store.ts'

type Input = CallRequest<typeof handOvers.sign>

/** What was signed before; the same again is the answer of then, anything else a refusal. */
function answerOfSigned({ sealed, sealedHash }: StoredHandOver, { verklaring }: Input): { hash: string } | null {
  if (sealed === null || sealedHash === null) return null
  // It was written by `sealOf`.
  const signed = JSON.parse(sealed) as SealedRecord
  if (canonicalText(signed.verklaring) !== canonicalText(verklaring)) throw new PortalError('overdracht.ondertekend')
  return { hash: sealedHash }
}

const hashOf = (text: string): string => contentHash(Buffer.from(text, 'utf8'))

/** A signature covers what both read on the device: what came is that, or nothing is sealed. */
function refuseUnread({ overdracht, gelezen }: Input, words: HandOverWords): void {
  if (hashOf(readText(overdracht, words)) !== gelezen) throw new PortalError('overdracht.anders')
}

function refuseFaults({ verklaring }: Input, pictures: readonly HandOverPicture[]): void {
  const arrived = new Set(pictures.map(({ id }) => id))
  const [first, ...others] = [...handOverFaults(verklaring, arrived), ...signatureFaults(verklaring.handtekeningen)]
  if (first === undefined) return
  throw new PortalError(first.code, first.params, { field: first.field, fields: [first, ...others] })
}

interface Signing {
  readonly own: StoredHandOver
  readonly input: Input
  readonly pictures: readonly HandOverPicture[]
}

function sealOf(ctx: Ctx, { own: { begunAt, id }, input, pictures }: Signing) {
  const { nummer, omschrijving } = placeOf(ctx)
  const receivedAt = ctx.clock.now()
  const signedAt = plausibleMoment(input.moment, { begun: new Date(begunAt), now: receivedAt })
  const record: SealedRecord = {
    versie: 1,
    overdracht: id,
    locatie: { nummer, omschrijving },
    ondertekend: signedAt.toISOString(),
    ontvangen: receivedAt.toISOString(),
    account: signedIn(ctx).userName,
    fotos: Object.fromEntries(pictures.map((one) => [one.id, one.hash])),
    verklaring: input.verklaring,
  }
  const sealed = canonicalText(record)
  return { signedAt, receivedAt, sealed, sealedHash: hashOf(sealed) }
}

/**
 * Signs a hand-over: what the two said is sealed with both signatures and the hashes of its pictures. Pictures that no line
 * names go.
 */
export const sign: UseCase<typeof handOvers.sign> = async (ctx, input) => {
  const { handtekeningen: _, ...words } = input.verklaring
  const own = await takeHandOver(ctx, { ...input, verklaring: words })
  refuseUnread(input, words)
  const before = answerOfSigned(own, input)
  if (before !== null) {
    ctx.changedNothing()
    return before
  }
  await refuseWords(ctx, own, words)
  const named = new Set(picturesOf(words))
  const pictures = (await listPictures(ctx.db, own.id)).filter(({ id }) => named.has(id))
  refuseFaults(input, pictures)
  const seal = sealOf(ctx, { own, input, pictures })
  await saveSeal(ctx.db, { id: own.id, words, signedBy: signedIn(ctx).userName, ...seal })
  await deleteOtherPictures(ctx.db, own.id, [...named])
  const hashes = pictures.map(({ hash }) => hash)
  await useUploads(ctx.db, pictureSubject(own.id), hashes)
  await queueSignedMails(ctx, own.id, { words, hash: seal.sealedHash, signedAt: seal.signedAt })
  ctx.audit(own.id, { hash: seal.sealedHash, lines: words.regels.length, pictures: pictures.length })
  return { hash: seal.sealedHash }
}
