import { type MailDetails, type MailRow, type MailStatus, mailKinds, mails } from '@portal/contract/mails.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, messages, openPage, refusal, router, sentTo, uuid } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

const row: MailRow = {
  id: uuid(1),
  soort: 'request.placed',
  ontvanger: 'u•••••••••••••••••••••',
  onderwerp: 'Aanvraag P-100001 ontvangen',
  status: 'kept',
  pogingen: 0,
  moment: '2026-06-15T08:00:00.000Z',
  melding: '',
}
const details: MailDetails = {
  ...row,
  tekst: 'Beste K••• d• B••••,\n<script>alert(1)</script>',
  verzonden: null,
  volgendePoging: null,
}
const counts = { waiting: 0, kept: 1, failed: 2, sent: 5 }

beforeEach(() => {
  freshPortal()
  startSession(tokenFor('beheer', 3600, { role: ['Admin'] }), 'Identity')
  answer(mails.getMails, { items: [row], totaal: 1, tellingen: counts })
  answer(mails.getMail, details)
})

describe('the mails', () => {
  it('are narrowed by state and search, both in the address', async () => {
    await openPage('/settings/mails?stand=mislukt&zoek=P-1')
    const tab = await screen.findByRole('tab', { name: /Mislukt/, selected: true })
    await waitFor(() => expect(tab.textContent).toContain('2'))
    expect(sentTo(mails.getMails).at(-1)?.input).toMatchObject({ status: ['failed'], zoekterm: 'P-1' })
    const sections = screen.getByRole('navigation', { name: 'Onderdelen van het beheer' })
    expect(within(sections).getByRole('link', { current: 'page' }).textContent).toBe('Mails van het portaal')
    await userEvent.click(screen.getByRole('tab', { name: /Bewaard/ }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ stand: 'bewaard' }))
    expect(await within(await screen.findByRole('table')).findByText('Bewaard, niet verzonden')).toBeDefined()
  })

  it('offer to clear a search that hides everything, and say when there is none', async () => {
    answer(mails.getMails, { items: [], totaal: 0, tellingen: counts })
    await openPage('/settings/mails?zoek=x')
    await userEvent.click(await screen.findByRole('button', { name: 'Zoekterm wissen' }))
    expect(await screen.findByText('Er is nog geen mail gemaakt.')).toBeDefined()
  })

  it('open as plain text, and say that a kept one was not sent', async () => {
    await openPage('/settings/mails')
    await userEvent.click(await within(await screen.findByRole('table')).findByText(row.onderwerp))
    const dialog = await screen.findByRole('dialog', { name: row.onderwerp })
    expect(await within(dialog).findByText(/Wie de mail had moeten krijgen, heeft hem niet/)).toBeDefined()
    expect(within(dialog).getByText(/<script>alert\(1\)<\/script>/)).toBeDefined()
    expect(within(dialog).getByText('Bevestiging van aanvraag')).toBeDefined()
    await waitFor(() => expect(router.state.location.search).toMatchObject({ mail: row.id }))
  })

  it('say in words what kind of mail it is, not by the name of the kind', async () => {
    const others = mailKinds.map((soort, at) => ({ ...row, id: uuid(at + 1), soort }))
    answer(mails.getMails, { items: others, totaal: others.length, tellingen: counts })
    await openPage('/settings/mails')
    const table = await screen.findByRole('table')
    expect(await within(table).findByText('Bestellijst afgekeurd')).toBeDefined()
    for (const kind of mailKinds) expect(within(table).queryByText(kind), kind).toBeNull()
  })

  it('are not offered to be sent again all at once to who may only look', async () => {
    await openPage('/settings/mails?stand=bewaard')
    await within(await screen.findByRole('table')).findByText(row.onderwerp)
    expect(screen.queryByRole('button', { name: /^Alles opnieuw versturen/ })).toBeNull()
  })

  it('are sent again all at once by a main administrator', async () => {
    answer(mails.retryMails, { gelukt: 1, overgeslagen: 0 })
    startSession(tokenFor('beheer', 3600, { role: ['SuperAdmin'] }), 'Identity')
    await openPage('/settings/mails?stand=bewaard')
    await userEvent.click(await screen.findByRole('button', { name: 'Alles opnieuw versturen (1)' }))
    const frame = await screen.findByRole('dialog', { name: 'Opnieuw versturen' })
    expect(within(frame).getByText(/^Eén mail gaat alsnog uit/)).toBeDefined()
    await userEvent.click(within(frame).getByRole('button', { name: 'Opnieuw versturen' }))
    await waitFor(() => expect(messages()).toContain('mails.many.done'))
    expect(sentTo(mails.retryMails).map(({ input }) => input)).toEqual([{ ids: [row.id] }])
  })

  it('are sent again by a main administrator after one question, in the state that was shown', async () => {
    startSession(tokenFor('beheer', 3600, { role: ['SuperAdmin'] }), 'Identity')
    let status: MailStatus = 'kept'
    answer(mails.getMail, () => ({ ...details, status }))
    answer(mails.retryMail, () => {
      status = 'waiting'
      return null
    })
    await openPage(`/settings/mails?mail=${row.id}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw versturen' }))
    const frame = await screen.findByRole('dialog', { name: 'Opnieuw versturen' })
    expect(sentTo(mails.retryMail)).toEqual([])
    await userEvent.click(within(frame).getByRole('button', { name: 'Opnieuw versturen' }))
    await waitFor(() => expect(messages()).toContain('mails.retryDone'))
    expect(sentTo(mails.retryMail).map(({ input }) => input)).toEqual([{ id: row.id, status: 'kept' }])
    expect(await screen.findByText('Wacht op verzending')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Opnieuw versturen' })).toBeNull()
  })

  it('stay where they are without a mail server, and say so', async () => {
    startSession(tokenFor('beheer', 3600, { role: ['SuperAdmin'] }), 'Identity')
    answer(mails.retryMail, () => refusal(409, 'mail.geen_server'))
    await openPage(`/settings/mails?mail=${row.id}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw versturen' }))
    const frame = await screen.findByRole('dialog', { name: 'Opnieuw versturen' })
    await userEvent.click(within(frame).getByRole('button', { name: 'Opnieuw versturen' }))
    expect(await within(frame).findByText(/Er is geen mailserver ingesteld/)).toBeDefined()
  })

  it.each([
    ['Admin', 'kept', 'Alleen een hoofdbeheerder kan hierover beslissen.'],
    ['SuperAdmin', 'sent', 'Tekst van de mail'],
  ] as const)('offer %s nothing to do with one that is %s', async (role, status, shown) => {
    startSession(tokenFor('beheer', 3600, { role: [role] }), 'Identity')
    answer(mails.getMail, { ...details, status })
    await openPage(`/settings/mails?mail=${row.id}`)
    expect(await screen.findByText(shown)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Opnieuw versturen' })).toBeNull()
  })
})
