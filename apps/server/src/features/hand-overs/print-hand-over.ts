import { PortalError } from '@portal/contract/errors.ts'
import type { handOvers } from '@portal/contract/hand-overs.ts'
import type { Locale } from '@portal/contract/values.ts'
import { calendarDateOf } from '@portal/domain/calendar/sent-date.ts'
import type { SealedRecord } from '@portal/domain/hand-overs/sealed-record.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn, type TenantParts } from '../../platform/context.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { loadSharp, mostPixels } from '../../platform/files/load-sharp.ts'
import { longDate, translator } from '../../platform/mail/mail-text.ts'
import { drawPdf } from '../../platform/pdf/draw-pdf.ts'
import { handOverDocument } from './hand-over-pdf.ts'
import type { StoredHandOver } from './hand-overs.store.ts'
import { findOwnHandOver } from './own-hand-over.ts'
import { type HandOverPicture, listPictures } from './pictures.store.ts'

const momentLooks = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const
/** Pixels of the longest side on paper: a hundred pictures still fit in a mail box. */
const longestSide = 700

/** The pictures small enough for paper, as data addresses; one that cannot be read now is left out. */
async function readPictures(
  files: FileStore,
  pictures: readonly HandOverPicture[],
): Promise<ReadonlyMap<string, string>> {
  const read = new Map<string, string>()
  if (pictures.length === 0) return read
  const sharp = await loadSharp()
  // One after the other: unpacked, each may take two hundred megabytes.
  for (const { id, hash } of pictures) {
    const content = await files.read(hash)
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

interface Drawn {
  readonly handOver: StoredHandOver
  readonly language: Locale
  /** Whose document it is: of one person one is drawn at a time. */
  readonly who: string
}

/** The record of a signed hand-over as a pdf; null for one that nobody signed. */
export async function drawRecord(
  { db, files, settings }: Pick<TenantParts, 'db' | 'files' | 'settings'>,
  { handOver, language, who }: Drawn,
): Promise<{ readonly name: string; readonly content: Buffer } | null> {
  const { sealed, sealedHash: hash } = handOver
  if (sealed === null || hash === null) return null
  // It was written by `sign`.
  const record = JSON.parse(sealed) as SealedRecord
  const t = await translator(language)
  const { ondertekend, locatie, verklaring } = record
  const signedAt = new Intl.DateTimeFormat(language, momentLooks).format(new Date(ondertekend))
  const day = longDate(calendarDateOf(ondertekend), language)
  const title = [t(`handOvers.kind.${verklaring.soort}`), locatie.nummer, day].join(' ')
  const pictures = await readPictures(files, await listPictures(db, handOver.id))
  const company = settings.string('Contact_Bedrijfsnaam')
  const document = handOverDocument({ record, hash, title, company, language, signedAt, pictures }, t)
  return { name: `${title}.pdf`, content: await drawPdf(document, who) }
}

/** The record of a signed hand-over as a pdf; of one that nobody signed there is none. */
export const print: UseCase<typeof handOvers.print> = async (ctx: Ctx, { overdracht }) => {
  const { handOver } = await findOwnHandOver(ctx, overdracht)
  const drawn = await drawRecord(ctx, { handOver, language: ctx.language, who: signedIn(ctx).id })
  if (drawn === null) throw new PortalError('error.niet_gevonden')
  return { naam: drawn.name, inhoud: drawn.content.toString('base64') }
}
