import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@portal/contract/calls.ts'
import { hubEvents } from '@portal/contract/hub.ts'
import type { QueryResultRow } from 'pg'
import { expect, it } from 'vitest'
import type { Stack } from '../../../../tooling/stack.ts'
import { waitFor } from '../wait-for.ts'
import { readBooks } from './books.ts'
import { listenAt } from './hub-client.ts'
import { clientWith, logIn, Refused } from './portal-client.ts'
import { orderableItems, placeOrder, prepareOrder, requestsAt, someOf } from './site.ts'

const locationNo = '10002'
const job = 'AanvragenEnOrdersSync'
/** The rhythm of that job in a demo. */
const everyMs = 15_000
/** The other process gets a change by a message of the database: sooner than a person can do anything. */
const heardWithinMs = 500

/** Two portals that started at the same moment on one empty database. */
export interface TwoPortals {
  readonly a: Stack
  readonly b: Stack
  /** Asks the database of their tenant past the portals. */
  ask<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
}

/** The status of a call that needs a session. */
async function statusAt(url: string, token: string): Promise<number> {
  try {
    await clientWith(url, 'uitvoerder', token).post(contract.orderList.getOrderLists, { gebruikerLogin: 'uitvoerder' })
    return 200
  } catch (error) {
    if (error instanceof Refused) return error.status
    throw error
  }
}

/** What two portals on one database do together, in whichever way they come to it. */
export function itWorksTogether(site: () => TwoPortals): void {
  it('make it and read the company together, once', async () => {
    const { a, b, ask } = site()
    const readers = [a, b].filter((stack) => stack.output().includes('"percent"'))
    expect(readers).toHaveLength(1)
    expect(await ask('select from schema_migrations')).not.toEqual([])
  })

  it('share their sessions, also the end of one', async () => {
    const { a, b } = site()
    const { token } = await logIn(a.portalUrl, 'uitvoerder')
    expect([await statusAt(a.portalUrl, token), await statusAt(b.portalUrl, token)]).toEqual([200, 200])
    await clientWith(a.portalUrl, 'uitvoerder', token).post(contract.auth.logout, {})
    const ended = performance.now()
    expect(await statusAt(a.portalUrl, token)).toBe(401)
    await waitFor(async () => (await statusAt(b.portalUrl, token)) === 401, heardWithinMs)
    console.info(
      `A session that ended at one portal was over at the other in ${Math.round(performance.now() - ended)} ms.`,
    )
  })

  it('send a listener at one the events of the other', async () => {
    const { a, b } = site()
    const here = await logIn(a.portalUrl, 'uitvoerder')
    const hub = await listenAt(b.portalUrl, here)
    const order = await prepareOrder(here, locationNo, someOf(await orderableItems(here, locationNo), 3))
    await hub.hears(hubEvents.changed.name, { subjects: ['orderLists'], ids: [order.input.bestellijstId] })
    const { answer } = await placeOrder(here, order)
    await hub.hears(hubEvents.changed.name, { subjects: ['requests'], ids: [answer.aanvraagnummer] })
    hub.close()
  })

  it('send an order once, whichever was asked, and show it at the other', async () => {
    const { a, b } = site()
    const there = await logIn(b.portalUrl, 'uitvoerder')
    const here = clientWith(a.portalUrl, 'uitvoerder', there.token)
    const items = await orderableItems(here, locationNo)
    const orders = await Promise.all(Array.from({ length: 4 }, () => prepareOrder(here, locationNo, someOf(items, 2))))
    // The same order at both at the same moment, with one key.
    const pairs = await Promise.all(
      orders.map((order) => Promise.all([placeOrder(here, order), placeOrder(there, order)])),
    )
    for (const [one, other] of pairs) expect(one.answer.aanvraagnummer).toBe(other.answer.aanvraagnummer)
    const numbers = pairs.map(([one]) => one.answer.aanvraagnummer)
    await waitFor(async () => {
      const known = (await requestsAt(there, locationNo)).filter((request) => request.verzending === 'bevestigd')
      return numbers.every((number) => known.some(({ aanvraagnummer }) => aanvraagnummer === number))
    }, 60_000)
    const references = orders.map(({ input }) => input.reference)
    const booked = (await readBooks(a.controlUrl)).filter(({ reference }) => references.includes(reference))
    expect(booked.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted())
  })

  it('run each job in one of them', async () => {
    const { ask } = site()
    // A run in which nothing happened makes place for the next one, so the list is read all the time.
    const starts = new Map<string, number>()
    await waitFor(async () => {
      const rows = await ask<{ id: string; started_at: Date }>('select id, started_at from job_runs where job = $1', [
        job,
      ])
      for (const row of rows) starts.set(row.id, row.started_at.getTime())
      await pause(20)
      return starts.size >= 3
    }, 80_000)
    const times = [...starts.values()].toSorted((one, other) => one - other)
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(everyMs * 0.8)
  })
}
