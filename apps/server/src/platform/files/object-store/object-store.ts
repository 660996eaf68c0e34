import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { contentHash, type FileStore, FilesError, placeOf } from '../files.ts'
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

/**
 * A store in a folder of a bucket, over the S3 protocol, laid out as a store in a folder is.
 * @throws FilesError from each of its calls, saying what kind of failure it is
 */
export function createObjectStore(bucket: Bucket, folder: string, times: ObjectTimes = usualTimes): FileStore {
  const above = [bucket.prefix, folder].filter((part) => part !== '').join('/')
  const send = (request: ObjectRequest) => sendToStore(bucket, request, times)
  const find = async (method: 'GET' | 'HEAD', hash: string): Promise<ObjectAnswer | null> => {
    const place = placeOf(hash)
    return place === null ? null : foundOrNull(await send({ method, key: `${above}/${place}` }))
  }
  return {
    async put(bytes) {
      const hash = contentHash(bytes)
      const request = { method: 'PUT', key: `${above}/${placeOf(hash)}`, content: { bytes, hash } } as const
      await repeated(times.pauseMs, async () => {
        const { status, body } = await send(request)
        const word = await wordOf(body)
        if (status !== 200) throw refused(status, word)
      })
      return hash
    },
    has: (hash) => repeated(times.pauseMs, async () => (await find('HEAD', hash)) !== null),
    read: (hash) =>
      repeated(times.pauseMs, async () => {
        const found = await find('GET', hash)
        return found === null ? null : buffer(found.body)
      }),
    open: (hash) =>
      repeated(times.pauseMs, async () => {
        const found = await find('GET', hash)
        if (found === null) return null
        const { size, body } = found
        if (size !== null) return { size, stream: body }
        body.destroy()
        throw new FilesError('refused', 'The object store does not say how long the content is')
      }),
    async remove(hash) {
      const place = placeOf(hash)
      if (place === null) return
      await repeated(times.pauseMs, async () => {
        const { status, body } = await send({ method: 'DELETE', key: `${above}/${place}` })
        const word = await wordOf(body)
        if (status !== 200 && status !== 204 && status !== 404) throw refused(status, word)
      })
    },
  }
}
