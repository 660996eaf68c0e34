import type { Readable } from 'node:stream'
import yauzl from 'yauzl'

/** What an office file may hold: a workbook of 10 MB rarely unpacks to more than 60. */
const mostUnpackedBytes = 100 * 1024 * 1024
const mostEntries = 5000
/** Programs in a document run when somebody opens it. */
const programs = /(^|\/)(vbaProject\.bin|activeX\/)/i

/** Bytes of an entry, or one more than there is room for. */
async function countBytes(stream: Readable, room: number): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) {
    // A stream of bytes gives buffers.
    bytes += (chunk as Buffer).length
    if (bytes > room) return bytes
  }
  return bytes
}

/**
 * Unpacks a zip file to nowhere, because what its table of contents says of sizes is only a claim.
 * @returns what is wrong with a file that is damaged, that unpacks to more than 100 MB, or that has programs in it
 */
export async function refuseUnpacked(
  content: Buffer,
): Promise<'upload.onleesbaar' | 'upload.uitgepakt_te_groot' | 'upload.macro' | null> {
  try {
    const zip = await yauzl.fromBufferPromise(content, { lazyEntries: true })
    if (zip.entryCount > mostEntries) return 'upload.uitgepakt_te_groot'
    let room = mostUnpackedBytes
    for await (const entry of zip.eachEntry()) {
      if (programs.test(entry.fileName)) return 'upload.macro'
      room -= await countBytes(await zip.openReadStreamPromise(entry), room)
      if (room < 0) return 'upload.uitgepakt_te_groot'
    }
    return null
  } catch {
    return 'upload.onleesbaar'
  }
}
