import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ObjectStoreServer, startObjectStore } from '../../test/object-store-server.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { images } from '../erp/mirror-tables.ts'
import { imageThumbnails } from '../platform/db/schema/exchange.ts'

let server: ObjectStoreServer
let folderPortal: TestPortal
let bucketPortal: TestPortal
let portal: TestPortal
beforeAll(async () => {
  server = await startObjectStore()
  folderPortal = await startTestPortal()
  bucketPortal = await startTestPortal({ files: { kind: 'bucket', ...server.bucket } })
})
afterAll(async () => {
  await Promise.all([folderPortal.close(), bucketPortal.close()])
  await server.close()
})

let lineNo = 0
async function keep(mimeType: string, content: Buffer): Promise<string> {
  const hash = await portal.parts.files.put(content)
  lineNo += 1
  const row = { parentType: 'Soort', parentNo: 'MOLEN', lineNo, hash, mimeType, size: content.length, rowVersion: 1n }
  await portal.db.insert(images).values(row)
  return hash
}
async function get(hash: string, query = '') {
  const answer = await fetch(`${portal.url}/afbeeldingen/${hash}${query}`)
  const content = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, type: answer.headers.get('content-type'), content }
}
const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe.each([
  ['a folder', () => folderPortal],
  ['an object store', () => bucketPortal],
])('a picture kept in %s', (_where, portalOf) => {
  beforeAll(() => {
    portal = portalOf()
  })

  it('gives a photo as it is, and upright in the size of a list where it is asked for', async () => {
    const content = await photo(1200, 800)
    const hash = await keep('image/jpeg', content)
    expect(await get(hash)).toMatchObject({ status: 200, type: 'image/jpeg', content })
    const small = await get(hash, '?formaat=klein')
    expect(small).toMatchObject({ status: 200, type: 'image/webp' })
    expect(await sharp(small.content).metadata()).toMatchObject({ format: 'webp', width: 320, height: 480 })
    expect(small.content.length).toBeLessThan(content.length / 4)
  })

  it('makes the small picture once, however many ask at the same time', async () => {
    const hash = await keep('image/jpeg', await photo(900, 900))
    const answers = await Promise.all([1, 2, 3].map(() => get(hash, '?formaat=klein')))
    expect(new Set(answers.map(({ content }) => content.toString('hex'))).size).toBe(1)
    const [mine] = (await portal.db.select().from(imageThumbnails)).filter((row) => row.hash === hash)
    // Another content under the known name: it is served from the store, not made again.
    const other = await portal.parts.files.put(Buffer.from('kept'))
    await portal.db.update(imageThumbnails).set({ thumbnailHash: other })
    expect((await get(hash, '?formaat=klein')).content.toString()).toBe('kept')
    expect(mine?.thumbnailHash).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    ['a drawing', 'image/svg+xml', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(30_000)}</svg>`)],
    ['a photo that cannot be read', 'image/jpeg', Buffer.alloc(40_000, 7)],
  ])('gives %s as it is', async (_what, type, content) => {
    const hash = await keep(type, content)
    for (const _time of [1, 2]) expect(await get(hash, '?formaat=klein')).toMatchObject({ status: 200, type, content })
  })

  it('knows no other pictures', async () => {
    expect((await get('0'.repeat(64), '?formaat=klein')).status).toBe(404)
    expect((await get('geen-hash', '?formaat=klein')).status).toBe(404)
  })
})

it('is not to be had for now when its store is away (R-ERR-02)', async () => {
  portal = bucketPortal
  const hash = await keep('image/jpeg', Buffer.from('een foto'))
  await server.stop()
  const answer = await fetch(`${portal.url}/afbeeldingen/${hash}`)
  expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'error.niet_gereed' })])
})
