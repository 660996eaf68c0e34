import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApprovalSite, startApprovalSite } from '../../../../test/approval-site.ts'
import { addTo } from '../../../../test/list-calls.ts'
import { countRequests, readList } from '../../../../test/ordering-site.ts'
import { startTestPortal, type TestPortal } from '../../../../test/test-portal.ts'
import { sql } from '../../../platform/db/query.ts'

let site: ApprovalSite
let otherProcess: TestPortal
beforeAll(async () => {
  site = await startApprovalSite()
  // The same installation once more: it sees the clock of the first, and sends nothing itself.
  otherProcess = await startTestPortal({ database: site.portal.database, clock: site.clock })
})
afterAll(async () => {
  await otherProcess.close()
  await site.close()
})

async function auditOf(subject: string): Promise<readonly unknown[]> {
  const { rows } = await site.portal.db.execute(
    sql`select call, user_name as by from audit_log where subject = ${subject} order by at, call`,
  )
  return rows
}

describe('submitted lists', () => {
  it('reach at most three approvers, and nobody else (R-APPR-01, R-APPR-02, R-ROLE-28)', async () => {
    const { number, person } = await site.submit(['gerda', 'hans', 'ineke'])
    const seesIt = async (as: string) =>
      (await site.list(as)).some(({ savedAanvraagNummer }) => savedAanvraagNummer === number)
    for (const approver of ['gerda', 'hans', 'ineke']) expect(await seesIt(approver)).toBe(true)
    expect(await seesIt('joop')).toBe(false)
    expect(await seesIt(person.userName)).toBe(false)
    expect((await site.card('joop', number)).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })

  it('say who asks for what, where and when, by names', async () => {
    const { number } = await site.submit()
    const row = (await site.list('gerda')).find(({ savedAanvraagNummer }) => savedAanvraagNummer === number)
    expect(row).toMatchObject({
      status: 'Requested',
      inhoud: 'Betonmolen',
      aangevraagdDoor: expect.stringContaining('Bouwer'),
      leverDatum: '2026-12-01',
      retourDatum: '2026-12-15',
      opmerking: 'Bellen bij aankomst',
      aantalRegels: 3,
      magBesluiten: true,
    })
  })

  it('are shown to administrators, who decide only where they are approver (OP-48)', async () => {
    const { number } = await site.submit()
    const row = (await site.list('beheerder')).find(({ savedAanvraagNummer }) => savedAanvraagNummer === number)
    expect(row).toMatchObject({ magBesluiten: false })
    expect((await site.approve('beheerder', number)).problem).toMatchObject({ status: 403 })
    expect((await site.reject('beheerder', number, 'Nee')).problem).toMatchObject({ status: 403 })
  })

  it('are counted for who decides, and nobody decides on an own one', async () => {
    const before = await standing('joop')
    expect(before).toEqual({ aantal: 0, isGoedkeurder: false })
    const { person } = await site.submit(['joop'])
    expect(await standing('joop')).toEqual({ aantal: 1, isGoedkeurder: true })
    expect(await standing(person.userName)).toEqual({ aantal: 0, isGoedkeurder: false })
  })
})

async function standing(as: string) {
  return (await site.portal.post(contract.approvals.getStanding, { gebruikersnaam: as }, { as })).answer
}

describe('approving', () => {
  it('makes a request of who asked, with a number, once there (R-APPR-04, R-APPR-08, R-ROLE-28)', async () => {
    const { person, number } = await site.submit()
    const { answer } = await site.approve('gerda', number)
    expect(answer).toMatchObject({ aanvraagnummer: expect.stringMatching(/^P-\d+$/), status: 'wachtrij' })
    const list = await readList(site, person)
    expect(list).toMatchObject({ items: [], savedAanvraagNummer: null, lijst: { toestand: 'open' } })
    expect(await site.books.requestsFor(person.locationNo)).toEqual([])
    site.letSend()
    const request = await site.outcomeOf(person, answer.aanvraagnummer)
    expect(request).toMatchObject({ verzending: 'bevestigd', goedkeuring: { door: 'gerda Smit', wijzigingen: [] } })
    const [booked, ...more] = await site.books.requestsFor(person.locationNo)
    expect(more).toEqual([])
    expect(booked).toMatchObject({ Requested_By: person.userName.toUpperCase(), Reference: 'Begane grond' })
    expect(booked?.lines.map((line) => Number(line.Quantity))).toEqual([1, 2, 3])
  })

  it('is in the promise line and the course of the request, with who and when', async () => {
    const { person, number } = await site.submit()
    const { answer } = await site.approve('hans', number)
    const { answer: request } = await site.portal.post(
      contract.requests.getRequest,
      { aanvraagnummer: answer.aanvraagnummer },
      { as: person.userName },
    )
    expect(request.beloften[1]).toMatchObject({ belofte: 'goedgekeurd', staat: 'gedaan', toelichting: 'hans Smit' })
    expect(request.verloop.map(({ stap, tekst }) => `${stap} ${tekst}`)).toContain('akkoord hans Smit')
    expect(await auditOf(number)).toContainEqual({ call: 'approvals.approveSavedRequest', by: 'hans' })
  })

  it('takes other quantities; what is left out is gone, and who asked reads what changed', async () => {
    const { person, number } = await site.submit()
    const regels = [
      { regelNummer: 2, aantal: 0, opmerking: 'Staat al op 20417' },
      { regelNummer: 3, aantal: 1 },
    ]
    const { answer } = await site.approve('gerda', number, { regels })
    site.letSend()
    const request = await site.outcomeOf(person, answer.aanvraagnummer)
    expect(request.regels.map(({ materieelSoort, aantal }) => [materieelSoort, aantal])).toEqual([
      ['MOLEN', 1],
      ['HELM', 1],
    ])
    expect(request.goedkeuring?.wijzigingen).toEqual([
      { omschrijving: 'Bezem', gevraagd: 2, aantal: 0, opmerking: 'Staat al op 20417' },
      { omschrijving: expect.stringContaining('Helm'), gevraagd: 3, aantal: 1, opmerking: '' },
    ])
    const [booked] = await site.books.requestsFor(person.locationNo)
    expect(booked?.lines.map(({ No, Quantity }) => [No, Number(Quantity)])).toEqual([
      ['MOLEN', 1],
      ['HELM', 1],
    ])
    const { answer: card } = await site.card('gerda', number)
    expect(card.regels.map(({ besluit }) => besluit?.aantal ?? null)).toEqual([null, 0, 1])
  })

  it('is refused when nothing is left to order', async () => {
    const { number } = await site.submit()
    const regels = [1, 2, 3].map((regelNummer) => ({ regelNummer, aantal: 0 }))
    expect((await site.approve('gerda', number, { regels })).problem).toMatchObject({ code: 'goedkeuren.niets_over' })
    const unknown = [{ regelNummer: 9, aantal: 1 }]
    expect((await site.approve('gerda', number, { regels: unknown })).problem).toMatchObject({
      code: 'verzoek.onjuist',
    })
  })

  it('with the same key again gives the same answer and no second request', async () => {
    const { person, number } = await site.submit()
    const headers = { 'idempotency-key': 'once' }
    const first = await site.approve('gerda', number, { headers })
    const again = await site.approve('gerda', number, { headers })
    expect(again.answer).toEqual(first.answer)
    expect(await countRequests(site, person.locationNo)).toBe(1)
  })

  it('by two at one instant in two processes decides once; the other reads who did and when (OP-29)', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const { person, number } = await site.submit()
      const replies = await Promise.all([
        site.approve('gerda', number),
        site.approve('hans', number, { portal: otherProcess }),
      ])
      const statuses = replies.map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 409])
      const winner = statuses[0] === 200 ? 'gerda Smit' : 'hans Smit'
      expect(replies.find(({ status }) => status === 409)?.problem).toMatchObject({
        code: 'goedkeuren.al_behandeld',
        params: { naam: winner, besluit: 'Approved', moment: site.clock.now().toISOString() },
      })
      expect(await countRequests(site, person.locationNo)).toBe(1)
    }
  })

  it('a decision and a withdrawal at one instant: only one of them happens', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const { person, input, number } = await site.submit()
      const { bestellijstId } = input
      const withdrawn = site.portal.post(
        contract.ordering.withdrawSubmission,
        { bestellijstId },
        { as: person.userName },
      )
      const [approval, withdrawal] = await Promise.all([site.approve('gerda', number), withdrawn])
      expect([approval.status === 200, withdrawal.status === 204].filter(Boolean)).toHaveLength(1)
      const code = approval.problem?.code ?? withdrawal.problem?.code
      expect(['goedkeuren.ingetrokken', 'bestellijst.niet_ingediend']).toContain(code)
      expect(await countRequests(site, person.locationNo)).toBe(approval.status === 200 ? 1 : 0)
    }
  })

  it('keeps its record when the list is deleted', async () => {
    const { person, input, number } = await site.submit()
    await site.approve('gerda', number)
    const { userName, locationNo } = person
    const gone = { gebruikerLogin: userName, materieelLocatie: locationNo, bestellijstId: input.bestellijstId }
    expect((await site.portal.post(contract.orderList.removeAllItems, gone, { as: userName })).status).toBe(204)
    const { answer } = await site.card('gerda', number)
    expect(answer).toMatchObject({ status: 'Approved', besluitDoor: 'gerda Smit', herroepbaar: false })
    expect((await site.list('hans', 'besloten')).map((row) => row.savedAanvraagNummer)).toContain(number)
  })
})

