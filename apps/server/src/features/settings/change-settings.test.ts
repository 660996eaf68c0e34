import { settings } from '@portal/contract/settings.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPicture } from '../../../test/bad-files.ts'
import { buildUser } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { eq, sql } from '../../platform/db/query.ts'
import { sessions, users } from '../../platform/db/schema/accounts.ts'
import { settingHistory } from '../../platform/db/schema/settings.ts'
import { removeUnusedUploads } from '../../platform/uploads/uploads.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await buildUser(portal, { userName: 'admin', roles: ['Admin'] })
  await buildUser(portal, { userName: 'collega', roles: ['Admin'] })
  await buildUser(portal, { userName: 'super', roles: ['SuperAdmin'] })
  await buildUser(portal, { userName: 'klant' })
})
afterAll(() => portal.close())

type Update = Parameters<typeof portal.post<typeof settings.updateAppSettings>>[1]
const update = (as: string, items: Update['items'], reason?: string) =>
  portal.post(settings.updateAppSettings, { items, ...(reason === undefined ? {} : { reason }) }, { as })
const history = async (
  input: Parameters<typeof portal.post<typeof settings.getSettingHistory>>[1] = {},
  as = 'admin',
) => (await portal.post(settings.getSettingHistory, input, { as })).answer
const undo = (wijziging: string, as = 'admin') => portal.post(settings.undoSettingChange, { wijziging }, { as })
async function entryOf(name: string, as = 'admin') {
  const { items } = (await portal.post(settings.getAppSettings, {}, { as })).answer
  const found = items.find((row) => row.name === name)
  if (found === undefined) throw new Error(`${name} is no setting`)
  return found
}
const perPage = (value: number | null, version?: number) =>
  ({ kind: 'int', name: 'CatalogItemsPerpage', value, ...(version === undefined ? {} : { version }) }) as const

describe('two administrators', () => {
  it('cannot overwrite each other: the later one learns who changed it, and nothing of theirs is stored', async () => {
    const { version } = await entryOf('CatalogItemsPerpage')
    expect((await update('admin', [perPage(31, version)])).status).toBe(204)
    const late = await update('collega', [
      { kind: 'int', name: 'MaterieelPrijs_DaysInWeek', value: 6 },
      perPage(32, version),
    ])
    expect(late.problem).toMatchObject({
      status: 409,
      code: 'instelling.intussen',
      field: 'items.1.value',
      params: { name: 'CatalogItemsPerpage', user: 'admin' },
    })
    expect(await entryOf('CatalogItemsPerpage')).toMatchObject({ value: 31, changedBy: 'admin' })
    expect(await entryOf('MaterieelPrijs_DaysInWeek')).toMatchObject({ changed: false })
    const again = await entryOf('CatalogItemsPerpage')
    expect((await update('collega', [perPage(32, again.version)])).status).toBe(204)
  })

  it('who save at the same moment from the same version: one wins, the other is refused', async () => {
    const { version } = await entryOf('CatalogItemsPerpage')
    const replies = await Promise.all([41, 42, 43, 44].map((value) => update('admin', [perPage(value, version)])))
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409])
    const won = replies.findIndex(({ status }) => status === 204)
    expect(await entryOf('CatalogItemsPerpage')).toMatchObject({ value: 41 + won })
  })

  it('can both save what they did not change in each other', async () => {
    const [one, two] = [await entryOf('Afvoeren_Blokkeerdagen'), await entryOf('Verplaatsen_Blokkeerdagen')]
    const first = await update('admin', [{ kind: 'int', name: one.name, value: 3, version: one.version }])
    const second = await update('collega', [{ kind: 'int', name: two.name, value: 4, version: two.version }])
    expect([first.status, second.status]).toEqual([204, 204])
  })
})

