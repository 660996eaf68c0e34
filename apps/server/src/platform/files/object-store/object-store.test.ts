import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ObjectStoreServer, startObjectStore } from '../../../../test/object-store-server.ts'
import { contentHash, FilesError } from '../files.ts'
import { checkFiles } from '../open-files.ts'
import type { Bucket } from './object-client.ts'
import { createObjectStore } from './object-store.ts'

const content = Buffer.from('keuringsrapport')
const hash = contentHash(content)
const patient = { answerMs: 30_000, putMs: 30_000, idleMs: 30_000, pauseMs: 1 }
let server: ObjectStoreServer
beforeAll(async () => {
  server = await startObjectStore()
})
afterAll(() => server.close())

const storeOf = (change: Partial<Bucket> = {}, times = patient) =>
  createObjectStore({ ...server.bucket, ...change }, 'dura', times)
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof FilesError)) throw new Error(`It did not fail as a store does: ${String(error)}`)
  return error
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A way to the store on which things go wrong; the addresses asked for, in their order. */
async function withTrouble<T>(answer: Answer, work: (endpoint: string, asked: readonly string[]) => Promise<T>) {
  const asked: string[] = []
  const trouble = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    request.resume()
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(trouble, 'listening')
  // A server that listens on TCP has an address with a port.
  const { port } = trouble.address() as AddressInfo
  try {
    return await work(`http://127.0.0.1:${port}`, asked)
  } finally {
    trouble.closeAllConnections()
    trouble.close()
  }
}

describe('a refusal of the object store', () => {
  it.each([
    ['another secret', { secretKey: 'geheim-van-iemand-anders' }, 'SignatureDoesNotMatch'],
    ['an unknown account', { keyId: 'ONBEKEND' }, 'InvalidAccessKeyId'],
    ['a bucket that is not there', { bucket: 'elders' }, 'NoSuchBucket'],
  ])('for %s says what it is, and nothing of the account', async (_what, change, word) => {
    const error = await failureOf(storeOf(change).put(content))
    expect([error.kind, error.message]).toEqual(['refused', expect.stringContaining(word)])
    expect(await failureOf(storeOf(change).read(hash))).toMatchObject({ kind: 'refused' })
    const shown = JSON.stringify(error, Object.getOwnPropertyNames(error))
    for (const secret of ['S3RVER', 'geheim-van-iemand-anders', 'ONBEKEND']) expect(shown).not.toContain(secret)
    expect(error.cause).toBeUndefined()
  })

  it('that sends elsewhere is no way to follow', async () => {
    const away: Answer = (_request, response) => response.writeHead(307, { location: server.bucket.endpoint }).end()
    await withTrouble(away, async (endpoint, asked) => {
      expect(await failureOf(storeOf({ endpoint }).has(hash))).toMatchObject({ kind: 'refused' })
      expect(asked).toHaveLength(1)
    })
  })
})

describe('trouble on the way to the object store', () => {
  it('is unreachable without a server, and at the start one line names the place', async () => {
    const endpoint = await withTrouble(
      () => undefined,
      async (address) => address,
    )
    const store = storeOf({ endpoint })
    const works = [() => store.put(content), () => store.has(hash), () => store.read(hash), () => store.open(hash)]
    const away = { kind: 'unreachable', message: expect.stringContaining('ECONNREFUSED') }
    for (const work of works) expect(await failureOf(work())).toMatchObject(away)
    const place = { kind: 'bucket', ...server.bucket, endpoint } as const
    await expect(checkFiles(place)).rejects.toThrow(
      `PORTAL_FILES_URL: files cannot be kept in the bucket portaal of ${endpoint}. ` +
        'The object store cannot be reached: ECONNREFUSED',
    )
    await expect(checkFiles({ ...place, endpoint: server.bucket.endpoint })).resolves.toBeUndefined()
    await expect(checkFiles({ kind: 'bucket', ...server.bucket, secretKey: 'fout' })).rejects.toThrow(
      `the bucket portaal of ${server.bucket.endpoint}. The object store answers 403 SignatureDoesNotMatch`,
    )
  })

  it('is tried again when it may pass, the third answer counts', async () => {
    let left = 2
    const busy: Answer = (_request, response) => {
      response.writeHead(left > 0 ? 503 : 200).end(left > 0 ? '<Error><Code>SlowDown</Code></Error>' : '')
      left -= 1
    }
    await withTrouble(busy, async (endpoint, asked) => {
      expect(await storeOf({ endpoint }).put(content)).toBe(hash)
      expect(asked).toEqual(Array.from({ length: 3 }, () => `PUT /portaal/files/dura/${hash.slice(0, 2)}/${hash}`))
      left = 99
      expect(await failureOf(storeOf({ endpoint }).put(content))).toMatchObject({
        kind: 'failing',
        message: 'The object store answers 503 SlowDown',
      })
      expect(asked).toHaveLength(6)
    })
  })

  it('is late when there is no answer, and is not asked again', async () => {
    await withTrouble(
      () => undefined,
      async (endpoint, asked) => {
        expect(await failureOf(storeOf({ endpoint }, { ...patient, answerMs: 100 }).read(hash))).toMatchObject({
          kind: 'late',
        })
        expect(asked).toHaveLength(1)
      },
    )
  })

  it('is late when the content stops coming, and broken when the connection is', async () => {
    let isCut = false
    const half: Answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 })
      response.write('half', () => (isCut ? response.destroy() : undefined))
    }
    await withTrouble(half, async (endpoint) => {
      const contentIn = async (times: typeof patient) => {
        const opened = await storeOf({ endpoint }, times).open(hash)
        if (opened === null) throw new Error('The answer has content')
        return buffer(opened.stream)
      }
      expect(await failureOf(contentIn({ ...patient, idleMs: 100 }))).toMatchObject({ kind: 'late' })
      isCut = true
      expect(await failureOf(contentIn(patient))).toMatchObject({ kind: 'unreachable' })
    })
  })
})

it('is shared by two processes that put the same content at once', async () => {
  const program = `
    import { createObjectStore } from ${JSON.stringify(fileURLToPath(new URL('./object-store.ts', import.meta.url)))}
    const store = createObjectStore(${JSON.stringify(server.bucket)}, 'samen')
    const all = Array.from({ length: 12 }, (_, no) => store.put(Buffer.from('foto ' + no)))
    console.log(JSON.stringify(await Promise.all(all)))`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  const [one, other] = await Promise.all([run(), run()])
  expect(one.stdout).toBe(other.stdout)
  const hashes = JSON.parse(one.stdout)
  expect((await server.list()).filter((path) => path.startsWith('files/samen/'))).toHaveLength(12)
  const store = createObjectStore(server.bucket, 'samen')
  for (const [no, name] of hashes.entries()) expect((await store.read(name))?.toString()).toBe(`foto ${no}`)
})
