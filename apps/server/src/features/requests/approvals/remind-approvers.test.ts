import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ApprovalSite, startApprovalSite } from '../../../../test/approval-site.ts'
import { buildUser, grantLocation } from '../../../../test/builders.ts'
import { openWindowsForNews } from '../../../../test/open-windows.ts'
import { startTestPortal, type TestPortal } from '../../../../test/test-portal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { sql } from '../../../platform/db/query.ts'
import { remindApproversJob } from './remind-approvers.job.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Tuesday at ten in the depots. */
const tuesday = '2026-11-17T09:00:00Z'

let site: ApprovalSite
let otherProcess: TestPortal
beforeAll(async () => {
  site = await startApprovalSite()
  otherProcess = await startTestPortal({ database: site.portal.database, clock: site.clock })
})
afterAll(async () => {
  await otherProcess.close()
  await site.close()
})
beforeEach(async () => {
  await site.portal.db.execute(sql`delete from saved_requests`)
  await site.portal.db.execute(sql`delete from approval_deputies`)
  await site.portal.db.execute(sql`update users set is_blocked = false, language = 'nl-NL'`)
  site.clock.set(tuesday)
})

const run = (portal = site.portal) =>
  remindApproversJob.run(portal.parts, new AbortController().signal, () => undefined)

/** Who got which mail about a list, in the order they were made. */
async function mailsOf(number: string, kind: string): Promise<readonly string[]> {
  const mails = (await site.portal.mails()).filter((mail) => mail.subjectId === number && mail.kind === kind)
  return mails.map(({ recipient }) => recipient.replace('@example.com', '')).toSorted()
}

/** A list for Gerda and Hans, where Ineke approves for somebody else. */
async function submitWithNext() {
  const submitted = await site.submit(['gerda', 'hans'])
  await grantLocation(site.portal, {
    userName: 'joop',
    locationNo: submitted.person.locationNo,
    approvers: ['ineke'],
  })
  return submitted
}

