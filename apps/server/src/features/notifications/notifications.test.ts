import { contract } from '@portal/contract/calls.ts'
import { keepNotificationsDays, mostNotifications } from '@portal/domain/notifications/person-notification.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ApprovalSite, type SubmittedList, startApprovalSite } from '../../../test/approval-site.ts'
import { openWindows, type Windows } from '../../../test/open-windows.ts'
import { thursday } from '../../../test/ordering-site.ts'
import { readBell } from '../../../test/read-bell.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { sql } from '../../platform/db/query.ts'
import { transactWith } from '../../platform/db/transact.ts'
import { housekeepingJob } from '../../platform/jobs/housekeeping.job.ts'
import { applyOutboxOutcome } from '../requests/apply-outbox-outcome.ts'
import { tellPeople } from './notifications.ts'

const { notifications } = contract
let site: ApprovalSite
let windows: Windows
beforeAll(async () => {
  site = await startApprovalSite()
  windows = openWindows(site.portal, 'notifications')
})
afterAll(async () => {
  windows.close()
  await site.close()
})
beforeEach(() => site.clock.set(thursday))

const read = (as: string) => readBell(site.portal, { userName: as })
const unread = async (as: string) => (await read(as)).filter(({ gelezen }) => !gelezen).length
const setRead = async (as: string, ids?: string[]) =>
  site.portal.post(
    notifications.setRead,
    { gebruikerLogin: as, ...(ids && { ids }) },
    { token: await site.portal.tokenOf(as) },
  )
const told = ({ person }: SubmittedList) => read(person.userName)
const unreadOf = ({ person }: SubmittedList) => unread(person.userName)

describe('who submitted a list', () => {
  it('is notified of its approval and of its request', async () => {
    const submitted = await site.submit()
    const { answer } = await site.approve('gerda', submitted.number)
    expect(await told(submitted)).toMatchObject([
      {
        soort: 'goedgekeurd',
        onderwerp: answer.aanvraagnummer,
        materieellocatie: submitted.person.locationNo,
        gegevens: { naam: 'Bestellijst', door: 'gerda Smit', reden: '' },
        gelezen: false,
      },
    ])
  })

  it('is notified of its rejection with the reason, no longer once that is undone, and again when it is decided again', async () => {
    const submitted = await site.submit()
    await site.reject('gerda', submitted.number, 'Te duur')
    expect(await told(submitted)).toMatchObject([{ soort: 'afgekeurd', gegevens: { reden: 'Te duur' } }])
    await site.undo('gerda', submitted.number)
    expect(await told(submitted)).toEqual([])
    site.clock.advance(1000)
    await site.reject('gerda', submitted.number, 'Te veel')
    expect(await told(submitted)).toMatchObject([{ gegevens: { reden: 'Te veel' } }])
  })

  it('is notified once of a refusal of the back office, also when the outcome comes twice at the same moment', async () => {
    const submitted = await site.submit()
    const { answer } = await site.approve('gerda', submitted.number)
    const { rows } = await site.portal.db.execute<{ id: string }>(
      sql`select id from requests where no = ${answer.aanvraagnummer}`,
    )
    const result = { externalId: rows[0]?.id ?? '', state: 'rejected', erpNo: null, reason: 'Geen krediet' } as const
    const tell = () => transactWith(site.portal.parts, (own) => applyOutboxOutcome(own, result))
    await Promise.all([tell(), tell()])
    const refused = (await told(submitted)).filter(({ soort }) => soort === 'geweigerd')
    expect(refused).toMatchObject([{ onderwerp: answer.aanvraagnummer, gegevens: { reden: 'Geen krediet' } }])
  })

  it('no longer sees it once the location is lost', async () => {
    const submitted = await site.submit()
    await site.reject('gerda', submitted.number, 'Te duur')
    expect(await told(submitted)).toHaveLength(1)
    await site.portal.db.execute(sql`delete from erp_user_locations where location_no = ${submitted.person.locationNo}`)
    expect(await told(submitted)).toEqual([])
  })
})

describe('reading notifications', () => {
  it('on one device is sent to the others, which then show it as read', async () => {
    const submitted = await site.submit()
    const { userName } = submitted.person
    const [phone, desk] = [await windows.open(userName), await windows.open(userName)]
    await site.reject('gerda', submitted.number, 'Te duur')
    await waitFor(async () => phone.length === 1 && desk.length === 1)
    expect((await setRead(userName)).status).toBe(204)
    await waitFor(async () => phone.length === 2 && desk.length === 2)
    expect(await told(submitted)).toMatchObject([{ gelezen: true }])
  })

  it('marks only the given ones, and nothing of somebody else', async () => {
    const [mine, other] = [await site.submit(), await site.submit()]
    await site.reject('gerda', mine.number, 'Te duur')
    await site.reject('gerda', other.number, 'Te duur')
    const theirs = (await told(other)).map(({ id }) => id)
    expect((await setRead(mine.person.userName, theirs)).status).toBe(204)
    expect([await unreadOf(mine), await unreadOf(other)]).toEqual([1, 1])
    await setRead(other.person.userName, theirs)
    expect([await unreadOf(mine), await unreadOf(other)]).toEqual([1, 0])
    const asked = { gebruikerLogin: other.person.userName }
    const { status } = await site.portal.post(notifications.getNotifications, asked, { as: mine.person.userName })
    expect(status).toBe(404)
  })

  it('finds the newest of many, for a limited time', async () => {
    const { person } = await site.submit()
    const { userName, locationNo } = person
    for (let no = 0; no <= mostNotifications; no += 1) {
      site.clock.advance(1000)
      const values = { reden: 'x' }
      const one = {
        userName,
        kind: 'geweigerd',
        subject: String(no),
        locationNo,
        eventKey: String(no),
        values,
      } as const
      await transactWith(site.portal.parts, (own) => tellPeople(own, [one]))
    }
    const newest = Array.from({ length: mostNotifications }, (_, place) => String(mostNotifications - place))
    expect((await read(userName)).map(({ onderwerp }) => onderwerp)).toEqual(newest)
    site.clock.advance((keepNotificationsDays + 1) * 24 * 3_600_000)
    await housekeepingJob.run(site.portal.parts, new AbortController().signal, () => undefined)
    const { rows } = await site.portal.db.execute(sql`select 1 from notifications where user_name = ${userName}`)
    expect(rows).toEqual([])
  })
})
