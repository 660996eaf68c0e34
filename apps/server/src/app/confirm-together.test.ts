import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildPerson } from '../../test/builders.ts'
import { hearStatements } from '../../test/count-statements.ts'
import { buildRequest } from '../../test/request-builders.ts'
import { testServer } from '../../test/test-database.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { createConfirmWrites } from '../erp/outbox/confirm-writes.store.ts'
import { claimWrites } from '../erp/outbox/outbox.store.ts'
import type { ClaimedWrite, TryResult } from '../erp/outbox/outbox-row.ts'
import { confirmTogether } from '../features/requests/apply-outbox-outcome.ts'
import type { Hub } from '../platform/context.ts'
import { connectionTo } from '../platform/db/connect.ts'
import { sql } from '../platform/db/query.ts'

const statements = hearStatements()
const now = new Date('2026-11-20T10:00:00Z')
const told: unknown[] = []
const silent = () => undefined
const hub: Hub = {
  changed: (audience, change) => told.push([audience, change]),
  except: () => hub,
  toUser: silent,
  toAdministrators: silent,
  endSession: silent,
}
const confirm = createConfirmWrites(confirmTogether(hub))

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.execute(sql`delete from erp_outbox`)
  told.length = 0
})

const answeredAs = (write: ClaimedWrite) => {
  const none = { status: null, code: null, message: null, correlationId: null, nextInMs: 0, keptEarlier: false }
  const result: TryResult = { ...none, state: 'confirmed', erpNo: `AV${write.id}`, counts: true, durationMs: 7 }
  return { write, result }
}

/** Requests of so many locations, each with its write in the hands of a worker. */
async function sentRequests(count: number) {
  const requests: { readonly id: string; readonly no: string; readonly locationNo: string }[] = []
  for (let at = 0; at < count; at += 1) {
    const person = await buildPerson(portal)
    const request = await buildRequest(portal, person)
    await portal.db.execute(sql`
      insert into erp_outbox (external_id, kind, aggregate_key, payload_version, payload, next_at, created_by, created_at)
      values (${request.id}, 'request.create', ${person.locationNo}, 2, '{}', ${now}, 'eva', ${now})`)
    requests.push({ ...request, locationNo: person.locationNo })
  }
  const claimed = await claimWrites(portal.db, { now, leaseMs: 60_000, most: count })
  const writes = requests.map(({ id }) => {
    const write = claimed.find(({ externalId }) => externalId === id)
    if (write === undefined) throw new Error('a write was not claimed')
    return answeredAs(write)
  })
  return { requests, writes }
}

async function standingOf(id: string) {
  const { rows } = await portal.db.execute(sql`
    select o.state, o.attempts, o.result, o.lease_token as lease, o.finished_at is not null as "isOver", r.delivery,
      r.erp_no as "erpNo", (select array_agg(step order by at, step) from request_steps where request_id = r.id) as steps,
      (select array_agg(outcome) from erp_outbox_attempts where outbox_id = o.id) as tries
    from requests r join erp_outbox o on o.external_id = r.id where r.id = ${id}`)
  return rows[0]
}

const sent = { state: 'sending', delivery: 'wachtrij', isOver: false, erpNo: null, steps: ['ontvangen'], tries: null }

it('ends several writes, their tries, requests and steps by one statement, and sends the event of each', async () => {
  const { requests, writes } = await sentRequests(3)
  const heard = await statements.during(async () => {
    const ended = await confirm(portal.db, writes, now)
    expect([...ended.keys()]).toEqual(writes)
    for (const tell of ended.values()) tell()
  })
  expect(heard).toHaveLength(1)
  for (const [at, { id, no, locationNo }] of requests.entries()) {
    const erpNo = writes[at]?.result.erpNo
    expect(await standingOf(id)).toEqual({
      state: 'confirmed',
      attempts: 1,
      result: erpNo,
      lease: null,
      isOver: true,
      delivery: 'bevestigd',
      erpNo,
      steps: ['bevestigd', 'ontvangen'],
      tries: ['sending confirmed'],
    })
    expect(told[at]).toEqual([{ location: locationNo }, { subjects: ['requests'], ids: [no] }])
  }
})

it('leaves out a write that belongs to another worker by now, and ends the others', async () => {
  const { requests, writes } = await sentRequests(2)
  await portal.db.execute(
    sql`update erp_outbox set lease_token = gen_random_uuid() where external_id = ${requests[0]?.id}`,
  )
  expect([...(await confirm(portal.db, writes, now)).keys()]).toEqual([writes[1]])
  expect(await standingOf(requests[0]?.id ?? '')).toMatchObject(sent)
})

it.each([
  ['was withdrawn', sql`update requests set delivery = 'ingetrokken'`],
  ['is known to be there', sql`update requests set delivery = 'bevestigd'`],
])('leaves out the write of a request that %s, of which more is to be decided', async (_, change) => {
  const { requests, writes } = await sentRequests(1)
  await portal.db.execute(sql`${change} where id = ${requests[0]?.id}`)
  expect((await confirm(portal.db, writes, now)).size).toBe(0)
  expect(await standingOf(requests[0]?.id ?? '')).toMatchObject({ state: 'sending', tries: null, steps: ['ontvangen'] })
})

it('leaves out the write of a request whose lines went back to their list', async () => {
  const { requests, writes } = await sentRequests(1)
  const id = requests[0]?.id ?? ''
  await portal.db.execute(sql`update request_lines set returned_to = gen_random_uuid() where request_id = ${id}`)
  expect((await confirm(portal.db, writes, now)).size).toBe(0)
  expect(await standingOf(id)).toMatchObject(sent)
})

it('waits for no request that somebody else holds', async () => {
  const { requests, writes } = await sentRequests(2)
  const holder = new Client(connectionTo(testServer(), portal.database))
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query('select from requests where id = $1 for update', [requests[0]?.id])
    expect([...(await confirm(portal.db, writes, now)).keys()]).toEqual([writes[1]])
  } finally {
    await holder.end()
  }
  expect(await standingOf(requests[0]?.id ?? '')).toMatchObject(sent)
  expect((await confirm(portal.db, writes, now)).size).toBe(1)
})
