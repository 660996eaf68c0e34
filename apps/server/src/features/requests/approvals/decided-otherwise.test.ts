import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ApprovalSite, type SubmittedList, startApprovalSite } from '../../../../test/approval-site.ts'
import { readList, thursday } from '../../../../test/ordering-site.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const { approvals, ordering, requests } = contract

let site: ApprovalSite
beforeAll(async () => {
  site = await startApprovalSite()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(thursday))

/** Past the delivery day that was asked for, Tuesday the first of December, and before its return. */
const tooLate = '2026-12-03T09:00:00Z'
const later = { leverDatum: '2026-12-10', retourDatum: '2026-12-15' }

async function savedOf({ person, input }: SubmittedList) {
  const token = await site.portal.tokenOf(person.userName)
  return (await site.portal.post(ordering.getSavedRequest, { bestellijstID: input.bestellijstId }, { token })).answer
}
async function requestOf({ person }: SubmittedList, aanvraagnummer: string) {
  const token = await site.portal.tokenOf(person.userName)
  return (await site.portal.post(requests.getRequest, { aanvraagnummer }, { token })).answer
}

describe('a list whose day passed', () => {
  it('says so, and is approved for another day, which the back office gets and who asked reads', async () => {
    const submitted = await site.submit()
    const { number, person } = submitted
    site.clock.set(tooLate)
    const { answer: before } = await site.card('gerda', number)
    expect(before.bezwaren).toMatchObject([{ code: 'datum.verleden', veld: 'gewensteLeverDatum', blokkeert: true }])
    expect((await site.approve('gerda', number)).problem).toMatchObject({ code: 'datum.verleden' })
    const { answer } = await site.approve('gerda', number, { dagen: later })
    expect(await requestOf(submitted, answer.aanvraagnummer)).toMatchObject({
      goedkeuring: {
        wijzigingen: [],
        dagen: {
          gevraagdeLeverDatum: '2026-12-01',
          leverDatum: '2026-12-10',
          gevraagdeRetourDatum: '2026-12-15',
          retourDatum: '2026-12-15',
        },
      },
    })
    expect((await site.card('gerda', number)).answer).toMatchObject({ leverDatum: '2026-12-01', besluitDagen: later })
    const mail = (await site.portal.mails()).find(({ subjectId }) => subjectId === answer.aanvraagnummer)
    expect(mail?.textBody).toContain('10 december 2026 in plaats van 1 december 2026')
    site.letSend()
    await waitFor(async () => (await site.books.requestsFor(person.locationNo)).length === 1)
    const [booked] = await site.books.requestsFor(person.locationNo)
    expect(booked?.Delivery_Date).toBe('2026-12-10')
  })

  it('is refused for another day that the order form would refuse too', async () => {
    const { number } = await site.submit()
    site.clock.set(tooLate)
    const code = async (dagen: { leverDatum: string; retourDatum: string }) => {
      const { problem } = await site.approve('gerda', number, { dagen })
      return [problem?.status, problem?.code, problem?.field]
    }
    expect(await code({ ...later, leverDatum: '2026-12-02' })).toEqual([400, 'datum.verleden', 'gewensteLeverDatum'])
    expect(await code({ ...later, leverDatum: '2026-12-16' })).toEqual([
      400,
      'datum.retour_voor_lever',
      'verwachteEindDatum',
    ])
    expect((await site.card('gerda', number)).answer).toMatchObject({ status: 'Requested', besluitDagen: null })
  })

  it('on a day that makes it urgent needs a confirmation of that', async () => {
    const { number } = await site.submit()
    site.clock.set(tooLate)
    const dagen = { ...later, leverDatum: '2026-12-04' }
    expect((await site.approve('gerda', number, { dagen })).problem).toMatchObject({ code: 'goedkeuren.nu_spoed' })
    expect((await site.approve('gerda', number, { dagen, spoed: true })).status).toBe(200)
  })

  it('waits for the day that was asked once its approval is undone', async () => {
    const { number } = await site.submit()
    site.clock.set(tooLate)
    await site.approve('gerda', number, { dagen: later })
    expect((await site.undo('gerda', number)).status).toBe(204)
    expect((await site.card('gerda', number)).answer).toMatchObject({
      status: 'Requested',
      leverDatum: '2026-12-01',
      besluitDagen: null,
    })
  })
})

describe('a rejected list', () => {
  const reject = async (number: string, more: object) => {
    const input = { savedAanvraagNummer: number, redenAfkeuring: 'Minder is genoeg', ...more }
    return site.portal.post(approvals.rejectSavedRequest, input, { token: await site.portal.tokenOf('gerda') })
  }

  it('comes back with its reason and the approver’s changes, its lines as they were (R-APPR-06)', async () => {
    const submitted = await site.submit()
    const regels = [
      { regelNummer: 2, aantal: 0, opmerking: 'Staat al op 20417' },
      { regelNummer: 3, aantal: 1 },
    ]
    expect((await reject(submitted.number, { regels, dagen: later })).status).toBe(204)
    expect(await savedOf(submitted)).toMatchObject({
      status: 'Disapproved',
      redenAfkeuring: 'Minder is genoeg',
      voorstel: {
        wijzigingen: [
          { omschrijving: 'Bezem', gevraagd: 2, aantal: 0, opmerking: 'Staat al op 20417' },
          { omschrijving: expect.stringContaining('Helm'), gevraagd: 3, aantal: 1, opmerking: '' },
        ],
        dagen: { gevraagdeLeverDatum: '2026-12-01', leverDatum: '2026-12-10' },
      },
    })
    const list = await readList(site, submitted.person)
    expect(list.lijst).toMatchObject({ toestand: 'afgekeurd' })
    expect(list.items.map(({ aantal }) => aantal)).toEqual([1, 2, 3])
  })

  it('comes back without changes where there were none, and may have every line left out', async () => {
    const submitted = await site.submit()
    await reject(submitted.number, {})
    expect((await savedOf(submitted)).voorstel).toEqual({ wijzigingen: [], dagen: null })
    const other = await site.submit()
    const regels = [1, 2, 3].map((regelNummer) => ({ regelNummer, aantal: 0 }))
    expect((await reject(other.number, { regels })).status).toBe(204)
    expect((await savedOf(other)).voorstel?.wijzigingen).toHaveLength(3)
  })

  it('is refused with a line that is not its own', async () => {
    const { number } = await site.submit()
    const { problem } = await reject(number, { regels: [{ regelNummer: 9, aantal: 1 }] })
    expect(problem).toMatchObject({ status: 400, code: 'verzoek.onjuist', field: 'regels' })
  })

  it('has no proposal while it waits, also after a rejection was undone', async () => {
    const submitted = await site.submit()
    expect((await savedOf(submitted)).voorstel).toBeNull()
    await reject(submitted.number, { regels: [{ regelNummer: 3, aantal: 1 }] })
    await site.undo('gerda', submitted.number)
    expect(await savedOf(submitted)).toMatchObject({ status: 'Requested', voorstel: null })
  })
})
