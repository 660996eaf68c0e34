import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApprovalSite, startApprovalSite } from '../../../../test/approval-site.ts'
import { buildUser, grantLocation } from '../../../../test/builders.ts'
import { openWindows, openWindowsForNews } from '../../../../test/open-windows.ts'
import { startTestPortal, type TestPortal } from '../../../../test/test-portal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { sql } from '../../../platform/db/query.ts'

const { approvals, ordering } = contract

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

/** A list that waits for Gerda and Hans, at a location where Ineke approves for another and a site manager orders. */
async function waiting() {
  const submitted = await site.submit(['gerda', 'hans'])
  const { locationNo } = submitted.person
  const manager = `bas-${crypto.randomUUID().slice(0, 8)}`
  await buildUser(site.portal, { userName: manager, firstName: 'Bas', lastName: 'Uitvoerder' })
  await grantLocation(site.portal, { userName: manager, locationNo, role: 'site_manager', approvers: ['ineke'] })
  return { ...submitted, manager }
}

interface Asked {
  readonly goedkeurders: string[]
  readonly reden?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly portal?: TestPortal
}

async function handOver(as: string, number: string, asked: Asked) {
  const { goedkeurders, reden = 'Gerda is ziek', headers = {}, portal = site.portal } = asked
  const input = { savedAanvraagNummer: number, goedkeurders, reden }
  return portal.post(approvals.handOver, input, { token: await site.portal.tokenOf(as), headers })
}

async function candidates(as: string, number: string) {
  const token = await site.portal.tokenOf(as)
  return site.portal.post(approvals.getCandidates, { savedAanvraagNummer: number }, { token })
}

const listOf = async (as: string) => (await site.list(as)).map(({ savedAanvraagNummer }) => savedAanvraagNummer)

