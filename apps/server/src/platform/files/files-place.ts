import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Bucket } from './object-store/object-client.ts'

/** Where the files of all tenants are: a folder of this machine, or a bucket of an object store. */
export type FilesPlace = { readonly kind: 'folder'; readonly folder: string } | ({ readonly kind: 'bucket' } & Bucket)

type BucketAddress = Omit<Bucket, 'keyId' | 'secretKey'>

const bucketName = /^[A-Za-z0-9][\w.-]{1,61}[A-Za-z0-9]$/
const folderNames = /^$|^[\w.-]+(\/[\w.-]+)*$/

const origin = z.url({ protocol: /^https?$/ }).refine((text) => {
  const url = new URL(text)
  return `${url.origin}/` === url.href
}, 'is the address of the store alone, without a path or an account')

const parameters = z.strictObject({
  endpoint: origin.optional(),
  region: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
})

/** The bucket of `s3://bucket/folder?endpoint=…&region=…`, or what is wrong with the address. */
function bucketOf(url: URL): BucketAddress | string {
  const prefix = url.pathname.replaceAll(/^\/+|\/+$/g, '')
  if (url.username !== '' || url.password !== '') return 'an account does not belong in the address'
  if (url.port !== '' || !bucketName.test(url.hostname)) return 'the address begins with s3:// and the name of a bucket'
  if (!folderNames.test(prefix)) return 'folders have names of letters, digits, dots, dashes and underscores'
  const read = parameters.safeParse(Object.fromEntries(url.searchParams))
  if (!read.success)
    return read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ')
  const { endpoint, region } = read.data
  if (endpoint === undefined && region === undefined) return 'region or endpoint is needed'
  return {
    endpoint: endpoint === undefined ? `https://s3.${region}.amazonaws.com` : new URL(endpoint).origin,
    region: region ?? 'us-east-1',
    bucket: url.hostname,
    prefix,
  }
}

/** `PORTAL_FILES_URL`: a folder, or a bucket without its account. */
export const filesAddress = z.url({ protocol: /^(file|s3)$/ }).transform((text, context): string | BucketAddress => {
  const url = new URL(text)
  if (url.protocol === 'file:') return fileURLToPath(url)
  const bucket = bucketOf(url)
  if (typeof bucket !== 'string') return bucket
  context.addIssue({ code: 'custom', message: bucket })
  return z.NEVER
})

interface FilesVariables {
  readonly address: string | BucketAddress | undefined
  readonly keyId: string | undefined
  readonly secretKey: string | undefined
  readonly dataDir: string
}

/** The place that the variables name; null when a bucket has no account. */
export function filesPlaceOf({ address, keyId, secretKey, dataDir }: FilesVariables): FilesPlace | null {
  if (address === undefined) return { kind: 'folder', folder: resolve(dataDir, 'files') }
  if (typeof address === 'string') return { kind: 'folder', folder: address }
  if (keyId === undefined || secretKey === undefined) return null
  return { kind: 'bucket', ...address, keyId, secretKey }
}
