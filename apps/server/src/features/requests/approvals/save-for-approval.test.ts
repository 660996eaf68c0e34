import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDepot, buildUser } from '../../../../test/builders.ts'
import { addTo, changePlaces } from '../../../../test/list-calls.ts'
import {
  countRequests,
  type OrderInput,
  type OrderingSite,
  type Person,
  readList,
  startOrderingSite,
} from '../../../../test/ordering-site.ts'
import { sql } from '../../../platform/db/query.ts'

const { ordering, orderList } = contract
let site: OrderingSite
beforeAll(async () => {
  site = await startOrderingSite()
  for (const userName of ['gerda', 'hans', 'ineke', 'joop'])
    await buildUser(site.portal, { userName, firstName: userName })
})
afterAll(() => site.close())

const foreman = (approvers = ['gerda']) => site.orderer({ role: 'foreman', approvers })

function submit(person: Person, input: OrderInput, headers: Record<string, string> = {}) {
  return site.portal.post(ordering.saveForApproval, input, { as: person.userName, headers })
}

async function storedApprovers(no: string): Promise<unknown> {
  const { rows } = await site.portal.db.execute(sql`select approvers from saved_requests where no = ${no}`)
  return rows[0]?.approvers
}

/** What the approvals screen does to a submission; that screen comes later. */
async function reject(no: string, reason: string): Promise<void> {
  await site.portal.db.execute(
    sql`update saved_requests set status = 'Disapproved', rejection_reason = ${reason} where no = ${no}`,
  )
}

