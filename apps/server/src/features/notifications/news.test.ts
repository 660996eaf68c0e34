import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildInspection,
  buildItem,
  buildLocation,
  buildPerson,
  buildPiece,
  buildUser,
  grantLocation,
} from '../../../test/builders.ts'
import { buildOrder } from '../../../test/order-builders.ts'
import { readBell } from '../../../test/read-bell.ts'
import { buildRequest, type Requester } from '../../../test/request-builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import type { TenantParts } from '../../platform/context.ts'
import { sql } from '../../platform/db/query.ts'
import { type Committing, transactWith } from '../../platform/db/transact.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { tellInspectionsJob } from '../inspections/tell-inspections.job.ts'
import { tellArrivingJob } from '../orders/tell-arriving.job.ts'
import { tellPlannedDays } from '../orders/tell-planned-days.ts'
import { applyErpRequests } from '../requests/apply-erp-requests.ts'

/** In the depots ten o'clock. */
const tuesday = '2026-12-01T09:00:00Z'

const clock = testClock(tuesday)
let portal: TestPortal
let otherProcess: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock })
  otherProcess = await startTestPortal({ clock, database: portal.database })
  await buildItem(portal, { no: 'MOLEN', description: 'Betonmolen 150 l' })
})
afterAll(async () => {
  await otherProcess.close()
  await portal.close()
})

const told = (person: Pick<Requester, 'userName'>) => readBell(portal, person)
const runJob = (job: Job, on = portal) => job.run(on.parts, new AbortController().signal, () => undefined)
const inOne = (on: TestPortal, work: (parts: TenantParts & Committing) => Promise<void>) => transactWith(on.parts, work)

/** A request that the back office has, and an order of it. */
async function ordered(person: Requester, row: { asked: string; planned: string; status?: string; type?: string }) {
  const { id, no } = await buildRequest(portal, person, { deliveryDate: row.asked })
  const erpNo = `D-${no}`
  await portal.db.execute(sql`update requests set erp_no = ${erpNo}, delivery = 'bevestigd' where id = ${id}`)
  const order = await buildOrder(portal, {
    requestNo: erpNo,
    deliveryDate: row.planned,
    toLocation: person.locationNo,
    status: row.status ?? 'Released',
    type: row.type ?? 'Aanvoer',
  })
  return { no, order }
}

describe('who asked for something', () => {
  it('is notified of the agreement of the desk, called by what is in it, once for all times the row comes, under another number too', async () => {
    const eva = await buildPerson(portal)
    const { id, no } = await buildRequest(portal, eva)
    const found = { externalId: id, no: `D-${no}`, remark: '' }
    await inOne(portal, (parts) => applyErpRequests(parts, [{ ...found, status: 'Requested' }]))
    expect(await told(eva)).toEqual([])
    for (const on of [portal, otherProcess])
      await inOne(on, (parts) => applyErpRequests(parts, [{ ...found, status: 'Approved' }]))
    clock.advance(1000)
    const renumbered = { ...found, no: `E-${no}`, status: 'Approved' } as const
    await inOne(portal, (parts) => applyErpRequests(parts, [renumbered]))
    expect(await told(eva)).toMatchObject([
      {
        soort: 'akkoord',
        onderwerp: no,
        gegevens: { naam: 'Betonmolen 150 l', aantal: 2, anderen: 1, dag: '2026-12-01', reden: '' },
      },
    ])
  })

  it('reads it in the language it was asked in, a transport by its load', async () => {
    const eva = await buildPerson(portal)
    await portal.db.execute(sql`
      insert into erp_translations (subject, code, language, text, row_version)
      values ('Soort', 'MOLEN', 'fr-FR', 'Bétonnière 150 l', 1)`)
    const asked = await buildRequest(portal, eva)
    const driven = await buildRequest(portal, eva, { kind: 'transport', lines: [] })
    await portal.db.execute(sql`update requests set language = 'fr-FR' where id = ${asked.id}`)
    await portal.db.execute(sql`update requests set transport = '{"load":"Zand"}' where id = ${driven.id}`)
    for (const { id, no } of [asked, driven]) {
      clock.advance(1000)
      const found = { externalId: id, no: `D-${no}`, remark: '' }
      await inOne(portal, (parts) => applyErpRequests(parts, [{ ...found, status: 'Approved' }]))
    }
    expect((await told(eva)).map(({ gegevens }) => gegevens.naam)).toEqual(['Zand', 'Bétonnière 150 l'])
  })

  it('is notified of a refusal of the desk with its reason', async () => {
    const eva = await buildPerson(portal)
    const { id, no } = await buildRequest(portal, eva)
    const found = { externalId: id, no: `D-${no}`, remark: 'Geen budget' }
    await inOne(portal, (parts) => applyErpRequests(parts, [{ ...found, status: 'Disapproved' }]))
    expect(await told(eva)).toMatchObject([{ soort: 'geweigerd', gegevens: { reden: 'Geen budget' } }])
  })
})

