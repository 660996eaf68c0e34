import { approvals } from '@portal/contract/approvals.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { approvalsPortal } from '../../../test/approvals-portal.ts'
import { card, line, row } from '../../../test/build-submission.ts'
import { answer, openPage, refusal, router, sentTo, shownPath } from '../../../test/stand-in.tsx'

const decided = { status: 'Approved', besluitDoor: 'Gerda Smit', besluitOp: '2026-11-20T09:00:00.000Z' } as const
const screenOf = (number: string) => `/goed-te-keuren-aanvragen?aanvraag=${number}`
const quantity = (name: string) => screen.findByRole('textbox', { name: `Aantal van ${name}` })
const approve = (name = 'Goedkeuren') => screen.findByRole('button', { name })

beforeEach(() => {
  approvalsPortal()
  answer(approvals.rejectSavedRequest, null)
  answer(approvals.undoDecision, null)
})

describe('the lists to approve', () => {
  it('are called by what is in them, with who asks, where and for when (R-ROUTE-28)', async () => {
    await openPage('/goed-te-keuren-aanvragen')
    const link = await screen.findByRole('link', { name: /Lichtmast 9 m \+ 2/ })
    expect(link.textContent).toContain('Jan de Wit vraagt voor Blok B')
    expect(link.textContent).toContain('do 26 nov tot do 17 dec')
    await userEvent.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: 'Jan de Wit vraagt voor Blok B' })).toBeTruthy()
    expect(router.state.location.search).toEqual({ aanvraag: 'G-100001' })
  })

  it('say in whose place they are decided', async () => {
    answer(approvals.getSavedRequests, { items: [{ ...row, namens: 'Hans de Boer' }] })
    answer(approvals.getSubmission, card({ namens: 'Hans de Boer' }))
    await openPage('/goed-te-keuren-aanvragen')
    const link = await screen.findByRole('link', { name: /Lichtmast/ })
    expect(link.textContent).toContain('Namens Hans de Boer')
    await userEvent.click(link)
    expect(await screen.findByText('Hans de Boer is afwezig; u beslist in zijn of haar plaats.')).toBeTruthy()
  })

  it('say who decided in whose place', async () => {
    const done = { ...row, ...decided, besluitNamens: 'Hans de Boer', aanvraagnummer: 'P-1', magBesluiten: false }
    answer(approvals.getSavedRequests, { items: [done] })
    await openPage('/goed-te-keuren-aanvragen?soort=besloten')
    expect(await screen.findByText(/Goedgekeurd door Gerda Smit \(namens Hans de Boer\), /)).toBeTruthy()
  })

  it('say that nothing waits, and on their second view that nothing was decided', async () => {
    answer(approvals.getSavedRequests, { items: [] })
    await openPage('/goed-te-keuren-aanvragen')
    expect(await screen.findByText('Er zijn geen aanvragen om goed te keuren.')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Beslist' }))
    expect(await screen.findByText('Er is nog niets beslist.')).toBeTruthy()
    expect(router.state.location.search).toEqual({ soort: 'besloten' })
  })

  it('are for who decides somewhere only (OP-48)', async () => {
    answer(approvals.getStanding, { aantal: 0, isGoedkeurder: false })
    await openPage('/goed-te-keuren-aanvragen')
    expect(await screen.findByText('U keurt op geen enkele locatie lijsten goed.')).toBeTruthy()
  })

  it('can be approved several at once; what is refused stays, with why', async () => {
    const other = { ...row, savedAanvraagNummer: 'G-100002', inhoud: 'Trilplaat' }
    answer(approvals.getSavedRequests, { items: [row, other] })
    answer(approvals.approveSavedRequest, ({ savedAanvraagNummer }) =>
      savedAanvraagNummer === 'G-100002'
        ? refusal(409, 'goedkeuren.al_behandeld', {
            naam: 'Hans',
            besluit: 'Disapproved',
            moment: '2026-11-20T09:00:00Z',
          })
        : ({ aanvraagnummer: 'P-1', erpNummer: null, status: 'wachtrij', mail: 'uit' } as const),
    )
    await openPage('/goed-te-keuren-aanvragen')
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(await screen.findByRole('button', { name: '2 lijsten goedkeuren' }))
    expect(await screen.findByText(/Trilplaat \+ 2: Hans heeft deze lijst al afgekeurd/)).toBeTruthy()
    expect(sentTo(approvals.approveSavedRequest).map(({ input }) => input.savedAanvraagNummer)).toEqual([
      'G-100001',
      'G-100002',
    ])
    expect(await screen.findByText('1 lijst goedgekeurd')).toBeTruthy()
  })
})

