import { contract } from '@portal/contract/calls.ts'
import type { ServiceCheck } from '@portal/contract/service-check.ts'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../../../../erp-simulator/src/start-simulator.ts'
import { buildUser } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { backOfficeOf, controlOf } from '../../erp/test/test-connector.ts'
import { sql } from '../../platform/db/query.ts'
import { startTestSync, type TestSync } from '../sync/test/start-test-sync.ts'

const { serviceCheck } = contract
const as = { as: 'beheer' }
let simulator: Simulator
let portal: TestPortal
let filled: TestSync
let control: ReturnType<typeof controlOf>
beforeAll(async () => {
  simulator = await startSimulator()
  control = controlOf(simulator)
  filled = await startTestSync(simulator)
  await filled.sync.first(filled.parts)
  portal = await startTestPortal({ backOffice: backOfficeOf(simulator), database: filled.portal.database })
  await buildUser(portal, { userName: 'beheer', roles: ['Admin'], email: 'beheer@example.com' })
  await buildUser(portal, { userName: 'gewoon' })
})
afterEach(() => control.clearFaults())
afterAll(async () => {
  await portal.close()
  await filled.close()
  await simulator.stop()
})

/** The same portal with another back office or other settings. */
async function another(
  options: Parameters<typeof startTestPortal>[0],
  work: (other: TestPortal) => Promise<void>,
): Promise<void> {
  const other = await startTestPortal({ database: portal.database, ...options })
  try {
    await work(other)
  } finally {
    await other.close()
  }
}

describe('the check of the web services', () => {
  const check = async (at = portal) => (await at.post(serviceCheck.testWebServices, {}, as)).answer.items
  const rowOf = (items: readonly ServiceCheck[], service: string) => items.find((item) => item.service === service)

  it('finds nothing wrong with a back office that is as agreed (R-JOB-21)', async () => {
    const items = await check()
    expect(items.length).toBeGreaterThan(20)
    for (const { service, published, error, fieldsIncorrect, missingFields } of items)
      expect({ service, published, error, fieldsIncorrect, missingFields }).toEqual({
        service,
        published: true,
        error: null,
        fieldsIncorrect: [],
        missingFields: [],
      })
    const units = rowOf(items, 'PortaalEenheid')
    expect(units?.objectId).toBe(50120)
    expect(units?.expectedFields).toEqual(expect.arrayContaining(['Code', 'Description', 'Row_Version']))
    expect(units?.publishedFields).toEqual(expect.arrayContaining(units?.expectedFields ?? []))
    expect(rowOf(items, 'PortaalKoppeling')?.publishedFields).toEqual(expect.arrayContaining(['Ping', 'CreateRequest']))
  })

  it('is for administrators only (R-SCR-ADMIN-05, R-ROLE-21)', async () => {
    expect((await portal.post(serviceCheck.testWebServices, {}, { as: 'gewoon' })).status).toBe(403)
  })

  it('names what is gone, too short, not published or failing, each in its row (R-JOB-21)', async () => {
    await control.fault({ kind: 'drop-field', scope: 'PortaalPrijs', field: 'Price', times: null })
    await control.fault({ kind: 'shorten-field', scope: 'PortaalEenheid', field: 'Description', times: null })
    await control.fault({ kind: 'unpublish', scope: 'PortaalDepot', times: null })
    await control.fault({ kind: 'html', scope: 'PortaalCategorie', times: null })
    const items = await check()
    expect(rowOf(items, 'PortaalPrijs')).toMatchObject({ published: true, missingFields: ['Price'], error: null })
    expect(rowOf(items, 'PortaalEenheid')?.fieldsIncorrect).toMatchObject([
      { field: 'Description', expected: 'Edm.String(50)', published: expect.stringMatching(/^Edm\.String\(\d+\)$/) },
    ])
    const depots = rowOf(items, 'PortaalDepot')
    expect(depots).toMatchObject({ published: false, publishedFields: [], missingFields: depots?.expectedFields })
    expect(rowOf(items, 'PortaalCategorie')?.error).toMatch(/^Http_502: /)
    expect(rowOf(items, 'PortaalMaterieelsoort')).toMatchObject({ error: null, missingFields: [] })
  })

  it('says so in every row without an answer or with a refused account (R-JOB-21)', async () => {
    await another({ backOffice: { url: 'http://127.0.0.1:9' } }, async (other) => {
      const items = await check(other)
      expect(
        items.every(({ published, error }) => published === null && /^(NoConnection|BreakerOpen): /.test(error ?? '')),
      ).toBe(true)
    })
    await another({ backOffice: backOfficeOf(simulator, { password: 'onjuist' }) }, async (other) => {
      const items = await check(other)
      expect(items.every(({ error }) => /^(Unauthorized|AccountRefused): /.test(error ?? ''))).toBe(true)
    })
  })
})

