import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildAddress, buildUser } from '../../../test/builders.ts'
import { type LeavingSite, removalOf, startLeavingSite } from '../../../test/leaving-site.ts'
import { openWindows, type Windows } from '../../../test/open-windows.ts'
import { countRequests, type Person } from '../../../test/ordering-site.ts'
import { startTestPortal } from '../../../test/test-portal.ts'
import { heardWithinMs, waitFor } from '../../../test/wait-for.ts'
import { userLocations } from '../../erp/mirror-tables.ts'
import { and, eq, sql } from '../../platform/db/query.ts'

const { removing } = contract
type Input = CallInput<typeof removing.placeRemoval>

let site: LeavingSite
let windows: Windows
beforeAll(async () => {
  site = await startLeavingSite({ Email_Afvoer: 'afvoer@example.com' })
  windows = openWindows(site.portal, 'removalLists')
})
afterEach(() => site.books.clearFaults())
afterAll(async () => {
  windows.close()
  await site.close()
})

const send = (person: Person, input: Input, headers: Record<string, string> = {}) =>
  site.portal.post(removing.placeRemoval, input, { as: person.userName, headers })
const keyed = () => ({ 'idempotency-key': crypto.randomUUID() })

/** Somebody with things on the lists of two locations of one project. */
async function leaverOfProject() {
  const eva = await site.leaver()
  const other = await site.target(eva)
  const projectNummer = await site.inProject([eva.locationNo, other])
  await site.stand(other, { no: 'HEK', quantity: 5 })
  await site.add({ ...eva, locationNo: other }, { no: 'HEK', quantity: 5 })
  const vanLocatieAddressen = [eva.locationNo, other].map((no) => ({ materieellocatie: no, adressCode: no }))
  const input = { ...removalOf(eva), projectNummer, vanLocatieAddressen }
  return { eva, other, input }
}