describe('the history of settings', () => {
  it('says who changed what, from what to what and why, newest first', async () => {
    await update('admin', [{ kind: 'string', name: 'Contact_Plaats', value: 'Zwolle' }], 'verhuisd')
    await update('collega', [{ kind: 'string', name: 'Contact_Plaats', value: 'Deventer' }])
    const { items, totaal } = await history({ naam: 'Contact_Plaats' })
    expect(totaal).toBe(2)
    expect(items).toMatchObject([
      { van: 'Zwolle', naar: 'Deventer', door: 'collega', reden: '', herstelbaar: true },
      { van: null, naar: 'Zwolle', door: 'admin', reden: 'verhuisd', herstelbaar: false },
    ])
    expect((await history({ naam: 'Contact_Plaats', zoekterm: 'COLLEGA' })).totaal).toBe(1)
    expect((await history({ zoekterm: 'verhuis' })).items).toMatchObject([{ naar: 'Zwolle' }])
    expect((await history({ zoekterm: 'plaats', namen: ['Contact_Plaats'] })).totaal).toBe(2)
    expect((await history({ naam: 'Contact_Plaats', pagina: 2, rijen: 1 })).items).toMatchObject([{ naar: 'Zwolle' }])
  })

  it('holds no row for a value that stands there already', async () => {
    const before = (await history()).totaal
    await update('admin', [{ kind: 'string', name: 'Contact_Plaats', value: 'Deventer' }])
    await update('admin', [{ kind: 'string', name: 'Contact_Postcode', value: null }])
    expect((await history()).totaal).toBe(before)
  })

  it('never holds a secret, only that it was set or cleared', async () => {
    const secret = 'geheim-van-de-mail'
    const set = (value: string | null) => update('super', [{ kind: 'string', name: 'SMTP_Wachtwoord', value }])
    await set(secret)
    await set(null)
    expect((await history({ naam: 'SMTP_Wachtwoord' }, 'super')).items).toMatchObject([
      { van: true, naar: null, geheim: true, herstelbaar: false },
      { van: null, naar: true, geheim: true, herstelbaar: false },
    ])
    const rows = await portal.db.execute(sql`select t::text as row from setting_history t union all
      select t::text from audit_log t`)
    expect(JSON.stringify(rows.rows)).not.toContain(secret)
    const [row] = (await history({ naam: 'SMTP_Wachtwoord' }, 'super')).items
    expect((await undo(row?.id ?? '', 'super')).problem).toMatchObject({ status: 400, code: 'instelling.geheim' })
  })

  it('is closed to a plain user', async () => {
    expect((await portal.post(settings.getSettingHistory, {}, { as: 'klant' })).status).toBe(403)
    expect((await undo('1', 'klant')).status).toBe(403)
  })
})