describe('rejecting', () => {
  it('takes a reason, and gives the list back with it, to change and submit again (R-APPR-05, R-APPR-06, R-APPR-07, R-APPR-08)', async () => {
    const { person, input, number } = await site.submit()
    for (const reason of [undefined, '  '])
      expect((await site.reject('gerda', number, reason)).problem).toMatchObject({
        status: 400,
        code: 'goedkeuren.reden_verplicht',
        field: 'redenAfkeuring',
      })
    expect((await site.reject('gerda', number, 'x'.repeat(251))).problem?.status).toBe(400)
    expect((await site.reject('gerda', number, 'Te duur')).status).toBe(204)
    expect((await readList(site, person)).lijst).toMatchObject({
      toestand: 'afgekeurd',
      geblokkeerd: false,
      redenAfkeuring: 'Te duur',
    })
    expect((await addTo(site.portal, person, { materieelSoort: 'MOLEN' })).status).toBe(200)
    const again = await site.portal.post(contract.ordering.saveForApproval, input, { as: person.userName })
    expect(again.answer.savedAanvraagNummer).not.toBe(number)
    expect((await site.approve('gerda', number)).problem).toMatchObject({
      code: 'goedkeuren.al_behandeld',
      params: { besluit: 'Disapproved', naam: 'gerda Smit' },
    })
    expect((await site.approve('hans', again.answer.savedAanvraagNummer)).status).toBe(200)
  })
})