describe('removing what is on the list', () => {
  it('is in the books once, with pieces, quantities, date, address and depot (R-GEN-06, R-PAY-19)', async () => {
    const eva = await site.leaver()
    const { answer } = await send(eva, removalOf(eva))
    expect(answer).toMatchObject({
      status: 'wachtrij',
      aanvragen: [{ aanvraagnummer: answer.aanvraagnummer, materieellocatie: eva.locationNo }],
    })
    const request = await site.outcomeOf(eva, answer.aanvraagnummer)
    expect(request).toMatchObject({ verzending: 'bevestigd', soort: 'Afvoer', afvoerDatum: '2026-12-01' })
    expect(request.regels.map((line) => [line.materieelSoort, line.materieelNummer, line.aantal])).toEqual([
      ['MOLEN', eva.piece, 1],
      ['HEK', '', 8],
    ])
    const booked = await site.books.requestsFrom(eva.locationNo)
    expect(booked).toHaveLength(1)
    expect(booked[0]).toMatchObject({
      No: request.erpNummer,
      Type: 'Afvoer',
      Delivery_Date: '2026-12-01',
      To_Location: '',
      Depot_No: 'D1',
      Address: 'Werkweg 1',
      City: 'Utrecht',
      Contact: 'J. Bouwer',
      Collect: false,
      Reference: 'Afronding',
      Remark: 'Staat bij de poort',
      Transport_Means: 'Vrachtwagen met kraan',
      Requested_By: eva.userName.toUpperCase(),
    })
    expect(booked[0]?.lines.map((line) => [line.No, line.Plant_No, Number(line.Quantity), line.Remark])).toEqual([
      ['MOLEN', eva.piece, 1, ''],
      ['HEK', '', 8, 'Achter de keet'],
    ])
  })

  it('clears the list in the same step, with the mails and the audit row (R-WIZ-20)', async () => {
    const eva = await site.leaver()
    const { answer } = await send(eva, removalOf(eva))
    expect((await site.readList(eva)).lines).toEqual([])
    const { rows } = await site.portal.db.execute(sql`
      select (select count(*)::int from request_lines where request_id = r.id) as lines,
        (select array_agg(recipient order by recipient) from mails where subject_id = r.no) as mails,
        (select call from audit_log where subject = r.no) as audit
      from requests r where r.no = ${answer.aanvraagnummer}`)
    const mails = ['afvoer@example.com', `${eva.userName}@example.com`].toSorted()
    expect(rows).toEqual([{ lines: 2, mails, audit: 'removing.placeRemoval' }])
  })

  it('takes the calendar date of an older client on both days the clock changes (R-DATE-13)', async () => {
    for (const [today, sent, meant] of [
      ['2026-03-20T09:00:00Z', '2026-03-29T22:00:00.000Z', '2026-03-30'],
      ['2026-10-20T09:00:00Z', '2026-10-25T23:00:00.000Z', '2026-10-26'],
    ] as const) {
      const eva = await site.leaver()
      const before = site.clock.now().toISOString()
      site.clock.set(today)
      const { answer } = await send(eva, { ...removalOf(eva), gewensteAfvoerDatum: sent })
      site.clock.set(before)
      await site.outcomeOf(eva, answer.aanvraagnummer)
      expect((await site.books.requestsFrom(eva.locationNo))[0]?.Delivery_Date).toBe(meant)
    }
  })

  it('uses the stored address of the chosen code, and none when the customer brings the goods (R-SCR-REMOVE-02)', async () => {
    const eva = await site.leaver()
    await buildAddress(site.portal, { locationNo: eva.locationNo, code: 'N', address: 'Noordpoort 7' })
    const chosen = [{ materieellocatie: eva.locationNo, adressCode: 'N' }]
    const first = await send(eva, { ...removalOf(eva), vanLocatieAddressen: chosen })
    await site.outcomeOf(eva, first.answer.aanvraagnummer)
    const jan = await site.leaver()
    const second = await send(jan, { ...removalOf(jan), zelfAfvoeren: true, vanLocatieAddressen: [] })
    await site.outcomeOf(jan, second.answer.aanvraagnummer)
    expect(await site.books.requestsFrom(eva.locationNo)).toMatchObject([{ Address: 'Noordpoort 7', Collect: false }])
    expect(await site.books.requestsFrom(jan.locationNo)).toMatchObject([
      { Address: '', Collect: true, Transport_Means: '' },
    ])
  })

  it('mails the desk at the address of the setting, as soon as that changes (R-SET-29)', async () => {
    const desksOf = async (eva: Person) => {
      const { answer } = await send(eva, removalOf(eva))
      await site.outcomeOf(eva, answer.aanvraagnummer)
      const sent = (await site.portal.mails()).filter(({ subjectId }) => subjectId === answer.aanvraagnummer)
      return sent.map(({ recipient }) => recipient).filter((to) => to !== `${eva.userName}@example.com`)
    }
    await buildUser(site.portal, { userName: 'opper', roles: ['SuperAdmin'] })
    const change = (value: string) =>
      site.portal.post(
        contract.settings.updateAppSettings,
        { items: [{ kind: 'string', name: 'Email_Afvoer', value }] },
        { as: 'opper' },
      )
    expect(await desksOf(await site.leaver())).toEqual(['afvoer@example.com'])
    expect((await change('retour@example.com')).status).toBe(204)
    expect(await desksOf(await site.leaver())).toEqual(['retour@example.com'])
    expect((await change('afvoer@example.com')).status).toBe(204)
  })

  it('mails the person what leaves, in the language asked', async () => {
    const eva = await site.leaver()
    const { answer } = await send(eva, { ...removalOf(eva), language: 'fr-FR', emailTekst: 'Merci <i>' })
    const mail = (await site.portal.mails()).find(
      ({ subjectId, recipient }) => subjectId === answer.aanvraagnummer && recipient === `${eva.userName}@example.com`,
    )
    expect(mail?.textBody).toContain("Date d'enlèvement: 1 décembre 2026")
    expect(mail?.textBody).toContain(eva.piece)
    expect(mail?.htmlBody).toContain('Merci &lt;i&gt;')
  })

  it('is asked for although its mail cannot be sent, and the answer says so (R-RULE-10)', async () => {
    const { eva, input } = await leaverOfProject()
    const mailless = await startTestPortal({
      clock: site.clock,
      database: site.portal.database,
      // Nothing listens on this port.
      settings: { SMTP_Host: '127.0.0.1', SMTP_Port: 9 },
    })
    try {
      const { answer } = await mailless.post(removing.placeRemoval, input, { as: eva.userName })
      expect([answer.mail, ...answer.aanvragen.map(({ mail }) => mail)]).toEqual(Array(3).fill('mislukt'))
      expect(await countRequests(site, eva.locationNo)).toBe(1)
    } finally {
      await mailless.close()
    }
  })

  it('of a whole project is one request a location, and clears every list (OP-34)', async () => {
    const { eva, other, input } = await leaverOfProject()
    const { answer } = await send(eva, input)
    expect(answer.aanvragen.map((entry) => entry.materieellocatie)).toEqual([eva.locationNo, other].toSorted())
    expect(answer.aanvragen.map(({ status, mail }) => [status, mail])).toEqual(Array(2).fill(['wachtrij', 'bewaard']))
    for (const { aanvraagnummer } of answer.aanvragen) await site.outcomeOf(eva, aanvraagnummer)
    for (const { aanvraagnummer } of answer.aanvragen)
      expect((await site.portal.mails()).filter(({ subjectId }) => subjectId === aanvraagnummer)).toHaveLength(2)
    expect((await site.books.requestsFrom(other))[0]?.lines.map((line) => Number(line.Quantity))).toEqual([5])
    expect(await site.books.requestsFrom(eva.locationNo)).toHaveLength(1)
    expect((await site.readList({ ...eva, locationNo: other })).lines).toEqual([])
  })
})

