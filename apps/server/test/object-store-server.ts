import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { Bucket } from '../src/platform/files/object-store/object-client.ts'

export interface ObjectStoreServer {
  readonly bucket: Bucket
  /** What lies in the bucket: the paths of its files, sorted. */
  list(): Promise<string[]>
  /** It is away from now on. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** A server that speaks S3 over HTTP and checks every signature; it knows one account. */
export async function startObjectStore(): Promise<ObjectStoreServer> {
  const directory = await mkdtemp(join(tmpdir(), 'object-store-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'portaal' }],
  })
  const { port } = await server.run()
  const account = { keyId: 'S3RVER', secretKey: 'S3RVER' }
  const endpoint = `http://127.0.0.1:${port}`
  return {
    bucket: { endpoint, region: 'eu-central-1', bucket: 'portaal', prefix: 'files', ...account },
    async list() {
      const found = await readdir(join(directory, 'portaal'), { recursive: true })
      return found.flatMap((path) => /^(.*)\._S3rver_object$/.exec(path)?.[1] ?? []).sort()
    },
    stop: () => server.close(),
    async close() {
      if (server.httpServer.listening) await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
