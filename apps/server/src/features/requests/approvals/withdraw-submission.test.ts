import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../../test/builders.ts'
import { addTo, changePlaces } from '../../../../test/list-calls.ts'
import { type OrderingSite, type Person, readList, startOrderingSite } from '../../../../test/ordering-site.ts'
import { sql } from '../../../platform/db/query.ts'

const { ordering } = contract
let site: OrderingSite
beforeAll(async () => {
  site = await startOrderingSite()
  await buildUser(site.portal, { userName: 'gerda', firstName: 'gerda' })
})
afterAll(() => site.close())

async function submitted() {
  const { person, input } = await site.orderer({ role: 'foreman', approvers: ['gerda'] })
  const { answer } = await site.portal.post(ordering.saveForApproval, input, { as: person.userName })
  return { person, input, number: answer.savedAanvraagNummer }
}

function withdraw(person: Person, bestellijstId: string) {
  return site.portal.post(ordering.withdrawSubmission, { bestellijstId }, { as: person.userName })
}

async function decide(no: string, status: string): Promise<void> {
  await site.portal.db.execute(sql`update saved_requests set status = ${status} where no = ${no}`)
}

describe('withdrawing a submitted list', () => {
  it('opens the list again with its lines, for changes and a new submission', async () => {
    const { person, input, number } = await submitted()
    const { items } = await readList(site, person)
    expect((await withdraw(person, input.bestellijstId)).status).toBe(204)
    const list = await readList(site, person)
    expect(list).toMatchObject({ savedAanvraagNummer: null, lijst: { toestand: 'open', geblokkeerd: false } })
    expect(list.items).toEqual(items)
    expect((await addTo(site.portal, person, { materieelSoort: 'MOLEN' })).status).toBe(200)
    const again = await site.portal.post(ordering.saveForApproval, input, { as: person.userName })
    expect(again.answer.savedAanvraagNummer).not.toBe(number)
  })

  it('keeps the form for the next submission, and who withdrew it and when', async () => {
    const { person, input, number } = await submitted()
    await withdraw(person, input.bestellijstId)
    const ask = { bestellijstID: input.bestellijstId }
    const { answer } = await site.portal.post(ordering.getSavedRequest, ask, { as: person.userName })
    expect(answer).toMatchObject({ savedAanvraagNummer: number, status: 'Cancelled', reference: 'Begane grond' })
    const { rows } = await site.portal.db.execute(
      sql`select decided_by, decided_at is not null as dated from saved_requests where no = ${number}`,
    )
    expect(rows).toEqual([{ decided_by: person.userName, dated: true }])
  })

  it.each(['Approved', 'Disapproved'])('is refused once the submission was decided: %s', async (status) => {
    const { person, input, number } = await submitted()
    await decide(number, status)
    expect((await withdraw(person, input.bestellijstId)).problem).toMatchObject({
      status: 409,
      code: 'bestellijst.niet_ingediend',
    })
  })

  it('is refused for a list that was never submitted', async () => {
    const { person, input } = await site.orderer({ role: 'foreman', approvers: ['gerda'] })
    const { problem } = await withdraw(person, input.bestellijstId)
    expect(problem).toMatchObject({ status: 409, code: 'bestellijst.niet_ingediend' })
  })

  it('happens once when two windows withdraw at the same time', async () => {
    const { person, input } = await submitted()
    const replies = await Promise.all([withdraw(person, input.bestellijstId), withdraw(person, input.bestellijstId)])
    expect(replies.map((reply) => reply.status).sort()).toEqual([204, 409])
  })

  it('is not found by others, also at the same location', async () => {
    const { input } = await submitted()
    const other = await site.person({ role: 'foreman' })
    expect((await withdraw(other, input.bestellijstId)).problem).toMatchObject({ code: 'error.niet_gevonden' })
  })

  it('is not for who may only read there', async () => {
    const { person, input } = await submitted()
    await changePlaces(
      site.portal,
      sql`update erp_user_locations set role = 'administration' where user_name = ${person.userName}`,
    )
    const { problem } = await site.portal.post(
      ordering.withdrawSubmission,
      { bestellijstId: input.bestellijstId },
      { token: await site.portal.tokenOf(person.userName) },
    )
    expect(problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
  })
})
