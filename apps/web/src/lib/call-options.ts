import type { QueryKey } from '@tanstack/react-query'

/** A file with the idempotency key of its upload. */
export interface FileToSend {
  readonly key: string
  readonly file: File
}

export interface CallOptions {
  /** The same key gives the same answer and never a second change. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Where it is kept for later, these are kept with it and go after it. Otherwise its sender sends them. */
  readonly files?: readonly FileToSend[]
  /** Lets a small command reach the server although the page is being closed. */
  readonly keepAlive?: boolean
  /** Answers that are not read again after what this changes, because its sender knows them or they are gone; or none is. */
  readonly except?: readonly QueryKey[] | 'all'
}
