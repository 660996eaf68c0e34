import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { contentHash, isMissing, namesIn, writeWhole } from './files.ts'
import type { FilesPlace } from './files-place.ts'
import { openObjects } from './object-store/objects.ts'

/** Small files that have names; one is whole or not there. */
export interface NamedFiles {
  list(): Promise<readonly string[]>
  read(name: string): Promise<Buffer | null>
  write(name: string, content: Uint8Array): Promise<void>
  /** A file that is not there is removed already. */
  remove(name: string): Promise<void>
}

function namedInFolder(folder: string): NamedFiles {
  return {
    list: () => namesIn(folder),
    read: (name) =>
      readFile(join(folder, name)).catch((error) => {
        if (isMissing(error)) return null
        throw error
      }),
    write: (name, content) => writeWhole(join(folder, name), content),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** A folder of named files in a place. */
export function openNamedFiles(place: FilesPlace, folder: string): NamedFiles {
  if (place.kind === 'folder') return namedInFolder(join(place.folder, folder))
  const objects = openObjects(place, folder)
  return {
    async list() {
      const names: string[] = []
      for await (const name of objects.list()) names.push(name)
      return names
    },
    read: (name) => objects.get(name, ({ body }) => buffer(body)),
    write: (name, bytes) => objects.put(name, { bytes, hash: contentHash(bytes) }),
    remove: (name) => objects.remove(name),
  }
}