describe('a removal sent more than once', () => {
  it('is one request for one key, also when both come at once', async () => {
    const eva = await site.leaver()
    const headers = keyed()
    const replies = await Promise.all([send(eva, removalOf(eva), headers), send(eva, removalOf(eva), headers)])
    expect(new Set(replies.map((reply) => reply.answer.aanvraagnummer)).size).toBe(1)
    expect(await countRequests(site, eva.locationNo)).toBe(1)
  })

  it('is answered again only while every location of its project is theirs', async () => {
    const { eva, other, input } = await leaverOfProject()
    const headers = keyed()
    const { answer } = await send(eva, input, headers)
    expect((await send(eva, input, headers)).answer).toEqual(answer)
    const isAt = and(eq(userLocations.userName, eva.userName), eq(userLocations.locationNo, other))
    await site.portal.db.delete(userLocations).where(isAt)
    const look = { gebruikerLogin: eva.userName, materieellocatie: other }
    const statusAt = async () =>
      (await site.portal.post(contract.removalList.getRemovalList, look, { as: eva.userName })).status
    await waitFor(async () => (await statusAt()) === 404, heardWithinMs)
    expect((await send(eva, input, headers)).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })

  it('is one request when two windows send the same list', async () => {
    const eva = await site.leaver()
    const replies = await Promise.all([send(eva, removalOf(eva), keyed()), send(eva, removalOf(eva), keyed())])
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 400])
    expect(replies.find((reply) => reply.status === 400)?.problem?.code).toBe('afvoerlijst.leeg')
  })
})

describe('what the back office refuses', () => {
  it('goes back to the list, once, with its reason in the request, and open windows follow', async () => {
    const eva = await site.leaver()
    const told = await windows.open(eva.userName)
    await site.books.setRow('PortaalLocatie', { No: eva.locationNo }, { Blocked: true })
    const { answer } = await send(eva, removalOf(eva))
    const request = await site.outcomeOf(eva, answer.aanvraagnummer)
    // Once when the list was emptied, once when it was filled again.
    await waitFor(async () => told.length === 2)
    expect(told).toEqual([{ subjects: ['removalLists', 'outbox', 'mails'] }, { subjects: ['removalLists'] }])
    expect(request).toMatchObject({ verzending: 'geweigerd', status: 'Disapproved' })
    expect(request.reden).toContain('geblokkeerd')
    expect((await site.readList(eva)).lines).toEqual([
      [eva.piece, 1],
      ['HEK', 8],
    ])
    expect(await site.books.requestsFrom(eva.locationNo)).toEqual([])
  })

  it('leaves the list again when it is offered again, and stays while it was changed there', async () => {
    const eva = await site.leaver()
    await buildUser(site.portal, { userName: 'opperbeheerder', roles: ['SuperAdmin'] })
    const as = 'opperbeheerder'
    await site.books.setRow('PortaalLocatie', { No: eva.locationNo }, { Blocked: true })
    const { answer } = await send(eva, removalOf(eva))
    await site.outcomeOf(eva, answer.aanvraagnummer)
    await site.books.setRow('PortaalLocatie', { No: eva.locationNo }, { Blocked: false })
    const found = await site.portal.post(contract.outbox.getOutbox, { zoekterm: answer.aanvraagnummer }, { as })
    const input = { id: found.answer.items[0]?.id ?? '', status: 'rejected' } as const
    const setQuantity = (quantity: number) =>
      site.portal.db.execute(sql`update removal_list_items set quantity = ${quantity} where no = 'HEK'
        and list_id in (select id from removal_lists where user_name = ${eva.userName})`)
    await setQuantity(5)
    const refused = await site.portal.post(contract.outbox.retryOutboxRegel, input, { as })
    expect(refused.problem).toMatchObject({ status: 409, code: 'outbox.regels_gebruikt' })
    expect((await site.readList(eva)).lines).toHaveLength(2)
    await setQuantity(8)
    await site.add(eva, { no: 'HEK', quantity: 3 })
    expect((await site.portal.post(contract.outbox.retryOutboxRegel, input, { as })).status).toBe(204)
    expect((await site.readList(eva)).lines).toEqual([['HEK', 3]])
    await waitFor(async () => (await site.books.requestsFrom(eva.locationNo)).length > 0 || null)
  })
})

describe('while the back office is away', () => {
  it('is taken, and arrives once when it is back', async () => {
    const eva = await site.leaver()
    await site.books.fault({ kind: 'status', status: 503, scope: '*' })
    const { answer } = await send(eva, removalOf(eva))
    expect((await site.readList(eva)).lines).toEqual([])
    await site.books.clearFaults()
    await waitFor(async () => {
      site.clock.advance(60_000)
      site.portal.parts.erp.wakeOutbox()
      return (await site.books.requestsFrom(eva.locationNo)).length > 0 || null
    }, 20_000)
    expect((await site.outcomeOf(eva, answer.aanvraagnummer)).verzending).toBe('bevestigd')
    expect(await site.books.requestsFrom(eva.locationNo)).toHaveLength(1)
    site.clock.set('2026-11-19T09:00:00Z')
  })
})
