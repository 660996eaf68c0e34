import { createECDH } from 'node:crypto'
import { keptSecret } from '../keys/secrets.ts'

/** A pair of keys by which push services know this installation (VAPID, RFC 8292), both in base64url. */
export interface PushKey {
  readonly publicKey: string
  readonly privateKey: string
}

const curve = 'prime256v1'
const keyBytes = 32

/** The pair of a private key; null when it is none. */
export function pushKeyOf(privateKey: string): PushKey | null {
  const bytes = Buffer.from(privateKey, 'base64url')
  if (bytes.length !== keyBytes || bytes.toString('base64url') !== privateKey) return null
  const pair = createECDH(curve)
  try {
    pair.setPrivateKey(bytes)
  } catch {
    return null
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}

function makePrivateKey(): string {
  const pair = createECDH(curve)
  pair.generateKeys()
  const bytes = pair.getPrivateKey()
  // Zeros in front are left out by the curve, and wanted by the standard.
  return Buffer.concat([Buffer.alloc(keyBytes - bytes.length), bytes]).toString('base64url')
}

/** The keys for push services, newest first: those configured, else one made at the first start and kept in the data folder. */
export async function loadPushKeys(
  configured: readonly PushKey[] | null,
  dataDir: string,
): Promise<readonly PushKey[]> {
  if (configured !== null) return configured
  const key = pushKeyOf(await keptSecret(dataDir, 'push.key', makePrivateKey))
  if (key === null) throw new Error(`${dataDir}/push.key holds no key for push services`)
  return [key]
}
