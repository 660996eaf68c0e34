import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { auditLog } from '../../platform/db/schema/operation.ts'

const { getAuditLog } = contract.audit
type Input = Parameters<typeof portal.post<typeof getAuditLog>>[1]
let portal: TestPortal

const row = (at: string, more: Partial<typeof auditLog.$inferInsert> = {}) => ({
  at: new Date(at),
  userName: 'voorman',
  call: 'orderList.addItems',
  requestId: `r-${at}`,
  ...more,
})

beforeAll(async () => {
  portal = await startTestPortal()
  await buildUser(portal, { userName: 'beheerder', isAdministrator: true })
  await buildUser(portal, { userName: 'klant' })
  await portal.db
    .insert(auditLog)
    .values([
      row('2026-06-14T21:59:59Z', { subject: 'gisteren' }),
      row('2026-06-14T22:00:00Z', { subject: 'eerste', locationNo: '10001', details: { lines: [{ quantity: 4 }] } }),
      row('2026-06-15T21:59:59Z', { subject: 'laatste', call: 'removalList.addItem', userName: 'Kraan_1' }),
      row('2026-06-15T22:00:00Z', { subject: 'morgen' }),
      row('2026-01-15T22:59:59Z', { subject: 'winter' }),
    ])
})
afterAll(() => portal.close())

const list = async (input: Input) => (await portal.post(getAuditLog, input, { as: 'beheerder' })).answer
const subjects = async (input: Input) => (await list(input)).items.map(({ onderwerp }) => onderwerp)

describe('the audit', () => {
  it('is listed newest first with who, what, when, where and what else was kept', async () => {
    const { items, totaal } = await list({ van: '2026-06-15', tot: '2026-06-15' })
    expect(totaal).toBe(2)
    expect(items).toMatchObject([
      { onderwerp: 'laatste', door: 'Kraan_1', handeling: 'removalList.addItem', locatieNo: null },
      { onderwerp: 'eerste', locatieNo: '10001', gegevens: { lines: [{ quantity: 4 }] } },
    ])
    expect(items[1]).toMatchObject({ moment: '2026-06-14T22:00:00.000Z', verzoek: 'r-2026-06-14T22:00:00Z' })
  })

  it('counts days as they are in the Netherlands, in summer and winter', async () => {
    expect(await subjects({ van: '2026-06-15', tot: '2026-06-15' })).toEqual(['laatste', 'eerste'])
    expect(await subjects({ tot: '2026-06-14' })).toEqual(['gisteren', 'winter'])
    expect(await subjects({ van: '2026-01-15', tot: '2026-01-15' })).toEqual(['winter'])
  })

  it('is narrowed by feature, account, location, subject and reference number', async () => {
    const until = { tot: '2026-06-16' }
    expect(await subjects({ ...until, onderdeel: 'removalList' })).toEqual(['laatste'])
    expect(await subjects({ ...until, zoekterm: 'kraan_1' })).toEqual(['laatste'])
    expect(await subjects({ ...until, zoekterm: '10001' })).toEqual(['eerste'])
    expect(await subjects({ ...until, zoekterm: 'morg' })).toEqual(['morgen'])
    expect(await subjects({ ...until, zoekterm: 'r-2026-06-14T22:00:00Z' })).toEqual(['eerste'])
    expect(await subjects({ ...until, zoekterm: '%' })).toEqual([])
  })

  it('comes in pages with the number of all', async () => {
    const page = await list({ tot: '2026-06-16', pagina: 2, rijen: 2 })
    expect([page.totaal, page.items.map(({ onderwerp }) => onderwerp)]).toEqual([5, ['eerste', 'gisteren']])
  })

  it('is closed to a plain user and a visitor', async () => {
    expect((await portal.post(getAuditLog, {}, { as: 'klant' })).status).toBe(403)
    expect((await portal.post(getAuditLog, {})).status).toBe(401)
  })

  it('refuses a day that does not exist, naming the field', async () => {
    const { problem } = await portal.post(getAuditLog, { van: '2026-02-30' }, { as: 'beheerder' })
    expect(problem).toMatchObject({ status: 400, field: 'van' })
  })
})
