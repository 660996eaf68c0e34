import { content, type EditedPage } from '@portal/contract/content.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { contentPlaces } from '@portal/domain/content/content-places.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attackStrings } from '../../../test/attack-strings.ts'
import { goodPicture } from '../../../test/bad-files.ts'
import { buildUser } from '../../../test/builders.ts'
import { openWindows } from '../../../test/open-windows.ts'
import type { TestPortalOptions } from '../../../test/test-portal.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { sql } from '../../platform/db/query.ts'
import { removeUnusedUploads } from '../../platform/uploads/uploads.ts'

const dayMs = 24 * 3_600_000

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { AppNieuwwerkMelden_Actief: true, Email_NieuwWerk: 'werk@example.com' } })
  for (const userName of ['beheerder', 'beheerder-2']) await buildUser(portal, { userName, isAdministrator: true })
  await buildUser(portal, { userName: 'klant' })
})
afterAll(() => portal.close())

let last = 0
type Save = CallInput<typeof content.savePage>
const dutch = (html: string, titel = 'Titel') => ({ taal: 'nl-NL' as const, titel, html })
function newPage(change: Partial<Save> = {}): Save {
  last += 1
  const fresh = { guid: null, versie: 0, plaats: null, teksten: [dutch('<p>Dag</p>')], actie: 'publiceren' } as const
  return { ...fresh, teksten: [...fresh.teksten], name: `Pagina ${last}`, url: `pagina-${last}`, ...change }
}
const save = (input: Save, as = 'beheerder') => portal.post(content.savePage, input, { as })
const again = (page: EditedPage, change: Partial<Save>): Save => {
  const { guid, versie, name, url, plaats, teksten } = page
  return { guid, versie, name, url, plaats, teksten, actie: 'concept', ...change }
}
const read = (name: string, language = 'nl-NL') =>
  portal.post(content.getContent, { name }, { as: 'klant', headers: { 'accept-language': language } })
const info = (plaats: (typeof contentPlaces)[number], language = 'nl-NL') =>
  portal.post(content.getExtraInfo, { plaats }, { headers: { 'accept-language': language } })