describe('undoing a change', () => {
  it('puts the former value back and is a change itself', async () => {
    await update('admin', [{ kind: 'string', name: 'Contact_Adres', value: 'Kade 1' }])
    await update('admin', [{ kind: 'string', name: 'Contact_Adres', value: 'Kade 2' }])
    const [last] = (await history({ naam: 'Contact_Adres' })).items
    expect((await undo(last?.id ?? '', 'collega')).status).toBe(204)
    expect(await entryOf('Contact_Adres')).toMatchObject({ value: 'Kade 1', changedBy: 'collega' })
    const [undone] = (await history({ naam: 'Contact_Adres' })).items
    expect(undone).toMatchObject({ van: 'Kade 2', naar: 'Kade 1', herstelt: last?.id })
    expect(portal.parts.settings.string('Contact_Adres')).toBe('Kade 1')
  })

  it('goes back to the default when there was no value before', async () => {
    const before = await entryOf('Contact_Telefoon')
    await update('admin', [{ kind: 'string', name: 'Contact_Telefoon', value: '038 123' }])
    const [only] = (await history({ naam: 'Contact_Telefoon' })).items
    await undo(only?.id ?? '')
    expect(await entryOf('Contact_Telefoon')).toMatchObject({ value: before.value, changed: false })
  })

  it('of a picture brings back one that is still there, days later', async () => {
    const naam = 'Standaard_HomeAfbeelding'
    const set = async (colour: string) => {
      const bestand = { naam: 'foto.png', inhoud: (await goodPicture('png', colour)).toString('base64') }
      const { answer } = await portal.post(settings.uploadSettingFile, { naam, bestand }, { as: 'admin' })
      expect((await update('admin', [{ kind: 'file', name: naam, value: answer.waarde }])).status).toBe(204)
      return answer.waarde
    }
    const first = await set('#101112')
    await set('#131415')
    const inTwoDays = new Date(portal.parts.clock.now().getTime() + 2 * 24 * 3_600_000)
    await removeUnusedUploads({ ...portal.parts, clock: { ...portal.parts.clock, now: () => inTwoDays } })
    const [last] = (await history({ naam })).items
    expect((await undo(last?.id ?? '')).status).toBe(204)
    expect(await entryOf(naam)).toMatchObject({ value: first })
    expect((await fetch(`${portal.url}/bestanden/${first}`)).status).toBe(200)
  })

  it('is refused when somebody changed the setting after it, and for a change that is not there', async () => {
    const { items } = await history({ naam: 'Contact_Plaats' })
    expect((await undo(items[1]?.id ?? '')).problem).toMatchObject({ status: 409, code: 'instelling.intussen' })
    expect((await undo('999999999')).status).toBe(404)
  })

  it('of a mail setting is left to the superadministrator', async () => {
    await update('super', [{ kind: 'int', name: 'SMTP_Port', value: 2525 }])
    const [row] = (await history({ naam: 'SMTP_Port' })).items
    expect(row).toMatchObject({ herstelbaar: false })
    expect((await undo(row?.id ?? '')).status).toBe(403)
    expect((await undo(row?.id ?? '', 'super')).status).toBe(204)
  })
})

describe('the last way in', () => {
  const identity = (value: boolean | null) => ({ kind: 'bool', name: 'Login_Identity', value }) as const

  it('cannot be switched off while no administrator has logged in another way', async () => {
    const refused = await update('admin', [{ kind: 'bool', name: 'Login_AD', value: true }, identity(false)])
    expect(refused.problem).toMatchObject({ status: 409, code: 'instelling.laatste_login', field: 'items.1.value' })
    expect(portal.parts.settings.bool('Login_Identity')).toBe(true)
    expect(portal.parts.settings.bool('Login_AD')).toBe(false)
  })

  it('can be switched off when an administrator came in by one that is on, unless that one is blocked', async () => {
    await buildUser(portal, { userName: 'netwerk', roles: ['Admin'] })
    const [user] = await portal.db.select().from(users).where(eq(users.userName, 'netwerk'))
    await portal.tokenOf('netwerk')
    const ofUser = eq(sessions.userId, user?.id ?? '')
    await portal.db.update(sessions).set({ loginType: 'Directory' }).where(ofUser)
    const off = () => update('admin', [{ kind: 'bool', name: 'Login_AD', value: true }, identity(false)])
    await portal.db.update(users).set({ isBlocked: true }).where(eq(users.userName, 'netwerk'))
    expect((await off()).status).toBe(409)
    await portal.db.update(users).set({ isBlocked: false }).where(eq(users.userName, 'netwerk'))
    expect((await portal.post(settings.getAppSettings, {}, { as: 'admin' })).answer.provenLogins).toEqual([
      'Directory',
      'Identity',
    ])
    expect((await off()).status).toBe(204)
    expect((await update('admin', [{ kind: 'bool', name: 'Login_AD', value: null }])).problem).toMatchObject({
      code: 'instelling.laatste_login',
    })
    expect((await update('admin', [identity(null)])).status).toBe(204)
  })
})

it('a setting that the catalogue has no more is in no history', async () => {
  const row = { key: 'Bestond_Ooit', after: 1, changedBy: 'admin', changedAt: portal.parts.clock.now() }
  await portal.db.insert(settingHistory).values(row)
  expect((await history({ naam: 'Bestond_Ooit' })).items).toEqual([])
})
