import { approvals } from '@portal/contract/approvals.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { card, row } from '../../../test/build-submission.ts'
import { answer, freshPortal, logIn, openPage, refusal, sentTo } from '../../../test/stand-in.tsx'

const forAdministrator = { magBesluiten: false, magOverdragen: true }
const open = () => openPage('/goed-te-keuren-aanvragen?aanvraag=G-100001')
const candidates = [
  { goedkeurder: 'GERDA', naam: 'Gerda Smit', gevraagd: true },
  { goedkeurder: 'HANS', naam: 'Hans de Boer', gevraagd: false },
]

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Overdragen' }))
  return screen.findByRole('dialog', { name: 'Aan wie overdragen?' })
}
const send = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Overdragen' }))

beforeEach(() => {
  freshPortal()
  logIn()
  answer(approvals.getStanding, { aantal: 0, isGoedkeurder: true })
  answer(approvals.getSavedRequests, { items: [{ ...row, ...forAdministrator }] })
  answer(approvals.getSubmission, card(forAdministrator))
  answer(approvals.getCandidates, { items: candidates })
  answer(approvals.handOver, null)
})

describe('handing over', () => {
  it('sends who is chosen with the reason, and says that it was done', async () => {
    await open()
    expect(await screen.findByText('Wacht op Marieke Smit.')).toBeTruthy()
    const dialog = await openDialog()
    expect((await within(dialog).findByText('Gerda Smit')).closest('label')?.textContent).toContain('Nu gevraagd')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Hans de Boer' }))
    await userEvent.type(within(dialog).getByRole('textbox'), 'Gerda is ziek')
    await send(dialog)
    expect(await screen.findByText('De lijst is overgedragen.')).toBeTruthy()
    expect(sentTo(approvals.handOver).map(({ input }) => input)).toEqual([
      { savedAanvraagNummer: 'G-100001', goedkeurders: ['HANS'], reden: 'Gerda is ziek' },
    ])
  })

  it('is refused in the dialog by the rule of the call before anything is sent', async () => {
    await open()
    const dialog = await openDialog()
    await within(dialog).findByText('Gerda Smit')
    await send(dialog)
    expect(within(dialog).getByText('Kies één tot drie goedkeurders.')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Gerda Smit/ }))
    expect(within(dialog).getByText(/Deze goedkeurders zijn al gevraagd/)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Hans de Boer' }))
    expect(within(dialog).getByText('Vul een reden in.')).toBeTruthy()
    expect(sentTo(approvals.handOver)).toEqual([])
  })

  it('that comes too late says who decided', async () => {
    answer(approvals.handOver, () =>
      refusal(409, 'goedkeuren.al_behandeld', { naam: 'Gerda', besluit: 'Approved', moment: '2026-11-20T09:00:00Z' }),
    )
    await open()
    const dialog = await openDialog()
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Hans de Boer' }))
    await userEvent.type(within(dialog).getByRole('textbox'), 'Ziek')
    await send(dialog)
    expect(await within(dialog).findByText(/Gerda heeft deze lijst al goedgekeurd/)).toBeTruthy()
  })

  it('leads who was asked before to the other lists, with who decides now', async () => {
    answer(approvals.getSubmission, () => refusal(409, 'goedkeuren.overgedragen', { names: 'Hans de Boer' }))
    await open()
    expect(await screen.findByText(/is overgedragen\. Hans de Boer beslist er nu over/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Naar alle lijsten' })).toBeTruthy()
  })

  it('says when there is nobody else at the location', async () => {
    answer(approvals.getCandidates, { items: [] })
    await open()
    const dialog = await openDialog()
    expect(await within(dialog).findByText(/Op deze locatie kan niemand anders goedkeuren/)).toBeTruthy()
  })

  it('stands out where nobody can decide any more, on the card and in the list', async () => {
    answer(approvals.getSavedRequests, { items: [{ ...row, ...forAdministrator, zonderBeslisser: true }] })
    answer(approvals.getSubmission, card({ ...forAdministrator, zonderBeslisser: true, beslissers: [] }))
    await openPage('/goed-te-keuren-aanvragen')
    const link = await screen.findByRole('link', { name: /Lichtmast/ })
    expect(link.textContent).toContain('Niemand kan beslissen')
    await userEvent.click(link)
    expect(await screen.findByText(/kunnen niet meer inloggen en hebben geen vervanger/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Overdragen' })).toBeTruthy()
  })

  it('is not offered to an approver, who reads why others were asked', async () => {
    const overdracht = { door: 'Beheer', op: '2026-11-20T09:00:00.000Z', reden: 'Gerda is ziek' }
    answer(approvals.getSubmission, card({ overdracht }))
    await open()
    expect(await screen.findByText('Overgedragen door Beheer, 20-11-2026 10:00')).toBeTruthy()
    expect(screen.getByText('Gerda is ziek')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Overdragen' })).toBeNull()
  })
})
