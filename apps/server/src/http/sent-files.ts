import type { Readable } from 'node:stream'
import { PortalError } from '@portal/contract/errors.ts'
import { mostSentFiles, mostUploadBytes } from '@portal/contract/uploads.ts'
import { createContent } from './base64-content.ts'

/** A body with files: its JSON with a hash in place of each content, and the contents by their hash. */
export interface SentBody {
  readonly text: string
  readonly contents: ReadonlyMap<string, Buffer>
}

export function isSentBody(body: unknown): body is SentBody {
  return typeof body === 'object' && body !== null && 'text' in body && 'contents' in body
}

/** The field of a `SentFile` whose content is read while it arrives; names are bound without regard to capitals. */
const contentField = 'inhoud'
/** Everything beside the contents, as at any other call. */
const mostTextBytes = 1024 * 1024
const quote = 0x22
const backslash = 0x5c
const colon = 0x3a
const spaces: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d])

/** Knows of JSON where texts begin and end and which text names a field; whether it is JSON the parser says afterwards. */
function createFieldFinder() {
  let isInText = false
  let isEscaped = false
  let word = ''
  let field: string | null = null
  const outside = (byte: number): boolean => {
    const isContent = byte === quote && field === contentField
    if (byte === quote) isInText = !isContent
    if (byte === colon) field = word.toLowerCase()
    else if (!spaces.has(byte)) {
      word = ''
      field = null
    }
    return isContent
  }
  const inText = (byte: number): void => {
    if (!isEscaped && byte === quote) isInText = false
    else if (word.length <= contentField.length) word += String.fromCharCode(byte)
    isEscaped = !isEscaped && byte === backslash
  }
  /** True for the quote with which a content begins; the next byte to see is the one after its end. */
  return (byte: number): boolean => {
    if (!isInText) return outside(byte)
    inText(byte)
    return false
  }
}

function createScanner() {
  const beginsContent = createFieldFinder()
  const contents = new Map<string, Buffer>()
  const kept: Buffer[] = []
  let keptBytes = 0
  let room = mostUploadBytes
  let begun = 0
  let content: ReturnType<typeof createContent> | null = null
  const keep = (part: Buffer) => {
    keptBytes += part.length
    if (keptBytes > mostTextBytes) throw new PortalError('verzoek.te_groot')
    kept.push(part)
  }
  // Counted whatever field it is in: each gets room and a hash before it is known whether the call takes it.
  const beginContent = () => {
    begun += 1
    if (begun > mostSentFiles) throw new PortalError('verzoek.te_groot')
    return createContent(room)
  }
  /** Gives where the chunk goes on after the text that begins there. */
  const readText = (chunk: Buffer, from: number): number => {
    let at = from
    while (at < chunk.length && content === null) {
      if (beginsContent(chunk[at] ?? 0)) content = beginContent()
      at += 1
    }
    keep(Buffer.from(chunk.subarray(from, at)))
    return at
  }
  const readContent = (chunk: Buffer, from: number, into: ReturnType<typeof createContent>): number => {
    const end = chunk.indexOf(quote, from)
    into.write(chunk.toString('latin1', from, end === -1 ? chunk.length : end))
    if (end === -1) return chunk.length
    const { hash, bytes } = into.end()
    room -= bytes.length
    contents.set(hash, bytes)
    keep(Buffer.from(`${hash}"`))
    content = null
    return end + 1
  }
  return {
    write(chunk: Buffer) {
      for (let at = 0; at < chunk.length; )
        at = content === null ? readText(chunk, at) : readContent(chunk, at, content)
    },
    end: (): SentBody => ({ text: Buffer.concat(kept).toString('utf8'), contents }),
  }
}

/**
 * Reads a body with files from its stream; at most 20 of them and 10 MB of content in all.
 * @throws PortalError `upload.te_groot`, `verzoek.te_groot`, or `verzoek.onjuist` for content that is no base64
 */
export async function readSentFiles(payload: Readable): Promise<SentBody> {
  const scanner = createScanner()
  // The rest of a body that is refused is left to the server, which reads it away and answers on the same connection.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) scanner.write(chunk as Buffer)
  return scanner.end()
}
