import { contract } from '@portal/contract/calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildUser, grantLocation } from '../../../test/builders.ts'
import { type OrderingSite, readList, startOrderingSite } from '../../../test/ordering-site.ts'
import { readBell } from '../../../test/read-bell.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { sql } from '../../platform/db/query.ts'
import { transact } from '../../platform/db/transact.ts'
import { operator, requestAt, type SentOrder, sendOrder, untilWriteIs, writeAt } from '../outbox/test/sent-orders.ts'

const { requests, outbox } = contract
let site: OrderingSite

beforeAll(async () => {
  site = await startOrderingSite()
  await buildUser(site.portal, { userName: operator, roles: ['SuperAdmin'] })
})
afterEach(() => site.books.clearFaults())
afterAll(() => site.close())

const withdraw = ({ person, number }: SentOrder, as = person.userName, headers: Record<string, string> = {}) =>
  site.portal.post(requests.withdrawRequest, { aanvraagnummer: number }, { as, headers })

/** An order that waits to be sent again: the back office was locked, and did nothing. */
async function waitingOrder(): Promise<SentOrder> {
  await site.books.fault({ kind: 'lock', scope: 'CreateRequest', times: null })
  const order = await sendOrder(site)
  // The clock stands still meanwhile, else a retry could be due when the order is withdrawn.
  await waitFor(async () => ((await writeAt(site, order.id)).status === 'retry' ? true : null))
  return order
}

/** Lets the back office be well again, and the outbox try what is due. */
async function wellAgain(): Promise<void> {
  await site.books.clearFaults()
  site.clock.advance(600_000)
  const later = await sendOrder(site)
  await untilWriteIs(site, later.id, 'confirmed')
}

const auditOf = async (number: string) =>
  (await site.portal.db.execute(sql`select call, user_name as by from audit_log where subject = ${number} order by id`))
    .rows

describe('a request that is withdrawn while the back office has nothing of it', () => {
  it('never leaves, and its lines are on the list again', async () => {
    const order = await waitingOrder()
    expect((await requestAt(site, order)).intrekbaar).toBe(true)
    expect((await withdraw(order)).status).toBe(204)
    await wellAgain()
    expect(await site.books.requestsFor(order.person.locationNo)).toEqual([])
    expect(await site.books.answered(order.id)).toEqual([])
    expect((await readList(site, order.person)).items.map(({ aantal }) => aantal)).toEqual([1, 2, 3])
  })

  it('is shown as withdrawn, neither as given up nor as refused', async () => {
    const order = await waitingOrder()
    await withdraw(order)
    const request = await requestAt(site, order)
    expect(request).toMatchObject({ verzending: 'ingetrokken', reden: '', intrekbaar: false })
    expect(request.terugOpLijst).toEqual({ soort: 'bestellijst', id: order.listId })
    expect(request.verloop.map(({ stap }) => stap)).toEqual(['ontvangen', 'ingetrokken'])
    expect(request.beloften.at(-1)).toMatchObject({ belofte: 'in_backoffice', staat: 'mislukt' })
    const { userName, locationNo } = order.person
    const here = { gebruikerLogin: userName, materieellocatie: locationNo }
    const { items } = (await site.portal.post(requests.getRequests, here, { as: userName })).answer
    expect(items).toMatchObject([{ aanvraagnummer: order.number, verzending: 'ingetrokken' }])
    const today = await site.portal.post(contract.agenda.getToday, here, { as: userName })
    expect(today.answer.wacht.map(({ nummer }) => nummer)).not.toContain(order.number)
    const counts = await site.portal.post(contract.reports.getRequestsByStatus, here, { as: userName })
    expect(counts.answer.items).toEqual([{ stand: 'ingetrokken', aantal: 1 }])
  })

  it('is not notified to who withdrew it as a refusal of the back office', async () => {
    const order = await waitingOrder()
    await withdraw(order)
    await wellAgain()
    expect(await readBell(site.portal, order.person)).toEqual([])
  })

  it('is in the outbox as cancelled, with who and when, and in the audit log', async () => {
    const order = await waitingOrder()
    await withdraw(order)
    const write = await writeAt(site, order.id)
    expect(write.status).toBe('cancelled')
    expect(write.historie[0]).toMatchObject({ uitkomst: 'requester cancelled', door: order.person.userName })
    expect(await auditOf(order.number)).toContainEqual({ call: 'requests.withdrawRequest', by: order.person.userName })
    const again = { id: order.id, status: 'cancelled' } as const
    expect((await site.portal.post(outbox.retryOutboxRegel, again, { as: operator })).status).toBe(409)
  })

  it('is withdrawn once by a call that is sent twice, and has ended for another one', async () => {
    const order = await waitingOrder()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await withdraw(order, order.person.userName, headers)).status).toBe(204)
    expect((await withdraw(order, order.person.userName, headers)).status).toBe(204)
    expect((await withdraw(order)).problem).toMatchObject({ status: 409, code: 'aanvraag.beeindigd' })
    const withdrawn = (await auditOf(order.number)).filter(({ call }) => call === 'requests.withdrawRequest')
    expect(withdrawn).toHaveLength(1)
  })

  it('is withdrawn once by two windows at a time', async () => {
    const order = await waitingOrder()
    const replies = await Promise.all([withdraw(order), withdraw(order)])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(replies.find(({ status }) => status === 409)?.problem?.code).toBe('aanvraag.beeindigd')
  })

  it('can be ordered again', async () => {
    const order = await waitingOrder()
    await withdraw(order)
    const { userName, locationNo } = order.person
    const asked = { gebruikerLogin: userName, materieellocatie: locationNo, aanvraagnummer: order.number }
    const { answer } = await site.portal.post(requests.getAgain, asked, { as: userName })
    expect(answer.regels).toHaveLength(3)
  })
})

