import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { SigningKey } from './secrets.ts'

/** Makes texts unreadable that wait in the database for work that needs them as they are. */
export interface Seals {
  /** @param owner what it belongs to, and opens for alone; left out where that needs no telling apart */
  seal(text: string, owner?: string): string
  /** Null when it was changed, belongs to another tenant or owner, or its key is gone. */
  open(sealed: string, owner?: string): string | null
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const markBytes = 16

/** A key that only seals the texts of one tenant. */
function sealKey(secret: Uint8Array, tenantId: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `texts that wait\n${tenantId}`, 32))
}

function unseal(key: Uint8Array, content: Buffer, owner: string): string | null {
  try {
    const decipher = createDecipheriv(algorithm, key, content.subarray(0, nonceBytes))
    decipher.setAAD(Buffer.from(owner))
    decipher.setAuthTag(content.subarray(nonceBytes, nonceBytes + markBytes))
    return Buffer.concat([decipher.update(content.subarray(nonceBytes + markBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** @param keys newest first: the newest seals, all open */
export function createSeals(keys: readonly SigningKey[], tenantId: string): Seals {
  const [newest] = keys
  if (newest === undefined) throw new Error('There is no key to seal texts with')
  const known = new Map(keys.map(({ id, secret }) => [id, sealKey(secret, tenantId)]))
  return {
    seal(text, owner = '') {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, sealKey(newest.secret, tenantId), nonce).setAAD(Buffer.from(owner))
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${newest.id}.${Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')}`
    },
    open(sealed, owner = '') {
      const [id = '', content = ''] = sealed.split('.')
      const key = known.get(id)
      return key === undefined ? null : unseal(key, Buffer.from(content, 'base64url'), owner)
    },
  }
}
