import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { FilesError } from '../files.ts'
import { type Bucket, type ObjectAnswer, type ObjectRequest, type ObjectTimes, sendToStore } from './object-client.ts'

const usualTimes: ObjectTimes = { answerMs: 10_000, putMs: 60_000, idleMs: 20_000, pauseMs: 100 }
const mostTries = 3
const longestRefusalBytes = 16 * 1024
const passing = new Set([408, 429])

/** The store's own word for a refusal. Nothing else is repeated: its text names the account. */
async function wordOf(body: Readable): Promise<string> {
  let text = ''
  for await (const piece of body) {
    text += String(piece)
    if (text.length > longestRefusalBytes) break
  }
  return /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1] ?? ''
}

function refused(status: number, word: string): FilesError {
  const kind = status >= 500 || passing.has(status) ? 'failing' : 'refused'
  return new FilesError(kind, `The object store answers ${`${status} ${word}`.trim()}`)
}

/** The answer, or null when there is no such content; a bucket that is not there is a refusal. */
async function foundOrNull(answer: ObjectAnswer): Promise<ObjectAnswer | null> {
  if (answer.status === 200) return answer
  const word = await wordOf(answer.body)
  if (answer.status === 404 && word !== 'NoSuchBucket') return null
  throw refused(answer.status, word)
}

/** Every request may be repeated: content under its hash is the same however often it is sent. */
async function repeated<T>(pauseMs: number, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      const isPassing = error instanceof FilesError && (error.kind === 'failing' || error.kind === 'unreachable')
      if (!isPassing || tried === mostTries) throw error
      await pause(pauseMs * 2 ** (tried - 1) * (0.5 + Math.random()))
    }
  }
}

/** Objects of a bucket by their keys below a folder of it. */
export interface Objects {
  /** @param hash the SHA-256 of the bytes, by which the store checks that they arrived whole */
  put(key: string, content: { readonly bytes: Uint8Array; readonly hash: string }): Promise<void>
  /** Null when there is no such object; what it answers is read again from the start when reading fails in passing. */
  get<T>(key: string, read: (answer: ObjectAnswer) => Promise<T>): Promise<T | null>
  has(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** The keys below the folder, a page of the store at a time. */
  list(): AsyncGenerator<string>
}

interface Listing {
  readonly keys: readonly string[]
  readonly isLast: boolean
}

const listing = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string() })).default([]),
    IsTruncated: z.string(),
  }),
})

/** What the store lists; its XML has this shape in every store that speaks the protocol. */
async function listingOf(xml: string): Promise<Listing> {
  const { XMLParser } = await import('fast-xml-parser')
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' })
  const read = listing.safeParse(parser.parse(xml))
  if (!read.success) throw new FilesError('refused', 'The object store lists in a form that is not known')
  const { Contents: found, IsTruncated } = read.data.ListBucketResult
  return { keys: found.map(({ Key }) => Key), isLast: IsTruncated !== 'true' }
}

/** @throws FilesError from each of its calls, saying what kind of failure it is */
export function openObjects(bucket: Bucket, folder: string, times: ObjectTimes = usualTimes): Objects {
  const above = [bucket.prefix, folder].filter((part) => part !== '').join('/')
  const send = (request: ObjectRequest) => sendToStore(bucket, request, times)
  const find = async (method: 'GET' | 'HEAD', key: string) =>
    foundOrNull(await send({ method, key: `${above}/${key}` }))
  const page = (after: string) =>
    repeated(times.pauseMs, async () => {
      // The first version of this request: every store knows it, and it goes on behind a key instead of by a token.
      const query = { prefix: `${above}/`, marker: after }
      const { status, body } = await send({ method: 'GET', key: '', query })
      if (status !== 200) throw refused(status, await wordOf(body))
      return listingOf(await text(body))
    })
  return {
    put: (key, content) =>
      repeated(times.pauseMs, async () => {
        const { status, body } = await send({ method: 'PUT', key: `${above}/${key}`, content })
        const word = await wordOf(body)
        if (status !== 200) throw refused(status, word)
      }),
    get: (key, read) =>
      repeated(times.pauseMs, async () => {
        const found = await find('GET', key)
        return found === null ? null : read(found)
      }),
    has: (key) => repeated(times.pauseMs, async () => (await find('HEAD', key)) !== null),
    remove: (key) =>
      repeated(times.pauseMs, async () => {
        const { status, body } = await send({ method: 'DELETE', key: `${above}/${key}` })
        const word = await wordOf(body)
        if (status !== 200 && status !== 204 && status !== 404) throw refused(status, word)
      }),
    async *list() {
      for (let after = ''; ; ) {
        const { keys, isLast } = await page(after)
        yield* keys.map((key) => key.slice(above.length + 1))
        after = keys.at(-1) ?? ''
        if (isLast || after === '') return
      }
    },
  }
}
