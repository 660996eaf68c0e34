import { join } from 'node:path'
import { ConfigError } from '../config.ts'
import { createFileStore, type FileStore } from './files.ts'
import type { FilesPlace } from './files-place.ts'
import { createObjectStore } from './object-store/object-store.ts'

/** A folder of its own in the place, such as that of a tenant. */
export function openFiles(place: FilesPlace, folder: string): FileStore {
  return place.kind === 'folder' ? createFileStore(join(place.folder, folder)) : createObjectStore(place, folder)
}

function nameOf(place: FilesPlace): string {
  return place.kind === 'folder' ? `the folder ${place.folder}` : `the bucket ${place.bucket} of ${place.endpoint}`
}

/**
 * Keeps something and reads it back, so that a place that does not work is known before anybody needs it.
 * @throws ConfigError that names the place and what is wrong with it
 */
export async function checkFiles(place: FilesPlace): Promise<void> {
  const store = openFiles(place, 'start-check')
  const content = Buffer.from('Materieel Portaal')
  try {
    const kept = await store.read(await store.put(content))
    if (kept === null || !content.equals(kept)) throw new Error('What is kept there does not come back')
    // A missing object must differ from a forbidden one, or nothing would ever be fetched.
    await store.read('0'.repeat(64))
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`PORTAL_FILES_URL: files cannot be kept in ${nameOf(place)}. ${what}`)
  }
}
