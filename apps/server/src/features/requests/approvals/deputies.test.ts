import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApprovalSite, startApprovalSite } from '../../../../test/approval-site.ts'
import { buildLocation, buildUser, grantLocation } from '../../../../test/builders.ts'
import { openWindows } from '../../../../test/open-windows.ts'
import { thursday } from '../../../../test/ordering-site.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { sql } from '../../../platform/db/query.ts'

const { approvals, requests } = contract
const today = '2026-11-19'
const dayMs = 86_400_000

let site: ApprovalSite
beforeAll(async () => {
  site = await startApprovalSite()
})
afterAll(() => site.close())

/** Everybody is present again and nothing waits, on the day the tests begin. */
async function beginAnew(): Promise<void> {
  await site.portal.db.execute(sql`delete from approval_deputies`)
  await site.portal.db.execute(sql`delete from saved_requests`)
  site.clock.set(thursday)
}
const session = async (as: string) => ({ token: await site.portal.tokenOf(as) })
const deputiesOf = async (as: string) =>
  (await site.portal.post(approvals.getDeputies, { gebruikersnaam: as }, await session(as))).answer
const standing = async (as: string) =>
  (await site.portal.post(approvals.getStanding, { gebruikersnaam: as }, await session(as))).answer
const find = async (as: string, zoekterm: string) =>
  (await site.portal.post(approvals.findPeople, { gebruikersnaam: as, zoekterm }, await session(as))).answer.items
const end = async (as: string, vervangingId: string) =>
  site.portal.post(approvals.deleteDeputy, { gebruikersnaam: as, vervangingId }, await session(as))