describe('submitting a list', () => {
  it('keeps the list, and shows it as awaiting approval (R-WIZ-18, R-APPR-03, R-PAY-20)', async () => {
    const { person, input } = await foreman()
    const { answer } = await submit(person, input)
    expect(answer).toMatchObject({ savedAanvraagNummer: expect.stringMatching(/^G-1\d{5}$/), goedkeurders: ['gerda'] })
    const list = await readList(site, person)
    expect(list.items).toHaveLength(3)
    expect(list).toMatchObject({
      savedAanvraagNummer: answer.savedAanvraagNummer,
      lijst: { toestand: 'ingediend', geblokkeerd: true },
    })
    expect(await countRequests(site, person.locationNo)).toBe(0)
    expect(await site.books.requestsFor(person.locationNo)).toEqual([])
  })

  it('returns the form as it was entered (R-ENT-15, R-PAY-25)', async () => {
    const { person, input } = await foreman()
    const { answer } = await submit(person, input)
    const saved = await site.portal.post(
      ordering.getSavedRequest,
      { bestellijstID: input.bestellijstId },
      { as: person.userName },
    )
    expect(saved.answer).toEqual({
      savedAanvraagNummer: answer.savedAanvraagNummer,
      bestellijstId: input.bestellijstId,
      status: 'Requested',
      redenAfkeuring: null,
      deliveryDate: '2026-12-01',
      expectedReturnDate: '2026-12-15',
      collect: false,
      materieelDepotNr: '',
      werkadres: '',
      address: 'Kade 12',
      postcode: '3011 AA',
      plaats: 'Rotterdam',
      contactperson: 'Jan de Boer',
      phoneNumber: '06 12345678',
      reference: 'Begane grond',
      comments: 'Bellen bij aankomst',
      spoed: false,
      transportmiddel: 'Vrachtwagen',
      depotAdressCode: '',
      ingediendOp: expect.stringMatching(/^2026-\d\d-\d\dT/),
      goedkeurders: ['gerda'],
      overdracht: null,
      voorstel: null,
    })
  })

  it('returns the means of transport and the address of the depot (R-ENT-15)', async () => {
    await buildDepot(site.portal, { no: 'D1' })
    const { person, input } = await foreman()
    await submit(person, {
      ...input,
      ophalen: true,
      adres: '',
      depotnummer: 'D1',
      depotAdressCode: 'D1',
    })
    const { answer } = await site.portal.post(
      ordering.getSavedRequest,
      { bestellijstID: input.bestellijstId },
      { as: person.userName },
    )
    expect(answer).toMatchObject({ transportmiddel: 'Vrachtwagen', materieelDepotNr: 'D1', depotAdressCode: 'D1' })
  })

  it.each([[['gerda']], [['gerda', 'hans', 'ineke']]])('keeps the approvers %s', async (approvers) => {
    const { person, input } = await foreman(approvers)
    const { answer } = await submit(person, input)
    expect(await storedApprovers(answer.savedAanvraagNummer)).toEqual(approvers)
  })

  it('never reaches the person who asks, and nobody twice', async () => {
    const person = await site.person({ role: 'foreman' })
    await changePlaces(
      site.portal,
      sql`update erp_user_locations
      set approver_1 = ${person.userName}, approver_2 = 'hans', approver_3 = 'hans' where user_name = ${person.userName}`,
    )
    const { input } = await foreman()
    const bestellijstId = await site.fill(person)
    const own = { ...input, bestellijstId, gebruiker: person.userName, materieelLocatie: person.locationNo }
    const { answer } = await submit(person, own)
    expect(answer.goedkeurders).toEqual(['hans'])
  })

  it('asks nobody whom the back office blocked, though their account here is open', async () => {
    await site.portal.db.execute(sql`update erp_users set blocked = true where user_name = 'joop'`)
    const { person, input } = await foreman(['joop', 'hans'])
    const { answer } = await submit(person, input)
    expect(answer.goedkeurders).toEqual(['hans'])
    const mails = (await site.portal.mails()).filter(({ subjectId }) => subjectId === answer.savedAanvraagNummer)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['hans@example.com'])
  })

  it('is refused where nobody can approve', async () => {
    const { person, input } = await foreman([])
    expect((await submit(person, input)).problem).toMatchObject({ status: 400, code: 'bestellen.geen_goedkeurder' })
    expect((await readList(site, person)).lijst).toMatchObject({ toestand: 'open' })
  })

  it('happens once for one key, also when sent twice at once', async () => {
    const { person, input } = await foreman()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const replies = await Promise.all([submit(person, input, headers), submit(person, input, headers)])
    const [one, two] = replies.map((reply) => reply.answer.savedAanvraagNummer)
    expect(one).toBe(two)
  })

  it('happens once when two windows submit the same list', async () => {
    const { person, input } = await foreman()
    const replies = await Promise.all([submit(person, input), submit(person, input)])
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 423])
  })

  it('holds to the same rules as an order (R-REQ-07)', async () => {
    const { person, input } = await foreman()
    const { problem } = await submit(person, { ...input, voorwaardenGeaccepteerd: false })
    expect(problem).toMatchObject({ status: 400, code: 'validatie.voorwaarden' })
  })
})

