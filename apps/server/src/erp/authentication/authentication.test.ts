import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import type { BackOffice } from '../../platform/tenant.ts'
import { audience, type IdentityServer, scope, startIdentityServer } from '../test/identity-server.ts'
import { createNtlmGate, type NtlmGateOptions, windowsAccount } from '../test/ntlm-gate.ts'
import { inTheBooks, placeRequest, settle, takenRequest } from '../test/place-request.ts'
import { backOfficeOf, controlOf, startTestConnector, type TestConnector, testLimits } from '../test/test-connector.ts'
import { startTestProxy, type TestProxy } from '../test/test-proxy.ts'
import { createHttpSender } from '../transport/send-http.ts'
import { oauth2Authentication, renewAfterMs } from './oauth2.ts'

let identity: IdentityServer
let simulator: Simulator
let proxy: TestProxy
let connector: TestConnector | null = null

beforeAll(async () => {
  identity = await startIdentityServer({ tokenSeconds: 120 })
  simulator = await startSimulator({ scale: 0.1, tokens: { keysUrl: identity.keysUrl, audience } })
  proxy = await startTestProxy(simulator.protocolUrl)
})
afterAll(async () => {
  await Promise.all([proxy.close(), simulator.stop(), identity.close()])
})
afterEach(async () => {
  await controlOf(simulator).clearFaults()
  await connector?.close()
  connector = null
  for (const name of ['gate', 'there', 'back', 'instead'] as const) delete proxy.hooks[name]
  proxy.forget()
})

/** An account that was refused rests long enough for a busy machine to see it. */
const limits = { ...testLimits, authPauseMs: 2000, longestAuthPauseMs: 2000 }

async function connect(parts: Partial<BackOffice>): Promise<TestConnector> {
  connector = await startTestConnector(backOfficeOf(simulator, { url: proxy.url, ...parts }), { limits })
  return connector
}

const application = (parts: Partial<BackOffice> = {}): Partial<BackOffice> => ({
  user: identity.clientId,
  password: identity.clientSecret,
  authentication: { kind: 'oauth2', tokenUrl: identity.tokenUrl, scope },
  ...parts,
})

const syncUnits = (from: TestConnector) => from.mirror.sync('units', { mode: 'changes' })

describe('an application with tokens of an identity server', () => {
  it.each(['odata-unbound', 'soap'] as const)('reads, and writes over %s, with one token for all', async (write) => {
    const before = identity.granted()
    const open = await connect(application({ write }))
    const reads = (['units', 'categories', 'locations'] as const).map((name) =>
      open.mirror.sync(name, { mode: 'changes' }),
    )
    const externalId = await placeRequest(open, await takenRequest(simulator))
    expect(await settle(open, externalId)).toBe('confirmed')
    for (const { added } of await Promise.all(reads)) expect(added).toBeGreaterThan(0)
    expect(await inTheBooks(simulator, externalId)).toHaveLength(1)
    expect(identity.granted() - before).toBe(1)
    expect(new Set(proxy.seen.map(({ headers }) => headers.authorization)).size).toBe(1)
  })

  it('renews its token a minute before the end, or at half of a short life', async () => {
    expect([3600_000, 120_000, 60_000].map(renewAfterMs)).toEqual([3540_000, 60_000, 30_000])
    let now = 0
    const client = {
      tokenUrl: new URL(identity.tokenUrl),
      clientId: identity.clientId,
      clientSecret: identity.clientSecret,
    }
    const sender = oauth2Authentication({ ...client, scope }, () => now)(() => createHttpSender({ connectMs: 1000 }))
    const before = identity.granted()
    const ask = async () => {
      const request = { method: 'GET', headers: {}, timeoutMs: 5000 } as const
      return (await sender.send({ ...request, url: new URL(`${proxy.url}/ODataV4/Company`) })).status
    }
    const askAt = async (seconds: number) => {
      now = seconds * 1000
      expect(await ask()).toBe(200)
      return identity.granted() - before
    }
    expect([await askAt(0), await askAt(59), await askAt(60), await askAt(61)]).toEqual([1, 1, 2, 2])
    sender.close()
  })

  it('is tried once more with a new token when one is refused, also for a write (failure mode 19)', async () => {
    const open = await connect(application())
    await open.gateway.ping()
    const before = identity.granted()
    await controlOf(simulator).fault({ kind: 'unauthorized', scope: 'CreateRequest' })
    const externalId = await placeRequest(open, await takenRequest(simulator))
    expect(await settle(open, externalId)).toBe('confirmed')
    expect(await inTheBooks(simulator, externalId)).toHaveLength(1)
    expect(proxy.asked('CreateRequest')).toHaveLength(2)
    expect(identity.granted() - before).toBe(1)
  })

  it('is paused when its new token is refused too', async () => {
    const open = await connect(application())
    await controlOf(simulator).fault({ kind: 'unauthorized', scope: '*', times: null })
    await expect(syncUnits(open)).rejects.toMatchObject({ kind: 'auth', details: { status: 401 } })
    expect(proxy.seen).toHaveLength(2)
    await expect(syncUnits(open)).rejects.toMatchObject({ kind: 'auth', details: { code: 'AccountRefused' } })
    expect(proxy.seen).toHaveLength(2)
    expect(open.gateway.isReachable()).toBe(false)
  })

  it('asks the back office nothing when the identity server refuses it, or is away', async () => {
    const refused = await connect(application({ password: 'wrong' }))
    await expect(syncUnits(refused)).rejects.toMatchObject({ kind: 'auth', details: { code: 'OAuth_invalid_client' } })
    await refused.close()
    const away = { kind: 'oauth2', tokenUrl: 'http://127.0.0.1:1/token', scope } as const
    const alone = await connect(application({ authentication: away }))
    await expect(syncUnits(alone)).rejects.toMatchObject({ kind: 'transient', details: { notSent: true } })
    expect(proxy.seen).toEqual([])
  })
})

