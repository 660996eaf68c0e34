import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApprovalSite, startApprovalSite } from '../../../../test/approval-site.ts'
import { sql } from '../../../platform/db/query.ts'

let site: ApprovalSite
beforeAll(async () => {
  site = await startApprovalSite({}, { publicUrl: 'https://portaal.example' })
})
afterAll(() => site.close())

async function mailsTo(recipient: string) {
  return (await site.portal.mails()).filter((mail) => mail.recipient === `${recipient}@example.com`)
}

/** Somebody uses the portal in a language. */
async function speak(as: string, language: string): Promise<void> {
  const input = { gebruikersnaam: as }
  await site.portal.post(contract.approvals.getStanding, input, { as, headers: { 'accept-language': language } })
}

async function languageOf(userName: string): Promise<unknown> {
  const { rows } = await site.portal.db.execute(sql`select language from users where user_name = ${userName}`)
  return rows[0]?.language
}

describe('the mail to an approver', () => {
  it('is in the language the approver last spoke, with a link to the card', async () => {
    await speak('ineke', 'de-DE')
    expect(await languageOf('ineke')).toBe('de-DE')
    const { number } = await site.submit(['gerda', 'ineke'])
    const [german] = await mailsTo('ineke')
    expect(german?.subject).toBe(`Bestellliste ${number} wartet auf Ihre Genehmigung`)
    expect(german?.textBody).toContain('1. Dezember 2026')
    expect(german?.textBody).toContain(`https://portaal.example/goed-te-keuren-aanvragen?aanvraag=${number}`)
    expect((await mailsTo('gerda')).at(-1)?.subject).toBe(`Bestellijst ${number} wacht op uw goedkeuring`)
  })

  it('is in the language that somebody went back to at once', async () => {
    await speak('joop', 'nl-NL')
    site.portal.open.memory.forget(['access'])
    for (const language of ['de-DE', 'nl-NL']) await speak('joop', language)
    expect(await languageOf('joop')).toBe('nl-NL')
  })

  it('keeps its language when a program names none', async () => {
    await speak('joop', 'fr-FR')
    await speak('joop', '*')
    await speak('joop', 'xx')
    expect(await languageOf('joop')).toBe('fr-FR')
  })
})

describe('the mail to who asked', () => {
  it('says who approved it, the number and the changed lines, and waits while it can be undone', async () => {
    const { person, number } = await site.submit()
    await speak(person.userName, 'en-US')
    const regels = [{ regelNummer: 2, aantal: 1, opmerking: 'De rest staat er nog' }]
    const { answer } = await site.approve('gerda', number, { regels })
    const [mail] = await mailsTo(person.userName)
    expect(mail?.subject).toBe(`Order list ${number} is approved: request ${answer.aanvraagnummer}`)
    expect(mail?.textBody).toContain('gerda Smit approved the order list')
    expect(mail?.textBody).toContain('Bezem: 1 instead of 2. De rest staat er nog')
    expect(mail?.textBody).toContain(`https://portaal.example/aanvragen/${answer.aanvraagnummer}`)
    expect(mail?.nextAttemptAt.getTime()).toBe(site.clock.now().getTime() + 10_000)
    await site.undo('gerda', number)
    expect(await mailsTo(person.userName)).toEqual([])
  })

  it('does not leave when a rejection is taken back in time', async () => {
    const { person, number } = await site.submit()
    await site.reject('gerda', number, 'Staat al op Blok C')
    await site.undo('gerda', number)
    expect(await mailsTo(person.userName)).toEqual([])
  })

  it('has the reason of a rejection and waits; one that was sent is followed by another when it is taken back', async () => {
    const { person, number } = await site.submit()
    await site.reject('gerda', number, 'Staat al op Blok C')
    const [mail] = await mailsTo(person.userName)
    expect(mail).toMatchObject({ kind: 'list.rejected', subject: `Bestellijst ${number} is afgekeurd` })
    expect(mail?.textBody).toContain('Staat al op Blok C')
    expect(mail?.people).toContain('gerda Smit')
    expect(mail?.nextAttemptAt.getTime()).toBe(site.clock.now().getTime() + 10_000)
    await site.portal.db.execute(sql`update mails set state = 'sent', attempts = 1 where subject_id = ${number}`)
    await site.undo('gerda', number)
    expect((await mailsTo(person.userName)).map(({ kind }) => kind)).toEqual(['list.rejected', 'list.waitsAgain'])
  })
})
