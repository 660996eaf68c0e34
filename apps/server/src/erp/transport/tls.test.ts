import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { readOutboxState } from '../../platform/operation.store.ts'
import { type Certificate, makeAuthority } from '../test/certificates.ts'
import { placeRequest, settle, takenRequest } from '../test/place-request.ts'
import { backOfficeOf, startTestConnector, type TestConnector } from '../test/test-connector.ts'
import { startTestProxy, type TestProxy } from '../test/test-proxy.ts'

let simulator: Simulator
let authority: Certificate
let right: TestProxy
let connector: TestConnector | null = null

beforeAll(async () => {
  simulator = await startSimulator()
  const made = await makeAuthority('127.0.0.1')
  authority = made.authority
  right = await startTestProxy(simulator.protocolUrl, made.host)
})
afterAll(() => Promise.all([right.close(), simulator.stop()]))
afterEach(async () => {
  vi.unstubAllEnvs()
  await connector?.close()
  connector = null
  right.forget()
})

async function connect(url: string, certificateAuthority: string | null): Promise<TestConnector> {
  connector = await startTestConnector(backOfficeOf(simulator, { url, certificateAuthority }))
  return connector
}

const syncUnits = (from: TestConnector) => from.mirror.sync('units', { mode: 'changes' })

describe('a back office behind TLS', () => {
  it('is read and written to with a certificate of the company’s own authority', async () => {
    const open = await connect(right.url, authority.cert)
    expect((await syncUnits(open)).added).toBeGreaterThan(0)
    expect(await settle(open, await placeRequest(open, await takenRequest(simulator)))).toBe('confirmed')
  })

  it.each(['1', '0'])(
    'is sent nothing while its authority is unknown, whatever the environment says (%s)',
    async (checks) => {
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', checks)
      const open = await connect(right.url, null)
      await expect(syncUnits(open)).rejects.toMatchObject({
        kind: 'transient',
        details: { code: 'CertificateRefused', notSent: true },
      })
      expect(right.seen).toEqual([])
    },
  )

  it('is sent nothing with a certificate for another host, and no write is lost by it', async () => {
    const other = await makeAuthority('erp.bouwbedrijf.example')
    const wrong = await startTestProxy(simulator.protocolUrl, other.host)
    const open = await connect(wrong.url, other.authority.cert)
    await expect(syncUnits(open)).rejects.toMatchObject({ details: { code: 'CertificateRefused' } })
    await placeRequest(open, await takenRequest(simulator))
    await expect(open.gateway.ping()).rejects.toMatchObject({ code: 'error.timeout_backoffice' })
    expect(await readOutboxState(open.database.db)).toMatchObject({ waiting: 1, parked: 0 })
    expect(wrong.seen).toEqual([])
    await wrong.close()
  })
})