describe('a Windows account', () => {
  const behindGate = async (options: NtlmGateOptions = {}, parts: Partial<BackOffice> = {}) => {
    const { gate, greetings } = createNtlmGate(options)
    proxy.hooks.gate = gate
    const basic = `Basic ${Buffer.from('portaal:portaal-koppeling').toString('base64')}`
    proxy.hooks.there = (request) => ({ ...request, headers: { ...request.headers, authorization: basic } })
    const { domain, ...account } = windowsAccount
    const open = await connect({ ...account, authentication: { kind: 'ntlm', domain }, ...parts })
    return { open, greetings }
  }

  it.each([
    { scheme: 'NTLM', write: 'soap' },
    { scheme: 'Negotiate', write: 'odata-unbound' },
  ] as const)('signs in once a connection over $scheme, and writes over $write', async ({ scheme, write }) => {
    const { open, greetings } = await behindGate({ scheme }, { write })
    for (const name of ['units', 'categories', 'depots', 'users'] as const)
      expect((await open.mirror.sync(name, { mode: 'changes' })).added).toBeGreaterThan(0)
    const externalId = await placeRequest(open, await takenRequest(simulator))
    expect(await settle(open, externalId)).toBe('confirmed')
    expect(await inTheBooks(simulator, externalId)).toHaveLength(1)
    expect(proxy.seen.length).toBeGreaterThan(greetings())
    expect(greetings()).toBeLessThanOrEqual(3)
  })

  it('signs in again when its connections were closed (failure mode 19)', async () => {
    const { open, greetings } = await behindGate()
    await open.gateway.ping()
    const before = greetings()
    proxy.closeConnections()
    expect((await syncUnits(open)).added).toBeGreaterThan(0)
    expect(greetings()).toBeGreaterThan(before)
  })

  it('is paused after one refusal (failure mode 19)', async () => {
    const { open, greetings } = await behindGate({}, { password: 'password' })
    await expect(syncUnits(open)).rejects.toMatchObject({ kind: 'auth', details: { status: 401 } })
    await expect(syncUnits(open)).rejects.toMatchObject({ details: { code: 'AccountRefused', notSent: true } })
    expect(greetings()).toBe(1)
    expect(proxy.seen).toEqual([])
  })

  it('is not taken for refused when the connection is lost between two legs (failure mode 19)', async () => {
    const { open } = await behindGate({ closesBetween: true })
    await expect(syncUnits(open)).rejects.toMatchObject({ kind: 'transient', details: { code: 'HandshakeLost' } })
  })
})