describe('another planned day', () => {
  it('is notified beside the day that was asked for, and a further one beside the day of the last notification', async () => {
    const eva = await buildPerson(portal)
    const { no, order } = await ordered(eva, { asked: '2026-12-03', planned: '2026-12-03' })
    const tell = () => inOne(portal, (parts) => tellPlannedDays(parts, [order]))
    await tell()
    expect(await told(eva)).toEqual([])
    for (const day of ['2026-12-07', '2026-12-09', '2026-12-03']) {
      await portal.db.execute(sql`update erp_orders set delivery_date = ${day} where no = ${order}`)
      clock.advance(1000)
      await tell()
      await tell()
    }
    expect(await told(eva)).toMatchObject([
      { soort: 'verplaatst', gegevens: { dag: '2026-12-03', eerder: '2026-12-09' } },
      {
        soort: 'verplaatst',
        onderwerp: no,
        gegevens: { naam: 'Betonmolen 150 l', aantal: 2, dag: '2026-12-09', eerder: '2026-12-07' },
      },
      { soort: 'verplaatst', gegevens: { dag: '2026-12-07', eerder: '2026-12-03' } },
    ])
  })

  it('is notified once by two processes that read it at the same time', async () => {
    const eva = await buildPerson(portal)
    const { order } = await ordered(eva, { asked: '2026-12-03', planned: '2026-12-08' })
    let other: Promise<void> | undefined
    await inOne(portal, async (parts) => {
      await tellPlannedDays(parts, [order])
      clock.advance(1000)
      other = inOne(otherProcess, (theirs) => tellPlannedDays(theirs, [order]))
      await waitFor(async () => {
        const { rowCount } = await otherProcess.db.execute(sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and query like '%told_order_days%'`)
        return rowCount === 1
      })
    })
    await other
    expect(await told(eva)).toHaveLength(1)
  })

  it('is no news when it has passed, or when the order was delivered', async () => {
    const eva = await buildPerson(portal)
    await ordered(eva, { asked: '2026-11-20', planned: '2026-11-24' })
    await ordered(eva, { asked: '2026-12-03', planned: '2026-12-08', status: 'Posted' })
    await inOne(portal, (parts) => tellPlannedDays(parts, null))
    expect(await told(eva)).toEqual([])
  })
})

describe('a delivery of the next working day', () => {
  it('is notified once to its requester, on a Friday that of Monday; none of today or a later day, and no removal', async () => {
    const [eva, tom] = [await buildPerson(portal), await buildPerson(portal)]
    clock.set('2026-12-11T14:00:00Z')
    const { no } = await ordered(eva, { asked: '2026-12-14', planned: '2026-12-14' })
    await ordered(eva, { asked: '2026-12-14', planned: '2026-12-14', status: 'Posted' })
    await ordered(tom, { asked: '2026-12-15', planned: '2026-12-15' })
    await ordered(tom, { asked: '2026-12-11', planned: '2026-12-11' })
    await ordered(tom, { asked: '2026-12-14', planned: '2026-12-14', type: 'Afvoer' })
    await runJob(tellArrivingJob)
    await runJob(tellArrivingJob, otherProcess)
    expect(await told(eva)).toMatchObject([
      { soort: 'komt', onderwerp: no, gegevens: { naam: 'Betonmolen 150 l', dag: '2026-12-14' } },
    ])
    expect(await told(tom)).toEqual([])
  })

  it('is notified before a holiday when the depots are closed in between', async () => {
    const eva = await buildPerson(portal)
    clock.set('2026-12-24T14:00:00Z')
    await ordered(eva, { asked: '2026-12-28', planned: '2026-12-28' })
    await runJob(tellArrivingJob)
    expect(await told(eva)).toMatchObject([{ soort: 'komt', gegevens: { dag: '2026-12-28' } }])
  })
})

describe('inspections of the coming week', () => {
  it('are notified once a week to everybody with the location who is not blocked: pieces, not inspections, and only the last of a kind', async () => {
    const eva = await buildPerson(portal)
    const tom = { userName: await buildUser(portal, { userName: 'tom' }) }
    await grantLocation(portal, { userName: tom.userName, locationNo: eva.locationNo, role: 'site_manager' })
    const far = await buildPerson(portal)
    const blocked = { userName: await buildUser(portal, { userName: 'blok', isBlocked: true }) }
    await grantLocation(portal, { userName: blocked.userName, locationNo: eva.locationNo, role: 'site_manager' })
    clock.set('2026-12-07T05:45:00Z')
    const piece = () => buildPiece(portal, { locationNo: eva.locationNo })
    const [one, two, three] = [await piece(), await piece(), await piece()]
    await buildInspection(portal, { plantNo: one, nextDate: '2026-12-09' })
    await buildInspection(portal, { plantNo: one, inspectionType: 'HIJS', nextDate: '2026-12-10' })
    await buildInspection(portal, { plantNo: two, nextDate: '2026-12-13' })
    // It was inspected again since, and is due later.
    await buildInspection(portal, { plantNo: three, nextDate: '2026-12-09' })
    await buildInspection(portal, { plantNo: three, inspectionDate: '2026-11-01', nextDate: '2027-11-01' })
    await runJob(tellInspectionsJob)
    clock.advance(24 * 3_600_000)
    await runJob(tellInspectionsJob, otherProcess)
    const news = [{ soort: 'keuring', materieellocatie: eva.locationNo, gegevens: { aantal: 2 } }]
    expect(await told(eva)).toMatchObject(news)
    expect(await told(tom)).toMatchObject(news)
    expect(await told(far)).toEqual([])
    await portal.db.execute(sql`update users set is_blocked = false where user_name = ${blocked.userName}`)
    expect(await told(blocked)).toEqual([])
    clock.set('2026-12-12T05:45:00Z')
    await runJob(tellInspectionsJob)
    expect(await told(eva)).toHaveLength(1)
  })

  it('are notified neither in a weekend nor where inspections are switched off', async () => {
    const eva = await buildPerson(portal)
    const plantNo = await buildPiece(portal, { locationNo: eva.locationNo })
    await buildInspection(portal, { plantNo, nextDate: '2027-02-03' })
    clock.set('2027-01-30T05:45:00Z')
    await runJob(tellInspectionsJob)
    clock.set('2027-02-01T05:45:00Z')
    const off = await startTestPortal({ clock, database: portal.database, settings: { AppKeuringen_Actief: false } })
    await runJob(tellInspectionsJob, off)
    await off.close()
    expect(await told(eva)).toEqual([])
    await runJob(tellInspectionsJob)
    expect(await told(eva)).toHaveLength(1)
  })

  it('are notified by location, of many of the five with the most pieces, so that a lost one takes its name and count along', async () => {
    const eva = await buildPerson(portal)
    clock.set('2027-03-01T05:45:00Z')
    const due = async (locationNo: string, pieces: number) => {
      for (let no = 0; no < pieces; no += 1) {
        const plantNo = await buildPiece(portal, { locationNo })
        await buildInspection(portal, { plantNo, nextDate: '2027-03-03' })
      }
    }
    await due(eva.locationNo, 3)
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => buildLocation(portal)))
    for (const [place, locationNo] of others.entries()) {
      await grantLocation(portal, { userName: eva.userName, locationNo, role: 'site_manager' })
      await due(locationNo, place === 4 ? 1 : 2)
    }
    await runJob(tellInspectionsJob)
    const counts = async () =>
      Object.fromEntries((await told(eva)).map(({ materieellocatie, gegevens }) => [materieellocatie, gegevens.aantal]))
    const [lost = '', ...rest] = others.slice(0, 4)
    const left = { [eva.locationNo]: 3, ...Object.fromEntries(rest.map((no) => [no, 2])) }
    expect(await counts()).toEqual({ ...left, [lost]: 2 })
    await portal.db.execute(
      sql`delete from erp_user_locations where location_no = ${lost} and user_name = ${eva.userName}`,
    )
    expect(await counts()).toEqual(left)
  })
})
