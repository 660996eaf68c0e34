import type { UploadKind } from '@portal/contract/uploads.ts'
import { fileTypeFromBuffer } from 'file-type'
import { refuseUnpacked } from './unpacked-size.ts'

/** A file and what is taken where it was sent. */
export interface FileToLookAt {
  readonly content: Uint8Array
  readonly kinds: readonly UploadKind[]
}

/** What is wrong with a file, in a word of the contract. */
export type FileRefusal =
  | 'upload.leeg'
  | 'upload.soort'
  | 'upload.macro'
  | 'upload.onleesbaar'
  | 'upload.uitgepakt_te_groot'
export type Looked = { readonly kind: UploadKind } | { readonly refusal: FileRefusal }

const known: Readonly<Record<string, UploadKind>> = {
  pdf: 'pdf',
  jpg: 'jpg',
  png: 'png',
  // A moving picture is kept as its first one.
  apng: 'png',
  webp: 'webp',
  docx: 'docx',
  xlsx: 'xlsx',
  csv: 'csv',
}
const packed: ReadonlySet<UploadKind> = new Set(['docx', 'xlsx'])
/** Signs that no text has. */
const noText = /[^\P{Cc}\t\n\r]/u
const markup = /^\uFEFF?\s*</

/** Tables have no mark of their own: a csv is text that is nothing else. */
function isTable(content: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
    return !noText.test(text) && !markup.test(text)
  } catch {
    return false
  }
}

async function kindOf(content: Uint8Array): Promise<UploadKind | null> {
  const found = await fileTypeFromBuffer(content)
  if (found === undefined) return isTable(content) ? 'csv' : null
  return known[found.ext] ?? null
}

/** Finds out what a file is by its content, and whether it may be one of these kinds; runs in a thread. */
export async function lookInside({ content, kinds }: FileToLookAt): Promise<Looked> {
  if (content.length === 0) return { refusal: 'upload.leeg' }
  const isZip = content[0] === 0x50 && content[1] === 0x4b
  // Before anything looks inside.
  if (isZip && kinds.some((kind) => packed.has(kind))) {
    const refusal = await refuseUnpacked(Buffer.from(content.buffer, content.byteOffset, content.length))
    if (refusal !== null) return { refusal }
  }
  const kind = await kindOf(content)
  return kind === null || !kinds.includes(kind) ? { refusal: 'upload.soort' } : { kind }
}
