import type { Db } from './db/database.ts'

/** What a kept answer depends on; a change of the topic drops it. `locations` are the places and whose they are. */
export const topics = [
  'catalogue',
  'settings',
  'categories',
  'translations',
  'locations',
  'stock',
  'documents',
] as const
export type Topic = (typeof topics)[number]

/** An answer in the forms in which it is sent; `value` is what it was made of. */
export interface CachedAnswer<T> {
  readonly kept: true
  readonly value: T
  readonly etag: string
  readonly identity: Buffer
  /** The same as text when it is small: that goes out in one piece with its head. */
  readonly text: string | null
  gzip(): Buffer
  brotli(): Buffer
}

export function isCachedAnswer(answer: unknown): answer is CachedAnswer<unknown> {
  return typeof answer === 'object' && answer !== null && 'kept' in answer && 'brotli' in answer
}

/**
 * A command's answer that a fact outside the transaction may still complete. `value` is stored with the idempotency key;
 * after the commit `settle` runs and its answer is sent instead (and stored for repeats). When it fails, `value` is sent.
 */
export interface SettlingAnswer<T> {
  readonly settles: true
  readonly value: T
  /** @param db the tenant's database: the call's transaction is over */
  settle(db: Db): Promise<T>
}

export function isSettlingAnswer(answer: unknown): answer is SettlingAnswer<unknown> {
  return typeof answer === 'object' && answer !== null && 'settles' in answer && 'settle' in answer
}
