import { contract } from '@portal/contract/calls.ts'
import type { NotificationKind } from '@portal/domain/notifications/person-notification.ts'
import { defaultPreferences, type KindPreference } from '@portal/domain/notifications/preferences.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { readBell } from '../../../test/read-bell.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'
import { transactWith } from '../../platform/db/transact.ts'
import { mailNotificationsJob } from './mail-notifications.job.ts'
import { tellPeople } from './notifications.ts'

const { notifications } = contract
/** In the depots noon. */
const clock = testClock('2026-12-01T11:00:00Z')
let portal: TestPortal
let otherProcess: TestPortal
beforeAll(async () => {
  const options = { clock, publicUrl: 'https://portaal.example' }
  portal = await startTestPortal(options)
  otherProcess = await startTestPortal({ ...options, database: portal.database })
})
afterAll(async () => {
  await otherProcess.close()
  await portal.close()
})

type Person = Awaited<ReturnType<typeof buildPerson>>
type Wishes = Partial<Record<NotificationKind, KindPreference>>

async function wish({ userName }: Person, soorten: Wishes, hours = {}) {
  const voorkeuren = { ...defaultPreferences, ...hours, soorten: { ...defaultPreferences.soorten, ...soorten } }
  const token = await portal.tokenOf(userName)
  expect(
    (await portal.post(notifications.setPreferences, { gebruikerLogin: userName, voorkeuren }, { token })).status,
  ).toBe(204)
}
const mail = (choice: KindPreference['mail'], portaal = true): KindPreference => ({
  portaal,
  push: true,
  mail: choice,
})
let last = 0
async function tell({ userName, locationNo }: Person, kind: NotificationKind, naam = 'Betonmolen 150 l') {
  last += 1
  const values = { naam, aantal: 2, dag: '2026-12-07' }
  const one = { userName, kind, subject: `P-${last}`, locationNo, eventKey: String(last), values }
  await transactWith(portal.parts, (own) => tellPeople(own, [one]))
  return one.subject
}
const sendDue = (on = portal) => mailNotificationsJob.run(on.parts, new AbortController().signal, () => undefined)
const mailsTo = async ({ userName }: Person) =>
  (await portal.mails()).filter(({ recipient }) => recipient === `${userName}@bouw.example`)
async function person(language = 'nl-NL') {
  const one = await buildPerson(portal)
  await portal.db.execute(sql`
    update users set email = ${`${one.userName}@bouw.example`}, language = ${language}, first_name = 'Eva', last_name = ''
    where user_name = ${one.userName}`)
  return one
}

describe('the choice of notifications', () => {
  it('is in the bell and by no mail, until they choose', async () => {
    const eva = await person()
    await tell(eva, 'komt')
    await sendDue()
    expect([(await readBell(portal, eva)).length, await mailsTo(eva)]).toEqual([1, []])
  })

  it('is read as it was stored, with the address for it', async () => {
    const eva = await person()
    await wish(eva, { komt: mail('dagelijks', false) }, { dagelijksOm: '16:30', stilVan: '22:00', stilTot: '06:00' })
    const asked = { gebruikerLogin: eva.userName }
    const { answer } = await portal.post(notifications.getPreferences, asked, {
      token: await portal.tokenOf(eva.userName),
    })
    expect(answer).toEqual({
      voorkeuren: {
        soorten: { ...defaultPreferences.soorten, komt: { portaal: false, push: true, mail: 'dagelijks' } },
        ...{ dagelijksOm: '16:30', stilVan: '22:00', stilTot: '06:00' },
      },
      email: `${eva.userName}@bouw.example`,
    })
  })

  it('cannot be read or changed by others, and takes no impossible time', async () => {
    const [eva, tom] = [await person(), await person()]
    const token = await portal.tokenOf(tom.userName)
    const asked = { gebruikerLogin: eva.userName }
    expect((await portal.post(notifications.getPreferences, asked, { token })).status).toBe(404)
    const theirs = { ...asked, voorkeuren: defaultPreferences }
    expect((await portal.post(notifications.setPreferences, theirs, { token })).status).toBe(404)
    const never = { gebruikerLogin: tom.userName, voorkeuren: { ...defaultPreferences, dagelijksOm: '25:00' } }
    expect((await portal.post(notifications.setPreferences, never, { token })).problem?.field).toBe(
      'voorkeuren.dagelijksOm',
    )
  })

  it('leaves the bell silent where somebody wants mail only, and sends nothing that is switched off', async () => {
    const eva = await person()
    await wish(eva, { komt: mail('meteen', false), akkoord: mail('nooit', false) })
    await tell(eva, 'komt')
    await tell(eva, 'akkoord')
    expect(await readBell(portal, eva)).toEqual([])
    await sendDue()
    expect(await mailsTo(eva)).toHaveLength(1)
    const { rows } = await portal.db.execute(sql`select 1 from notifications where user_name = ${eva.userName}`)
    expect(rows).toEqual([])
  })
})

