import type { Page } from '@playwright/test'

/** A phone held upright stores its picture lying down, and says so with where it was: Exif with orientation 6 and a latitude. */
function turned(jpeg: Buffer): Buffer {
  const entry = (tag: number, type: number, [count, value]: readonly [number, Buffer]) => {
    const head = Buffer.alloc(8)
    head.writeUInt16BE(tag, 0)
    head.writeUInt16BE(type, 2)
    head.writeUInt32BE(count, 4)
    return Buffer.concat([head, value])
  }
  const long = (value: number) => Buffer.from([0, 0, 0, value])
  const count = (number: number) => Buffer.from([0, number])
  const end = long(0)
  // Two entries stand before the directory of the place, each of 12 bytes, after 8 of the header and 2 of their number.
  const placeAt = 8 + 2 + 2 * 12 + 4
  const tiff = Buffer.concat([
    ...[Buffer.from('MM\0*'), long(8), count(2)],
    ...[entry(0x0112, 3, [1, Buffer.from([0, 6, 0, 0])]), entry(0x8825, 4, [1, long(placeAt)]), end],
    ...[count(1), entry(1, 2, [2, Buffer.from('N\0\0\0')]), end],
  ])
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  const size = Buffer.alloc(2)
  size.writeUInt16BE(body.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), size, body, jpeg.subarray(2)])
}

/** A photo of 400 by 200 as such a phone stores it; of another width its content is another. */
export async function makePhoto(page: Page, dark = 200): Promise<Buffer> {
  const drawn = await page.evaluate((width) => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 200
    const pen = canvas.getContext('2d')
    pen?.fillRect(0, 0, width, 200)
    // What is left transparent would be as dark.
    if (pen) pen.fillStyle = '#fff'
    pen?.fillRect(width, 0, 400, 200)
    return canvas.toDataURL('image/jpeg')
  }, dark)
  return turned(Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64'))
}

/** What lies in the browser of the photos that wait: width, height, and whether any says where it was taken. */
export function keptPhotos(page: Page) {
  return page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await answerOf(indexedDB.open('mp_wachtrij'))
    const photos: readonly Blob[] = await answerOf(db.transaction('files').objectStore('files').getAll())
    db.close()
    const looks = photos.map(async (photo) => {
      const { width, height } = await createImageBitmap(photo)
      return { width, height, hasExif: (await photo.text()).includes('Exif') }
    })
    return Promise.all(looks)
  })
}
