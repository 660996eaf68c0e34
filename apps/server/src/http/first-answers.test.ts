import { agenda } from '@portal/contract/agenda.ts'
import { categories } from '@portal/contract/categories.ts'
import { settings } from '@portal/contract/settings.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildLocation, buildUser, grantLocation } from '../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { sql } from '../platform/db/query.ts'
import { firstAnswers } from './first-answers.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { Contact_Adres: '</script><script>alert(1)</script>' } })
  await buildUser(portal, { userName: 'uitvoerder' })
})
afterAll(() => portal.close())

const cookieOf = (name: string, value: object) => `${name}=${encodeURIComponent(JSON.stringify(value))}`

/** The element as a page at this address gets it. */
async function elementAt(url: string, cookie = ''): Promise<string> {
  // A busy machine would bring less, as a busy portal does.
  const bring = firstAnswers(portal.portal.app, 30_000)
  // What is read of a request.
  return bring({ host: 'localhost', url, headers: { cookie } } as Parameters<typeof bring>[0])
}

const answersIn = (element: string) =>
  JSON.parse(/<script [^>]+>(.*)<\/script>$/.exec(element)?.[1] ?? '') as {
    language: string
    whose: string | null
    answers: { path: string; input: object; answer: unknown }[]
  }

describe('the answers that a page brings along', () => {
  it('are those of a visitor without a session', async () => {
    const { language, whose, answers } = answersIn(await elementAt('/'))
    expect([language, whose]).toEqual(['nl-NL', null])
    expect(answers).toEqual([
      {
        path: settings.getSettings.path,
        kept: true,
        input: {},
        answer: (await portal.post(settings.getSettings, {})).answer,
      },
      {
        path: categories.getItemCategories.path,
        input: {},
        answer: (await portal.post(categories.getItemCategories, {})).answer,
      },
    ])
  })

  it('are those of the person whose session the browser has, in their language', async () => {
    const token = await portal.tokenOf('uitvoerder')
    const cookie = `${cookieOf('mp_auth', { authorisation: token })}; ${cookieOf('mp_voorkeuren', { language: 'de-DE' })}`
    const { answer } = await portal.post(settings.getSettings, {}, { as: 'uitvoerder' })
    expect(answersIn(await elementAt('/bestellijsten', cookie))).toEqual({
      language: 'de-DE',
      whose: 'uitvoerder',
      answers: [{ path: settings.getSettings.path, kept: true, input: {}, answer }],
    })
    expect(await elementAt('/bestellijsten', cookie)).not.toContain(token.slice(-20))
  })

  it('are those of the chosen location, for the people of it alone', async () => {
    const nummer = await buildLocation(portal)
    await grantLocation(portal, { userName: 'uitvoerder', locationNo: nummer })
    await buildUser(portal, { userName: 'vreemde' })
    const atLocation = async (userName: string) => {
      const session = cookieOf('mp_auth', { authorisation: await portal.tokenOf(userName) })
      return answersIn(
        await elementAt('/locatie?x=1', `${session}; ${cookieOf('mp_locatie', { selectedLocation: nummer })}`),
      )
    }
    const input = { gebruikerLogin: 'uitvoerder', materieellocatie: nummer }
    const { answer } = await portal.post(agenda.getToday, input, { as: 'uitvoerder' })
    const own = await atLocation('uitvoerder')
    expect(own.answers[1]).toEqual({ path: agenda.getToday.path, kept: true, input, answer })
    const strange = await atLocation('vreemde')
    expect(strange.whose).toBe('vreemde')
    expect(strange.answers.map(({ path }) => path)).toEqual([settings.getSettings.path])
  })

  it('are asked in the name of the session, whatever else a cookie claims', async () => {
    const claims = { authorisation: await portal.tokenOf('uitvoerder'), gebruikerLogin: 'vreemde', userName: 'vreemde' }
    expect(answersIn(await elementAt('/bestellijst', cookieOf('mp_auth', claims))).whose).toBe('uitvoerder')
  })

  it('are none for a session that is over', async () => {
    const cookie = `mp_auth=${encodeURIComponent(JSON.stringify({ authorisation: `${await portal.tokenOf('uitvoerder')}x` }))}`
    expect(answersIn(await elementAt('/', cookie)).answers).toEqual([])
  })

  it('come with links to the pictures that the screen shows first', async () => {
    const [withPicture, odd] = [await buildItem(portal), await buildItem(portal)]
    for (const [no, hash] of [
      [withPicture, 'a1b2'],
      [odd, '"><script>'],
    ])
      await portal.db.execute(sql`
        insert into erp_images (parent_type, parent_no, line_no, hash, mime_type, size, row_version)
        values ('Soort', ${no}, 1, ${hash}, 'image/png', 4, 1)`)
    const link = '<link rel="preload" as="image" fetchpriority="high" href="/afbeeldingen/a1b2">'
    expect((await elementAt(`/details/${withPicture}`)).startsWith(`${link}<script `)).toBe(true)
    for (const path of [`/details/${odd}`, '/locatie'])
      expect((await elementAt(path)).startsWith('<script ')).toBe(true)
  })

  it('cannot end their element', async () => {
    const element = await elementAt('/')
    expect(element).toContain('alert(1)')
    expect(element.match(/<\/?script/g)).toHaveLength(2)
  })

  it('are left out when the portal gives none', async () => {
    await portal.db.execute('alter table erp_categories rename to gone')
    portal.open.memory.forget(['catalogue'])
    const element = await elementAt('/')
    await portal.db.execute('alter table gone rename to erp_categories')
    expect(answersIn(element).answers.map(({ path }) => path)).toEqual([settings.getSettings.path])
  })
})