describe('who stands in', () => {
  it('decides as the approver would, from the first day to the last', async () => {
    await beginAnew()
    const { number } = await site.submit(['gerda'])
    expect((await site.standIn('gerda', 'joop', ['2026-11-20', '2026-11-21'])).status).toBe(200)
    for (const [at, isIn] of [
      ['2026-11-19T22:59:00Z', false],
      ['2026-11-19T23:01:00Z', true],
      ['2026-11-21T22:59:00Z', true],
      ['2026-11-21T23:01:00Z', false],
    ] as const) {
      site.clock.set(at)
      const { token } = await session('joop')
      const input = { gebruikersnaam: 'joop', language: 'nl-NL', soort: 'open' } as const
      const { items } = (await site.portal.post(approvals.getSavedRequests, input, { token })).answer
      expect([at, items.map((item) => item.savedAanvraagNummer)]).toEqual([at, isIn ? [number] : []])
      expect((await site.card('joop', number)).status).toBe(isIn ? 200 : 404)
      expect(await standing('joop')).toEqual({ aantal: isIn ? 1 : 0, isGoedkeurder: isIn })
    }
  })

  it('gets at once what waits already, with in whose place, and is named to the others', async () => {
    await beginAnew()
    const { number } = await site.submit(['gerda', 'hans'])
    await site.standIn('gerda', 'joop', [today, today])
    const { answer } = await site.card('joop', number)
    expect(answer).toMatchObject({ magBesluiten: true, namens: 'gerda Smit', beslissers: ['gerda Smit', 'hans Smit'] })
    const { answer: other } = await site.card('hans', number)
    expect(other).toMatchObject({ namens: null, beslissers: ['gerda Smit', 'joop Smit'] })
    expect((await site.approve('gerda', number)).status).toBe(200)
  })

  it('approves in the place of the approver; who asked reads of both', async () => {
    await beginAnew()
    const { person, number } = await site.submit(['gerda'])
    await site.standIn('gerda', 'joop', [today, today])
    const { answer } = await site.approve('joop', number)
    const { aanvraagnummer } = answer
    const request = await site.portal.post(requests.getRequest, { aanvraagnummer }, await session(person.userName))
    expect(request.answer.goedkeuring).toMatchObject({ door: 'joop Smit', namens: 'gerda Smit' })
    const mail = (await site.portal.mails()).find((one) => one.subjectId === aanvraagnummer)
    expect(mail?.textBody).toContain('joop Smit (namens gerda Smit) heeft de bestellijst')
    expect(mail?.people).toContain('gerda Smit')
    expect((await site.card('gerda', number)).answer).toMatchObject({
      status: 'Approved',
      besluitDoor: 'joop Smit',
      besluitNamens: 'gerda Smit',
    })
  })

  it('can undo, and still sees what was decided after the last day', async () => {
    await beginAnew()
    const { person, number } = await site.submit(['gerda'])
    await site.standIn('gerda', 'joop', [today, today])
    await site.reject('joop', number, 'Vergissing')
    const mail = (await site.portal.mails()).find((one) => one.recipient === `${person.userName}@example.com`)
    expect(mail?.textBody).toContain('joop Smit (namens gerda Smit)')
    expect((await site.undo('joop', number)).status).toBe(204)
    expect((await site.card('gerda', number)).answer).toMatchObject({ status: 'Requested', besluitNamens: null })
    await site.reject('joop', number, 'Te duur')
    site.clock.advance(dayMs)
    expect((await site.card('joop', number)).answer).toMatchObject({ status: 'Disapproved', magBesluiten: false })
    const { token } = await session('joop')
    const decided = { gebruikersnaam: 'joop', language: 'nl-NL', soort: 'besloten' } as const
    const { items } = (await site.portal.post(approvals.getSavedRequests, decided, { token })).answer
    expect(items.map((item) => item.savedAanvraagNummer)).toContain(number)
  })

  it('never decides on an own list', async () => {
    await beginAnew()
    const { person, number } = await site.submit(['gerda'])
    await site.standIn('gerda', person.userName, [today, today])
    expect((await site.card(person.userName, number)).status).toBe(404)
    expect((await site.approve(person.userName, number)).status).toBe(404)
    expect((await standing(person.userName)).aantal).toBe(0)
    expect((await site.card('gerda', number)).answer.beslissers).toEqual([])
  })

  it('passes nothing on: who stands in for a deputy decides on nothing of the approver', async () => {
    await beginAnew()
    const { number } = await site.submit(['gerda'])
    await site.standIn('joop', 'hans', [today, today])
    expect((await site.standIn('gerda', 'joop', [today, today])).answer).toMatchObject({ zelfAfwezig: true })
    expect((await site.card('joop', number)).status).toBe(200)
    expect((await site.card('hans', number)).status).toBe(404)
  })

  it('gets the mails too, which say in whose place', async () => {
    await beginAnew()
    await site.standIn('gerda', 'joop', [today, today])
    const { number } = await site.submit(['gerda', 'hans'])
    const mails = (await site.portal.mails()).filter((mail) => mail.subjectId === number)
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'gerda@example.com',
      'hans@example.com',
      'joop@example.com',
    ])
    const saysSo = mails.filter((mail) => mail.textBody.includes('omdat u gerda Smit vervangt'))
    expect(saysSo.map(({ recipient }) => recipient)).toEqual(['joop@example.com'])
  })

  it('loses it at once when it is ended', async () => {
    await beginAnew()
    const { number } = await site.submit(['gerda'])
    const { answer } = await site.standIn('gerda', 'joop', [today, '2026-12-01'])
    expect((await end('joop', answer.vervangingId)).problem).toMatchObject({ status: 404 })
    expect((await end('gerda', answer.vervangingId)).status).toBe(204)
    expect((await end('gerda', answer.vervangingId)).problem).toMatchObject({ status: 404 })
    expect((await site.approve('joop', number)).status).toBe(404)
  })
})