describe('the mail of notifications', () => {
  it('says in the language of the person what happened, with the way to it, once over two processes', async () => {
    const eva = await person('de-DE')
    await wish(eva, { komt: mail('meteen') })
    const subject = await tell(eva, 'komt')
    await Promise.all([sendDue(), sendDue(otherProcess)])
    const [sent, ...more] = await mailsTo(eva)
    expect(more).toEqual([])
    expect(sent?.subject).toContain('2 × Betonmolen 150 l')
    expect(sent?.textBody).toContain(`https://portaal.example/aanvragen/${subject}`)
    expect(sent?.textBody).toContain('Guten Tag')
  })

  it('holds together what is due at one time, and what came in the quiet hours once these are over', async () => {
    const eva = await person()
    await wish(eva, { komt: mail('meteen'), akkoord: mail('meteen') }, { stilVan: '11:30', stilTot: '12:30' })
    await tell(eva, 'komt', 'Betonmolen')
    await tell(eva, 'akkoord', 'Trilplaat')
    await sendDue()
    expect(await mailsTo(eva)).toEqual([])
    clock.advance(31 * 60_000)
    await sendDue()
    const sent = await mailsTo(eva)
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('2 meldingen')])
    for (const words of ['Betonmolen', 'Trilplaat']) expect(sent[0]?.textBody).toContain(words)
  })

  it('of the day goes at its time with what was not read by then, and not without anything', async () => {
    const eva = await person()
    await wish(eva, { komt: mail('dagelijks'), akkoord: mail('dagelijks') }, { dagelijksOm: '17:00' })
    await tell(eva, 'komt', 'Betonmolen')
    await tell(eva, 'akkoord', 'Trilplaat')
    const bell = await readBell(portal, eva)
    const read = bell.filter(({ soort }) => soort === 'komt').map(({ id }) => id)
    const token = await portal.tokenOf(eva.userName)
    await portal.post(notifications.setRead, { gebruikerLogin: eva.userName, ids: read }, { token })
    clock.set('2026-12-01T15:59:00Z')
    await sendDue()
    expect(await mailsTo(eva)).toEqual([])
    clock.set('2026-12-01T16:00:00Z')
    await sendDue()
    await sendDue()
    expect(
      (await mailsTo(eva)).map(({ textBody }) => [textBody.includes('Trilplaat'), textBody.includes('Betonmolen')]),
    ).toEqual([[true, false]])
  })

  it.each([
    ['lost the location', sql`delete from erp_user_locations where true`],
    ['is blocked', sql`update users set is_blocked = true where true`],
    ['has no mail address', sql`update users set email = '' where true`],
  ])('does not go to who %s meanwhile', async (_, change) => {
    const eva = await person()
    await wish(eva, { komt: mail('meteen') })
    await tell(eva, 'komt')
    const own = sql`user_name = ${eva.userName}`
    const [text] = [sql`${change} and ${own}`]
    await portal.db.execute(text)
    await sendDue()
    await sendDue()
    expect(await mailsTo(eva)).toEqual([])
    const { rows } = await portal.db.execute(sql`select 1 from notifications where ${own} and mail_at is not null`)
    expect(rows).toEqual([])
  })

  it('is not sent of what the portal mails anyhow', async () => {
    const eva = await person()
    await wish(eva, { afgekeurd: mail('meteen') })
    await tell(eva, 'afgekeurd')
    await sendDue()
    expect(await mailsTo(eva)).toEqual([])
  })
})
