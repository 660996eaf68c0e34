import { writeFileSync } from 'node:fs'
import bwip from 'bwip-js/node'

export interface DrawnCode {
  readonly kind: 'qrcode' | 'code128' | 'datamatrix'
  readonly text: string
}

const size = { width: 640, height: 480 } as const
const framesPerSecond = 5
const framesPerCode = 6
/** Brightness of paper and ink under the lamp of a site: no pure white, no pure black. */
const paper = 225
const ink = 35
const neutral = 128
const lineHeight = 140

/** The dark modules of a code, as rows of a picture: 1 is ink. */
function modulesOf({ kind, text }: DrawnCode): readonly (readonly number[])[] {
  const [drawn] = bwip.raw(kind, text)
  if (drawn === undefined) throw new Error(`Nothing was drawn of ${text}`)
  if ('sbs' in drawn) return [drawn.sbs.flatMap((width, i) => Array<number>(width).fill(i % 2 === 0 ? 1 : 0))]
  return Array.from({ length: drawn.pixy }, (_, y) => drawn.pixs.slice(y * drawn.pixx, (y + 1) * drawn.pixx))
}

/** A frame of a film with the code in the middle of a sheet of paper; without one, the empty sheet. */
function frameOf(code: DrawnCode | null): Buffer {
  const light = Buffer.alloc(size.width * size.height, paper)
  const rows = code === null ? [] : modulesOf(code)
  const columns = rows[0]?.length ?? 1
  const isLine = rows.length === 1
  const scale = Math.max(1, Math.floor(Math.min(isLine ? 560 / columns : 300 / columns, 8)))
  const height = isLine ? lineHeight : rows.length * scale
  const left = Math.floor((size.width - columns * scale) / 2)
  const top = Math.floor((size.height - height) / 2)
  for (let y = 0; code !== null && y < height; y += 1) {
    const row = rows[isLine ? 0 : Math.floor(y / scale)] ?? []
    for (const [x, dark] of row.entries()) {
      const at = (top + y) * size.width + left + x * scale
      if (dark === 1) light.fill(ink, at, at + scale)
    }
  }
  const colours = Buffer.alloc((size.width * size.height) / 2, neutral)
  return Buffer.concat([Buffer.from('FRAME\n'), light, colours])
}

/** A film that holds each code before the camera for a while, with empty paper between them; a browser repeats it. */
export function filmCodes(path: string, codes: readonly DrawnCode[]): void {
  const head = Buffer.from(`YUV4MPEG2 W${size.width} H${size.height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`)
  const empty = frameOf(null)
  const frames = codes.flatMap((code) => [...Array<Buffer>(framesPerCode).fill(frameOf(code)), empty])
  writeFileSync(path, Buffer.concat([head, ...frames]))
}
