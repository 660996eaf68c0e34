import { categories } from '@portal/contract/categories.ts'
import { settings } from '@portal/contract/settings.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { firstAnswers } from './first-answers.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { Contact_Adres: '</script><script>alert(1)</script>' } })
  await buildUser(portal, { userName: 'uitvoerder' })
})
afterAll(() => portal.close())

/** The element as a page at this host gets it. */
async function elementAt(host: string, cookie = ''): Promise<string> {
  const bring = firstAnswers(portal.portal.app)
  return bring({ host, headers: { cookie } } as Parameters<typeof bring>[0])
}

const answersIn = (element: string) =>
  JSON.parse(/^<script [^>]+>(.*)<\/script>$/.exec(element)?.[1] ?? '') as {
    language: string
    whose: string | null
    answers: { path: string; input: object; answer: unknown }[]
  }

describe('the answers that a page brings along', () => {
  it('are those of a visitor without a session', async () => {
    const { language, whose, answers } = answersIn(await elementAt('localhost'))
    expect([language, whose]).toEqual(['nl-NL', null])
    expect(answers).toEqual([
      { path: settings.getSettings.path, input: {}, answer: (await portal.post(settings.getSettings, {})).answer },
      {
        path: categories.getItemCategories.path,
        input: {},
        answer: (await portal.post(categories.getItemCategories, {})).answer,
      },
    ])
  })

  it('are those of the person whose session the browser has, in their language', async () => {
    const cookieOf = (name: string, value: object) => `${name}=${encodeURIComponent(JSON.stringify(value))}`
    const token = await portal.tokenOf('uitvoerder')
    const cookie = `${cookieOf('mp_auth', { authorisation: token })}; ${cookieOf('mp_voorkeuren', { language: 'de-DE' })}`
    const { answer } = await portal.post(settings.getSettings, {}, { as: 'uitvoerder' })
    expect(answersIn(await elementAt('localhost', cookie))).toEqual({
      language: 'de-DE',
      whose: 'uitvoerder',
      answers: [{ path: settings.getSettings.path, input: {}, answer }],
    })
    expect(await elementAt('localhost', cookie)).not.toContain(token.slice(-20))
  })

  it('are none for a session that is over', async () => {
    const cookie = `mp_auth=${encodeURIComponent(JSON.stringify({ authorisation: `${await portal.tokenOf('uitvoerder')}x` }))}`
    expect(answersIn(await elementAt('localhost', cookie)).answers).toEqual([])
  })

  it('cannot end their element', async () => {
    const element = await elementAt('localhost')
    expect(element).toContain('alert(1)')
    expect(element.match(/<\/?script/g)).toHaveLength(2)
  })

  it('are left out when the portal gives none', async () => {
    const { app } = portal.portal
    const bring = firstAnswers(app)
    await portal.db.execute('alter table erp_categories rename to gone')
    portal.open.answers.forget(['categories'])
    const element = await bring({ host: 'localhost', headers: {} } as Parameters<typeof bring>[0])
    await portal.db.execute('alter table gone rename to erp_categories')
    expect(answersIn(element).answers.map(({ path }) => path)).toEqual([settings.getSettings.path])
  })
})
