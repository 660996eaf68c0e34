import { item } from '@portal/contract/item.ts'
import { settings } from '@portal/contract/settings.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildLocation, buildUser, grantLocation } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'

let portal: TestPortal
let second: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
  second = await startTestPortal({ database: portal.database })
  await buildUser(portal, { userName: 'admin', roles: ['Admin'] })
  await buildUser(portal, { userName: 'super', roles: ['SuperAdmin'] })
  await buildUser(portal, { userName: 'klant' })
})
afterAll(async () => {
  await second.close()
  await portal.close()
})

type Changes = Parameters<typeof portal.post<typeof settings.updateAppSettings>>[1]['items']
const update = (as: string, items: Changes) => portal.post(settings.updateAppSettings, { items }, { as })
async function intValue(name: string, at = portal): Promise<number | undefined> {
  const { intValues } = (await at.post(settings.getSettings, {}, { as: 'klant' })).answer
  return intValues.find((row) => row.name === name)?.value
}
async function entryOf(as: string, name: string) {
  const { items } = (await portal.post(settings.getAppSettings, {}, { as })).answer
  return items.find((row) => row.name === name)
}

describe('settings', () => {
  it('answers the six groups by their exact names (R-PAY-03, R-SET-01, R-ENT-31)', async () => {
    const { answer } = await portal.post(settings.getSettings, {})
    expect(Object.keys(answer).sort()).toEqual(
      ['boolValues', 'columnSettings', 'fileValues', 'intValues', 'multiStrings', 'stringValues'].sort(),
    )
  })

  it('shows a change to every reader, in every process (R-SET-37)', async () => {
    expect(await intValue('CatalogItemsPerpage')).not.toBe(17)
    await intValue('CatalogItemsPerpage', second)
    expect((await update('admin', [{ kind: 'int', name: 'CatalogItemsPerpage', value: 17 }])).status).toBe(204)
    expect(await intValue('CatalogItemsPerpage')).toBe(17)
    await waitFor(async () => (await intValue('CatalogItemsPerpage', second)) === 17)
    await update('admin', [{ kind: 'int', name: 'CatalogItemsPerpage', value: null }])
    expect(await intValue('CatalogItemsPerpage')).not.toBe(17)
  })

  it.each([
    ['Spoed_Prijs', '75'],
    ['Spoed_Prijs', '007'],
    ['Spoed_Tekst', '1e3'],
    ['Spoed_Tekst', 'null'],
    ['Spoed_Tekst', '"75"'],
  ] as const)('keeps %s a text when it is %s, in every process and after a restart (R-SET-31)', async (name, value) => {
    expect((await update('admin', [{ kind: 'string', name, value }])).status).toBe(204)
    const read = async (at: TestPortal) =>
      (await at.post(settings.getSettings, {}, { as: 'klant' })).answer.stringValues.find((row) => row.name === name)
        ?.value
    expect(await read(portal)).toBe(value)
    await waitFor(async () => (await read(second)) === value)
    const restarted = await startTestPortal({ database: portal.database })
    expect(await read(restarted)).toBe(value)
    await restarted.close()
  })

  it('shows and hides prices with the settings for internal prices and for prices without a location (R-SET-36)', async () => {
    const no = await buildItem(portal, { no: 'PRIJS' })
    const locationNo = await buildLocation(portal)
    await grantLocation(portal, { userName: 'klant', locationNo })
    const seen = async () => {
      const at = async (materieellocatie: string | null) =>
        (await portal.post(item.getItem, { materieelSoort: no, materieellocatie }, { as: 'klant' })).answer.huurPrijs
      return { here: await at(locationNo), nowhere: await at(null) }
    }
    const set = (name: string, value: boolean | null) => update('admin', [{ kind: 'bool', name, value }])
    expect(await seen()).toEqual({ here: 12.5, nowhere: 0 })
    await set('Prijzen_ToonBijLocatie', true)
    expect(await seen()).toEqual({ here: 12.5, nowhere: 12.5 })
    await set('Prijzen_Intern', true)
    expect(await seen()).toEqual({ here: 0, nowhere: 12.5 })
    await set('Prijzen_Intern', null)
    await set('Prijzen_ToonBijLocatie', null)
    expect(await seen()).toEqual({ here: 12.5, nowhere: 0 })
  })

  it('names the kind of a setting that is not defined (R-VAL-18)', async () => {
    for (const kind of ['bool', 'int', 'string', 'multi-string', 'column', 'file'] as const) {
      const reply = await update('super', [{ kind, name: 'Bestaat_Niet', value: null }])
      expect(reply.problem).toMatchObject({
        status: 400,
        code: 'instelling.niet_gedefinieerd',
        params: { kind, name: 'Bestaat_Niet' },
      })
    }
  })

  it('stores all changes or none', async () => {
    const before = await intValue('CatalogItemsPerpage')
    const reply = await update('admin', [
      { kind: 'int', name: 'CatalogItemsPerpage', value: 33 },
      { kind: 'int', name: 'Prijzen_AantalDecimalen', value: 9 },
    ])
    expect(reply.problem).toMatchObject({ code: 'instelling.ongeldig', field: 'items.1.value' })
    expect(await intValue('CatalogItemsPerpage')).toBe(before)
  })

  it('leaves the mail settings to the superadministrator', async () => {
    const change: Changes = [{ kind: 'int', name: 'SMTP_Port', value: 2525 }]
    expect((await update('admin', change)).problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
    expect(await entryOf('admin', 'SMTP_Port')).toMatchObject({ editable: false })
    expect((await update('super', change)).status).toBe(204)
    expect(await entryOf('super', 'SMTP_Port')).toMatchObject({ value: 2525, changed: true, editable: true })
  })

  it('takes a secret and never gives it back', async () => {
    const secret = 'geheim-van-de-mail'
    await update('super', [{ kind: 'string', name: 'SMTP_Wachtwoord', value: secret }])
    expect(portal.parts.settings.string('SMTP_Wachtwoord')).toBe(secret)
    expect(await entryOf('super', 'SMTP_Wachtwoord')).toMatchObject({ value: null, changed: true, secret: true })
    for (const as of ['super', 'klant'])
      expect(JSON.stringify((await portal.post(settings.getSettings, {}, { as })).answer)).not.toContain(secret)
  })

  it('leaves what only the deployment sets alone', async () => {
    const reply = await update('super', [
      { kind: 'string', name: 'Navision_BasisUrl', value: 'https://elders.example' },
    ])
    expect(reply.status).toBe(403)
  })

  it('refuses a plain user (R-ROLE-15)', async () => {
    expect((await portal.post(settings.getAppSettings, {}, { as: 'klant' })).status).toBe(403)
    expect((await update('klant', [{ kind: 'int', name: 'CatalogItemsPerpage', value: 5 }])).status).toBe(403)
  })

  it('gives an anonymous visitor less than somebody signed in', async () => {
    const names = async (options: { as?: string }) => {
      const { mogelijkheden: _, ...groups } = (await portal.post(settings.getSettings, {}, options)).answer
      return Object.values(groups).flatMap((rows) => rows.map((row) => row.name))
    }
    const anonymous = await names({})
    const signedIn = await names({ as: 'klant' })
    expect(signedIn).toEqual(expect.arrayContaining(anonymous))
    expect(anonymous).not.toContain('OrderWizardBlockDaysToOrder')
    expect(signedIn).not.toContain('SMTP_Host')
  })

  it('sends a kept answer compressed, and 304 to a browser that has it', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(portal.url + settings.getSettings.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      })
    const first = await ask({ 'accept-encoding': 'br' })
    expect(first.headers.get('content-encoding')).toBe('br')
    const etag = first.headers.get('etag') ?? ''
    const bodies = [await first.text()]
    for (const coding of ['gzip', 'identity', 'br;q=0'])
      bodies.push(await (await ask({ 'accept-encoding': coding })).text())
    expect(new Set(bodies).size).toBe(1)
    expect((await ask({ 'if-none-match': etag })).status).toBe(304)
  })
})
