import { readStored } from '../../../lib/browser-storage.ts'

/** Where the scans of a person wait that have not reached the server. */
export function keptScansName(userName: string): string {
  return `mp_scans.${userName}`
}

export function hasKeptScans(userName: string): boolean {
  return readStored(localStorage, keptScansName(userName)) !== null
}