describe('a submitted list', () => {
  it('refuses every change (OP-32)', async () => {
    const { person, input } = await foreman()
    await submit(person, input)
    const { items } = await readList(site, person)
    const lineId = items[0]?.id ?? ''
    const as = { as: person.userName }
    const named = { gebruikerLogin: person.userName, materieelLocatie: person.locationNo }
    const changes = [
      addTo(site.portal, person, { materieelSoort: 'MOLEN' }),
      site.portal.post(orderList.updateItems, { items: [{ id: lineId, aantal: 9, comment: '' }] }, as),
      site.portal.post(orderList.removeItem, { id: lineId }, as),
      site.portal.post(orderList.renameList, { newName: 'Anders', bestellijstId: input.bestellijstId }, as),
      site.portal.post(orderList.removeAllItems, { ...named, bestellijstId: input.bestellijstId }, as),
      submit(person, input),
    ]
    for (const change of changes) {
      expect((await change).problem).toMatchObject({ status: 423, code: 'bestellijst.geblokkeerd' })
    }
    expect((await readList(site, person)).items).toEqual(items)
  })

  it('shows its reason after a rejection, can be changed and submitted again (R-APPR-06, R-APPR-07)', async () => {
    const { person, input } = await foreman()
    const first = await submit(person, input)
    await reject(first.answer.savedAanvraagNummer, 'Te veel helmen')
    expect((await readList(site, person)).lijst).toMatchObject({
      toestand: 'afgekeurd',
      geblokkeerd: false,
      redenAfkeuring: 'Te veel helmen',
    })
    expect((await addTo(site.portal, person, { materieelSoort: 'MOLEN' })).status).toBe(200)
    const second = await submit(person, input)
    expect(second.answer.savedAanvraagNummer).not.toBe(first.answer.savedAanvraagNummer)
    expect((await readList(site, person)).lijst).toMatchObject({ toestand: 'ingediend', redenAfkeuring: null })
  })

  it('of two submissions of one moment the later counts, wherever the database keeps them', async () => {
    const { person, input } = await foreman()
    const first = (await submit(person, input)).answer.savedAanvraagNummer
    await reject(first, 'Te veel helmen')
    const second = (await submit(person, input)).answer.savedAanvraagNummer
    await site.portal.db.execute(sql`
      with gone as (delete from saved_requests where no = ${first} returning *)
      insert into saved_requests select * from gone`)
    expect(await readList(site, person)).toMatchObject({
      savedAanvraagNummer: second,
      lijst: { toestand: 'ingediend', redenAfkeuring: null },
    })
    const ask = { bestellijstID: input.bestellijstId }
    const saved = await site.portal.post(ordering.getSavedRequest, ask, { as: person.userName })
    expect(saved.answer).toMatchObject({ savedAanvraagNummer: second, status: 'Requested' })
  })

  it('cannot be read by others', async () => {
    const { person, input } = await foreman()
    await submit(person, input)
    const other = await site.person()
    const ask = { bestellijstID: input.bestellijstId }
    const reply = await site.portal.post(ordering.getSavedRequest, ask, { as: other.userName })
    expect(reply.problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })
})

describe('who orders how', () => {
  it.each(['foreman', 'approver', ''])('the role "%s" needs an approval (R-ROLE-32)', async (role) => {
    const { person, input } = await site.orderer({ role, approvers: ['gerda'] })
    const placed = await site.place(person, input)
    expect(placed.problem).toMatchObject({ status: 400, code: 'bestellen.goedkeuring_nodig' })
    expect((await submit(person, input)).status).toBe(200)
  })

  it('a site manager needs none (R-ROLE-31)', async () => {
    const { person, input } = await site.orderer({ approvers: ['gerda'] })
    expect((await submit(person, input)).problem).toMatchObject({ code: 'bestellen.goedkeuring_niet_nodig' })
    expect((await site.place(person, input)).status).toBe(200)
  })

  it('the role administration may neither order nor submit', async () => {
    const { person, input } = await foreman()
    await changePlaces(
      site.portal,
      sql`update erp_user_locations set role = 'administration' where user_name = ${person.userName}`,
    )
    for (const call of [ordering.placeOrder, ordering.saveForApproval]) {
      const { problem } = await site.portal.post(call, input, { token: await site.portal.tokenOf(person.userName) })
      expect(problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
    }
  })

  it('everybody who may submit may place while approval is switched off (OP-31)', async () => {
    const open = await startOrderingSite({ AppBestellen_Goedkeuring: false })
    try {
      const { person, input } = await open.orderer({ role: 'foreman' })
      expect((await open.place(person, input)).status).toBe(200)
    } finally {
      await open.close()
    }
  })

  it('nobody orders while the feature is switched off', async () => {
    const closed = await startOrderingSite({ AppBestellen_Actief: false })
    try {
      const { person, input } = await closed.orderer()
      expect((await closed.place(person, input)).status).toBe(403)
    } finally {
      await closed.close()
    }
  })
})
