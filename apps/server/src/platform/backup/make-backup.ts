import type { ClientConfig } from 'pg'
import type { DatabaseServer } from '../db/connect.ts'
import type { FileStore } from '../files/files.ts'
import { portalVersion } from '../version.ts'
import { BackupFault } from './backup-fault.ts'
import { backupKeyOf } from './backup-key.ts'
import {
  type BackupContents,
  type KeptFile,
  type KeptTenant,
  listBackups,
  readContents,
  readLabel,
  writeBackup,
} from './backup-list.ts'
import { type BackupPlace, tellingStore } from './backup-place.ts'
import { dumpDatabase } from './dump-database.ts'
import { keepFiles } from './keep-files.ts'
import { createPieces, type Pieces } from './pieces.ts'

/** A place with the key of the operator. */
export interface Backups {
  readonly place: BackupPlace
  readonly pieces: Pieces
  readonly encrypted: boolean
}

/** @param key PORTAL_BACKUP_KEY; null for backups that anybody can read who comes to them */
export function openBackups(place: BackupPlace, key: string | null): Backups {
  const pieces = createPieces(place.store, key === null ? null : backupKeyOf(key), place.title)
  return { place, pieces, encrypted: key !== null }
}

/** The data of one tenant, wherever they are. */
export interface TenantData {
  readonly id: string
  /** Where it is. */
  readonly server: DatabaseServer
  readonly connection: ClientConfig
  readonly files: FileStore
}

/** What an earlier backup of this place has of the files, so that they are not read again; none when it cannot be read. */
async function earlierFiles({ place, pieces }: Backups): Promise<ReadonlyMap<string, KeptTenant['files']>> {
  const last = (await listBackups(place)).at(-1)
  if (last === undefined) return new Map()
  try {
    const { tenants } = await readContents(pieces, await readLabel(place, last))
    return new Map(tenants.map(({ id, files }) => [id, files]))
  } catch (error) {
    // With another key, or damaged: all files are read, and all is well.
    if (error instanceof BackupFault) return new Map()
    throw error
  }
}

/** What was kept, with its name in the place. */
export interface MadeBackup {
  readonly name: string
  readonly contents: BackupContents
  /** Files that were listed, and gone or damaged when they were read. */
  readonly unreadable: number
}

/**
 * Keeps the data of tenants while they are in use: each database as one snapshot saw it, then its files, of which the
 * snapshot knows none that is not there yet.
 */
export async function makeBackup(
  backups: Backups,
  tenants: readonly TenantData[],
  { at, ...keys }: Pick<BackupContents, 'secrets' | 'signingKeyIds'> & { readonly at: Date },
): Promise<MadeBackup> {
  const { pieces, encrypted } = backups
  const earlier = await earlierFiles(backups)
  const kept: KeptTenant[] = []
  let unreadable = 0
  for (const { id, connection, files: store } of tenants) {
    const database = await dumpDatabase(connection, pieces)
    const known = new Map((earlier.get(id) ?? []).map((file): [string, KeptFile] => [file.hash, file]))
    const files = await keepFiles(tellingStore(store, 'PORTAL_FILES_URL'), pieces, known)
    unreadable += files.unreadable
    kept.push({ id, database, files: files.files })
  }
  const contents = { tenants: kept, ...keys }
  return { name: await writeBackup(backups, contents, { at, portal: portalVersion, encrypted }), contents, unreadable }
}
