import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { SigningKey } from './secrets.ts'

const fileKinds = ['document', 'invoice', 'receipt'] as const

/** A file by its kind and number: a document of the mirror, an invoice as it was sent, the receipt of a removal. */
export interface AddressedFile {
  readonly kind: (typeof fileKinds)[number]
  readonly no: string
}

/** What an address opens, and for whom. */
export interface AddressContent {
  readonly file: AddressedFile
  /** The session that asked for it; null for what everybody may see. The address dies with the session. */
  readonly sessionId: string | null
}

/** Signs the short-lived addresses of one tenant's documents; those of another tenant are worth nothing (OP-63). */
export interface SignedAddresses {
  sign(content: AddressContent, expiresAt: Date): string
  /** Null when the text is no address, was changed, is too old, or its key is gone. */
  verify(text: string): AddressContent | null
}

/** A key that only signs these addresses, so that nothing signed for another purpose is ever one. */
function addressKey(secret: Uint8Array, tenantId: string): Buffer {
  return createHmac('sha256', secret).update(`address of a document\n${tenantId}`).digest()
}

function readContent(text: string, now: Date): AddressContent | null {
  const [until, named = '', no = '', sessionId = ''] = Buffer.from(text, 'base64url').toString('utf8').split('/')
  const kind = fileKinds.find((one) => one === named)
  if (!(Number(until) > now.getTime()) || kind === undefined) return null
  return { file: { kind, no: decodeURIComponent(no) }, sessionId: sessionId === '' ? null : sessionId }
}

/** @param keys newest first: the newest signs, all verify, so that a change of keys breaks no address on its way */
export function createSignedAddresses(keys: readonly SigningKey[], tenantId: string, clock: Clock): SignedAddresses {
  const [newest] = keys
  if (newest === undefined) throw new Error('There is no key to sign addresses with')
  const markOf = (key: SigningKey, content: string) =>
    createHmac('sha256', addressKey(key.secret, tenantId)).update(content).digest()
  return {
    sign({ file, sessionId }, expiresAt) {
      const named = `${file.kind}/${encodeURIComponent(file.no)}`
      const content = Buffer.from(`${expiresAt.getTime()}/${named}/${sessionId ?? ''}`).toString('base64url')
      return `${newest.id}.${content}.${markOf(newest, content).toString('base64url')}`
    },
    verify(text) {
      const [id, content = '', mark = ''] = text.split('.')
      const key = keys.find((candidate) => candidate.id === id)
      if (key === undefined) return null
      const given = Buffer.from(mark, 'base64url')
      const expected = markOf(key, content)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return readContent(content, clock.now())
    },
  }
}
