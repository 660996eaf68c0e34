import { settings } from '@portal/contract/settings.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { eq, sql } from '../../platform/db/query.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { settingPlans } from '../../platform/db/schema/settings.ts'
import { runJob } from '../../platform/jobs/run-job.ts'
import { applyPlannedSettingsJob } from './apply-planned-settings.job.ts'

const hourMs = 3_600_000
const clock = testClock()
const never = new AbortController().signal
let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal({ clock, publicUrl: 'https://portaal.example' })
  await buildUser(portal, { userName: 'admin', roles: ['Admin'], email: 'admin@bouw.example' })
  await buildUser(portal, { userName: 'collega', roles: ['Admin'] })
  await buildUser(portal, { userName: 'super', roles: ['SuperAdmin'] })
  await buildUser(portal, { userName: 'klant' })
})
afterAll(() => portal.close())
beforeEach(async () => {
  clock.set('2026-11-23T09:00:00Z')
  await portal.db.execute(sql`truncate setting_plans, setting_overrides, setting_history, mails`)
  await portal.db
    .update(users)
    .set({ isBlocked: false, roles: ['Admin'] })
    .where(eq(users.userName, 'admin'))
  await portal.parts.reloadSettings()
})

type Items = Parameters<typeof portal.post<typeof settings.planSettings>>[1]['items']
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hourMs).toISOString()
const plan = (items: Items, { as = 'admin', begin = inHours(1), reason = '' } = {}) =>
  portal.post(settings.planSettings, { items, begin, reason }, { as })
const plans = async (as = 'admin') => (await portal.post(settings.getPlannedSettings, {}, { as })).answer.items
const withdraw = (id: string, as = 'admin') => portal.post(settings.withdrawPlannedSettings, { id }, { as })
const update = (items: Items, as = 'collega') => portal.post(settings.updateAppSettings, { items }, { as })
const work = () => runJob(applyPlannedSettingsJob, portal.parts, { startedBy: '', ending: never, signal: never })
async function entryOf(name: string) {
  const { items } = (await portal.post(settings.getAppSettings, {}, { as: 'super' })).answer
  const found = items.find((row) => row.name === name)
  if (found === undefined) throw new Error(`${name} is no setting`)
  return found
}
const historyOf = async (naam: string) =>
  (await portal.post(settings.getSettingHistory, { naam }, { as: 'admin' })).answer.items
const town = (value: string | null, version?: number) =>
  ({ kind: 'string', name: 'Contact_Plaats', value, ...(version === undefined ? {} : { version }) }) as const
const perPage = (value: number, version?: number) =>
  ({ kind: 'int', name: 'CatalogItemsPerpage', value, ...(version === undefined ? {} : { version }) }) as const

