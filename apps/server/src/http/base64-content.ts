import { createHash } from 'node:crypto'
import { PortalError } from '@portal/contract/errors.ts'
import { mostUploadMegabytes } from '@portal/contract/uploads.ts'

/** The content of one file with its SHA-256. */
export interface Content {
  readonly hash: string
  readonly bytes: Buffer
}

/** Room to begin with: a file may be of three bytes. */
const firstBytes = 1024
const base64Only = /^[A-Za-z0-9+/]*$/

const noBase64 = () => new PortalError('verzoek.onjuist', {}, { field: 'inhoud' })
const tooLarge = () => new PortalError('upload.te_groot', { megabytes: mostUploadMegabytes })

/** Bytes that grow as they come; held once but for the moment in which they move to a larger place. */
function createBytes(room: number) {
  let bytes = Buffer.allocUnsafe(Math.min(firstBytes, room + 2))
  let length = 0
  const hash = createHash('sha256')
  return {
    append(base64: string) {
      const after = length + (base64.length / 4) * 3
      // The last group may hold two bytes less than its four signs promise.
      if (after > room + 2) throw tooLarge()
      if (after > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.min(Math.max(bytes.length * 2, after), room + 2))
        bytes.copy(larger, 0, 0, length)
        bytes = larger
      }
      const written = bytes.write(base64, length, 'base64')
      hash.update(bytes.subarray(length, length + written))
      length += written
    },
    end(): Content {
      if (length > room) throw tooLarge()
      return { hash: hash.digest('hex'), bytes: bytes.subarray(0, length) }
    },
  }
}

/**
 * Takes base64 as it stands in JSON, in pieces of any length.
 * @param room bytes that there may be at most
 * @throws PortalError `upload.te_groot` as soon as there is no room, `verzoek.onjuist` for what is no base64
 */
export function createContent(room: number) {
  const bytes = createBytes(room)
  let carry = ''
  return {
    write(piece: string) {
      // JSON may write a slash with a backslash before it, also where one piece ends and the next begins.
      const text = (carry + piece).replaceAll('\\/', '/')
      const whole = text.length - (text.length % 4 || 4)
      if (whole <= 0) {
        carry = text
        return
      }
      carry = text.slice(whole)
      const groups = text.slice(0, whole)
      if (!base64Only.test(groups)) throw noBase64()
      bytes.append(groups)
    },
    end(): Content {
      const last = carry.replace(/={1,2}$/, '')
      const isPadded = carry.length % 4 === 0
      if (!base64Only.test(last) || (!isPadded && (last !== carry || carry.length % 4 === 1))) throw noBase64()
      bytes.append(last.padEnd(Math.ceil(last.length / 4) * 4, '='))
      return bytes.end()
    },
  }
}
