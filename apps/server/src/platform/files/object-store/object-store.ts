import { buffer } from 'node:stream/consumers'
import { contentHash, type FileStore, FilesError, hashOf, placeOf } from '../files.ts'
import type { Bucket, ObjectTimes } from './object-client.ts'
import { openObjects } from './objects.ts'

/**
 * A store in a folder of a bucket, over the S3 protocol, laid out as a store in a folder is.
 * @throws FilesError from each of its calls, saying what kind of failure it is
 */
export function createObjectStore(bucket: Bucket, folder: string, times?: ObjectTimes): FileStore {
  const objects = openObjects(bucket, folder, times)
  const ifNamed = <T>(hash: string, action: (place: string) => Promise<T>): Promise<T | null> => {
    const place = placeOf(hash)
    return place === null ? Promise.resolve(null) : action(place)
  }
  return {
    async put(bytes) {
      const hash = contentHash(bytes)
      await ifNamed(hash, (place) => objects.put(place, { bytes, hash }))
      return hash
    },
    has: async (hash) => (await ifNamed(hash, objects.has)) ?? false,
    read: (hash) => ifNamed(hash, (place) => objects.get(place, ({ body }) => buffer(body))),
    open: (hash) =>
      ifNamed(hash, (place) =>
        objects.get(place, async ({ size, body }) => {
          if (size !== null) return { size, stream: body }
          body.destroy()
          throw new FilesError('refused', 'The object store does not say how long the content is')
        }),
      ),
    async remove(hash) {
      await ifNamed(hash, objects.remove)
    },
    async *list() {
      for await (const key of objects.list()) {
        const hash = hashOf(key)
        if (hash !== null) yield hash
      }
    },
  }
}