describe('a change of settings for a later moment', () => {
  it('is listed, changes nothing before its moment, holds after it, and stands in the history', async () => {
    expect((await plan([town('Zwolle', 0), perPage(60, 0)], { reason: 'verhuizing' })).status).toBe(200)
    expect(await plans('collega')).toMatchObject([
      {
        begin: inHours(1),
        door: 'admin',
        reden: 'verhuizing',
        mislukt: false,
        fout: null,
        intrekbaar: true,
        items: [{ name: 'Contact_Plaats', kind: 'string', value: 'Zwolle' }, { name: 'CatalogItemsPerpage' }],
      },
    ])
    clock.advance(hourMs - 1)
    await work()
    expect((await entryOf('Contact_Plaats')).changed).toBe(false)
    clock.advance(1)
    await work()
    expect(await entryOf('Contact_Plaats')).toMatchObject({ value: 'Zwolle', changedBy: 'admin' })
    expect(await entryOf('CatalogItemsPerpage')).toMatchObject({ value: 60 })
    expect(portal.parts.settings.string('Contact_Plaats')).toBe('Zwolle')
    expect(await historyOf('Contact_Plaats')).toMatchObject([
      { van: null, naar: 'Zwolle', door: 'admin', reden: 'verhuizing', moment: clock.now().toISOString() },
    ])
    expect(await plans()).toEqual([])
    await work()
    expect(await historyOf('Contact_Plaats')).toHaveLength(1)
  })

  it('takes a change back to the default as well', async () => {
    await update([town('Zwolle')])
    const { version } = await entryOf('Contact_Plaats')
    await plan([town(null, version)])
    clock.advance(hourMs)
    await work()
    expect((await entryOf('Contact_Plaats')).changed).toBe(false)
  })

  it('can be withdrawn until its moment, after which nothing changes', async () => {
    const { id } = (await plan([town('Zwolle')])).answer
    expect((await withdraw(id, 'collega')).status).toBe(204)
    expect((await withdraw(id)).status).toBe(204)
    expect(await plans()).toEqual([])
    clock.advance(hourMs)
    await work()
    expect((await entryOf('Contact_Plaats')).changed).toBe(false)
  })

  it('cannot be withdrawn any more when it holds', async () => {
    const { id } = (await plan([town('Zwolle')])).answer
    clock.advance(hourMs)
    await work()
    expect((await withdraw(id)).problem).toMatchObject({ status: 409, code: 'instelling.al_ingegaan' })
  })

  it('overwrites nothing that somebody changed meanwhile: none of it holds, and the planner is mailed', async () => {
    await plan([perPage(60, 0), town('Zwolle', 0)])
    await update([town('Deventer')])
    clock.advance(hourMs)
    await work()
    expect(await entryOf('Contact_Plaats')).toMatchObject({ value: 'Deventer', changedBy: 'collega' })
    expect((await entryOf('CatalogItemsPerpage')).changed).toBe(false)
    const [failed] = await plans()
    expect(failed).toMatchObject({
      mislukt: true,
      fout: { code: 'instelling.intussen', params: { name: 'Contact_Plaats', user: 'collega' } },
    })
    expect(await portal.mails()).toMatchObject([{ kind: 'settings.planFailed', recipient: 'admin@bouw.example' }])
    await work()
    expect(await portal.mails()).toHaveLength(1)
    expect((await withdraw(failed?.id ?? '')).status).toBe(204)
    expect(await plans()).toEqual([])
  })

  it('can be planned again while the one that could not be done is still listed', async () => {
    await plan([town('Zwolle', 0)])
    await update([town('Deventer')])
    clock.advance(hourMs)
    await work()
    const { version } = await entryOf('Contact_Plaats')
    expect((await plan([town('Hengelo', version)])).status).toBe(200)
    expect((await plans()).map(({ mislukt }) => mislukt)).toEqual([true, false])
    clock.advance(hourMs)
    await work()
    expect(await entryOf('Contact_Plaats')).toMatchObject({ value: 'Hengelo' })
  })

  it('holds with the rights of who planned it as they are then', async () => {
    for (const now of [{ isBlocked: true }, { roles: [] }]) {
      await plan([town('Zwolle')])
      await portal.db.update(users).set(now).where(eq(users.userName, 'admin'))
      clock.advance(hourMs)
      await work()
      expect((await entryOf('Contact_Plaats')).changed).toBe(false)
      const [failed] = await plans('super')
      expect(failed).toMatchObject({ mislukt: true, fout: { code: 'error.niet_toegankelijk' } })
      await withdraw(failed?.id ?? '', 'super')
      await portal.db
        .update(users)
        .set({ isBlocked: false, roles: ['Admin'] })
        .where(eq(users.userName, 'admin'))
    }
  })

  it('is refused now for what would be refused when it is saved', async () => {
    expect((await plan([perPage(0)])).problem).toMatchObject({ code: 'instelling.ongeldig', field: 'items.0.value' })
    expect((await plan([town('Zwolle', 7)])).problem).toMatchObject({ status: 409, code: 'instelling.intussen' })
    const host = { kind: 'string', name: 'SMTP_Host', value: 'mail.example' } as const
    expect((await plan([host])).problem?.status).toBe(403)
    expect((await plan([town('Zwolle')], { as: 'klant' })).problem?.status).toBe(403)
    expect(await plans()).toEqual([])
  })

  it('is refused for a moment that is over or too far, for a secret, and for what is planned already', async () => {
    expect((await plan([town('Zwolle')], { begin: inHours(0) })).problem?.code).toBe('instelling.begin_voorbij')
    expect((await plan([town('Zwolle')], { begin: inHours(24 * 401) })).problem?.code).toBe('instelling.begin_ver')
    const secret = { kind: 'string', name: 'SMTP_Wachtwoord', value: 'geheim' } as const
    expect((await plan([secret], { as: 'super' })).problem?.code).toBe('instelling.niet_later')
    expect((await plan([town('Zwolle')])).status).toBe(200)
    const twice = (await plan([perPage(60), town('Almelo')], { begin: inHours(2) })).problem
    expect(twice).toMatchObject({ code: 'instelling.al_gepland', params: { name: 'Contact_Plaats' } })
  })

  it('of settings of the connection is withdrawn by chief administrators only', async () => {
    const host = { kind: 'string', name: 'SMTP_Host', value: 'mail.example' } as const
    const { id } = (await plan([host], { as: 'super' })).answer
    expect((await plans('admin'))[0]).toMatchObject({ intrekbaar: false })
    expect((await withdraw(id, 'admin')).problem?.status).toBe(403)
    expect((await withdraw(crypto.randomUUID())).problem?.status).toBe(404)
    expect((await withdraw(id, 'super')).status).toBe(204)
  })

  it('is done by one process only when two come to it at once', async () => {
    await plan([town('Zwolle')])
    clock.advance(hourMs)
    await Promise.all([
      applyPlannedSettingsJob.run(portal.parts, never, () => undefined),
      applyPlannedSettingsJob.run(portal.parts, never, () => undefined),
    ])
    expect(await historyOf('Contact_Plaats')).toHaveLength(1)
    const rows = await portal.db.select({ state: settingPlans.state }).from(settingPlans)
    expect(rows).toEqual([{ state: 'done' }])
  })
})
