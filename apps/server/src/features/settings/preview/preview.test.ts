import { auth } from '@portal/contract/auth.ts'
import { listCalls } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { hubEvents, hubPath, hubTransports } from '@portal/contract/hub.ts'
import { locations } from '@portal/contract/locations.ts'
import { sets } from '@portal/contract/sets.ts'
import { settings } from '@portal/contract/settings.ts'
import { previewMs } from '@portal/domain/access/preview.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goodPicture } from '../../../../test/bad-files.ts'
import { buildLocation, buildUser } from '../../../../test/builders.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../../test/test-portal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { eq, sql } from '../../../platform/db/query.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { settingHistory, settingOverrides } from '../../../platform/db/schema/settings.ts'

const clock = testClock()
const endedWithinMs = 2000
const sensible = { taal: 'de-DE', rol: 'site_manager', items: [] } as const
let portal: TestPortal
/** Another process. */
let second: TestPortal
let locationNo: string
let admin = ''
let last = 0

beforeAll(async () => {
  portal = await startTestPortal({ clock, capabilities })
  second = await startTestPortal({ clock, capabilities, database: portal.database })
  locationNo = await buildLocation(portal, { description: 'De Waterlinie' })
  await buildLocation(portal, { description: 'Elders' })
  await buildUser(portal, { userName: 'klant' })
})
afterAll(async () => {
  await second.close()
  await portal.close()
})
beforeEach(async () => {
  last += 1
  admin = await buildUser(portal, { userName: `beheer${last}`, roles: ['Admin'] })
})

type Wanted = Partial<CallInput<typeof settings.openPreview>>
const ask = (wanted: Wanted = {}, as = admin) =>
  portal.post(settings.openPreview, { ...sensible, items: [], materieellocatie: locationNo, ...wanted }, { as })
const open = async (wanted: Wanted = {}) => (await ask(wanted)).answer.token
const perPage = (value: number) => ({ kind: 'int', name: 'CatalogItemsPerpage', value }) as const
async function perPageOf(by: { readonly token: string } | { readonly as: string }, at = portal) {
  const { intValues } = (await at.post(settings.getSettings, {}, by)).answer
  return intValues.find(({ name }) => name === 'CatalogItemsPerpage')?.value
}
const shownTo = (token: string, at = portal) => at.post(settings.getPreview, {}, { token })

