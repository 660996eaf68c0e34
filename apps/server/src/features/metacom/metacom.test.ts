import { locationChanges } from '@portal/contract/location-changes.ts'
import { metacom } from '@portal/contract/metacom.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startMetacom } from '../../../../erp-simulator/src/metacom/start-metacom.ts'
import { type AskingSite, startAskingSite } from '../location-changes/test/asking-site.ts'

let books: Awaited<ReturnType<typeof startMetacom>>
let site: AskingSite
beforeAll(async () => {
  const projects = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'].map((no) => ({ no, name: `Werk ${no}` }))
  books = await startMetacom({ projects })
  const place = { url: books.url, user: 'portaal', password: 'metacom-koppeling', certificateAuthority: null }
  site = await startAskingSite(70000, { capabilities, metacom: place })
})
afterEach(async () => {
  await fetch(`${books.controlUrl}/control/faults`, { method: 'DELETE' })
  await site.books.clearFaults()
})
afterAll(async () => {
  await site.close()
  await books.stop()
})

const fault = (body: object) =>
  fetch(`${books.controlUrl}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scope: '*', times: null, ...body }),
  })
const inMetacom = async (id: string) => {
  const answer = await fetch(`${books.controlUrl}/control/locations`)
  // The control port answers with this shape.
  const { locations } = (await answer.json()) as { locations: { id: string; locationNo: string; postNo: string }[] }
  return locations.filter((location) => location.id === id).map(({ locationNo, postNo }) => [locationNo, postNo])
}
const booking = { vestiging: 'RTM', bedrijf: 'RTM-B', projectNummer: 'P1', bewakingspost: '05.32' }
const save = (userName: string, more: object = {}, headers: Record<string, string> = {}) =>
  site.portal.post(metacom.saveLocation, { ...site.form(userName), ...booking, ...more }, { as: userName, headers })

describe('what can be chosen in MetaCom', () => {
  it('is a branch, then its companies, their projects, and their open posts', async () => {
    const { userName } = await site.asker()
    const who = { gebruikerLogin: userName }
    const codes = (items: readonly { code: string }[]) => items.map(({ code }) => code)
    const as = { as: userName }
    const branches = await site.portal.post(metacom.getBranches, who, as)
    expect(branches.answer.items[0]).toEqual({ code: 'RTM', naam: 'Vestiging Rotterdam' })
    const companies = await site.portal.post(metacom.getCompanies, { ...who, vestiging: 'UTR' }, as)
    expect(codes(companies.answer.items)).toEqual(['UTR-B', 'UTR-I'])
    const projects = await site.portal.post(metacom.getProjects, { ...who, bedrijf: 'RTM-B' }, as)
    expect(codes(projects.answer.items)).toEqual(['P1', 'P7'])
    const posts = await site.portal.post(metacom.getPosts, { ...who, projectNummer: 'P1' }, as)
    expect(codes(posts.answer.items)).toContain('05.32')
    expect(codes(posts.answer.items)).not.toContain('99.00')
  })

  it('below what is not there is not found', async () => {
    const { userName } = await site.asker()
    const { problem } = await site.portal.post(
      metacom.getCompanies,
      { gebruikerLogin: userName, vestiging: 'XXX' },
      { as: userName },
    )
    expect([problem?.status, problem?.code]).toEqual([404, 'error.niet_gevonden'])
  })

  it('is nothing for who only looks on wherever they are', async () => {
    const { userName } = await site.asker({ role: 'administration' })
    const asked = await site.portal.post(metacom.getBranches, { gebruikerLogin: userName }, { as: userName })
    expect(asked.problem?.code).toBe('error.niet_toegankelijk')
    expect((await save(userName)).problem?.code).toBe('error.niet_toegankelijk')
  })
})

describe('a location of two books', () => {
  it('ends in both, once, however often it is sent', async () => {
    const { userName } = await site.asker()
    const nummer = site.next()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [await save(userName, { nummer }, headers), await save(userName, { nummer }, headers)]
    expect(second.answer).toEqual(first.answer)
    const { id } = first.answer
    expect(await site.outcome(userName, id)).toMatchObject({ soort: 'aanmaken', status: 'bevestigd', nummer })
    expect(await inMetacom(id)).toEqual([[nummer, '05.32']])
    expect(await site.books.answered(id)).toHaveLength(1)
    expect((await save(userName, { nummer })).problem?.code).toBe('locatie.nummer_in_gebruik')
  })

  it('needs its number and all of its booking', async () => {
    const { userName } = await site.asker()
    const empty = { nummer: '', vestiging: '', bedrijf: '', projectNummer: '', bewakingspost: '' }
    for (const field of Object.keys(empty)) {
      const { status, problem } = await save(userName, { [field]: '' })
      expect([status, problem?.code, problem?.field], field).toEqual([400, 'validatie.verplicht', field])
    }
    expect(await site.changesOf(userName)).toEqual([])
  })

  it('that MetaCom refuses is reported with its words and by mail, and goes through corrected', async () => {
    const { userName } = await site.asker()
    const nummer = site.next()
    const { id } = (await save(userName, { nummer, bewakingspost: '99.00' })).answer
    const told = await site.outcome(userName, id)
    expect([told.status, told.reden]).toEqual(['geweigerd', expect.stringContaining('99.00 van project P1')])
    expect(told.formulier).toMatchObject({ vestiging: 'RTM', bewakingspost: '99.00' })
    expect(await site.books.answered(id)).toEqual([])
    const mails = (await site.portal.mails()).filter(
      ({ subjectId, kind }) => subjectId === id && kind.endsWith('refused'),
    )
    expect(mails.map(({ recipient }) => recipient)).toEqual([`${userName}@example.com`])
    const corrected = (await save(userName, { nummer, vervangt: id })).answer
    expect((await site.outcome(userName, corrected.id)).status).toBe('bevestigd')
    expect([await inMetacom(id), await inMetacom(corrected.id)]).toEqual([[], [[nummer, '05.32']]])
  })

  it('waits while MetaCom is away, and is then in both', async () => {
    const { userName } = await site.asker()
    await fault({ kind: 'status', status: 503, retryAfter: 0 })
    const { answer } = await save(userName)
    expect(answer.status).toBe('wachtrij')
    await fetch(`${books.controlUrl}/control/faults`, { method: 'DELETE' })
    expect((await site.outcome(userName, answer.id)).status).toBe('bevestigd')
    expect(await inMetacom(answer.id)).toHaveLength(1)
  })

  it('is made in no other way: the plain call is not there', async () => {
    const { userName } = await site.asker()
    const plain = await site.portal.post(locationChanges.createLocation, site.form(userName), { as: userName })
    expect([plain.status, plain.problem?.code]).toEqual([404, 'error.niet_gevonden'])
  })
})

// The last of all: after failures nothing is asked for a while.
describe('MetaCom that does not answer', () => {
  it('is said to be away, in words of its own', async () => {
    const { userName } = await site.asker()
    await fault({ kind: 'status', status: 500 })
    const { problem } = await site.portal.post(metacom.getBranches, { gebruikerLogin: userName }, { as: userName })
    expect([problem?.status, problem?.code]).toEqual([504, 'metacom.geen_antwoord'])
  })
})
