import { PortalError } from '@portal/contract/errors.ts'
import { pictureKinds, type UploadKind } from '@portal/contract/uploads.ts'
import { safeName } from '../files/safe-name.ts'
import { cleanPicture, type PictureKind } from './clean-picture.ts'
import type { FileToLookAt, Looked } from './look-inside.ts'
import { runInThread } from './run-in-thread.ts'

/** A file as it may be kept: what it is, its content says. */
export interface CheckedUpload {
  readonly kind: UploadKind
  readonly mimeType: string
  /** To be shown; ends as a file of its kind does. */
  readonly name: string
  readonly content: Buffer
}

/** A file as it came. */
export interface SentUpload {
  readonly content: Buffer
  readonly name: string
  /** Whose file it is: one of each person is looked at at a time. */
  readonly sender: string
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

const isPicture = (kind: UploadKind): kind is PictureKind => pictureKinds.some((one) => one === kind)

function nameOf(name: string, kind: UploadKind): string {
  const safe = safeName(name).trim()
  const shown = safe === '' ? kind : safe
  return endings[kind].test(shown) ? shown : `${shown}.${kind}`
}

const program = new URL('look-inside.thread.ts', import.meta.url)

/**
 * Looks at what a file is by its content, whatever it is called, and makes it harmless; beside the event loop, as is the
 * drawing of pictures, which has threads of its own.
 * @param kinds those that are taken here
 * @throws PortalError that says what is wrong with it
 */
export async function checkUpload(sent: SentUpload, kinds: readonly UploadKind[]): Promise<CheckedUpload> {
  const { content, name, sender } = sent
  // Of its own: a part of a larger buffer would be copied with the whole of it.
  const input: FileToLookAt = { content: Uint8Array.from(content), kinds }
  const looked = await runInThread<Looked>({ program, input, who: sender })
  if ('refusal' in looked)
    throw new PortalError(looked.refusal, looked.refusal === 'upload.soort' ? { kinds: kinds.join(', ') } : {})
  const { kind } = looked
  return {
    kind,
    mimeType: mimeTypes[kind],
    name: nameOf(name, kind),
    content: isPicture(kind) ? await cleanPicture(content, kind) : content,
  }
}
