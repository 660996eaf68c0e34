import { createServer as createHttps } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { generate } from 'selfsigned'
import { expect, it } from 'vitest'
import { makeBrowserKeys } from '../../../test/push-messages.ts'
import { pushKeyOf } from './push-keys.ts'
import { createPushService, type PushPlace } from './push-service.ts'

const key = pushKeyOf(Buffer.alloc(32, 7).toString('base64url'))
const { p256dh, auth } = makeBrowserKeys()
const message = { payload: '{}', ttlSeconds: 60, urgency: 'normal', topic: 'x' } as const

function send(endpoint: string, place: Partial<PushPlace> = {}) {
  if (key === null) throw new Error('the key of the test is none')
  const service = createPushService({ keys: [key], contact: null, allowsLocal: false, ...place }, null)
  return service.send({ endpoint, p256dh, auth, serverKey: key.publicKey }, message)
}

const leadsTo = (address: string): LookupFunction => {
  const family = address.includes(':') ? 6 : 4
  return (_name, { all }, tell) => (all ? tell(null, [{ address, family }]) : tell(null, address, family))
}

it.each(['127.0.0.1', '10.0.0.5', '192.168.1.1', '169.254.169.254', '0.0.0.0', '::1', 'fd00::1', '::ffff:10.0.0.5'])(
  'A push service of which the name leads to %s is not connected to.',
  async (address) => {
    const outcome = await send('https://fcm.googleapis.com/abc', { lookup: leadsTo(address) })
    expect(outcome).toMatchObject({ kind: 'later', error: expect.stringMatching(/is not allowed/) })
  },
)

it('A push service with an unknown certificate gets nothing.', async () => {
  const { cert, private: privateKey } = await generate([{ name: 'commonName', value: 'localhost' }])
  let asked = 0
  const server = createHttps({ cert, key: privateKey }, (_, reply) => {
    asked += 1
    reply.writeHead(201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  const outcome = await send(`https://localhost:${port}/abc`, { allowsLocal: true })
  server.close()
  expect(outcome).toMatchObject({ kind: 'later', error: expect.stringMatching(/self-signed/) })
  expect(asked).toBe(0)
})

it('An address that the portal would not have taken is forgotten, not sent to.', async () => {
  expect(await send('https://10.0.0.5/abc')).toEqual({ kind: 'gone' })
})
