import { PortalError } from '@portal/contract/errors.ts'
import { pictureKinds, type UploadKind } from '@portal/contract/uploads.ts'
import { fileTypeFromBuffer } from 'file-type'
import { safeName } from '../files/safe-name.ts'
import { cleanPicture, type PictureKind } from './clean-picture.ts'
import { checkUnpacked } from './unpacked-size.ts'

/** A file as it may be kept: what it is, its content says. */
export interface CheckedUpload {
  readonly kind: UploadKind
  readonly mimeType: string
  /** To be shown; ends as a file of its kind does. */
  readonly name: string
  readonly content: Buffer
}

const mimeTypes: Readonly<Record<UploadKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
}
const endings: Readonly<Record<UploadKind, RegExp>> = {
  pdf: /\.pdf$/i,
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  docx: /\.docx$/i,
  xlsx: /\.xlsx$/i,
  csv: /\.csv$/i,
}
const packed: ReadonlySet<UploadKind> = new Set(['docx', 'xlsx'])
const zipStart = Buffer.from('PK')
/** Signs that no text has. */
const noText = /[^\P{Cc}\t\n\r]/u
const markup = /^\uFEFF?\s*</

const isPicture = (kind: UploadKind): kind is PictureKind => pictureKinds.some((one) => one === kind)

/** Tables have no mark of their own: a csv is text that is nothing else. */
function isTable(content: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
    return !noText.test(text) && !markup.test(text)
  } catch {
    return false
  }
}

async function kindOf(content: Buffer): Promise<UploadKind | null> {
  const found = await fileTypeFromBuffer(content)
  if (found === undefined) return isTable(content) ? 'csv' : null
  // A moving picture is kept as its first one.
  const kind = found.ext === 'apng' ? 'png' : found.ext
  return kind in mimeTypes ? (kind as UploadKind) : null
}

function nameOf(name: string, kind: UploadKind): string {
  const safe = safeName(name).trim()
  const shown = safe === '' ? kind : safe
  return endings[kind].test(shown) ? shown : `${shown}.${kind}`
}

/**
 * Looks at what a file is by its content, whatever it is called, and makes it harmless.
 * @param kinds those that are taken here
 * @throws PortalError that says what is wrong with it
 */
export async function checkUpload(content: Buffer, name: string, kinds: readonly UploadKind[]): Promise<CheckedUpload> {
  if (content.length === 0) throw new PortalError('upload.leeg')
  // Before anything looks inside.
  if (content.subarray(0, 2).equals(zipStart) && kinds.some((kind) => packed.has(kind))) await checkUnpacked(content)
  const kind = await kindOf(content)
  if (kind === null || !kinds.includes(kind)) throw new PortalError('upload.soort', { kinds: kinds.join(', ') })
  return {
    kind,
    mimeType: mimeTypes[kind],
    name: nameOf(name, kind),
    content: isPicture(kind) ? await cleanPicture(content, kind) : content,
  }
}
