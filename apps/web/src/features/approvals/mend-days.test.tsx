import { approvals } from '@portal/contract/approvals.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { card, row } from '../../../test/build-submission.ts'
import { showPage } from '../../../test/show-page.ts'
import { answer, freshPortal, logIn, openPage, sentTo } from '../../../test/stand-in.tsx'

const passed = {
  code: 'datum.verleden',
  params: { date: '2030-07-01' },
  veld: 'gewensteLeverDatum',
  regelNummer: null,
  blokkeert: true,
}
const old = card({ leverDatum: '2020-01-06', retourDatum: '2030-07-12', bezwaren: [passed] })
const place = '/goed-te-keuren-aanvragen?aanvraag=G-100001'
const open = () => openPage(place)
const delivery = () => screen.findByLabelText(/^Nieuwe leverdatum/)

async function type(field: HTMLElement, day: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, day)
  await userEvent.tab()
}

beforeEach(() => {
  freshPortal()
  logIn()
  answer(approvals.getStanding, { aantal: 1, isGoedkeurder: true })
  answer(approvals.getSavedRequests, { items: [row] })
  answer(approvals.getSubmission, old)
  answer(approvals.approveSavedRequest, {
    aanvraagnummer: 'P-1',
    erpNummer: null,
    status: 'wachtrij',
    mail: 'uit',
  })
  answer(approvals.rejectSavedRequest, null)
})

describe('a day that passed', () => {
  it('is corrected on the card, and approving sends both days', async () => {
    await open()
    expect(await screen.findByText(/Jan de Wit leest dat u de dag hebt gewijzigd/)).toBeTruthy()
    await type(await delivery(), '01-07-2030')
    expect(screen.getByText('ma 1 jul tot vr 12 jul')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Goedkeuren met wijziging' }))
    await screen.findByRole('heading', { level: 1, name: 'Aanvraag goedgekeurd' })
    expect(sentTo(approvals.approveSavedRequest).map(({ input }) => input)).toEqual([
      {
        savedAanvraagNummer: 'G-100001',
        regels: [],
        dagen: { leverDatum: '2030-07-01', retourDatum: '2030-07-12' },
        spoed: false,
      },
    ])
  })

  it('is judged by the rules of the order form: the day itself, and that the return is not before it', async () => {
    await open()
    await type(await delivery(), '02-01-2020')
    expect(await screen.findByText('Te ver in het verleden')).toBeTruthy()
    await type(await delivery(), '20-07-2030')
    expect(await screen.findByText('Vóór de leverdatum')).toBeTruthy()
  })

  it('goes back with a rejected list as a proposal, together with other quantities', async () => {
    await open()
    await type(await delivery(), '01-07-2030')
    await userEvent.click((await screen.findAllByRole('button', { name: 'Eén minder' }))[0] ?? document.body)
    await userEvent.click(screen.getByRole('button', { name: 'Afkeuren' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Dit stelt u voor aan Jan de Wit')
    expect(dialog.textContent).toContain('Leverdatum: ma 01-07-2030 in plaats van ma 06-01-2020')
    expect(dialog.textContent).toContain('Artikel 1: 1 in plaats van 2')
    await userEvent.type(screen.getByRole('textbox', { name: /^Reden/ }), 'Anders')
    await userEvent.click(screen.getAllByRole('button', { name: 'Afkeuren' }).at(-1) ?? document.body)
    await screen.findByText('De bestellijst is afgekeurd.')
    expect(sentTo(approvals.rejectSavedRequest)[0]?.input).toMatchObject({
      redenAfkeuring: 'Anders',
      regels: [{ regelNummer: 1, aantal: 1 }],
      dagen: { leverDatum: '2030-07-01', retourDatum: '2030-07-12' },
    })
  })

  it('keeps its other day while the card is left, until it is decided', async () => {
    await open()
    await type(await delivery(), '01-07-2030')
    await showPage('/goed-te-keuren-aanvragen')
    await showPage(place)
    expect(await screen.findByText('ma 1 jul tot vr 12 jul')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Goedkeuren met wijziging' }))
    await screen.findByRole('heading', { level: 1, name: 'Aanvraag goedgekeurd' })
    await showPage(place)
    await delivery()
    expect(screen.queryByText('ma 1 jul tot vr 12 jul')).toBeNull()
  })

  it('cannot be corrected by who only looks', async () => {
    answer(approvals.getSubmission, { ...old, magBesluiten: false })
    await open()
    await screen.findByText('per week, geschat')
    expect(screen.queryByLabelText(/^Nieuwe leverdatum/)).toBeNull()
  })

  it('that was corrected is shown with what was asked once it is decided', async () => {
    answer(approvals.getSubmission, {
      ...old,
      status: 'Disapproved',
      magBesluiten: false,
      bezwaren: [],
      besluitDagen: { leverDatum: '2030-07-01', retourDatum: '2030-07-12' },
    })
    await open()
    expect(await screen.findByText('ma 1 jul tot vr 12 jul')).toBeTruthy()
    expect(screen.getByText(/^Dagen gewijzigd: gevraagd was ma 6 jan/)).toBeTruthy()
  })
})
