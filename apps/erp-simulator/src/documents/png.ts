import { crc32, deflateSync } from 'node:zlib'

const size = { width: 160, height: 120 } as const
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Sky, ground, concrete, steel, orange, dark. */
const palette = [
  0xbf, 0xdb, 0xfe, 0xa8, 0x8b, 0x6b, 0xcb, 0xd5, 0xe1, 0x64, 0x74, 0x8b, 0xea, 0x58, 0x0c, 0x1e, 0x29, 0x3b,
]

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A wall on a building site with a crack in it. */
function colourAt(x: number, y: number, variant: number): number {
  const ground = size.height - 26
  if (y > ground) return 1
  const left = 24 + variant * 9
  const isWall = x > left && x < left + 92 && y > 34 - variant * 4
  if (!isWall) return x > 138 && y > 8 ? 3 : 0
  const crack = left + 40 + Math.round(9 * Math.sin(y / (5 + variant))) + Math.floor(y / 6)
  if (Math.abs(x - crack) < 2) return 5
  return (x - left) % 23 === 0 || y % 17 === 0 ? 3 : 2
}

const drawn = new Map<number, Buffer>()

/** One of a few photos, as far as a drawing of six colours is one. */
export function makePng(variant: number): Buffer {
  const known = drawn.get(variant)
  if (known !== undefined) return known
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size.width, 0)
  header.writeUInt32BE(size.height, 4)
  // Eight bits, palette.
  header.set([8, 3, 0, 0, 0], 8)
  const rows = Buffer.alloc((size.width + 1) * size.height)
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) rows[y * (size.width + 1) + x + 1] = colourAt(x, y, variant)
  const parts = [
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  const image = Buffer.concat([signature, ...parts])
  drawn.set(variant, image)
  return image
}
