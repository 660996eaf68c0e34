import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type FileStore, FilesError } from '../files/files.ts'
import { type FilesPlace, filesAddress, filesPlaceOf } from '../files/files-place.ts'
import { type NamedFiles, openNamedFiles } from '../files/named-files.ts'
import { openFiles } from '../files/open-files.ts'
import { BackupFault } from './backup-fault.ts'

/** Where backups lie: small files that name them, and the pieces that all of them share. */
export interface BackupPlace {
  /** As the operator reads it. */
  readonly title: string
  readonly named: NamedFiles
  readonly store: FileStore
}

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const noRight = new Set(['EACCES', 'EPERM', 'EROFS'])

/** What is wrong with a place of files, in one sentence; anything else as it is. */
function faultAt(title: string, error: unknown): unknown {
  if (error instanceof FilesError)
    return new BackupFault(`${title} kan niet worden gebruikt: ${error.message}. Kijk adres, account en rechten na.`)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (noRoom.has(code)) return new BackupFault(`In ${title} is geen ruimte meer: maak ruimte of kies een andere plek.`)
  if (noRight.has(code))
    return new BackupFault(`In ${title} mag dit account niet lezen of schrijven (${code}): geef het de rechten.`)
  if (code === 'ENOTDIR' || code === 'EEXIST') return new BackupFault(`${title} is geen map: noem er een.`)
  return error
}

/** A store whose failures name the place. */
export function tellingStore(store: FileStore, title: string): FileStore {
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      throw faultAt(title, error)
    })
  return {
    put: (content) => told(store.put(content)),
    has: (hash) => told(store.has(hash)),
    read: (hash) => told(store.read(hash)),
    open: (hash) => told(store.open(hash)),
    remove: (hash) => told(store.remove(hash)),
    async *list() {
      try {
        yield* store.list()
      } catch (error) {
        throw faultAt(title, error)
      }
    },
  }
}

function tellingNames(named: NamedFiles, title: string): NamedFiles {
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      throw faultAt(title, error)
    })
  return {
    list: () => told(named.list()),
    read: (name) => told(named.read(name)),
    write: (name, content) => told(named.write(name, content)),
    remove: (name) => told(named.remove(name)),
  }
}

function placeNamed(address: string, account: { keyId: string; secretKey: string } | null): FilesPlace {
  const isAddress = /^(s3|file):/.test(address)
  const read = filesAddress.safeParse(isAddress ? address : pathToFileURL(resolve(address)).href)
  if (!read.success)
    throw new BackupFault(
      `${address} is geen plek voor back-ups: ${read.error.issues[0]?.message ?? 'onbekend adres'}.`,
    )
  const place = filesPlaceOf({ address: read.data, keyId: account?.keyId, secretKey: account?.secretKey, dataDir: '' })
  if (place !== null) return place
  throw new BackupFault(`De bucket ${address} vraagt AWS_ACCESS_KEY_ID en AWS_SECRET_ACCESS_KEY: zet ze allebei.`)
}

/**
 * The place at an address: a folder, or a bucket as `s3://bucket/folder?endpoint=…`.
 * @throws BackupFault for an address that is none; what is wrong with the place itself is found by using it
 */
export function openBackupPlace(
  address: string,
  account: { readonly keyId: string; readonly secretKey: string } | null,
): BackupPlace {
  const place = placeNamed(address, account)
  const title = place.kind === 'folder' ? place.folder : `s3://${place.bucket}/${place.prefix}`
  return {
    title,
    named: tellingNames(openNamedFiles(place, 'backups'), title),
    store: tellingStore(openFiles(place, 'pieces'), title),
  }
}
