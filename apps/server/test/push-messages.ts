import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser has of its own: a pair of keys and a secret. */
export interface BrowserKeys {
  readonly pair: ECDH
  readonly p256dh: string
  readonly auth: string
}

export function makeBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { pair, p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
}

const deriver = (secret: Uint8Array, salt: Uint8Array) => (info: Uint8Array, length: number) =>
  new Uint8Array(hkdfSync('sha256', secret, salt, info, length))
const named = (name: string) => Buffer.from(`${name}\0`)

/**
 * Reads a push as a browser does, by the standards and nothing of the portal: RFC 8291 (keys) and RFC 8188 (aes128gcm).
 * @throws Error when it was encrypted for another browser
 */
export function readPush(body: Buffer, { pair, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  if (record.length > recordSize) throw new Error('a push is one record')
  const info = Buffer.concat([named('WebPush: info'), pair.getPublicKey(), senderKey])
  const derive = deriver(deriver(pair.computeSecret(senderKey), Buffer.from(auth, 'base64url'))(info, 32), salt)
  const key = derive(named('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(named('Content-Encoding: nonce'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the last record ends in 2')
  return padded.subarray(0, end).toString('utf8')
}
