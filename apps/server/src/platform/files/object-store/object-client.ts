import { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { FilesError } from '../files.ts'

/** A bucket of an object store and the account that keeps files in it. */
export interface Bucket {
  /** Origin of the store, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Folder in the bucket without slashes around it; empty for the bucket itself. */
  readonly prefix: string
  readonly keyId: string
  readonly secretKey: string
}

export interface ObjectTimes {
  /** Longest wait for the first word of an answer; a file that is sent has to be there by then. */
  readonly answerMs: number
  readonly putMs: number
  /** Longest wait for the next piece of content. */
  readonly idleMs: number
  /** Before the second try; it doubles. */
  readonly pauseMs: number
}

export interface ObjectRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Path below the bucket, of signs that need no escape; empty for the bucket itself. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  /** What is put, with the hash by which the store checks that it arrived whole. */
  readonly content?: { readonly bytes: Uint8Array; readonly hash: string }
}

export interface ObjectAnswer {
  readonly status: number
  /** Bytes of the content as the store announces them, or null when it does not. */
  readonly size: number | null
  /** Ends the connection when it is destroyed before its end. */
  readonly body: Readable
}

const unsigned = 'UNSIGNED-PAYLOAD'

async function signedRequest(bucket: Bucket, { method, key, query, content }: ObjectRequest) {
  const { endpoint, region, keyId, secretKey } = bucket
  const path = key === '' ? bucket.bucket : `${bucket.bucket}/${key}`
  const asked = query === undefined ? '' : `?${new URLSearchParams(query)}`
  const signed = await new AwsV4Signer({
    method,
    url: `${endpoint}/${path}${asked}`,
    headers: { 'x-amz-content-sha256': content?.hash ?? unsigned },
    accessKeyId: keyId,
    secretAccessKey: secretKey,
    service: 's3',
    region,
  }).sign()
  // Not signed, as proxies change it; content that is packed on its way has another size than the store announces.
  signed.headers.set('accept-encoding', 'identity')
  return signed
}

/** The failure without the request that led to it, which carries a signature. */
function faultOf(error: unknown, ending: AbortSignal): FilesError {
  if (error instanceof FilesError) return error
  if (ending.aborted) return new FilesError('late', 'The object store does not answer in time')
  const cause = error instanceof Error ? error.cause : null
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'the connection broke'
  return new FilesError('unreachable', `The object store cannot be reached: ${code}`)
}

/** The content as a stream; the timeout counts the store's silence, not a slow reader's. */
async function* piecesOf(content: ReadableStream<Uint8Array>, ending: AbortController, idleMs: number) {
  const reader = content.getReader()
  while (true) {
    const silence = setTimeout(() => ending.abort(), idleMs)
    try {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    } catch (error) {
      throw faultOf(error, ending.signal)
    } finally {
      clearTimeout(silence)
    }
  }
}

function bodyOf(response: Response, ending: AbortController, idleMs: number): Readable {
  if (response.body === null) return Readable.from([], { objectMode: false })
  const body = Readable.from(piecesOf(response.body, ending, idleMs), { objectMode: false })
  return body.once('close', () => ending.abort())
}

/**
 * Sends one request, once.
 * @throws FilesError `unreachable` or `late`; what the store answers is an answer, refusals too
 */
export async function sendToStore(bucket: Bucket, request: ObjectRequest, times: ObjectTimes): Promise<ObjectAnswer> {
  const { method, url, headers } = await signedRequest(bucket, request)
  const ending = new AbortController()
  const waiting = setTimeout(() => ending.abort(), method === 'PUT' ? times.putMs : times.answerMs)
  try {
    const response = await fetch(url, {
      method,
      headers,
      // The signature is for this store only: where it says that the bucket is elsewhere, the address is wrong.
      redirect: 'manual',
      signal: ending.signal,
      ...(request.content === undefined ? {} : { body: request.content.bytes }),
    })
    const announced = response.headers.get('content-length')
    const size = announced === null ? null : Number(announced)
    return { status: response.status, size, body: bodyOf(response, ending, times.idleMs) }
  } catch (error) {
    throw faultOf(error, ending.signal)
  } finally {
    clearTimeout(waiting)
  }
}
