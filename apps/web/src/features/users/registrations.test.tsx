import type { BackofficePerson, Registration } from '@portal/contract/accounts.ts'
import { users } from '@portal/contract/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, messages, openPage, refusal, sentTo, uuid } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

const sam: Registration = {
  id: uuid(1),
  voornaam: 'Sam',
  achternaam: 'Smit',
  bedrijfsnaam: 'Smit Bouw',
  email: 'sam@smit.example',
  telefoonnummer: '',
  gebruikersnaam: 'sam.smit',
  taal: 'de-DE',
  heeftWachtwoord: true,
  bevestigd: true,
  naamBezet: true,
  status: 'new',
  reden: '',
  besluitDoor: null,
  besluitMoment: null,
  moment: '2026-06-15T08:00:00.000Z',
}

beforeEach(() => {
  freshPortal()
  startSession(tokenFor('beheer', 3600, { role: ['Admin'] }), 'Identity')
  answer(users.getRegistrations, { items: [sam], totaal: 1, wachtend: 1 })
  answer(users.getBackofficePerson, { gekoppeld: null, naamgenoot: null })
  answer(users.refuseRegistration, null)
  answer(users.acceptRegistration, { id: uuid(2), uitnodiging: 'verzonden', backofficeBekend: true })
})

describe('the registrations', () => {
  it('become an account with another user name where that is taken', async () => {
    await openPage('/settings/registraties')
    await userEvent.click(await screen.findByRole('button', { name: 'Toelaten' }))
    const dialog = await screen.findByRole('dialog', { name: 'Account maken voor Sam Smit' })
    expect(within(dialog).getByText(/Deze gebruikersnaam is al bezet/)).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Toelaten' }))
    expect(sentTo(users.acceptRegistration)).toEqual([])
    await userEvent.type(within(dialog).getByLabelText(/^Gebruikersnaam/), '2')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Toelaten' }))
    await waitFor(() => expect(messages()).toContain('registrations.accepted'))
    expect(sentTo(users.acceptRegistration)[0]?.input).toMatchObject({
      id: sam.id,
      gebruikersnaam: 'sam.smit2',
      taal: 'de-DE',
    })
  })

  it('say before an account is made who that is in the back office, and whose name was typed', async () => {
    const judith: BackofficePerson = {
      backofficeNaam: 'judith.van.beek',
      naam: 'Judith van Beek',
      email: 'judith@bouw.example',
      bedrijf: 'Bouwbedrijf',
      geblokkeerd: false,
      keurtGoed: true,
      locaties: [{ nummer: '10001', naam: 'De Waterlinie', rol: 'site_manager' }],
      aantalLocaties: 5,
      accounts: ['judith'],
    }
    answer(users.getBackofficePerson, { gekoppeld: null, naamgenoot: judith })
    await openPage('/settings/registraties')
    await userEvent.click(await screen.findByRole('button', { name: 'Toelaten' }))
    const dialog = await screen.findByRole('dialog', { name: 'Account maken voor Sam Smit' })
    expect(await within(dialog).findByText(/is sam\.smit de naam van Judith van Beek/)).toBeDefined()
    expect(sentTo(users.getBackofficePerson)[0]?.input).toMatchObject({ gebruikersnaam: 'sam.smit', registratie: true })
    answer(users.getBackofficePerson, { gekoppeld: judith, naamgenoot: null })
    await userEvent.type(within(dialog).getByLabelText(/in de backoffice/i), 'judith.van.beek')
    await userEvent.tab()
    expect(await within(dialog).findByText('Is Judith van Beek in de backoffice (judith.van.beek)')).toBeDefined()
    for (const line of [
      'Uitvoerder op De Waterlinie (10001)',
      'En nog 4 locaties.',
      /Keurt goed wat anderen/,
      /judith\./,
    ])
      expect(within(dialog).getAllByText(line)).not.toHaveLength(0)
  })

  it('are refused with a reason; one that was decided meanwhile says so', async () => {
    await openPage('/settings/registraties')
    await userEvent.click(await screen.findByRole('button', { name: 'Weigeren' }))
    const dialog = await screen.findByRole('dialog', { name: 'Registratie van Sam Smit weigeren' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Weigeren' }))
    expect(await within(dialog).findByText('Vul een reden in.')).toBeDefined()
    await userEvent.type(within(dialog).getByLabelText(/Reden/), 'Bel ons')
    answer(users.refuseRegistration, () => refusal(409, 'registratie.al_behandeld'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Weigeren' }))
    expect(await within(dialog).findByText('Over deze registratie is al beslist.')).toBeDefined()
    answer(users.refuseRegistration, null)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Weigeren' }))
    await waitFor(() => expect(messages()).toContain('registrations.refused'))
  })

  it('say when nobody waits, and what was decided by whom', async () => {
    const refused: Registration = { ...sam, status: 'refused', reden: 'Bel ons', besluitDoor: 'chef' }
    answer(users.getRegistrations, ({ behandeld }) =>
      behandeld ? { items: [refused], totaal: 1, wachtend: 0 } : { items: [], totaal: 0, wachtend: 0 },
    )
    await openPage('/settings/registraties')
    expect(await screen.findByText('Er wacht niemand op een account.')).toBeDefined()
    await userEvent.click(screen.getByRole('tab', { name: 'Behandeld' }))
    const table = await screen.findByRole('table')
    expect(await within(table).findByText('Bel ons')).toBeDefined()
    expect(within(table).getByText('chef')).toBeDefined()
  })
})
