import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest()

/** Bytes in CBOR, with a length of two bytes. */
function bytes(value: Buffer): Buffer {
  const head = Buffer.alloc(3, 0x59)
  head.writeUInt16BE(value.length, 1)
  return Buffer.concat([head, value])
}

const counted = (count: number) => {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32BE(count)
  return buffer
}

interface Asked {
  readonly challenge: string
  /** The page that asks. */
  readonly origin: string
  readonly rpId: string
}

function clientData(type: string, { challenge, origin }: Asked): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** A passkey in this process, written from the standard (WebAuthn level 3) and not with the library of the server. */
export function softwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let count = 0
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const
  const coordinate = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')])
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an ES256 key as COSE writes it.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
  return {
    id: base.id,
    make(asked: Asked) {
      const length = Buffer.from([0, id.length])
      const data = [sha256(asked.rpId), Buffer.from([0x41]), counted(count), Buffer.alloc(16), length, id, cose]
      const none = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])]
      const object = Buffer.concat([...none, text('authData'), bytes(Buffer.concat(data))])
      return {
        ...base,
        response: {
          clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
          attestationObject: object.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(asked: Asked) {
      count += 1
      const data = Buffer.concat([sha256(asked.rpId), Buffer.from([0x01]), counted(count)])
      const client = clientData('webauthn.get', asked)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        ...base,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