describe('the decision card', () => {
  it('says what it costs a week and over the expected weeks, and follows what is changed', async () => {
    await openPage(screenOf('G-100001'))
    expect(await screen.findByText('per week, geschat')).toBeTruthy()
    expect(screen.getByText(/€\s210,00/)).toBeTruthy()
    expect(screen.getByText('over 3 weken')).toBeTruthy()
    expect(screen.getByText(/€\s630,00/)).toBeTruthy()
    const field = await quantity('Artikel 1')
    await userEvent.clear(field)
    await userEvent.type(field, '1{Enter}')
    expect((await quantity('Artikel 2')).getAttribute('value')).toBe('1')
    expect(screen.getByText(/€\s140,00/)).toBeTruthy()
    expect(screen.getAllByText('Gewijzigd: gevraagd was 2')).toHaveLength(2)
  })

  it('sends what differs, once, and shows the number of the request (R-ROUTE-29, R-APPR-04)', async () => {
    await openPage(screenOf('G-100001'))
    const field = await quantity('Artikel 3')
    await userEvent.clear(field)
    await userEvent.type(field, '0{Enter}')
    expect(await screen.findByText('Vervalt: gevraagd was 2')).toBeTruthy()
    answer(
      approvals.getSubmission,
      card({ ...decided, magBesluiten: false, aanvraagnummer: 'P-100001', herroepbaar: true }),
    )
    await userEvent.click(await approve('Goedkeuren met wijziging'))
    expect(await screen.findByText('De bestellijst is goedgekeurd. Het aanvraagnummer is P-100001.')).toBeTruthy()
    expect(shownPath()).toBe('/goed-te-keuren-aanvragen/approved/G-100001')
    const [sent, ...more] = sentTo(approvals.approveSavedRequest)
    expect(more).toEqual([])
    expect(sent?.input.regels).toEqual([{ regelNummer: 3, aantal: 0, opmerking: '' }])
    expect(sent?.key).not.toBeNull()
    answer(approvals.getSubmission, card())
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    expect(await approve()).toBeTruthy()
    expect(sentTo(approvals.undoDecision)[0]?.input).toEqual({ savedAanvraagNummer: 'G-100001' })
  })

  it('says who decided when somebody else was first (OP-29)', async () => {
    answer(approvals.approveSavedRequest, () =>
      refusal(409, 'goedkeuren.al_behandeld', { naam: 'Hans', besluit: 'Approved', moment: '2026-11-20T09:00:00Z' }),
    )
    await openPage(screenOf('G-100001'))
    await userEvent.click(await approve())
    expect((await screen.findByRole('alert')).textContent).toContain('Hans heeft deze lijst al goedgekeurd')
  })

  it('asks why before it rejects, and can take that back (R-APPR-05)', async () => {
    await openPage(screenOf('G-100001'))
    await userEvent.click(await screen.findByRole('button', { name: 'Afkeuren' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Afkeuren' }))
    expect(dialog.getByText('Vul een reden van afkeuring in.')).toBeTruthy()
    expect(sentTo(approvals.rejectSavedRequest)).toEqual([])
    await userEvent.type(dialog.getByRole('textbox'), 'Te duur')
    await userEvent.click(dialog.getByRole('button', { name: 'Afkeuren' }))
    expect(await screen.findByText('De bestellijst is afgekeurd.')).toBeTruthy()
    expect(sentTo(approvals.rejectSavedRequest)[0]?.input).toEqual({
      savedAanvraagNummer: 'G-100001',
      redenAfkeuring: 'Te duur',
      regels: [],
      dagen: null,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    expect(sentTo(approvals.undoDecision)).toHaveLength(1)
  })

  it('says what is wrong by now and how to mend it', async () => {
    const gone = {
      code: 'artikel.niet_bestelbaar',
      params: { item: 'M3' },
      veld: null,
      regelNummer: 3,
      blokkeert: true,
    }
    const late = {
      code: 'datum.verleden',
      params: { date: '2026-11-26' },
      veld: null,
      regelNummer: null,
      blokkeert: true,
    }
    const regels = [line(1), line(3, { bestelbaar: false })]
    answer(approvals.getSubmission, card({ bezwaren: [gone, late], regels }))
    await openPage(screenOf('G-100001'))
    expect(await screen.findByText('Niet meer te bestellen')).toBeTruthy()
    expect(screen.getByText('Zet de regel op 0 om de rest goed te keuren.')).toBeTruthy()
    const field = await quantity('Artikel 3')
    await userEvent.clear(field)
    await userEvent.type(field, '0{Enter}')
    expect(screen.queryByText('Zet de regel op 0 om de rest goed te keuren.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Teruggeven' }))
    const reason = within(await screen.findByRole('dialog')).getByRole('textbox')
    expect((reason as HTMLTextAreaElement).value).not.toBe('')
  })

  it('only shows to who does not decide what became of it', async () => {
    const regels = [line(1, { besluit: { aantal: 1, opmerking: 'Eén is genoeg' } })]
    answer(approvals.getSubmission, card({ ...decided, magBesluiten: false, regels }))
    await openPage(screenOf('G-100001'))
    expect(await screen.findByText(/Goedgekeurd door Gerda Smit/)).toBeTruthy()
    expect(screen.getByText('Eén is genoeg')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Goedkeuren' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: /^Aantal/ })).toBeNull()
  })

  it('has no amounts for who may not see prices', async () => {
    answer(approvals.getSubmission, card({ regels: [line(1, { toonPrijs: false, huurPrijsWeek: 0 })] }))
    await openPage(screenOf('G-100001'))
    await approve()
    expect(screen.queryByText(/€/)).toBeNull()
  })
})

describe('the ways there', () => {
  it('are a tile of the location with what waits (R-SCR-HUB-19)', async () => {
    await openPage('/locatie')
    const tile = await screen.findByRole('link', { name: /Goedkeuren/ })
    expect(tile.textContent).toContain('1 lijst wacht op u')
  })

  it('are none for who decides nowhere', async () => {
    answer(approvals.getStanding, { aantal: 0, isGoedkeurder: false })
    await openPage('/locatie')
    await within(await screen.findByRole('main')).findByRole('link', { name: /Aanvragen/ })
    expect(screen.queryByRole('link', { name: /Goedkeuren/ })).toBeNull()
  })

  it('are an entry in the menu of the user', async () => {
    await openPage('/locatie')
    await userEvent.click(screen.getByRole('button', { name: 'Gebruikersmenu' }))
    expect(await screen.findByText('Goedkeuren (1)')).toBeTruthy()
  })
})