describe('a preview of settings', () => {
  it('shows its session the values that are not saved, in every process, and nobody else', async () => {
    const before = await perPageOf({ as: admin })
    const token = await open({ items: [perPage(37)] })
    for (const at of [portal, second]) {
      expect(await perPageOf({ token }, at)).toBe(37)
      expect(await perPageOf({ as: 'klant' }, at)).toBe(before)
    }
    const other = await buildUser(portal, { userName: `ander${last}`, roles: ['Admin'] })
    const { answer } = await ask({ items: [perPage(41)] }, other)
    expect([await perPageOf({ token: answer.token }), await perPageOf({ token })]).toEqual([41, 37])
    expect(await perPageOf({ as: admin })).toBe(before)
    const rows = await portal.db.select().from(settingOverrides).where(eq(settingOverrides.key, 'CatalogItemsPerpage'))
    const history = await portal.db.select().from(settingHistory).where(eq(settingHistory.key, 'CatalogItemsPerpage'))
    expect([...rows, ...history]).toEqual([])
  })

  it('takes a stored value away where the unsaved one is the default', async () => {
    const name = 'MaterieelPrijs_DaysInWeek'
    const save = (value: number | null) =>
      portal.post(settings.updateAppSettings, { items: [{ kind: 'int', name, value }] }, { as: admin })
    await save(6)
    const token = await open({ items: [{ kind: 'int', name, value: null }] })
    const { intValues } = (await portal.post(settings.getSettings, {}, { token })).answer
    expect(intValues.find((one) => one.name === name)?.value).toBe(5)
    await save(null)
  })

  it('closes an area that is switched off in it, for its session alone', async () => {
    const token = await open({ items: [{ kind: 'bool', name: 'AppSets_Actief', value: false }] })
    expect((await portal.post(sets.getSets, {}, { token })).problem?.code).toBe('error.niet_toegankelijk')
    expect((await portal.post(sets.getSets, {}, { as: 'klant' })).status).toBe(200)
  })

  it('is of one location with the role that was chosen, and without any right of the administration', async () => {
    const token = await open({ rol: 'administration' })
    const { answer } = await portal.post(locations.getLocations, { gebruikersnaam: admin }, { token })
    expect(answer.locaties.map(({ nummer, rol }) => [nummer, rol])).toEqual([[locationNo, 'administration']])
    expect((await portal.post(settings.getAppSettings, {}, { token })).status).toBe(403)
    const own = await portal.post(locations.getLocations, { gebruikersnaam: admin }, { as: admin })
    expect(own.answer.locaties.length).toBeGreaterThan(1)
    expect((await shownTo(token)).answer.voorbeeld).toMatchObject({
      rol: 'administration',
      locatie: { nummer: locationNo, omschrijving: 'De Waterlinie' },
      taal: 'de-DE',
      aantal: 0,
    })
  })

  it('as an administrator shows every location and the administration', async () => {
    const token = await open({ rol: 'administrator', materieellocatie: null })
    const { answer } = await portal.post(locations.getLocations, { gebruikersnaam: admin }, { token })
    expect(answer.locaties.length).toBeGreaterThan(1)
    expect((await portal.post(settings.getAppSettings, {}, { token })).status).toBe(200)
  })

  it('with the filter by company shows the records of the customer whose location it is (R-PRICE-06)', async () => {
    const token = await open({ items: [{ kind: 'bool', name: 'Gebruiker_FilterBedrijf', value: true }] })
    const { answer } = await portal.post(locations.getLocations, { gebruikersnaam: admin }, { token })
    expect(answer.locaties.map(({ nummer }) => nummer)).toEqual([locationNo])
  })

  it('serves a file that is not saved as long as it is looked at', async () => {
    const inhoud = (await goodPicture('png', '#2a9')).toString('base64')
    const name = 'Standaard_HomeAfbeelding'
    const sent = { naam: name, bestand: { naam: 'foto.png', inhoud } }
    const { waarde } = (await portal.post(settings.uploadSettingFile, sent, { as: admin })).answer
    const status = async (at: TestPortal) => (await fetch(`${at.url}/bestanden/${waarde}`)).status
    expect(await status(portal)).toBe(404)
    await open({ items: [{ kind: 'file', name, value: waarde }] })
    expect(await status(portal)).toBe(200)
    await portal.post(settings.endPreview, {}, { as: admin })
    expect(await status(portal)).toBe(404)
  })
})