describe('the test of a mail', () => {
  it('says that there is no mail server, or what it answered (R-JOB-22)', async () => {
    const none = (await portal.post(serviceCheck.testSendEmail, {}, as)).answer
    expect(none).toMatchObject({ ok: false, steps: [{ step: 'mail.noServer', ok: false }] })
    await another({ settings: { SMTP_Host: '127.0.0.1', SMTP_Port: 9 } }, async (other) => {
      const failed = (await other.post(serviceCheck.testSendEmail, {}, as)).answer
      expect(failed).toMatchObject({ ok: false, steps: [{ step: 'mail.failed' }] })
      expect(failed.steps[0]?.params.error).toContain('ECONNREFUSED')
    })
  })

  it('sends one to the administrator who asks (R-JOB-22)', async () => {
    const recipients: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address)
        done()
      },
      onData: (stream, _session, done) => stream.resume().on('end', () => done()),
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const address = server.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await another({ settings: { SMTP_Host: '127.0.0.1', SMTP_Port: port } }, async (other) => {
      const sent = (await other.post(serviceCheck.testSendEmail, {}, as)).answer
      expect(sent).toMatchObject({ ok: true, steps: [{ step: 'mail.sent', params: { email: 'beheer@example.com' } }] })
    })
    expect(recipients).toEqual(['beheer@example.com'])
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
})

describe('the test of pictures', () => {
  const test = async () => (await portal.post(serviceCheck.testImages, {}, as)).answer

  it('fetches some and finds them as they should be (R-JOB-23)', async () => {
    const found = await test()
    expect(found.ok).toBe(true)
    expect(found.steps.map(({ step }) => step)).toEqual([
      'images.portal',
      'images.fetched',
      'images.fetched',
      'images.fetched',
    ])
  })

  it('names a picture that differs, and a back office that fails (R-JOB-23)', async () => {
    await portal.db.execute(sql`update erp_images set hash = repeat('a', 64) where (parent_no, line_no) = (
      select parent_no, line_no from erp_images where hash <> '' order by md5(parent_no), line_no limit 1)`)
    expect((await test()).steps[1]).toMatchObject({ step: 'images.differs', ok: false })
    await control.fault({ kind: 'status', scope: 'GetImage', status: 503, times: null })
    const failed = await test()
    expect(failed.steps).toMatchObject([{ step: 'images.portal' }, { step: 'images.failed', ok: false }])
    expect(failed.ok).toBe(false)
  })
})

describe('the test of a location', () => {
  const test = async (materieellocatie: string) =>
    (await portal.post(serviceCheck.testLocation, { materieellocatie }, as)).answer

  it('finds it the same on both sides (R-JOB-24)', async () => {
    expect(await test('10001')).toMatchObject({
      ok: true,
      steps: [{ step: 'location.backOffice' }, { step: 'location.portal' }, { step: 'location.same' }],
    })
  })

  it('says what differs, what is missing, and when there is no answer (R-JOB-24)', async () => {
    await control.row('PortaalLocatie', { No: '10001' }, { City: 'Elders' })
    expect((await test('10001')).steps[2]).toEqual({
      step: 'location.differs',
      ok: false,
      params: { columns: 'city' },
    })
    expect((await test('99999')).steps.map(({ step }) => step)).toEqual([
      'location.notInBackOffice',
      'location.notInPortal',
    ])
    await control.fault({ kind: 'status', scope: 'PortaalLocatie', status: 503, times: null })
    expect(await test('10001')).toMatchObject({
      ok: false,
      steps: [{ step: 'location.failed' }, { step: 'location.portal' }],
    })
  })
})
