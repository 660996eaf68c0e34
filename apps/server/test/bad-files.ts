import { strToU8, type Zippable, zipSync } from 'fflate'
import sharp from 'sharp'

const types = (main: string, part: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="${part}" ContentType="${main}"/></Types>`

/** A workbook or a text document as an office program writes it, as far as anything looks at it here. */
export function officeFile(kind: 'docx' | 'xlsx', parts: Zippable = {}): Buffer {
  const [main, part] =
    kind === 'docx'
      ? ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', 'word/document.xml']
      : ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml', 'xl/workbook.xml']
  return Buffer.from(
    zipSync({ '[Content_Types].xml': strToU8(types(main, `/${part}`)), [part]: strToU8('<a/>'), ...parts }),
  )
}

/** A few hundred kilobytes that unpack to `megabytes`. */
export function zipBomb(megabytes: number): Buffer {
  const zeros = new Uint8Array(megabytes * 1024 * 1024)
  return officeFile('xlsx', { 'xl/worksheets/sheet1.xml': [zeros, { level: 9 }] })
}

/** The same, whose table of contents says that every file in it is small. */
export function lyingZipBomb(megabytes: number): Buffer {
  const bomb = zipBomb(megabytes)
  const size = megabytes * 1024 * 1024
  for (let at = 0; at < bomb.length - 4; at += 1) if (bomb.readUInt32LE(at) === size) bomb.writeUInt32LE(1000, at)
  return bomb
}

/** A PNG of a few bytes that says it is 60,000 pixels wide and high. */
export async function pixelBomb(): Promise<Buffer> {
  const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const side = 60_000
  small.writeUInt32BE(side, 16)
  small.writeUInt32BE(side, 20)
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
  return small
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A photo as a phone makes it: on its side, with the place where it was taken and a text behind its end. */
export async function phonePhoto(hidden: string): Promise<Buffer> {
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#d80' } })
    .withExif({ IFD0: { Artist: hidden, Orientation: '6' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return Buffer.concat([photo, Buffer.from(`<script>${hidden}</script>`)])
}

/** A picture that anybody may send. */
export function goodPicture(format: 'png' | 'jpeg' | 'webp' = 'png', colour = '#123'): Promise<Buffer> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
  return picture.toFormat(format).toBuffer()
}
