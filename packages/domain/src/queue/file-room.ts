import { hasFile, type QueuedAction } from './queued-action.ts'

/** Megabytes of files that wait in one browser: more fills the storage of a phone, and takes hours to send. */
export const mostFileMegabytes = 50

const megabyte = 1024 * 1024

/**
 * Whether files still fit beside those that are kept, whoever they are of.
 * @param bytes of what is to be added
 */
export function hasFileRoom(queue: readonly QueuedAction[], bytes: number): boolean {
  const kept = queue.flatMap(({ action, state }) => (hasFile(action) && state !== 'done' ? [action.bytes] : []))
  return kept.reduce((sum, one) => sum + one, bytes) <= mostFileMegabytes * megabyte
}
