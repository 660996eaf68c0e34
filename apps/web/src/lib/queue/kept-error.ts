import { mostFileMegabytes } from '@portal/domain/queue/file-room.ts'
import { ConnectionError } from '../call-error.ts'

/** It could not be sent now, and waits. */
export class KeptError extends ConnectionError {
  override readonly code = 'queue.kept'
  override readonly isKept = true
}

/** It could not be sent, and could not be kept either: the storage of the browser is full or forbidden. */
export class NotKeptError extends ConnectionError {
  override readonly code = 'queue.cannotKeep'
}

/** The files that wait in this browser already leave no room for more. */
export class FilesFullError extends ConnectionError {
  override readonly code = 'queue.filesFull'
  override readonly params = { megabytes: mostFileMegabytes }
}