describe('a request that the back office may have', () => {
  const refused = { status: 409, code: 'aanvraag.al_onderweg' }

  it('is not withdrawn once it is confirmed', async () => {
    const order = await sendOrder(site)
    await untilWriteIs(site, order.id, 'confirmed')
    expect((await requestAt(site, order)).intrekbaar).toBe(false)
    expect((await withdraw(order)).problem).toMatchObject(refused)
    expect(await site.books.requestsFor(order.person.locationNo)).toHaveLength(1)
  })

  it('is not withdrawn while it is being sent, and arrives', async () => {
    await site.books.fault({ kind: 'delay', scope: 'CreateRequest', ms: 1500 })
    const order = await sendOrder(site)
    await waitFor(async () => ((await writeAt(site, order.id)).status === 'sending' ? true : null))
    expect((await requestAt(site, order)).intrekbaar).toBe(false)
    expect((await withdraw(order)).problem).toMatchObject(refused)
    await untilWriteIs(site, order.id, 'confirmed')
    expect((await requestAt(site, order)).verzending).toBe('bevestigd')
  })

  it('is not withdrawn after a try without a clear outcome, also when a lookup found nothing since', async () => {
    await site.books.fault({ kind: 'drop-before', scope: 'CreateRequest' })
    const order = await waitingOrder()
    expect((await writeAt(site, order.id)).historie.map(({ uitkomst }) => uitkomst)).toContain('sending unknown')
    expect((await requestAt(site, order)).intrekbaar).toBe(false)
    expect((await withdraw(order)).problem).toMatchObject(refused)
  })

  it('is not withdrawn while it waits for an operator', async () => {
    await site.books.fault({ kind: 'unpublish', scope: 'PortaalKoppeling', times: null })
    const order = await sendOrder(site)
    await untilWriteIs(site, order.id, 'parked')
    expect((await withdraw(order)).problem).toMatchObject(refused)
  })
})

describe('the outbox and who withdraws, at the same time', () => {
  it('leave a request either sent or withdrawn, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await sendOrder(site)
      const { status } = await withdraw(order)
      const write = await waitFor(async () => {
        const found = await writeAt(site, order.id)
        return found.status === 'confirmed' || found.status === 'cancelled' ? found : null
      })
      expect([status, write.status]).toEqual(status === 204 ? [204, 'cancelled'] : [409, 'confirmed'])
      const booked = await site.books.requestsFor(order.person.locationNo)
      expect(booked).toHaveLength(status === 204 ? 0 : 1)
    }
  })

  it('wait for each other: what the outbox takes first is not withdrawn', async () => {
    const order = await waitingOrder()
    const isHeldUp = async () => {
      const { rows } = await site.portal.db.execute(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query ~ 'for update' and query !~ 'skip locked'`)
      return rows.length > 0
    }
    const takeFirst = () =>
      transact(site.portal.db, async (tx) => {
        // While the outbox is at it itself, its end would be written over this.
        const { rowCount } = await tx.execute(sql`
          update erp_outbox set state = 'sending' where external_id = ${order.id} and state = 'retry'`)
        if (rowCount === 0) return null
        const asking = withdraw(order)
        await waitFor(isHeldUp)
        return { asking }
      })
    const asked = await waitFor(takeFirst)
    expect((await asked.asking).problem).toMatchObject({ status: 409, code: 'aanvraag.al_onderweg' })
  })
})

describe('withdrawing a request', () => {
  it('of somebody else answers exactly as for one that is not there, at another location and at the same one', async () => {
    const order = await waitingOrder()
    const stranger = await site.person()
    await buildUser(site.portal, { userName: 'collega' })
    await grantLocation(site.portal, { userName: 'collega', locationNo: order.person.locationNo, role: 'site_manager' })
    const unknown = await withdraw({ ...order, number: 'P-1' }, stranger.userName)
    const plain = ({ problem }: typeof unknown) => ({
      code: problem?.code,
      status: problem?.status,
      params: problem?.params,
    })
    for (const as of [stranger.userName, 'collega']) expect(plain(await withdraw(order, as))).toEqual(plain(unknown))
    expect(unknown.problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    const seen = { ...order, person: { ...order.person, userName: 'collega' } }
    expect(await requestAt(site, seen)).toMatchObject({ verzending: 'wachtrij', intrekbaar: false })
  })

  it('is not possible for who may ask for nothing there any more', async () => {
    const order = await waitingOrder()
    const { userName, locationNo } = order.person
    await site.portal.db.execute(sql`
      update erp_user_locations set role = 'administration'
      where user_name = ${userName} and location_no = ${locationNo}`)
    site.portal.open.memory.forget(['access'])
    expect((await requestAt(site, order)).intrekbaar).toBe(false)
    expect((await withdraw(order)).problem).toMatchObject({ status: 403 })
  })
})