describe('setting a deputy', () => {
  it('is shown to both, until it is over', async () => {
    await beginAnew()
    await site.standIn('gerda', 'joop', ['2026-11-23', '2026-11-27'])
    const shown = { van: '2026-11-23', tot: '2026-11-27', loopt: false, zelfAfwezig: false }
    expect(await deputiesOf('gerda')).toMatchObject({ eigen: [{ ...shown, naam: 'joop Smit' }], voorAnderen: [] })
    expect(await deputiesOf('joop')).toMatchObject({ eigen: [], voorAnderen: [{ ...shown, naam: 'gerda Smit' }] })
    site.clock.set('2026-11-27T12:00:00Z')
    expect((await deputiesOf('gerda')).eigen).toMatchObject([{ loopt: true }])
    site.clock.set('2026-11-28T12:00:00Z')
    expect(await deputiesOf('gerda')).toEqual({ eigen: [], voorAnderen: [] })
  })

  it('is refused for oneself, for days that passed, the wrong way round, and where somebody is already', async () => {
    await beginAnew()
    const code = async (vervanger: string, van: string, tot: string) => {
      const { problem } = await site.standIn('gerda', vervanger, [van, tot])
      return problem === null ? null : [problem?.status, problem?.code, problem?.field]
    }
    expect(await code('gerda', today, today)).toEqual([400, 'vervanging.uzelf', 'vervanger'])
    expect(await code('joop', '2026-11-18', today)).toEqual([400, 'vervanging.verleden', 'van'])
    expect(await code('joop', '2026-11-21', '2026-11-20')).toEqual([400, 'vervanging.tot_voor_van', 'tot'])
    await site.standIn('gerda', 'joop', ['2026-11-23', '2026-11-27'])
    expect(await code('hans', '2026-11-27', '2026-11-30')).toEqual([409, 'vervanging.overlapt', 'van'])
    expect((await site.standIn('gerda', 'hans', ['2026-11-28', '2026-11-30'])).status).toBe(200)
  })

  it('twice at one instant happens once', async () => {
    await beginAnew()
    const replies = await Promise.all([
      site.standIn('gerda', 'joop', [today, today]),
      site.standIn('gerda', 'hans', [today, today]),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('knows only people who share a customer or a location, by name and without addresses', async () => {
    await beginAnew()
    for (const userName of ['vreemd.smit', 'buur.smit', 'weg.smit'])
      await buildUser(site.portal, {
        userName,
        firstName: userName,
        lastName: 'Smit',
        isBlocked: userName === 'weg.smit',
      })
    await site.portal.db.execute(sql`
      update erp_users set customer_no = 'K7' where user_name in ('vreemd.smit', 'buur.smit')`)
    const unknown = await site.standIn('gerda', 'vreemd.smit', [today, today])
    expect(unknown.problem).toMatchObject({ status: 400, code: 'vervanging.onbekend', field: 'vervanger' })
    const nobody = await site.standIn('gerda', 'niemand', [today, today])
    expect(nobody.problem).toMatchObject({ status: 400, code: 'vervanging.onbekend', field: 'vervanger' })
    expect((await site.standIn('gerda', 'weg.smit', [today, today])).problem?.code).toBe('vervanging.onbekend')
    expect((await find('gerda', 'SMIT')).map(({ vervanger }) => vervanger)).toEqual(['hans', 'ineke', 'joop'])
    expect(await find('gerda', '%')).toEqual([])
    // Gerda approves at a location where the neighbour works; the location is of no customer of hers.
    const locationNo = await buildLocation(site.portal, { customerNo: 'K8' })
    await grantLocation(site.portal, { userName: 'buur.smit', locationNo, approvers: ['gerda'] })
    expect(await find('gerda', 'buur')).toEqual([{ vervanger: 'buur.smit', naam: 'buur.smit Smit', bedrijf: '' }])
    expect((await site.standIn('gerda', 'buur.smit', [today, today])).status).toBe(200)
  })

  it('reaches the open pages of both', async () => {
    await beginAnew()
    const windows = openWindows(site.portal, 'approvals')
    const owner = await windows.open('gerda')
    const deputy = await windows.open('joop')
    const other = await windows.open('hans')
    await site.standIn('gerda', 'joop', [today, today])
    await waitFor(async () => owner.length === 1 && deputy.length === 1)
    expect(other).toEqual([])
    windows.close()
  })
})