describe('a content page', () => {
  it('that is saved or removed is read again by every open window', async () => {
    const windows = openWindows(portal, 'content')
    const told = await windows.open('klant')
    const { answer: page } = await save(newPage({ url: 'parkeerplaats' }))
    await waitFor(async () => told.length === 1)
    const { answer: next } = await save(again(page, { teksten: [dutch('<p>Nieuw</p>')], actie: 'publiceren' }))
    await waitFor(async () => told.length === 2)
    expect((await read('parkeerplaats')).answer).toMatchObject({ html: '<p>Nieuw</p>' })
    const { guid, versie } = next
    await portal.post(content.removePage, { guid, versie }, { as: 'beheerder' })
    await waitFor(async () => told.length === 3)
    windows.close()
  })

  it.each([
    ['tags that are left open', '<blockquote>'.repeat(8300)],
    ['signs that are written as words', '<'.repeat(100_000)],
  ])('that gets too long by %s is refused, and says which text', async (_, html) => {
    const { problem } = await save(newPage({ teksten: [dutch('<p>Dag</p>'), { ...dutch(html), taal: 'de-DE' }] }))
    expect(problem).toMatchObject({ status: 400, code: 'verzoek.onjuist' })
    expect(problem?.fields).toEqual([
      { field: 'teksten.1.html', code: 'validatie.max_tekens', params: { amount: 100_000 } },
    ])
  })

  it('is shown to who is signed in under the name in its address (R-ROUTE-19)', async () => {
    const { answer: page } = await save(
      newPage({ url: 'veiligheid', teksten: [dutch('<h2>Helm op</h2>', 'Veiligheid')] }),
    )
    expect((await read('veiligheid')).answer).toMatchObject({
      guid: page.guid,
      titel: 'Veiligheid',
      html: '<h2>Helm op</h2>',
      taal: 'nl-NL',
      mailadres: null,
    })
    expect((await read('Veiligheid')).status).toBe(200)
    expect((await read('bestaat-niet')).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    expect((await portal.post(content.getContent, { name: 'veiligheid' })).status).toBe(401)
  })

  it('has name and url in the overview, with its state and languages (R-ENT-45, R-SCR-ADMIN-13)', async () => {
    const page = newPage({ name: 'Parkeren', url: 'parkeren', actie: 'concept' })
    const { answer: saved } = await save({
      ...page,
      teksten: [dutch('<p>x</p>'), { taal: 'de-DE', titel: '', html: ' ' }],
    })
    const rows = async () => (await portal.post(content.getPages, {}, { as: 'beheerder' })).answer.items
    const row = async () => (await rows()).find(({ guid }) => guid === saved.guid)
    expect(await row()).toMatchObject({
      name: 'Parkeren',
      url: 'parkeren',
      staat: 'concept',
      talen: ['nl-NL'],
      plaats: null,
    })
    await save(again(saved, { actie: 'publiceren' }))
    expect(await row()).toMatchObject({ staat: 'gepubliceerd', gewijzigdDoor: 'beheerder' })
  })

  it('that is a draft is read by nobody; what is published stays until it is published again or withdrawn', async () => {
    const { answer: draft } = await save(newPage({ url: 'concept-eerst', actie: 'concept' }))
    expect((await read('concept-eerst')).status).toBe(404)
    const { answer: shown } = await save(again(draft, { actie: 'publiceren' }))
    expect((await read('concept-eerst')).answer.html).toBe('<p>Dag</p>')
    const { answer: changed } = await save(again(shown, { teksten: [dutch('<p>Nieuw</p>')] }))
    expect([changed.staat, (await read('concept-eerst')).answer.html]).toEqual(['gewijzigd', '<p>Dag</p>'])
    const { answer: newer } = await save(again(changed, { actie: 'publiceren' }))
    expect([newer.staat, (await read('concept-eerst')).answer.html]).toEqual(['gepubliceerd', '<p>Nieuw</p>'])
    await save(again(newer, { actie: 'intrekken' }))
    expect((await read('concept-eerst')).status).toBe(404)
  })

  it('that got another title only is changed, and is shown under the former one until it is published', async () => {
    const { answer: shown } = await save(newPage({ url: 'andere-titel', teksten: [dutch('<p>Dag</p>', 'Eerst')] }))
    const { answer: changed } = await save(again(shown, { teksten: [dutch('<p>Dag</p>', 'Later')] }))
    expect([changed.staat, (await read('andere-titel')).answer.titel]).toEqual(['gewijzigd', 'Eerst'])
  })

  it('that lost a language is without it when it is published, and until then it is only the draft', async () => {
    const german = { taal: 'de-DE' as const, titel: 'Hallo', html: '<p>Hallo</p>' }
    const { answer: shown } = await save(newPage({ url: 'taal-weg', teksten: [dutch('<p>Dag</p>'), german] }))
    const { answer: draft } = await save(again(shown, { teksten: [dutch('<p>Dag</p>')] }))
    const edited = await portal.post(content.getPage, { guid: shown.guid }, { as: 'beheerder' })
    expect(edited.answer.teksten.filter(({ html }) => html !== '')).toMatchObject([{ taal: 'nl-NL' }])
    expect((await read('taal-weg', 'de-DE')).answer.html).toBe('<p>Hallo</p>')
    await save(again(draft, { teksten: [dutch('<p>Dag</p>')], actie: 'publiceren' }))
    expect((await read('taal-weg', 'de-DE')).answer).toMatchObject({ taal: 'nl-NL', html: '<p>Dag</p>' })
  })

  it('is in the language of its reader, else in Dutch', async () => {
    const teksten = [dutch('<p>Dag</p>'), { taal: 'de-DE' as const, titel: 'Hallo', html: '<p>Hallo</p>' }]
    await save(newPage({ url: 'talen', teksten }))
    expect((await read('talen', 'de-DE')).answer).toMatchObject({ taal: 'de-DE', titel: 'Hallo' })
    expect((await read('talen', 'fr-FR')).answer).toMatchObject({ taal: 'nl-NL', titel: 'Titel' })
  })

  it('is changed by one at a time: the other learns who was first', async () => {
    const { answer: page } = await save(newPage())
    await save(again(page, { teksten: [dutch('<p>Van twee</p>')] }), 'beheerder-2')
    const late = await save(again(page, { teksten: [dutch('<p>Van een</p>')] }))
    expect(late.problem).toMatchObject({ status: 409, code: 'content.gewijzigd', params: { name: 'beheerder-2' } })
    const stored = await portal.post(content.getPage, { guid: page.guid }, { as: 'beheerder' })
    expect(stored.answer.teksten[0]?.html).toBe('<p>Van twee</p>')
    const gone = await portal.post(content.removePage, { guid: page.guid, versie: page.versie }, { as: 'beheerder' })
    expect(gone.problem).toMatchObject({ status: 409, code: 'content.gewijzigd' })
  })

  it('has an address of its own', async () => {
    const { answer: one } = await save(newPage({ url: 'eerste' }))
    const { answer: two } = await save(newPage({ url: 'tweede' }))
    expect((await save(newPage({ url: 'eerste' }))).problem).toMatchObject({ status: 409, code: 'content.url_bezet' })
    expect((await save(again(two, { url: 'eerste' }))).problem?.code).toBe('content.url_bezet')
    expect((await save(again(one, { url: 'eerste-ook' }))).status).toBe(200)
    for (const url of ['Hoofdletter', 'met spatie', '../x', '-x', 'x'.repeat(61), ''])
      expect((await save(newPage({ url }))).status).toBe(400)
  })

  it('is gone when it is removed, also for who has it open, and its pictures with it', async () => {
    const { answer: picture } = await portal.post(
      content.uploadImage,
      { bestand: { naam: 'a.png', inhoud: (await goodPicture()).toString('base64') } },
      { as: 'beheerder' },
    )
    const html = `<p><img src="${picture.adres}" alt="Hal"></p>`
    const { answer: page } = await save(newPage({ url: 'met-foto', teksten: [dutch(html)] }))
    expect((await read('met-foto')).answer.html).toContain(picture.adres)
    const uses = async () =>
      (await portal.db.execute(sql`select 1 from upload_uses where subject = ${`content ${page.guid}`}`)).rows.length
    expect(await uses()).toBe(1)
    const removal = { guid: page.guid, versie: page.versie }
    expect((await portal.post(content.removePage, removal, { as: 'beheerder' })).status).toBe(204)
    expect([(await read('met-foto')).status, await uses()]).toEqual([404, 0])
    for (const reply of [
      await portal.post(content.removePage, removal, { as: 'beheerder' }),
      await portal.post(content.getPage, { guid: page.guid }, { as: 'beheerder' }),
      await save(again(page, {})),
    ])
      expect(reply.problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })

  it('that is published keeps a picture that its draft has no more', async () => {
    const bestand = { naam: 'hal.png', inhoud: (await goodPicture('png', '#112233')).toString('base64') }
    const { answer: picture } = await portal.post(content.uploadImage, { bestand }, { as: 'beheerder' })
    const html = `<p><img src="${picture.adres}" alt="Hal"></p>`
    const { answer: shown } = await save(newPage({ url: 'foto-blijft', teksten: [dutch(html)] }))
    const { answer: draft } = await save(again(shown, { teksten: [dutch('<p>Zonder</p>')] }))
    const sweep = () => {
      const later = { ...portal.parts.clock, now: () => new Date(portal.parts.clock.now().getTime() + 2 * dayMs) }
      return removeUnusedUploads({ ...portal.parts, clock: later })
    }
    await sweep()
    expect((await read('foto-blijft')).answer.html).toContain(picture.adres)
    expect((await fetch(portal.url + picture.adres)).status).toBe(200)
    await save(again(draft, { teksten: [dutch('<p>Zonder</p>')], actie: 'publiceren' }))
    await sweep()
    expect((await fetch(portal.url + picture.adres)).status).toBe(404)
  })

  it('that was saved is saved once when the same key sends it again', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const input = newPage()
    const first = await portal.post(content.savePage, input, { as: 'beheerder', headers })
    const second = await portal.post(content.savePage, input, { as: 'beheerder', headers })
    expect([second.status, second.answer.guid]).toEqual([200, first.answer.guid])
  })

  it('is managed by administrators and by nobody else (R-ROLE-19)', async () => {
    const { answer: page } = await save(newPage())
    const { guid, versie } = page
    const as = 'klant'
    for (const reply of [
      await save(newPage(), as),
      await portal.post(content.getPages, {}, { as }),
      await portal.post(content.getPage, { guid }, { as }),
      await portal.post(content.removePage, { guid, versie }, { as }),
    ])
      expect(reply.problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
  })

  it('of new work says where it is reported, and is closed while its setting is off; so is that of news (R-SET-29)', async () => {
    await save(newPage({ url: 'nieuw-werk' }))
    await save(newPage({ url: 'nieuws' }))
    expect((await read('nieuw-werk')).answer.mailadres).toBe('werk@example.com')
    expect((await read('nieuws')).answer.mailadres).toBeNull()
    const closed: TestPortalOptions = { settings: { AppNieuwwerkMelden_Actief: false, Standaard_Nieuws: false } }
    const other = await startTestPortal(closed)
    try {
      await buildUser(other, { userName: 'klant' })
      for (const name of ['nieuws', 'nieuw-werk'])
        expect((await other.post(content.getContent, { name }, { as: 'klant' })).status).toBe(403)
    } finally {
      await other.close()
    }
  })

  it('is either a page or the extra info of a place', async () => {
    for (const change of [{ plaats: 'home' as const }, { url: null }])
      expect((await save(newPage(change))).problem).toMatchObject({ status: 400, code: 'verzoek.onjuist' })
    const { answer: page } = await save(newPage())
    expect((await save(again(page, { url: null, plaats: 'home' }))).status).toBe(400)
  })
})

describe('extra info', () => {
  it('is HTML per language at a place, for strangers too (R-SCR-ADMIN-14)', async () => {
    expect((await info('login')).answer).toEqual({ html: '', taal: null, ontbreekt: 'alles' })
    const { answer: saved } = await save(newPage({ plaats: 'login', url: null, teksten: [dutch('<p>Welkom</p>')] }))
    expect((await info('login')).answer).toEqual({ html: '<p>Welkom</p>', taal: 'nl-NL', ontbreekt: null })
    expect((await info('login', 'de-DE')).answer).toEqual({ html: '<p>Welkom</p>', taal: 'nl-NL', ontbreekt: 'taal' })
    const german = { taal: 'de-DE' as const, titel: '', html: '<p>Willkommen</p>' }
    await save(again(saved, { teksten: [...saved.teksten, german], actie: 'publiceren' }))
    expect((await info('login', 'de-DE')).answer).toEqual({ html: '<p>Willkommen</p>', taal: 'de-DE', ontbreekt: null })
    expect((await info('home')).answer.ontbreekt).toBe('alles')
  })

  it('has every place once', async () => {
    for (const plaats of contentPlaces.filter((place) => place !== 'login'))
      expect((await save(newPage({ plaats, url: null }))).status).toBe(200)
    expect((await save(newPage({ plaats: 'home', url: null }))).problem?.code).toBe('content.gewijzigd')
  })
})

describe('the text of a page', () => {
  it('has no picture that is an attack: none is taken by its name, and a name is no part of its address', async () => {
    const upload = (naam: string, inhoud: Buffer) =>
      portal.post(content.uploadImage, { bestand: { naam, inhoud: inhoud.toString('base64') } }, { as: 'beheerder' })
    const picture = await goodPicture()
    const addresses = new Set<string>()
    for (const attack of attackStrings) {
      for (const naam of [`${attack.slice(0, 90)}.png`, 'foto.svg'])
        expect((await upload(naam, Buffer.from(attack))).problem?.code).toMatch(/^upload\./)
      const { answer } = await upload(`${attack.slice(0, 90)}.png`, picture)
      addresses.add(answer.adres)
    }
    expect([...addresses]).toEqual([expect.stringMatching(/^\/afbeeldingen\/[0-9a-f]{64}$/)])
  })

  it('is clean when it is saved and when it is read, also what an older version stored', async () => {
    const teksten = [dutch(`<p>Dag</p>${attackStrings.join('')}`)]
    const { answer: page } = await save(newPage({ url: 'aanval', teksten }))
    expect(page.teksten[0]?.html).not.toMatch(/<script|onerror=|<iframe/i)
    const dirty = '<p>Oud</p><script>alert(1)</script><img src="https://elsewhere.example/x.png">'
    await portal.db.execute(
      sql`update content_texts set published_html = ${dirty}, html = ${dirty} where page_id = ${page.guid}`,
    )
    await portal.parts.memory.changed(['content'])
    expect((await read('aanval')).answer.html).toBe('<p>Oud</p>')
    const edited = await portal.post(content.getPage, { guid: page.guid }, { as: 'beheerder' })
    expect(edited.answer.teksten[0]?.html).toBe('<p>Oud</p>')
  })
})
