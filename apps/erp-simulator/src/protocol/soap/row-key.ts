import type { Row } from '../../state/row.ts'
import { badRequest } from '../errors.ts'
import type { Readable } from '../read-page.ts'

interface KnownRow {
  readonly keyValues: readonly string[]
  readonly version: string
}

const keyValuesOf = (service: Readable, row: Row): readonly string[] => service.key.map((name) => String(row[name]))

/** Bookmark and row stamp of a row, opaque to the caller; another one after every change. */
export function keyOfRow(service: Readable, row: Row): string {
  const bookmark = Buffer.from(JSON.stringify(keyValuesOf(service, row))).toString('base64')
  const version = String(row.Row_Version)
  return `${bookmark.length};${bookmark}${version.length};${version};`
}

/** @throws ProtocolError for a text that is no key */
export function readRowKey(text: string): KnownRow {
  const [, length = '', rest = ''] = /^(\d+);(.*)$/s.exec(text) ?? []
  const bookmark = rest.slice(0, Number(length))
  const version = /^\d+;(\d+);$/.exec(rest.slice(Number(length)))?.[1]
  try {
    const keyValues: unknown = JSON.parse(Buffer.from(bookmark, 'base64').toString())
    if (version !== undefined && Array.isArray(keyValues)) return { keyValues: keyValues.map(String), version }
  } catch {
    // Not one of ours; it is refused below.
  }
  throw badRequest('The key is not valid.')
}

function findRow(service: Readable, rows: readonly Row[], keyValues: readonly string[]): Row | undefined {
  return rows.find((row) => keyValuesOf(service, row).every((value, at) => value === keyValues[at]))
}

/** The row that a key names and whether it is still as it was. @throws ProtocolError for a text that is no key */
export function resolveKey(
  service: Readable,
  rows: readonly Row[],
  text: string,
): { readonly row: Row | undefined; readonly isUpdated: boolean } {
  const { keyValues, version } = readRowKey(text)
  const row = findRow(service, rows, keyValues)
  return { row, isUpdated: row !== undefined && String(row.Row_Version) !== version }
}

/** A row's id as people write it: the table and the values of its key. */
export const recordIdOf = (service: Readable, row: Row): string =>
  `${service.name}: ${keyValuesOf(service, row).join(',')}`

export function findByRecordId(service: Readable, rows: readonly Row[], text: string): Row | undefined {
  return rows.find((row) => recordIdOf(service, row) === text.trim())
}
