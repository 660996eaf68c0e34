import { PortalError } from '@portal/contract/errors.ts'
import type { handOvers } from '@portal/contract/hand-overs.ts'
import { calendarDateOf } from '@portal/domain/calendar/sent-date.ts'
import type { SealedRecord } from '@portal/domain/hand-overs/sealed-record.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { loadSharp, mostPixels } from '../../platform/files/load-sharp.ts'
import { longDate, translator } from '../../platform/mail/mail-text.ts'
import { drawPdf } from '../../platform/pdf/draw-pdf.ts'
import { handOverDocument } from './hand-over-pdf.ts'
import { findOwnHandOver } from './own-hand-over.ts'
import { type HandOverPicture, listPictures } from './pictures.store.ts'

const momentLooks = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const
/** Pixels of the longest side on paper: a hundred pictures still fit in a mail box. */
const longestSide = 700

/** The pictures small enough for paper, as data addresses; one that cannot be read now is left out. */
async function readPictures(ctx: Ctx, pictures: readonly HandOverPicture[]): Promise<ReadonlyMap<string, string>> {
  const read = new Map<string, string>()
  if (pictures.length === 0) return read
  const sharp = await loadSharp()
  // One after the other: unpacked, each may take two hundred megabytes.
  for (const { id, hash } of pictures) {
    const content = await ctx.files.read(hash)
    if (content === null) continue
    const small = await sharp(content, { limitInputPixels: mostPixels })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 75 })
      .toBuffer()
    read.set(id, `data:image/jpeg;base64,${small.toString('base64')}`)
  }
  return read
}

/** The record of a signed hand-over as a pdf; of one that nobody signed there is none. */
export const print: UseCase<typeof handOvers.print> = async (ctx, { overdracht }) => {
  const { handOver } = await findOwnHandOver(ctx, overdracht)
  const { sealed, sealedHash: hash } = handOver
  if (sealed === null || hash === null) throw new PortalError('error.niet_gevonden')
  // It was written by `sign`.
  const record = JSON.parse(sealed) as SealedRecord
  const t = await translator(ctx.language)
  const { ondertekend, locatie, verklaring } = record
  const signedAt = new Intl.DateTimeFormat(ctx.language, momentLooks).format(new Date(ondertekend))
  const day = longDate(calendarDateOf(ondertekend), ctx.language)
  const title = [t(`handOvers.kind.${verklaring.soort}`), locatie.nummer, day].join(' ')
  const pictures = await readPictures(ctx, await listPictures(ctx.db, handOver.id))
  const company = ctx.settings.string('Contact_Bedrijfsnaam')
  const document = handOverDocument({ record, hash, title, company, language: ctx.language, signedAt, pictures }, t)
  const content = await drawPdf(document, signedIn(ctx).id)
  return { naam: `${title}.pdf`, inhoud: content.toString('base64') }
}
