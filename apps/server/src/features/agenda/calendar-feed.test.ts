import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildInspection,
  buildItem,
  buildLocation,
  buildPerson,
  buildPiece,
  buildStock,
  grantLocation,
} from '../../../test/builders.ts'
import { buildOrder } from '../../../test/order-builders.ts'
import { buildRequest } from '../../../test/request-builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { inspections as mirror, erpOrders as orders, pieces, userLocations } from '../../erp/mirror-tables.ts'
import { and, eq } from '../../platform/db/query.ts'
import { calendarFeeds, users } from '../../platform/db/schema/accounts.ts'
import { idempotencyKeys } from '../../platform/db/schema/operation.ts'

const { agenda } = contract
const clock = testClock('2026-03-28T09:00:00Z')
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock })
})
afterAll(() => portal.close())

/** Events by their id; a line that is folded is one line again. */
function eventsOf(calendar: string): ReadonlyMap<string, string> {
  const blocks = calendar.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1)
  return new Map(blocks.map((block) => [/^UID:(.*)\r$/m.exec(block)?.[1] ?? '', block.replaceAll('\r', '')]))
}

async function get(token: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${portal.url}/calendar/${token}.ics`, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function subscribe(userName: string, language = 'nl-NL'): Promise<string> {
  const headers = { 'accept-language': language }
  const reply = await portal.post(agenda.createCalendarFeed, { gebruikerLogin: userName }, { as: userName, headers })
  return reply.answer.token
}

const subscribeWith = (userName: string, key: string) =>
  portal.post(
    agenda.createCalendarFeed,
    { gebruikerLogin: userName },
    { as: userName, headers: { 'idempotency-key': key } },
  )

async function buildSite(nextDate = '2026-05-10') {
  const person = await buildPerson(portal)
  const pieceNo = await buildPiece(portal, { locationNo: person.locationNo, inspectionNo: 'K-9' })
  const entryNo = await buildInspection(portal, { plantNo: pieceNo, nextDate })
  return { ...person, pieceNo, entryNo, uid: `keuring-${pieceNo}-JAAR@standaard.materieel-portaal` }
}

describe('a calendar feed', () => {
  it('has a whole day for the next inspection of each piece, in the language of the person', async () => {
    const site = await buildSite()
    const second = await buildPiece(portal, { locationNo: site.locationNo, description: 'Kraan; groot, 40 t' })
    await buildInspection(portal, { plantNo: second, nextDate: '2026-03-20' })
    await buildInspection(portal, { plantNo: second, nextDate: '2026-03-01', inspectionDate: '2025-03-01' })
    await buildInspection(portal, { plantNo: second, nextDate: null, result: 'Disapproved', inspectionType: 'BMWT' })
    const { status, headers, text } = await get(await subscribe(site.userName, 'de-DE'))
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    expect(text).toContain('X-WR-CALNAME:Baustellenkalender ')
    const events = eventsOf(text)
    expect([...events.keys()]).toEqual([`keuring-${second}-JAAR@standaard.materieel-portaal`, site.uid])
    const event = events.get(site.uid)
    expect(event).toContain('DTSTART;VALUE=DATE:20260510\n')
    expect(event).toContain(`SUMMARY:Prüfung Trilplaat ${site.pieceNo} (${site.pieceNo})\n`)
    expect(event).toContain(
      `LOCATION:Bouwplaats ${site.locationNo} (${site.locationNo})\\, Werkweg 1\\, 1234 AB Utrecht`,
    )
    expect(event).toContain('Prüfnummer: K-9')
    expect([...events.values()][0]).toContain('Kraan\\; groot\\, 40 t')
  })

  it('has all that comes, goes, moves, is driven and is to go back, by name and what is late as such', async () => {
    const { userName, locationNo } = await buildPerson(portal)
    const item = await buildItem(portal, { description: 'Lichtmast 9 m' })
    await buildStock(portal, { locationNo, plantType: item, quantity: 2, expectedReturn: '2026-04-02' })
    const comes = await buildOrder(portal, { toLocation: locationNo, deliveryDate: '2026-03-25' })
    const goes = await buildOrder(portal, { type: 'Afvoer', fromLocation: locationNo, deliveryDate: '2026-04-01' })
    const moves = await buildOrder(portal, {
      type: 'Overige_verplaatsingen',
      fromLocation: locationNo,
      deliveryDate: '2026-04-03',
    })
    const person = { userName, locationNo }
    const drive = await buildRequest(portal, person, {
      kind: 'transport',
      fromLocation: locationNo,
      toLocation: '99999',
      deliveryDate: '2026-04-04',
      load: 'Twee keten',
      lines: [],
    })
    const events = eventsOf((await get(await subscribe(userName))).text)
    const at = (key: string) => events.get(`${key}@standaard.materieel-portaal`) ?? ''
    expect(at(`order-Aanvoer-${comes}`)).toContain('DTSTART;VALUE=DATE:20260325\n')
    expect(at(`order-Aanvoer-${comes}`)).toContain('SUMMARY:Te laat: Levering: 2 × MOLEN')
    expect(at(`order-Afvoer-${goes}`)).toContain('SUMMARY:Afvoer: 2 × MOLEN')
    expect(at(`order-Overige_verplaatsingen-${moves}`)).toContain('SUMMARY:Verplaatsing: 2 × MOLEN')
    expect(at(`aanvraag-${drive.no}`)).toContain('SUMMARY:Transport: Dak')
    expect(at(`voorraad-${item}-${locationNo}-2026-04-02`)).toContain('SUMMARY:Verwacht retour: 2 × Lichtmast 9 m')
    expect(events.size).toBe(5)
  })

  it('keeps the id of an event when its date moves, and answers 304 while nothing changed', async () => {
    const site = await buildSite()
    const token = await subscribe(site.userName)
    const first = await get(token)
    const etag = first.headers.get('etag') ?? ''
    const again = await get(token, { 'if-none-match': etag })
    expect([again.status, again.text]).toEqual([304, ''])
    await portal.db.update(mirror).set({ nextDate: '2026-06-10' }).where(eq(mirror.entryNo, site.entryNo))
    const moved = await get(token, { 'if-none-match': etag })
    expect(moved.status).toBe(200)
    expect(eventsOf(moved.text).get(site.uid)).toContain('DTSTART;VALUE=DATE:20260610\n')
  })

  it('is newer for a calendar program whenever an event moved, forward or back, or its state changed', async () => {
    const { userName, locationNo } = await buildPerson(portal)
    const piece = await buildPiece(portal, { locationNo })
    const entryNo = await buildInspection(portal, { plantNo: piece, nextDate: '2027-02-01' })
    const order = await buildOrder(portal, { toLocation: locationNo, deliveryDate: '2026-12-01', status: 'Open' })
    const token = await subscribe(userName)
    const uids = [`keuring-${piece}-JAAR`, `order-Aanvoer-${order}`].map((id) => `${id}@standaard.materieel-portaal`)
    const revisions = async () => {
      const events = eventsOf((await get(token)).text)
      return uids.map((uid) => {
        const said = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(events.get(uid) ?? '')?.[1] ?? ''
        expect(said('LAST-MODIFIED')).toBe(said('DTSTAMP'))
        return [Number(said('SEQUENCE')), said('DTSTAMP')]
      })
    }
    const at = (minute: number) => `20260328T09${String(minute).padStart(2, '0')}00Z`
    const start = clock.now().getTime()
    const goTo = (minute: number) => clock.advance(start + minute * 60_000 - clock.now().getTime())
    const move = async (inspectionDay: string, orderDay: string) => {
      await portal.db.update(mirror).set({ nextDate: inspectionDay }).where(eq(mirror.entryNo, entryNo))
      await portal.db.update(orders).set({ deliveryDate: orderDay }).where(eq(orders.no, order))
    }
    expect(await revisions()).toEqual([1, 1].map((sequence) => [sequence, at(0)]))
    goTo(1)
    expect(await revisions()).toEqual([1, 1].map((sequence) => [sequence, at(0)]))
    await move('2026-12-24', '2026-12-02')
    expect(await revisions()).toEqual([2, 2].map((sequence) => [sequence, at(1)]))
    goTo(2)
    await move('2027-02-01', '2026-12-01')
    expect(await revisions()).toEqual([3, 3].map((sequence) => [sequence, at(2)]))
    goTo(3)
    await portal.db.update(orders).set({ status: 'Released' }).where(eq(orders.no, order))
    expect(await revisions()).toEqual([
      [3, at(2)],
      [4, at(3)],
    ])
    goTo(4)
    // Its words are no news of the event itself, but it changed.
    await portal.db.update(orders).set({ reference: 'Dak, blok C' }).where(eq(orders.no, order))
    expect(await revisions()).toEqual([
      [3, at(2)],
      [4, at(4)],
    ])
    goTo(0)
    await move('2027-02-02', '2026-12-01')
    expect(await revisions()).toEqual([
      [4, at(2)],
      [4, at(4)],
    ])
  })

  it('has no stamp in the future, nothing that is late for longer than a month, and comes compressed', async () => {
    const { userName, locationNo } = await buildPerson(portal)
    const item = await buildItem(portal, { description: 'Lichtmast 9 m' })
    const orderOn = (deliveryDate: string) => buildOrder(portal, { toLocation: locationNo, deliveryDate })
    const kept = [await orderOn('2026-02-26'), await orderOn('2027-04-01')]
    const gone = await orderOn('2026-02-25')
    for (let n = 0; n < 20; n += 1) kept.push(await orderOn(`2026-04-${n + 10}`))
    await buildStock(portal, { locationNo, plantType: item, quantity: 2, expectedReturn: '2025-03-17' })
    await buildRequest(portal, { userName, locationNo }, { deliveryDate: '2026-01-05' })
    const token = await subscribe(userName)
    const { text, headers } = await get(token, { 'accept-encoding': 'gzip' })
    expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual([
      'gzip',
      'text/calendar; charset=utf-8',
    ])
    const ids = kept.map((no) => `order-Aanvoer-${no}@standaard.materieel-portaal`)
    expect([...eventsOf(text).keys()].toSorted()).toEqual(ids.toSorted())
    expect(text).not.toContain(gone)
    const stamps = [...text.matchAll(/^(?:DTSTAMP|LAST-MODIFIED):(.*)\r$/gm)].map(([, stamp]) => stamp)
    expect([stamps.length, new Set(stamps)]).toEqual([2 * kept.length, new Set(['20260328T090000Z'])])
  })

  it('follows the locations of that moment', async () => {
    const site = await buildSite()
    const other = await buildLocation(portal)
    const token = await subscribe(site.userName)
    const ids = async () => [...eventsOf((await get(token)).text).keys()]
    expect(await ids()).toEqual([site.uid])
    await portal.db.update(pieces).set({ locationNo: other }).where(eq(pieces.no, site.pieceNo))
    expect(await ids()).toEqual([])
    await grantLocation(portal, { userName: site.userName, locationNo: other })
    expect(await ids()).toEqual([site.uid])
    const theirs = and(eq(userLocations.userName, site.userName), eq(userLocations.locationNo, other))
    await portal.db.delete(userLocations).where(theirs)
    expect(await ids()).toEqual([])
  })

  it('is one a person: a new address ends the former, and neither is kept', async () => {
    const { userName } = await buildSite()
    const [first, second] = [await subscribe(userName), await subscribe(userName)]
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200])
    const kept = JSON.stringify(await portal.db.select().from(calendarFeeds))
    expect(kept).not.toContain(first)
    expect(kept).not.toContain(second)
    const standing = () => portal.post(agenda.getCalendarFeed, { gebruikerLogin: userName }, { as: userName })
    expect((await standing()).answer).toEqual({
      aangemaaktOp: '2026-03-28T09:00:00.000Z',
      gelezenOp: '2026-03-28T09:00:00.000Z',
    })
    await portal.post(agenda.deleteCalendarFeed, { gebruikerLogin: userName }, { as: userName })
    expect((await get(second)).status).toBe(404)
    expect((await standing()).answer).toEqual({ aangemaaktOp: null, gelezenOp: null })
  })

  it('is not kept in plain text for a repeat of the same send either', async () => {
    const { userName } = await buildSite()
    const first = (await subscribeWith(userName, 'agenda')).answer.token
    const second = (await subscribeWith(userName, 'agenda')).answer.token
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200])
    expect(await portal.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userName, userName))).toEqual([])
    const headers = { 'idempotency-key': 'weg' }
    await portal.post(agenda.deleteCalendarFeed, { gebruikerLogin: userName }, { as: userName, headers })
    const kept = await portal.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userName, userName))
    expect(kept.map(({ key }) => key)).toEqual(['weg'])
  })

  it('of somebody who was blocked, and any other address, is not there', async () => {
    const { userName } = await buildSite()
    const token = await subscribe(userName)
    await portal.db.update(users).set({ isBlocked: true }).where(eq(users.userName, userName))
    const unknown = 'x'.repeat(43)
    for (const wrong of [token, unknown, `${token}x`, '..%2f..%2f', ' '])
      expect([wrong, (await get(wrong)).status]).toEqual([wrong, 404])
  })

  it('is read so many times a minute and no more', async () => {
    const answers = await Promise.all(Array.from({ length: 130 }, () => get('y'.repeat(43))))
    expect(answers.map(({ status }) => status)).toContain(429)
  })
})