describe('a list that nobody decides on', () => {
  it('reminds approvers and deputies after a day, each in their own language, once', async () => {
    const { number } = await submitWithNext()
    await site.portal.db.execute(sql`update users set language = 'fr-FR' where user_name = 'hans'`)
    await site.standIn('gerda', 'joop', ['2026-11-18', '2026-11-18'])
    expect(await run()).toEqual({ read: 1, changed: 0 })
    site.clock.advance(dayMs)
    expect(await run()).toEqual({ read: 1, changed: 1 })
    expect(await run()).toEqual({ read: 1, changed: 0 })
    expect(await mailsOf(number, 'list.reminder')).toEqual(['gerda', 'hans', 'joop'])
    const mails = (await site.portal.mails()).filter(({ kind }) => kind === 'list.reminder')
    const subjectFor = (name: string) => mails.find(({ recipient }) => recipient.startsWith(name))?.subject
    expect(subjectFor('gerda')).toBe(`Herinnering: bestellijst ${number} wacht op uw goedkeuring`)
    expect(subjectFor('hans')).toBe(`Rappel : la liste de commande ${number} attend votre approbation`)
  })

  it('goes to the next approver as well a day later, who is notified as of a new one and decides', async () => {
    const { number, person, input } = await submitWithNext()
    site.clock.advance(dayMs)
    await run()
    site.clock.advance(dayMs)
    const windows = openWindowsForNews(site.portal)
    const told = await windows.open('ineke')
    expect(await run()).toEqual({ read: 1, changed: 1 })
    expect(await mailsOf(number, 'list.passedOn')).toEqual(['ineke'])
    await waitFor(async () => told.length > 0)
    windows.close()
    expect(told).toMatchObject([{ soort: 'goedkeuren', stand: 'nieuw' }])
    const saved = await site.portal.post(
      contract.ordering.getSavedRequest,
      { bestellijstID: input.bestellijstId },
      { token: await site.portal.tokenOf(person.userName) },
    )
    expect(saved.answer).toMatchObject({
      goedkeurders: ['gerda Smit', 'hans Smit', 'ineke Smit'],
      overdracht: { door: null, reden: '' },
    })
    expect((await site.approve('ineke', number)).status).toBe(200)
    expect(await run()).toEqual({ read: 0, changed: 0 })
  })

  it('waits as long as the company chose, and goes to administrators instead of the next where it chose so', async () => {
    const settings = { Goedkeuren_WachtUren: 2, Goedkeuren_WerkurenTot: 13, Goedkeuren_VolgendeVragen: false }
    const own = await startTestPortal({ database: site.portal.database, clock: site.clock, settings })
    const { number } = await submitWithNext()
    site.clock.advance(2 * hourMs)
    await run()
    expect(await mailsOf(number, 'list.reminder')).toEqual([])
    await run(own)
    expect(await mailsOf(number, 'list.reminder')).toEqual(['gerda', 'hans'])
    site.clock.advance(2 * hourMs)
    expect(await run(own)).toEqual({ read: 1, changed: 0 })
    site.clock.advance(dayMs - 2 * hourMs)
    await run(own)
    expect(await mailsOf(number, 'list.passedOn')).toEqual([])
    expect(await mailsOf(number, 'list.unanswered')).toEqual(['beheerder'])
    await own.close()
  })

  it('is left alone until the hour that the company begins at (R-CONST-24)', async () => {
    const settings = { Goedkeuren_WachtUren: 1, Goedkeuren_WerkurenVan: 12 }
    const own = await startTestPortal({ database: site.portal.database, clock: site.clock, settings })
    const { number } = await submitWithNext()
    site.clock.advance(hourMs)
    await run(own)
    expect(await mailsOf(number, 'list.reminder')).toEqual([])
    site.clock.advance(hourMs)
    await run(own)
    expect(await mailsOf(number, 'list.reminder')).toEqual(['gerda', 'hans'])
    await own.close()
  })

  it('is mailed to administrators once when nobody is left to ask', async () => {
    const { number } = await site.submit(['gerda'])
    for (const _ of [1, 2, 3, 4]) {
      site.clock.set(nextMorning())
      await run()
    }
    expect(await mailsOf(number, 'list.reminder')).toEqual(['gerda'])
    expect(await mailsOf(number, 'list.passedOn')).toEqual([])
    expect(await mailsOf(number, 'list.unanswered')).toEqual(['beheerder'])
  })

  it('goes to the next one at once when its approvers can no longer log in', async () => {
    const { number } = await submitWithNext()
    await site.portal.db.execute(sql`update users set is_blocked = true where user_name in ('gerda', 'hans')`)
    expect(await run()).toEqual({ read: 1, changed: 1 })
    expect(await mailsOf(number, 'list.passedOn')).toEqual(['ineke'])
    expect((await site.card('ineke', number)).answer).toMatchObject({ magBesluiten: true, beslissers: [] })
  })

  it('stays with an approver who cannot log in but has a deputy who can', async () => {
    const { number } = await submitWithNext()
    await site.standIn('gerda', 'joop', ['2026-11-17', '2026-11-30'])
    await site.portal.db.execute(sql`update users set is_blocked = true where user_name in ('gerda', 'hans')`)
    expect(await run()).toEqual({ read: 1, changed: 0 })
    expect(await mailsOf(number, 'list.passedOn')).toEqual([])
  })

  it('goes to the next one while the days of a deputy have yet to come', async () => {
    const { number } = await submitWithNext()
    expect((await site.standIn('gerda', 'joop', ['2026-11-18', '2026-11-30'])).status).toBe(200)
    await site.portal.db.execute(sql`update users set is_blocked = true where user_name in ('gerda', 'hans')`)
    expect(await run()).toEqual({ read: 1, changed: 1 })
    expect(await mailsOf(number, 'list.passedOn')).toEqual(['ineke'])
  })

  it('never goes to who asked, also when that is the only one at the location', async () => {
    const { number, person } = await site.submit(['gerda'])
    const other = await buildUser(site.portal, { userName: `x-${crypto.randomUUID().slice(0, 8)}` })
    await grantLocation(site.portal, { userName: other, locationNo: person.locationNo, approvers: [person.userName] })
    await site.portal.db.execute(sql`update users set is_blocked = true where user_name = 'gerda'`)
    await run()
    expect(await mailsOf(number, 'list.passedOn')).toEqual([])
    expect(await mailsOf(number, 'list.unanswered')).toEqual(['beheerder'])
  })

  it('is reminded of once by processes that look at one instant', async () => {
    const numbers = [(await submitWithNext()).number, (await submitWithNext()).number]
    site.clock.advance(dayMs)
    const counts = await Promise.all([run(), run(otherProcess), run(), run(otherProcess)])
    expect(counts.reduce((sum, { changed = 0 }) => sum + changed, 0)).toBe(2)
    for (const number of numbers) expect(await mailsOf(number, 'list.reminder')).toEqual(['gerda', 'hans'])
  })

  it('starts again when it was handed over', async () => {
    const { number } = await submitWithNext()
    site.clock.advance(dayMs)
    await run()
    const { approvals } = contract
    await site.portal.post(
      approvals.handOver,
      { savedAanvraagNummer: number, goedkeurders: ['ineke'], reden: 'Met verlof' },
      { token: await site.portal.tokenOf('beheerder') },
    )
    expect(await run()).toEqual({ read: 1, changed: 0 })
    site.clock.advance(dayMs)
    await run()
    expect(await mailsOf(number, 'list.reminder')).toEqual(['gerda', 'hans', 'ineke'])
  })

  it('is not looked at once it was decided or withdrawn', async () => {
    const rejected = await submitWithNext()
    await site.reject('gerda', rejected.number, 'Nee')
    const withdrawn = await submitWithNext()
    await site.portal.post(
      contract.ordering.withdrawSubmission,
      { bestellijstId: withdrawn.input.bestellijstId },
      { token: await site.portal.tokenOf(withdrawn.person.userName) },
    )
    site.clock.advance(dayMs)
    expect(await run()).toEqual({ read: 0, changed: 0 })
  })
})

/** Ten o'clock on the next day that is worked. */
function nextMorning(): string {
  const next = new Date(site.clock.now().getTime() + dayMs)
  const isSaturday = next.getUTCDay() === 6
  return new Date(next.getTime() + (isSaturday ? 2 * dayMs : 0)).toISOString()
}
