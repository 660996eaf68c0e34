import type { Readable } from 'node:stream'
import { PortalError } from '@portal/contract/errors.ts'
import yauzl from 'yauzl'

/** What an office file may hold: a workbook of 10 MB rarely unpacks to more than 60. */
const mostUnpackedBytes = 100 * 1024 * 1024
const mostEntries = 5000
/** Programs in a document run when somebody opens it. */
const programs = /(^|\/)(vbaProject\.bin|activeX\/)/i

const unreadable = () => new PortalError('upload.onleesbaar')

async function countBytes(stream: Readable, room: number): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) {
    // A stream of bytes gives buffers.
    bytes += (chunk as Buffer).length
    if (bytes > room) throw new PortalError('upload.uitgepakt_te_groot')
  }
  return bytes
}

/**
 * Unpacks a zip file to nowhere, because what its table of contents says of sizes is only a claim.
 * @throws PortalError for a file that is damaged, that unpacks to more than 100 MB, or that has programs in it
 */
export async function checkUnpacked(content: Buffer): Promise<void> {
  try {
    const zip = await yauzl.fromBufferPromise(content, { lazyEntries: true })
    if (zip.entryCount > mostEntries) throw new PortalError('upload.uitgepakt_te_groot')
    let room = mostUnpackedBytes
    for await (const entry of zip.eachEntry()) {
      if (programs.test(entry.fileName)) throw new PortalError('upload.macro')
      room -= await countBytes(await zip.openReadStreamPromise(entry), room)
    }
  } catch (error) {
    throw error instanceof PortalError ? error : unreadable()
  }
}
