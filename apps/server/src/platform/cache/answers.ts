/** What a kept answer depends on; a change of the topic drops it. `locations` are the places and whose they are. */
export const topics = [
  'catalogue',
  'settings',
  'categories',
  'translations',
  'locations',
  'stock',
  'documents',
  'content',
  'invoices',
] as const
export type Topic = (typeof topics)[number]

/** Topics with the marks of what an answer shows: a change that says what it changed drops only what shows that. */
export interface Showing<T> {
  readonly topics: readonly Topic[]
  shows(answer: T): readonly string[]
}

/** What drops an answer again; one that does not say what it shows goes with any change of its topics. */
export type About<T> = readonly Topic[] | Showing<T>

/** An answer in the forms in which it is sent. What it was made of is not kept beside them. */
export interface CachedAnswer<T> {
  readonly kept: true
  /** What it says, read from its text. */
  read(): T
  readonly etag: string
  /** Bytes of it as it is, and at most what is kept of it. */
  readonly bytes: number
  identity(): Buffer
  /** The same as text when it is small: that goes out in one piece with its head. */
  readonly text: string | null
  gzip(): Buffer
  brotli(): Buffer
}

export function isCachedAnswer(answer: unknown): answer is CachedAnswer<unknown> {
  return typeof answer === 'object' && answer !== null && 'kept' in answer && 'brotli' in answer
}
