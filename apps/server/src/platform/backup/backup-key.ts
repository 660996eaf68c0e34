import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts and decrypts the pieces of a backup with the key of the operator. */
export interface BackupKey {
  seal(bytes: Uint8Array): Buffer
  /** Null when it was sealed with another key, or changed since. */
  open(sealed: Uint8Array): Buffer | null
}

/**
 * The nonce follows from the content, so that the same content is sealed to the same bytes and lies in a place once.
 * @param secret what the operator keeps as PORTAL_BACKUP_KEY
 */
export function backupKeyOf(secret: string): BackupKey {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `materieel-portaal ${purpose}`, 32))
  const [contentKey, nonceKey] = [derive('backup content'), derive('backup nonce')]
  return {
    seal(bytes) {
      const nonce = createHmac('sha256', nonceKey).update(bytes).digest().subarray(0, nonceBytes)
      const cipher = createCipheriv(algorithm, contentKey, nonce)
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed) {
      const [nonce, content] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes, -tagBytes)]
      try {
        const decipher = createDecipheriv(algorithm, contentKey, nonce).setAuthTag(sealed.subarray(-tagBytes))
        return Buffer.concat([decipher.update(content), decipher.final()])
      } catch {
        return null
      }
    },
  }
}
