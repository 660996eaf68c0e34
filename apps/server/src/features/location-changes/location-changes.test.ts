import { locationChanges } from '@portal/contract/location-changes.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { readBell } from '../../../test/read-bell.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { sql } from '../../platform/db/query.ts'
import { type AskingSite, startAskingSite } from './test/asking-site.ts'

let site: AskingSite
beforeAll(async () => {
  site = await startAskingSite(40000)
})
afterEach(() => site.books.clearFaults())
afterAll(() => site.close())

describe('a location that is made', () => {
  it('stands in the books under its number and becomes the location of who made it (R-VAL-08)', async () => {
    const { userName } = await site.asker()
    const input = site.form(userName, { nummer: '00731' })
    const { answer } = await site.create(input)
    expect(answer).toMatchObject({ status: 'wachtrij', backofficeNummer: null, mail: 'bewaard' })
    expect(await site.outcome(userName, answer.id)).toMatchObject({ status: 'bevestigd', backofficeNummer: '00731' })
    const [row, ...others] = (await site.books.rows('PortaalLocatie')).filter(({ No }) => No === '00731')
    expect(row).toMatchObject({ Description: 'Nieuw werk', Customer_No: 'K1000', City: 'Rotterdam', Contact: 'Kees' })
    expect(others).toEqual([])
    const own = () =>
      site.portal.db.execute(sql`select location_no from erp_user_locations where location_no = '00731'`)
    await waitFor(async () => (await own()).rows.length === 1)
  })

  it('under a number that is taken is refused at once (R-VAL-09, R-MSG-39)', async () => {
    const { userName } = await site.asker()
    const taken = site.next()
    await site.books.setRow('PortaalLocatie', { No: taken }, { Description: 'Van een ander', State: 'Production' })
    const check = async (nummer: string) =>
      (await site.portal.post(locationChanges.checkNumber, { gebruikerLogin: userName, nummer }, { as: userName }))
        .answer
    expect(await check(taken)).toEqual({ inGebruik: true, bron: 'backoffice' })
    expect(await check(site.next())).toEqual({ inGebruik: false, bron: 'backoffice' })
    const { status, problem } = await site.create(site.form(userName, { nummer: taken }))
    expect([status, problem?.code, problem?.field]).toEqual([409, 'locatie.nummer_in_gebruik', 'nummer'])
    expect(await site.changesOf(userName)).toEqual([])
  })

  it('is the tenth of that person in 24 hours at most, whether asked for or made; others go on', async () => {
    const { userName } = await site.asker()
    const now = site.portal.parts.clock.now()
    await site.portal.db.execute(sql`
      insert into location_changes (id, kind, user_name, erp_user_name, location_no, description, form, delivery, language,
        created_at, changed_at)
      select gen_random_uuid(), case n % 2 when 0 then 'aanmaken' else 'aanvragen' end, ${userName}, ${userName}, '', 'x',
        '{}', 'geweigerd', 'nl-NL', ${now}::timestamptz - interval '1 hour', now() from generate_series(1, 9) n`)
    const make = (as: string) => site.create(site.form(as, { nummer: site.next() }))
    const both = await Promise.all([make(userName), make(userName)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429])
    expect(both.find(({ status }) => status === 429)?.problem).toMatchObject({
      code: 'locatie.vandaag_te_veel',
      params: { amount: 10 },
    })
    const { userName: other } = await site.asker()
    expect((await make(other)).status).toBe(200)
    await site.portal.db.execute(sql`
      update location_changes set created_at = ${now}::timestamptz - interval '25 hours' where user_name = ${userName}`)
    expect((await make(userName)).status).toBe(200)
  })

  it('under a number of more than five digits, or of letters, is refused (R-VAL-08, R-CONST-12)', async () => {
    const { userName } = await site.asker()
    for (const nummer of ['123456', '12a']) {
      const { status, problem } = await site.create(site.form(userName, { nummer }))
      expect([status, problem?.code]).toEqual([400, 'locatie.nummer_max_cijfers'])
      const asked = await site.portal.post(
        locationChanges.checkNumber,
        { gebruikerLogin: userName, nummer },
        { as: userName },
      )
      expect(asked.problem?.code).toBe('locatie.nummer_max_cijfers')
    }
  })

  it('free when checked and taken when written reaches who asked, who corrects it and sends it again', async () => {
    const { userName } = await site.asker()
    const input = site.form(userName)
    // The question is not answered in time, and the number is taken meanwhile.
    await site.books.setRow('PortaalLocatie', { No: input.nummer }, { Description: 'Van een ander' })
    await site.books.fault({ kind: 'status', scope: 'CheckLocationNo', status: 503, retryAfter: 0, times: null })
    const { answer } = await site.create(input)
    const refused = await site.outcome(userName, answer.id)
    expect(refused).toMatchObject({
      status: 'geweigerd',
      reden: expect.stringContaining('bestaat al'),
      vervangen: false,
    })
    expect(refused.formulier).toMatchObject({ nummer: input.nummer, contactpersoon: 'Kees' })
    const mails = (await site.portal.mails()).filter(({ subjectId }) => subjectId === answer.id)
    expect(mails.map(({ kind }) => kind)).toEqual(['location.aanmaken', 'location.refused'])
    expect(mails[1]?.textBody).toContain(refused.reden)
    expect(await readBell(site.portal, { userName })).toMatchObject([
      { soort: 'locatie_geweigerd', onderwerp: 'aanmaken', materieellocatie: '', gegevens: { reden: refused.reden } },
    ])
    await site.books.clearFaults()
    const again = await site.create(site.form(userName, { vervangt: answer.id }))
    expect(await site.outcome(userName, again.answer.id)).toMatchObject({ status: 'bevestigd' })
    const after = await site.changesOf(userName)
    expect(after.map(({ vervangen }) => vervangen)).toEqual([false, true])
    expect((await site.create(site.form(userName, { vervangt: answer.id }))).status).toBe(404)
  })

  it('cannot take the place of what somebody else asked', async () => {
    const [one, other] = [await site.asker(), await site.asker()]
    const { answer } = await site.create(site.form(one.userName))
    const { status, problem } = await site.create(site.form(other.userName, { vervangt: answer.id }))
    expect([status, problem?.code]).toEqual([404, 'error.niet_gevonden'])
  })

  it('twice under one number at once, or by one key twice, is made once', async () => {
    const { userName } = await site.asker()
    const input = site.form(userName)
    const both = await Promise.all([site.create(input), site.create(input)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const keyed = site.form(userName)
    const [first, second] = [await site.create(keyed, headers), await site.create(keyed, headers)]
    expect(second.answer).toEqual(first.answer)
    expect(await site.changesOf(userName)).toHaveLength(2)
  })

  it('without a number is requested, and its number is reported', async () => {
    const { userName } = await site.asker()
    const needed = ['LocatieAanmaken_Verplicht_Nummer', 'LocatieAanmaken_Verplicht_Omschrijving'] as const
    for (const key of needed) await site.setSetting(key, false)
    const { answer } = await site.create(site.form(userName, { nummer: '', omschrijving: '' }))
    for (const key of needed) await site.setSetting(key, true)
    const told = await site.outcome(userName, answer.id)
    expect(told).toMatchObject({ status: 'bevestigd', backofficeNummer: expect.stringMatching(/^LA/) })
    expect(told.omschrijving).toBe('Kade 1, Rotterdam')
  })

  it('may be of a customer of the person only', async () => {
    const { userName } = await site.asker()
    const asked = await site.portal.post(locationChanges.getCustomers, { gebruikerLogin: userName }, { as: userName })
    expect(asked.answer.items.map(({ klantnummer }) => klantnummer)).toEqual(['K1000'])
    const { status, problem } = await site.create(site.form(userName, { klant: 'K9999' }))
    expect([status, problem?.field]).toEqual([400, 'klant'])
  })

  it('waits while the back office is away, and says that the number could not be asked', async () => {
    const { userName } = await site.asker()
    await site.books.fault({ kind: 'status', scope: '*', status: 503, retryAfter: 0, times: null })
    const nummer = site.next()
    const asked = await site.portal.post(
      locationChanges.checkNumber,
      { gebruikerLogin: userName, nummer },
      { as: userName },
    )
    expect(asked.answer).toEqual({ inGebruik: false, bron: 'kopie' })
    const { answer } = await site.create(site.form(userName, { nummer }))
    expect(answer.status).toBe('wachtrij')
    // What is on its way there counts as taken.
    const asksAgain = { gebruikerLogin: userName, nummer }
    const again = await site.portal.post(locationChanges.checkNumber, asksAgain, { as: userName })
    expect(again.answer).toEqual({ inGebruik: true, bron: 'kopie' })
    await site.books.clearFaults()
    expect((await site.outcome(userName, answer.id)).status).toBe('bevestigd')
  })
})

describe('a location that is asked for', () => {
  it('reaches the back office, and the mail of the department (R-GEN-09)', async () => {
    const { userName } = await site.asker()
    await site.setSetting('Email_NieuweLocatie', 'planning@example.com')
    const input = { ...site.form(userName), nummer: '', opmerking: 'Graag voor maandag' }
    const { answer } = await site.portal.post(locationChanges.requestLocation, input, { as: userName })
    expect(await site.outcome(userName, answer.id)).toMatchObject({ soort: 'aanvragen', status: 'bevestigd' })
    expect(await site.books.answered(answer.id)).toHaveLength(1)
    const mails = (await site.portal.mails()).filter(({ subjectId }) => subjectId === answer.id)
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [`${userName}@example.com`, 'planning@example.com'].toSorted(),
    )
    expect(mails[0]?.textBody).toContain('Graag voor maandag')
    await site.setSetting('Email_NieuweLocatie', '')
  })

  it('is told to the desk whose address its own setting holds, as one that is made is (R-SET-29)', async () => {
    const { userName } = await site.asker()
    await site.setSetting('Email_Beheer', 'beheer@example.com')
    await site.setSetting('Email_NieuweLocatie', 'planning@example.com')
    await site.setSetting('Email_LocatieAanmaken', 'inrichten@example.com')
    const asked = { ...site.form(userName), nummer: '', opmerking: '' }
    const { answer } = await site.portal.post(locationChanges.requestLocation, asked, { as: userName })
    const made = await site.create(site.form(userName))
    const desksOf = async (id: string) =>
      (await site.portal.mails())
        .filter(({ subjectId, recipient }) => subjectId === id && !recipient.startsWith(userName))
        .map(({ recipient }) => recipient)
    expect(await desksOf(answer.id)).toEqual(['planning@example.com'])
    expect(await desksOf(made.answer.id)).toEqual(['inrichten@example.com'])
    for (const name of ['Beheer', 'NieuweLocatie', 'LocatieAanmaken']) await site.setSetting(`Email_${name}`, '')
  })

  it('is kept without an address to mail to', async () => {
    const { userName } = await site.asker()
    await site.portal.db.execute(sql`update users set email = '' where user_name = ${userName}`)
    site.portal.parts.forgetAccess()
    const { answer } = await site.portal.post(locationChanges.requestLocation, site.form(userName), { as: userName })
    expect(answer.mail).toBe('uit')
    expect((await site.outcome(userName, answer.id)).status).toBe('bevestigd')
  })

  it('needs each field whose setting is on (R-REQ-01)', async () => {
    const { userName } = await site.asker()
    await site.setSetting('NieuweLocatie_Verplicht_Opmerking', true)
    const send = (opmerking: string) =>
      site.portal.post(locationChanges.requestLocation, { ...site.form(userName), opmerking }, { as: userName })
    const refused = await send('')
    expect([refused.status, refused.problem?.code, refused.problem?.field]).toEqual([
      400,
      'validatie.verplicht',
      'opmerking',
    ])
    expect((await send('ja')).status).toBe(200)
    await site.setSetting('NieuweLocatie_Verplicht_Opmerking', false)
    expect((await send('')).status).toBe(200)
  })

  it('is none of who only looks on wherever they are (R-ROLE-30)', async () => {
    const { userName } = await site.asker({ role: 'administration' })
    for (const call of [locationChanges.requestLocation, locationChanges.createLocation]) {
      const { status, problem } = await site.portal.post(call, site.form(userName), { as: userName })
      expect([status, problem?.code]).toEqual([403, 'error.niet_toegankelijk'])
    }
    const asks = { gebruikerLogin: userName, nummer: site.next() }
    for (const call of [locationChanges.checkNumber, locationChanges.getCustomers])
      expect((await site.portal.post(call, asks, { as: userName })).status).toBe(403)
    const free = await buildUser(site.portal, { userName: 'zonder-locatie' })
    await site.knowThere(free)
    expect((await site.create(site.form(free))).status).toBe(200)
  })
})