describe('undoing a decision', () => {
  it('to approve takes the request back before it is sent; the list waits as it did', async () => {
    const { person, number } = await site.submit()
    const before = await readList(site, person)
    await site.approve('gerda', number, { regels: [{ regelNummer: 1, aantal: 5 }] })
    expect((await site.card('gerda', number)).answer.herroepbaar).toBe(true)
    expect((await site.undo('hans', number)).problem).toMatchObject({ code: 'goedkeuren.niet_terug' })
    expect((await site.undo('gerda', number)).status).toBe(204)
    const after = await readList(site, person)
    expect(after).toMatchObject({ savedAanvraagNummer: number, lijst: { toestand: 'ingediend' } })
    const things = (items: typeof before.items) => items.map((item) => [item.materieelSoort, item.aantal, item.comment])
    expect(things(after.items)).toEqual(things(before.items))
    expect(await countRequests(site, person.locationNo)).toBe(0)
    site.letSend()
    const { answer } = await site.approve('hans', number)
    site.letSend()
    await site.outcomeOf(person, answer.aanvraagnummer)
    expect(await site.books.requestsFor(person.locationNo)).toHaveLength(1)
  })

  it('to approve is refused once the outbox began to send it', async () => {
    const { person, number } = await site.submit()
    const { answer } = await site.approve('gerda', number)
    site.letSend()
    await site.outcomeOf(person, answer.aanvraagnummer)
    expect((await site.undo('gerda', number)).problem).toMatchObject({ status: 409, code: 'goedkeuren.niet_terug' })
    expect((await site.card('gerda', number)).answer.herroepbaar).toBe(false)
  })

  it('to approve is refused when something was put on the list since', async () => {
    const { person, number } = await site.submit()
    await site.approve('gerda', number)
    await addTo(site.portal, person, { materieelSoort: 'MOLEN' })
    expect((await site.undo('gerda', number)).problem).toMatchObject({ code: 'goedkeuren.niet_terug' })
  })

  it('to reject lets the list wait again, until it was changed', async () => {
    const { person, number } = await site.submit()
    await site.reject('gerda', number, 'Vergissing')
    expect((await site.undo('gerda', number)).status).toBe(204)
    expect((await readList(site, person)).lijst).toMatchObject({ toestand: 'ingediend', redenAfkeuring: null })
    await site.reject('gerda', number, 'Toch niet')
    await addTo(site.portal, person, { materieelSoort: 'MOLEN' })
    expect((await site.undo('gerda', number)).problem).toMatchObject({ code: 'goedkeuren.niet_terug' })
  })
})