describe('what no preview shows', () => {
  it.each([
    ['a value out of bounds', perPage(-1), 'instelling.ongeldig'],
    [
      'a setting that there is none of',
      { kind: 'int', name: 'Bestaat_Niet', value: 1 },
      'instelling.niet_gedefinieerd',
    ],
    [
      'a file that nobody sent',
      { kind: 'file', name: 'Standaard_Voorwaarden', value: 'a'.repeat(64) },
      'instelling.ongeldig',
    ],
  ] as const)('%s is refused with the words of a save', async (_, change, code) => {
    const { problem } = await ask({ items: [change] })
    expect(problem).toMatchObject({ status: 400, code, field: 'items.0.value' })
  })

  it('a location that there is none of, or none where one is needed', async () => {
    for (const materieellocatie of ['99999', null]) {
      const { problem } = await ask({ materieellocatie })
      expect(problem).toMatchObject({ status: 404, code: 'error.niet_gevonden', field: 'materieellocatie' })
    }
  })

  it('is refused to who may not change settings, nor what only a chief administrator may set, and holds no secret', async () => {
    expect((await ask({}, 'klant')).problem?.status).toBe(403)
    const mail = { kind: 'string', name: 'SMTP_Host', value: 'mail.example' } as const
    expect((await ask({ items: [mail] })).problem?.code).toBe('error.niet_toegankelijk')
    const chief = await buildUser(portal, { userName: `hoofd${last}`, roles: ['SuperAdmin'] })
    expect((await ask({ items: [mail] }, chief)).status).toBe(200)
    const secret = { kind: 'string', name: 'SMTP_Wachtwoord', value: 'Hijskraan#2027' } as const
    const { problem } = await ask({ items: [mail, secret] }, chief)
    expect(problem).toMatchObject({ status: 400, code: 'voorbeeld.geheim', field: 'items.1.value' })
  })

  it('changes: every command is refused before it is read', async () => {
    const token = await open({ rol: 'administrator', materieellocatie: null })
    const wrong: string[] = []
    const commands = listCalls().filter(({ call }) => call.kind === 'command' && call.whilePreviewing !== true)
    expect(commands.length).toBeGreaterThan(80)
    expect(commands.some(({ call }) => call.capability !== undefined)).toBe(true)
    for (const { name, call } of commands) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const reply = await fetch(portal.url + call.path, { method: 'POST', headers, body: '{}' })
      // Every refusal is a problem with a code.
      const { code } = (await reply.json()) as { code: string }
      if (reply.status !== 403 || code !== 'voorbeeld.alleen_lezen') wrong.push(`${name}: ${reply.status} ${code}`)
    }
    expect(wrong).toEqual([])
  })

  it('how somebody logs in', async () => {
    const token = await open()
    const hidden = listCalls().filter(({ call }) => call.ownEyesOnly === true)
    expect(hidden.length).toBeGreaterThan(2)
    for (const { call } of hidden) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const reply = await fetch(portal.url + call.path, { method: 'POST', headers, body: '{}' })
      expect([call.path, ((await reply.json()) as { code: string }).code]).toEqual([call.path, 'meekijken.afgeschermd'])
    }
  })
})

describe('a preview ends', () => {
  const isOver = (token: string) =>
    waitFor(async () => (await second.post(settings.getSettings, {}, { token })).status === 401, endedWithinMs)

  it('with one call, in every process within two seconds, and its pages follow', async () => {
    const token = await open({ items: [perPage(37)] })
    const heard: string[] = []
    const socket = io(second.url, {
      path: hubPath,
      auth: { token },
      transports: [...hubTransports],
      reconnection: false,
    })
    socket.on(hubEvents.sessionEnded.name, () => heard.push('ended'))
    await waitFor(async () => socket.connected)
    expect(await perPageOf({ token }, second)).toBe(37)
    expect((await portal.post(settings.endPreview, {}, { token })).status).toBe(204)
    await isOver(token)
    await waitFor(async () => heard.length === 1, endedWithinMs)
    const { rows } = await portal.db.execute(sql`select 1 from setting_previews p join users u on u.id = p.user_id
      where u.user_name = ${admin}`)
    expect(rows).toEqual([])
    socket.disconnect()
  })

  it('not when another administrator ends theirs, to whom it is not there', async () => {
    const token = await open()
    const other = await buildUser(portal, { userName: `derde${last}`, roles: ['SuperAdmin'] })
    expect((await portal.post(settings.endPreview, {}, { as: other })).status).toBe(204)
    expect((await portal.post(settings.getPreview, {}, { as: other })).answer.voorbeeld).toBeNull()
    expect((await shownTo(token)).status).toBe(200)
  })

  it('when the next one is opened, and after half an hour however it is used', async () => {
    const first = await open()
    const next = await open()
    await isOver(first)
    clock.advance(previewMs - 1000)
    expect((await shownTo(next)).headers.get('x-portal-token')).toBeNull()
    clock.advance(1000)
    expect((await shownTo(next)).status).toBe(401)
  })

  it('when its administrator logs out everywhere, is blocked, or is one no more', async () => {
    const lost = await open()
    await portal.db.update(users).set({ roles: [] }).where(eq(users.userName, admin))
    await isOver(lost)
    await portal.db
      .update(users)
      .set({ roles: ['Admin'] })
      .where(eq(users.userName, admin))
    const blocked = await open()
    await portal.db.update(users).set({ isBlocked: true }).where(eq(users.userName, admin))
    await isOver(blocked)
    expect((await portal.post(auth.logout, {}, { token: blocked })).status).toBe(401)
  })
})
