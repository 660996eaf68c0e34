import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { readOutboxState } from '../../features/outbox/outbox.store.ts'
import { type Certificate, makeAuthority } from '../test/certificates.ts'
import { placeRequest, settle, takenRequest } from '../test/place-request.ts'
import { backOfficeOf, startTestConnector, type TestConnector } from '../test/test-connector.ts'
import { startTestProxy, type TestProxy } from '../test/test-proxy.ts'

let simulator: Simulator
let authority: Certificate
let right: TestProxy
let connector: TestConnector | null = null

beforeAll(async () => {
  simulator = await startSimulator({ scale: 0.1 })
  const made = await makeAuthority('127.0.0.1')
  authority = made.authority
  right = await startTestProxy(simulator.protocolUrl, made.host)
})
afterAll(() => Promise.all([right.close(), simulator.stop()]))
afterEach(async () => {
  await connector?.close()
  connector = null
  right.forget()
})

async function connect(url: string, certificateAuthority: string | null): Promise<TestConnector> {
  connector = await startTestConnector(backOfficeOf(simulator, { url, certificateAuthority }))
  return connector
}

/** In a process of its own, for the environment is the whole process's, and with it every other test's. */
async function sendWithoutChecks(url: string): Promise<unknown> {
  const script = `
    const [sender, url] = process.argv.slice(1)
    const { createHttpSender } = await import(sender)
    const http = createHttpSender({ connectMs: 20_000 })
    const send = (path) => http.send({ method: 'GET', url: new URL(path, url), headers: {}, timeoutMs: 20_000 })
    const other = await fetch(new URL('/other', url)).then(() => 'sent', (error) => String(error.cause))
    const ours = await send('/ours').then(() => 'sent', (error) => error.details.code)
    http.close()
    console.log(JSON.stringify({ other, ours }))
    process.exit()`
  const sender = new URL('send-http.ts', import.meta.url).href
  const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' }
  const args = ['--input-type=module', '--eval', script, sender, url]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return JSON.parse(stdout)
}

const syncUnits = (from: TestConnector) => from.mirror.sync('units', { mode: 'changes' })

describe('a back office behind TLS', () => {
  it('is read and written to with a certificate of the company’s own authority', async () => {
    const open = await connect(right.url, authority.cert)
    expect((await syncUnits(open)).added).toBeGreaterThan(0)
    expect(await settle(open, await placeRequest(open, await takenRequest(simulator)))).toBe('confirmed')
  })

  it('is sent nothing while its authority is unknown', async () => {
    const open = await connect(right.url, null)
    await expect(syncUnits(open)).rejects.toMatchObject({
      kind: 'transient',
      details: { code: 'CertificateRefused', notSent: true },
    })
    expect(right.seen).toEqual([])
  })

  it('is sent nothing by a process whose environment lets every other program trust anybody', async () => {
    expect(await sendWithoutChecks(right.url)).toEqual({ other: 'sent', ours: 'CertificateRefused' })
    expect(right.seen.map(({ address }) => address)).toEqual(['/other'])
  })

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
