import { complaints } from '@portal/contract/complaints.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { goodPicture } from '../../../test/bad-files.ts'
import { buildUser, grantLocation } from '../../../test/builders.ts'
import { readBell } from '../../../test/read-bell.ts'
import { sql } from '../../platform/db/query.ts'
import { transactWith } from '../../platform/db/transact.ts'
import { applyErpComplaints } from './apply-outcome.ts'
import { type FeedbackSite, startFeedbackSite } from './test/feedback-site.ts'

let site: FeedbackSite
beforeAll(async () => {
  site = await startFeedbackSite()
})
afterEach(() => site.books.clearFaults())
afterAll(() => site.close())

describe('an answer to feedback', () => {
  it('notifies its author of an answer, in the list and in the bell, until they have read it', async () => {
    const person = await site.person()
    const { answer } = await site.create(person)
    const { nummer } = await site.settled(person, answer.id)
    const no = nummer ?? ''
    await site.books.act(`complaints/${no}/advance`)
    await site.bringHere(no)
    // The desk answers at the time of the simulator.
    await site.portal.db.execute(
      sql`update erp_complaint_lines set created_at = ${site.clock.now()} where external_id is null and complaint_no = ${no}`,
    )
    const told: string[] = []
    const hub = {
      ...site.portal.parts.hub,
      toUser: (to: string, _: string, payload = {}) => void told.push(`${to} ${JSON.stringify(payload)}`),
      changed: (to: unknown, { subjects }: { readonly subjects: readonly string[] }) =>
        void told.push(`${JSON.stringify(to)} ${subjects}`),
    }
    const found = { numbers: [no], answered: [no] }
    await transactWith({ ...site.portal.parts, hub }, (own) => applyErpComplaints(own, found))
    const theirs = JSON.stringify({ user: person.userName })
    expect(told).toEqual([
      `${theirs} complaints`,
      `${person.userName} ${JSON.stringify({ soort: 'complaint.create', id: no, naam: 'Start niet', stand: 'antwoord' })}`,
      `${theirs} notifications`,
    ])
    // Read once more, for instance after a restart.
    await transactWith(site.portal.parts, (own) => applyErpComplaints(own, found))
    expect(await readBell(site.portal, person)).toMatchObject([
      { soort: 'beantwoord', onderwerp: no, materieellocatie: person.locationNo, gegevens: { naam: 'Start niet' } },
    ])
    expect((await site.listed(person))[0]?.ongelezen).toBe(1)
    site.clock.advance(1000)
    await site.portal.post(complaints.setRead, { klachtId: no }, { as: person.userName })
    expect((await site.listed(person))[0]?.ongelezen).toBe(0)
    expect((await readBell(site.portal, person)).map(({ gelezen }) => gelezen)).toEqual([true])
  })

  it('is read in the bell only for the feedback that was looked at', async () => {
    const person = await site.person()
    const numbers: string[] = []
    for (const _ of ['first', 'second']) {
      const { answer } = await site.create(person)
      const { nummer } = await site.settled(person, answer.id)
      numbers.push(nummer ?? '')
      await site.books.act(`complaints/${nummer}/advance`)
      await site.bringHere(nummer ?? '')
    }
    const [first = '', second = ''] = numbers
    await transactWith(site.portal.parts, (own) => applyErpComplaints(own, { numbers, answered: numbers }))
    site.clock.advance(1000)
    await site.portal.post(complaints.setRead, { klachtId: first }, { as: person.userName })
    const bell = await readBell(site.portal, person)
    expect(Object.fromEntries(bell.map(({ onderwerp, gelezen }) => [onderwerp, gelezen]))).toEqual({
      [first]: true,
      [second]: false,
    })
  })

  it('that arrived unconfirmed gets its number by a synchronisation', async () => {
    const person = await site.person()
    const { answer } = await site.create(person)
    const { nummer } = await site.settled(person, answer.id)
    await site.portal.db.execute(
      sql`update complaints set delivery = 'aangehouden', erp_no = null where id = ${answer.id}`,
    )
    await site.bringHere(nummer ?? '')
    await transactWith(site.portal.parts, (own) => applyErpComplaints(own, { numbers: null, answered: [] }))
    const { rows } = await site.portal.db.execute(sql`select delivery, erp_no from complaints where id = ${answer.id}`)
    expect(rows).toEqual([{ delivery: 'bevestigd', erp_no: nummer }])
  })
})

describe('who may', () => {
  it('look on may not give, comment or add', async () => {
    const owner = await site.person()
    const { answer } = await site.create(owner)
    const looker = await buildUser(site.portal, { userName: `lezer-${owner.locationNo}` })
    await grantLocation(site.portal, { userName: looker, locationNo: owner.locationNo, role: 'administration' })
    const as = { userName: looker, locationNo: owner.locationNo }
    expect((await site.create(as)).status).toBe(403)
    expect((await site.comment(as, answer.id, 'x')).status).toBe(403)
    expect((await site.upload(as, answer.id, { naam: 'x.png', bytes: await goodPicture() })).status).toBe(403)
    expect((await site.read(as, answer.id)).magReageren).toBe(false)
  })

  it('see is everybody at the location, and who oversees its company', async () => {
    const owner = await site.person()
    const { answer } = await site.create(owner)
    const stranger = await site.person()
    const ask = (call: typeof complaints.getComplaint, as: string) =>
      site.portal.post(call, { klachtId: answer.id }, { as })
    expect((await ask(complaints.getComplaint, stranger.userName)).status).toBe(404)
    const overview = (as: string) => site.portal.post(complaints.getOverview, { gebruikerLogin: as }, { as })
    expect((await overview(stranger.userName)).status).toBe(403)
    const manager = await site.person({ role: 'management' })
    const seen = (await overview(manager.userName)).answer.items
    expect(seen.map(({ id }) => id)).toContain((await site.read(owner, answer.id)).id)
    expect((await site.read(manager, answer.id)).magReageren).toBe(false)
    expect((await site.comment(manager, answer.id, 'x')).status).toBe(404)
    await site.portal.db.execute(sql`update erp_locations set customer_no = 'K2' where no = ${owner.locationNo}`)
    expect((await ask(complaints.getComplaint, manager.userName)).status).toBe(404)
    expect((await overview(manager.userName)).answer.items.map(({ omschrijving }) => omschrijving)).toBeDefined()
    expect(
      (await overview(manager.userName)).answer.items.map(({ materieellocatie }) => materieellocatie),
    ).not.toContain(owner.locationNo)
  })
})

describe.each(['drop-before', 'drop-after', 'status', 'html', 'truncate', 'unpublish', 'late-commit'])('%s', (kind) => {
  it('before feedback, a comment or a file: exactly once in the books or parked, and reported', {
    timeout: 40_000,
  }, async () => {
    const person = await site.person()
    await site.books.fault({
      kind,
      retryAfter: 0,
      times: 1,
      scope: kind === 'unpublish' ? 'PortaalKoppeling' : kind === 'late-commit' ? 'PortaalKlacht' : '*',
    })
    const { answer } = await site.create(person)
    await site.comment(person, answer.id, 'Erbij')
    const told = await site.settled(person, answer.id)
    await site.books.clearFaults()
    expect(['bevestigd', 'aangehouden']).toContain(told.verzending)
    const there = await site.booked('PortaalKlacht', { External_Id: answer.id })
    expect(there.length).toBe(told.verzending === 'bevestigd' ? 1 : there.length)
    expect(there.length).toBeLessThanOrEqual(1)
  })
})
