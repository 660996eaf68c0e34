import { contract } from '@portal/contract/calls.ts'
import { emptyId } from '@portal/contract/values.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApprovalSite, startApprovalSite } from '../../../test/approval-site.ts'
import { buildSet } from '../../../test/builders.ts'
import { orderOf, type Person, readList } from '../../../test/ordering-site.ts'

const { approvals, orderList, ordering, requests } = contract
let site: ApprovalSite
beforeAll(async () => {
  site = await startApprovalSite({ AppBestellen_Goedkeuring: true })
  await buildSet(site.portal, { no: 'METSEL', description: 'Metselplek' }, { MOLEN: 1, BEZEM: 2 })
})
afterAll(() => site.close())

/** A list of three sets, with one of its items once more by itself. */
async function listOf(person: Person): Promise<string> {
  const { portal } = site
  const at = { gebruikerLogin: person.userName, materieellocatie: person.locationNo }
  const loose = { type: 'Artikel' as const, materieelSoort: 'BEZEM', aantal: 5 }
  await portal.post(orderList.addItem, { ...at, ...loose }, { as: person.userName })
  const set = { ...at, sets: [{ setNummer: 'METSEL', aantal: 3 }], bestellijstId: emptyId }
  return (await portal.post(orderList.addMainSet, set, { as: person.userName })).answer.bestellijstId
}

const asked = [
  ['BEZEM', 5, '', 0],
  ['MOLEN', 3, 'METSEL', 3],
  ['BEZEM', 6, 'METSEL', 3],
]
const listed = async (person: Person) =>
  (await readList(site, person)).items.map((line) => [line.materieelSoort, line.aantal, line.setNummer, line.setAantal])

async function submitted() {
  const person = await site.person({ role: 'foreman', approvers: ['gerda'] })
  const input = orderOf(person, await listOf(person))
  const { answer } = await site.portal.post(ordering.saveForApproval, input, { as: person.userName })
  return { person, number: answer.savedAanvraagNummer }
}

describe('a set that is ordered', () => {
  it('reaches the back office with its number on each of its lines, and is a set in the request (R-ENT-47)', async () => {
    const person = await site.person()
    const { answer } = await site.place(person, orderOf(person, await listOf(person)))
    const details = await site.outcomeOf(person, answer.aanvraagnummer)
    expect(details.verzending).toBe('bevestigd')
    const [booked] = await site.books.requestsFor(person.locationNo)
    expect(booked?.lines.map((line) => [line.No, Number(line.Quantity), line.Set_No])).toEqual([
      ['BEZEM', 5, ''],
      ['MOLEN', 3, 'METSEL'],
      ['BEZEM', 6, 'METSEL'],
    ])
    expect(details.regels.map((line) => [line.setNummer, line.setOmschrijving, line.setAantal])).toEqual([
      ['', '', 0],
      ['METSEL', 'Metselplek', 3],
      ['METSEL', 'Metselplek', 3],
    ])
  })

  it('is a set on the list again when the back office refuses it', async () => {
    const person = await site.person()
    const input = orderOf(person, await listOf(person))
    await site.books.setRow('PortaalLocatie', { No: person.locationNo }, { Blocked: true })
    const { answer } = await site.place(person, input)
    expect((await site.outcomeOf(person, answer.aanvraagnummer)).verzending).toBe('geweigerd')
    expect(await listed(person)).toEqual(asked)
  })

  it('is a set for who decides on it, and in what is ordered then', async () => {
    const { person, number } = await submitted()
    const { regels } = (await site.card('gerda', number)).answer
    expect(regels.map((line) => [line.setNummer, line.setOmschrijving, line.setAantal])).toEqual([
      ['', '', 0],
      ['METSEL', 'Metselplek', 3],
      ['METSEL', 'Metselplek', 3],
    ])
    const { aanvraagnummer } = (await site.approve('gerda', number)).answer
    const request = await site.portal.post(requests.getRequest, { aanvraagnummer }, { as: person.userName })
    expect(request.answer.regels.map((line) => line.setNummer)).toEqual(['', 'METSEL', 'METSEL'])
    site.letSend()
    await site.outcomeOf(person, aanvraagnummer)
    const [booked] = await site.books.requestsFor(person.locationNo)
    expect(booked?.lines.map((line) => line.Set_No)).toEqual(['', 'METSEL', 'METSEL'])
  })

  it('is a set on the list again when its approval is undone', async () => {
    const { person, number } = await submitted()
    await site.approve('gerda', number)
    expect(await listed(person)).toEqual([])
    expect(
      (await site.portal.post(approvals.undoDecision, { savedAanvraagNummer: number }, { as: 'gerda' })).status,
    ).toBe(204)
    expect(await listed(person)).toEqual(asked)
  })
})
