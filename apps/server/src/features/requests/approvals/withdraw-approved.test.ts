import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApprovalSite, startApprovalSite } from '../../../../test/approval-site.ts'
import { readList } from '../../../../test/ordering-site.ts'

const { requests } = contract
let site: ApprovalSite
beforeAll(async () => {
  site = await startApprovalSite()
})
afterAll(() => site.close())

const withdraw = (as: string, aanvraagnummer: string) =>
  site.portal.post(requests.withdrawRequest, { aanvraagnummer }, { as })

/** A list that was approved; its request waits for the moment until which the decision can be undone. */
async function approved() {
  const submission = await site.submit()
  const { answer } = await site.approve('gerda', submission.number)
  return { ...submission, requestNo: answer.aanvraagnummer }
}

describe('the request of an approved list', () => {
  it('is withdrawn by who submitted the list, and its lines are on that list again', async () => {
    const { person, requestNo } = await approved()
    expect((await withdraw(person.userName, requestNo)).status).toBe(204)
    site.letSend()
    const request = await site.outcomeOf(person, requestNo)
    expect(request).toMatchObject({ verzending: 'ingetrokken', goedkeuring: { door: 'gerda Smit' } })
    expect(await site.books.requestsFor(person.locationNo)).toEqual([])
    expect((await readList(site, person)).items.map(({ aantal }) => aantal)).toEqual([1, 2, 3])
  })

  it('is not there for the approver, who takes the decision back instead', async () => {
    const { requestNo, number } = await approved()
    expect((await withdraw('gerda', requestNo)).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    expect((await site.undo('gerda', number)).status).toBe(204)
  })

  it('leaves no decision to take back once it is withdrawn', async () => {
    const { person, requestNo, number } = await approved()
    await withdraw(person.userName, requestNo)
    expect((await site.undo('gerda', number)).problem).toMatchObject({ code: 'goedkeuren.niet_terug' })
  })
})
