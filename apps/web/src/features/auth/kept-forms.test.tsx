import { approvals } from '@portal/contract/approvals.ts'
import { complaints } from '@portal/contract/complaints.ts'
import { locationChanges } from '@portal/contract/location-changes.ts'
import { settings } from '@portal/contract/settings.ts'
import { users } from '@portal/contract/users.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildComplaintDetails } from '../../../test/build-complaint.ts'
import { card, row } from '../../../test/build-submission.ts'
import { buildLocation, freshPortal, answer as given, logIn, openPage, uuid } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { expireSession, startSession } from '../../lib/session.ts'
import { unsavedStore } from '../../lib/unsaved.ts'

const administrator = () => startSession(tokenFor('beheer', 3600, { role: ['Admin'] }), 'Identity')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const inDialog = async () => within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox')
const leaveForLogin = async () => {
  act(() => expireSession())
  cleanup()
  await openPage('/inloggen')
}
const decisions = '/goed-te-keuren-aanvragen?aanvraag=G-100001'

const forms = [
  { form: 'feedback', path: '/klachten-aanmaken', open: () => field(/Wat is er aan de hand/), enter: () => logIn() },
  {
    form: 'feedback about an order',
    path: '/klachten-aanmaken?over=order&nummer=VO-7',
    open: () => field(/Wat is er aan de hand/),
    enter: () => logIn(),
  },
  { form: 'a reply', path: '/klacht-details/KP26-1', open: () => field(/Uw reactie/), enter: () => logIn() },
  { form: 'a new location', path: '/locatie-aanvragen', open: () => field(/Omschrijving/), enter: () => logIn() },
  { form: 'a new user', path: '/gebruiker-aanmaken', open: () => field(/Voornaam/), enter: administrator },
  {
    form: 'why a list is rejected',
    path: decisions,
    open: async () => {
      await press('Afkeuren')
      return inDialog()
    },
    enter: () => logIn(),
  },
  {
    form: 'why a list is handed over',
    path: decisions,
    open: async () => {
      await press('Overdragen')
      return inDialog()
    },
    enter: () => logIn(),
  },
  {
    form: 'why a registration is refused',
    path: '/settings/registraties',
    open: async () => {
      await press('Weigeren')
      return inDialog()
    },
    enter: administrator,
  },
]

const registration = {
  ...{ id: uuid(1), voornaam: 'Sam', achternaam: 'Smit', bedrijfsnaam: '', email: 'sam@smit.example' },
  ...{ telefoonnummer: '', gebruikersnaam: 'sam.smit', taal: 'nl-NL' as const, heeftWachtwoord: true },
  ...{ bevestigd: true, naamBezet: false, status: 'new' as const, reden: '', besluitDoor: null, besluitMoment: null },
  moment: '2026-06-15T08:00:00.000Z',
}

beforeEach(() => {
  freshPortal()
  given(settings.getSettings, {
    ...{ intValues: [], stringValues: [], multiStrings: [], columnSettings: [], fileValues: [] },
    boolValues: [{ name: 'AppNieuweLocatieAanmaken_Actief', value: true }],
  })
  given(locationChanges.getChanges, { items: [] })
  given(locationChanges.getCustomers, { items: [] })
  given(complaints.getDocuments, { items: [] })
  given(complaints.getComplaint, buildComplaintDetails())
  given(approvals.getStanding, { aantal: 1, isGoedkeurder: true })
  given(approvals.getSavedRequests, ({ soort }) => ({ items: soort === 'besloten' ? [] : [row] }))
  given(approvals.getSubmission, card({ magBesluiten: true, magOverdragen: true }))
  given(approvals.getCandidates, { items: [{ goedkeurder: 'HANS', naam: 'Hans de Boer', gevraagd: false }] })
  given(users.getRegistrations, { items: [registration], totaal: 1, wachtend: 1 })
})

describe('what somebody filled in', () => {
  it.each(forms)('as $form is there again after the session ended and a new login', async ({ path, open, enter }) => {
    enter()
    await openPage(path)
    const typed = await open()
    await userEvent.type(typed, 'Half af')
    await leaveForLogin()
    expect(await screen.findByText('U was te lang weg. Wat u invulde, is bewaard.')).toBeTruthy()
    cleanup()
    enter()
    await openPage(path)
    expect((await open()).value).toContain('Half af')
  })

  it('is another person’s nowhere', async () => {
    logIn()
    await openPage('/klachten-aanmaken')
    await userEvent.type(await field(/Wat is er aan de hand/), 'Half af')
    cleanup()
    startSession(tokenFor('voorman'), 'Directory')
    await openPage('/klachten-aanmaken')
    expect((await field(/Wat is er aan de hand/)).value).toBe('')
  })

  it('does not come back once it was sent', async () => {
    given(complaints.addComment, { id: uuid(2) })
    logIn()
    await openPage('/klacht-details/KP26-1')
    await userEvent.type(await field(/Uw reactie/), 'Nog steeds stuk')
    await press('Reageren')
    await vi.waitFor(async () => expect((await field(/Uw reactie/)).value).toBe(''))
    cleanup()
    await openPage('/klacht-details/KP26-1')
    expect((await field(/Uw reactie/)).value).toBe('')
  })

  it('is not said to be kept where it could not be', async () => {
    administrator()
    await openPage('/gebruiker-aanmaken')
    await userEvent.type(await screen.findByLabelText(/^Wachtwoord/, { selector: 'input' }), 'Geheim-2026')
    expect(unsavedStore.get()).toBe(1)
    await leaveForLogin()
    expect(await screen.findByText(/Wat u nog niet had opgeslagen, moet u opnieuw invullen/)).toBeTruthy()
    expect(screen.queryByText(/is bewaard/)).toBeNull()
    expect(JSON.stringify(localStorage)).not.toContain('Geheim-2026')
  })
})

describe('a location', () => {
  it('keeps what was filled in apart from that of another', async () => {
    logIn()
    await openPage('/klachten-aanmaken')
    await userEvent.type(await field(/Wat is er aan de hand/), 'Half af')
    cleanup()
    logIn(buildLocation({ nummer: '10002', omschrijving: 'Blok B' }))
    await openPage('/klachten-aanmaken')
    expect((await field(/Wat is er aan de hand/)).value).toBe('')
  })
})