describe('handing over', () => {
  it('gives a waiting list to others, who decide on it in place of those who were asked', async () => {
    const { number, person } = await waiting()
    expect((await handOver('beheerder', number, { goedkeurders: ['ineke'] })).status).toBe(204)
    expect(await listOf('ineke')).toContain(number)
    for (const former of ['gerda', 'hans']) {
      expect(await listOf(former)).not.toContain(number)
      expect((await site.approve(former, number)).problem).toMatchObject({
        status: 409,
        code: 'goedkeuren.overgedragen',
        params: { names: 'ineke Smit' },
      })
    }
    const { answer } = await site.approve('ineke', number)
    site.letSend()
    await site.outcomeOf(person, answer.aanvraagnummer)
    expect(await site.books.requestsFor(person.locationNo)).toHaveLength(1)
  })

  it('notifies former approvers and their deputies of who decides now, and nobody else', async () => {
    const { number } = await waiting()
    await site.standIn('gerda', 'joop', ['2026-11-19', '2026-11-19'])
    expect((await site.card('joop', number)).status).toBe(200)
    await handOver('beheerder', number, { goedkeurders: ['ineke'] })
    const other = { status: 409, code: 'goedkeuren.overgedragen', params: { names: 'ineke Smit' } }
    for (const former of ['gerda', 'hans', 'joop'])
      expect((await site.card(former, number)).problem).toMatchObject(other)
    await site.portal.db.execute(sql`delete from approval_deputies`)
    expect((await site.card('joop', number)).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })

  it('is mailed to the new approvers in their language and to the requester, with the reason and who did it', async () => {
    const { number, person, input } = await waiting()
    await site.portal.db.execute(sql`update users set language = 'de-DE' where user_name = 'ineke'`)
    await handOver('beheerder', number, { goedkeurders: ['ineke', 'gerda'] })
    const mails = (await site.portal.mails()).filter(
      ({ kind, subjectId }) => kind === 'list.handedOver' && subjectId === number,
    )
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ineke@example.com'])
    expect(mails[0]?.textBody).toContain('bittet Sie, über eine Bestellliste')
    expect(mails[0]?.textBody).toContain('Gerda is ziek')
    const { answer } = await site.portal.post(
      ordering.getSavedRequest,
      { bestellijstID: input.bestellijstId },
      { as: person.userName },
    )
    expect(answer).toMatchObject({
      status: 'Requested',
      goedkeurders: ['ineke Smit', 'gerda Smit'],
      overdracht: {
        door: 'Test',
        reden: 'Gerda is ziek',
        op: site.clock.now().toISOString(),
      },
    })
    const { rows } = await site.portal.db.execute(
      sql`select call, user_name as by, details from audit_log where subject = ${number} and call = 'approvals.handOver'`,
    )
    expect(rows).toMatchObject([
      {
        by: 'beheerder',
        details: { former: ['gerda', 'hans'], approvers: ['ineke', 'gerda'], reason: 'Gerda is ziek' },
      },
    ])
    await site.portal.db.execute(sql`update users set language = 'nl-NL' where user_name = 'ineke'`)
  })

  it('reaches every open page: as something new for the new ones only', async () => {
    const { number } = await waiting()
    const [windows, forNews] = [openWindows(site.portal, 'approvals'), openWindowsForNews(site.portal)]
    const [fresh, former] = [await windows.open('ineke'), await windows.open('gerda')]
    const [news, formerNews] = [await forNews.open('ineke'), await forNews.open('gerda')]
    await handOver('beheerder', number, { goedkeurders: ['ineke'] })
    await waitFor(async () => fresh.length > 0 && former.length > 0 && news.length > 0)
    expect(news).toMatchObject([{ soort: 'goedkeuren', stand: 'nieuw' }])
    expect(formerNews).toEqual([])
    windows.close()
    forNews.close()
  })

  it('goes to who stands in for a new approver too', async () => {
    const { number } = await waiting()
    await site.standIn('ineke', 'joop', ['2026-11-19', '2026-11-19'])
    await handOver('beheerder', number, { goedkeurders: ['ineke'] })
    const mails = (await site.portal.mails()).filter(
      ({ kind, subjectId }) => kind === 'list.handedOver' && subjectId === number,
    )
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['ineke@example.com', 'joop@example.com'])
    expect(await listOf('joop')).toContain(number)
    await site.portal.db.execute(sql`delete from approval_deputies`)
  })

  it('offers who approves at the location and who orders there without approval, never who asked or cannot log in', async () => {
    const { number, person, manager } = await waiting()
    await grantLocation(site.portal, { userName: 'joop', locationNo: person.locationNo, approvers: [person.userName] })
    const gone = `weg-${crypto.randomUUID().slice(0, 8)}`
    await buildUser(site.portal, { userName: gone, isBlocked: true })
    await grantLocation(site.portal, { userName: gone, locationNo: person.locationNo, role: 'site_manager' })
    const { answer } = await candidates('beheerder', number)
    expect(answer.items).toEqual([
      { goedkeurder: 'gerda', naam: 'gerda Smit', gevraagd: true },
      { goedkeurder: 'hans', naam: 'hans Smit', gevraagd: true },
      { goedkeurder: 'ineke', naam: 'ineke Smit', gevraagd: false },
      { goedkeurder: manager, naam: 'Bas Uitvoerder', gevraagd: false },
    ])
  })

  it('is for administrators: an approver is refused, and to anybody else the list does not exist', async () => {
    const { number, person } = await waiting()
    const status = async (as: string) => (await handOver(as, number, { goedkeurders: ['ineke'] })).status
    expect(await status('gerda')).toBe(403)
    expect(await status('joop')).toBe(404)
    expect(await status(person.userName)).toBe(404)
    expect((await candidates('gerda', number)).status).toBe(403)
    expect((await candidates('joop', number)).status).toBe(404)
    expect((await handOver('beheerder', 'G-1', { goedkeurders: ['ineke'] })).problem).toMatchObject({
      status: 404,
      code: 'error.niet_gevonden',
    })
  })

  it('is refused without a reason, to nobody, to more than three, to strangers and to those who are asked already', async () => {
    const { number, person, manager } = await waiting()
    const refusal = async (goedkeurders: string[], reden?: string) => {
      const asked = reden === undefined ? { goedkeurders } : { goedkeurders, reden }
      const { problem } = await handOver('beheerder', number, asked)
      return [problem?.status, problem?.code, problem?.field]
    }
    expect(await refusal(['ineke'], '')).toEqual([400, 'overdragen.reden_verplicht', 'reden'])
    expect(await refusal([])).toEqual([400, 'overdragen.aantal', 'goedkeurders'])
    expect(await refusal(['gerda', 'hans', 'ineke', manager])).toEqual([400, 'overdragen.aantal', 'goedkeurders'])
    expect(await refusal(['joop'])).toEqual([400, 'overdragen.onbekend', 'goedkeurders'])
    expect(await refusal([person.userName])).toEqual([400, 'overdragen.aanvrager', 'goedkeurders'])
    expect(await refusal(['hans', 'gerda'])).toEqual([409, 'overdragen.ongewijzigd', 'goedkeurders'])
    expect((await site.card('gerda', number)).answer.overdracht).toBeNull()
  })

  it('of an own list is possible for an administrator, but never to oneself', async () => {
    const { number, person } = await waiting()
    await site.portal.db.execute(sql`update users set is_administrator = true where user_name = ${person.userName}`)
    const own = await handOver(person.userName, number, { goedkeurders: [person.userName] })
    expect(own.problem).toMatchObject({ code: 'overdragen.aanvrager' })
    expect((await handOver(person.userName, number, { goedkeurders: ['ineke'] })).status).toBe(204)
    expect((await site.approve(person.userName, number)).problem).toMatchObject({ status: 403 })
  })

  it('of a list that was decided meanwhile says who did', async () => {
    const { number } = await waiting()
    await site.reject('gerda', number, 'Te veel')
    expect((await handOver('beheerder', number, { goedkeurders: ['ineke'] })).problem).toMatchObject({
      status: 409,
      code: 'goedkeuren.al_behandeld',
      params: { naam: 'gerda Smit', besluit: 'Disapproved' },
    })
  })

  it('with the same key again happens once', async () => {
    const { number } = await waiting()
    const asked = { goedkeurders: ['ineke'], headers: { 'idempotency-key': `over-${number}` } }
    expect((await handOver('beheerder', number, asked)).status).toBe(204)
    expect((await handOver('beheerder', number, asked)).status).toBe(204)
    const { rows } = await site.portal.db.execute(sql`
      select h.id from approval_hand_overs h join saved_requests s on s.id = h.saved_request_id where s.no = ${number}`)
    expect(rows).toHaveLength(1)
  })

  it('happens or an approval does, when both come at one instant in two processes', async () => {
    const { number } = await waiting()
    const [over, approved] = await Promise.all([
      handOver('beheerder', number, { goedkeurders: ['ineke'], portal: otherProcess }),
      site.approve('gerda', number),
    ])
    // Whichever came first: of a list that was handed over Gerda reads so, an approved one is not handed over.
    expect([
      [204, 'goedkeuren.overgedragen'],
      [409, 200],
    ]).toContainEqual([over.status, approved.problem?.code ?? approved.status])
  })
})

describe('a list whose approvers are all gone', () => {
  it('is marked for administrators, as long as nobody stands in', async () => {
    const { number } = await waiting()
    const marked = async () => (await site.card('beheerder', number)).answer.zonderBeslisser
    expect(await marked()).toBe(false)
    await site.portal.db.execute(sql`update users set is_blocked = true where user_name in ('gerda', 'hans')`)
    expect(await marked()).toBe(true)
    const row = (await site.list('beheerder')).find(({ savedAanvraagNummer }) => savedAanvraagNummer === number)
    expect(row).toMatchObject({ zonderBeslisser: true, magOverdragen: true, magBesluiten: false })
    await site.portal.db.execute(sql`
      insert into approval_deputies (erp_user_name, deputy, from_day, until_day, created_at)
      values ('gerda', 'joop', '2026-11-19', '2026-11-19', now())`)
    expect(await marked()).toBe(false)
    await site.portal.db.execute(sql`update users set is_blocked = false where user_name in ('gerda', 'hans')`)
    await site.portal.db.execute(sql`delete from approval_deputies`)
  })
})
