import { pageUsage } from '@portal/contract/page-usage.ts'
import { settings } from '@portal/contract/settings.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'
import { housekeepingJob } from '../../platform/jobs/housekeeping.job.ts'

const dayMs = 24 * 3_600_000
// Half past midnight on the day in which the clock goes forward; in UTC it is still the day before.
const clock = testClock('2026-03-28T23:30:00Z')
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock })
  await buildUser(portal, { userName: 'beheerder', isAdministrator: true })
  await buildUser(portal, { userName: 'klant' })
})
afterAll(() => portal.close())

const open = async (pagina: string, as?: string) =>
  (await portal.post(pageUsage.logPage, { pagina }, as === undefined ? {} : { token: await portal.tokenOf(as) })).status
const stats = async () =>
  (await portal.post(pageUsage.getStats, {}, { token: await portal.tokenOf('beheerder') })).answer
const stored = async () => {
  await portal.parts.counts.flush()
  const { rows } = await portal.db.execute<{ day: string; name: string; count: number }>(
    sql`select day::text as day, name, count from daily_counts order by day, name`,
  )
  return rows
}
const audits = async () =>
  (await portal.db.execute<{ count: number }>(sql`select count(*)::int as count from audit_log`)).rows[0]?.count

describe('page usage', () => {
  it('counts screens by their route, of strangers too, on the Dutch day, and keeps nothing of anybody', async () => {
    const before = await audits()
    expect(await open('/details/{id}')).toBe(204)
    expect(await open('/details/{id}', 'klant')).toBe(204)
    expect(await open('/settings/content-pagina-maken', 'beheerder')).toBe(204)
    expect(await stored()).toEqual([
      { day: '2026-03-29', name: '/details/{id}', count: 2 },
      { day: '2026-03-29', name: '/settings/content-pagina-maken', count: 1 },
    ])
    expect(await audits()).toBe(before)
  })

  it.each(['/details/111004', '/zoeken/jan de boer', 'nav.home', '/bestaat-niet', '/', '__proto__'])(
    'counts no address that is no route: %s',
    async (pagina) => {
      const before = await stored()
      await open(pagina)
      const isStart = pagina === '/'
      expect((await stored()).length).toBe(before.length + (isStart ? 1 : 0))
    },
  )

  it('is counted for today, 7 and 30 days, each day by itself (R-SCR-ADMIN-01, R-SCR-ADMIN-02, R-SCR-ADMIN-03)', async () => {
    await portal.db.execute(sql`delete from daily_counts`)
    const at = (day: string, count: number) =>
      portal.db.execute(sql`insert into daily_counts (day, name, count) values (${day}, '/locatie', ${count})`)
    await at('2026-03-29', 1)
    await at('2026-03-23', 10)
    await at('2026-03-22', 100)
    await at('2026-02-28', 1000)
    await at('2026-02-27', 10_000)
    await open('/bestellijst')
    const { perioden, dagen, actief } = await stats()
    expect(actief).toBe(true)
    expect(perioden.map(({ periode, totaal }) => [periode, totaal])).toEqual([
      ['today', 2],
      ['past 7 days', 12],
      ['past 30 days', 1112],
    ])
    expect(perioden[2]?.paginas).toEqual([
      { pagina: '/locatie', aantal: 1111 },
      { pagina: '/bestellijst', aantal: 1 },
    ])
    expect([dagen.length, dagen[0], dagen.at(-1)]).toEqual([
      30,
      { dag: '2026-02-28', aantal: 1000 },
      { dag: '2026-03-29', aantal: 2 },
    ])
  })

  it('is for administrators (R-ROLE-22)', async () => {
    const reply = await portal.post(pageUsage.getStats, {}, { token: await portal.tokenOf('klant') })
    expect(reply.problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
    expect((await portal.post(pageUsage.getStats, {})).status).toBe(401)
  })

  it('is gone when its days are', async () => {
    clock.advance(dayMs)
    await housekeepingJob.run(portal.parts, new AbortController().signal, () => undefined)
    expect((await stored()).map(({ day }) => day)).not.toContain('2026-02-27')
    expect((await stored()).map(({ day }) => day)).toContain('2026-03-22')
  })

  it('that cannot be written is written the next time', async () => {
    await portal.db.execute(sql`alter table daily_counts rename to daily_counts_away`)
    await open('/sets')
    await portal.parts.counts.flush()
    await portal.db.execute(sql`alter table daily_counts_away rename to daily_counts`)
    expect((await stored()).filter(({ name }) => name === '/sets')).toMatchObject([{ count: 1 }])
  })

  it('stores nothing while its setting is off', async () => {
    const set = async (value: boolean | null) =>
      portal.post(
        settings.updateAppSettings,
        { items: [{ kind: 'bool', name: 'Standaard_PaginaLog', value }] },
        { token: await portal.tokenOf('beheerder') },
      )
    await set(false)
    const before = await stored()
    await open('/locatie')
    expect(await stored()).toEqual(before)
    expect((await stats()).actief).toBe(false)
    await set(null)
  })
})
