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
import { inspections as mirror, pieces, userLocations } from '../../erp/mirror-tables.ts'
import { and, eq } from '../../platform/db/query.ts'
import { calendarFeeds, users } from '../../platform/db/schema/accounts.ts'
import { idempotencyKeys } from '../../platform/db/schema/operation.ts'

const { inspections } = contract
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock: testClock('2026-03-28T09:00:00Z') })
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
  const reply = await portal.post(
    inspections.createCalendarFeed,
    { gebruikerLogin: userName },
    { as: userName, headers },
  )
  return reply.answer.token
}

const subscribeWith = (userName: string, key: string) =>
  portal.post(
    inspections.createCalendarFeed,
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
    const standing = () => portal.post(inspections.getCalendarFeed, { gebruikerLogin: userName }, { as: userName })
    expect((await standing()).answer).toEqual({
      aangemaaktOp: '2026-03-28T09:00:00.000Z',
      gelezenOp: '2026-03-28T09:00:00.000Z',
    })
    await portal.post(inspections.deleteCalendarFeed, { gebruikerLogin: userName }, { as: userName })
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
    await portal.post(inspections.deleteCalendarFeed, { gebruikerLogin: userName }, { as: userName, headers })
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
