import type { Account } from '@portal/contract/accounts.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { users } from '@portal/contract/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, messages, openPage, refusal, router, sentTo, uuid } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

const eva: Account = {
  id: uuid(1),
  versie: 3,
  gebruikersnaam: 'eva@bouw.example',
  voornaam: 'Eva',
  achternaam: 'de Wit',
  bedrijfsnaam: 'Bouwbedrijf',
  email: 'eva@bouw.example',
  telefoonnummer: '',
  taal: 'nl-NL',
  roles: [],
  isAdministrator: false,
  geblokkeerd: false,
  geblokkeerdInBackoffice: false,
  mislukteLogins: 5,
  loginSoort: 'Identity',
  bewezenEmail: null,
  emailDoor: null,
  heeftWachtwoord: true,
  backofficeNaam: 'eva.wit',
  backofficeBekend: false,
  klanten: ['K1000'],
  eigenKlanten: [],
  locaties: 2,
  laatsteLogin: null,
  aangemaakt: '2026-06-15T08:00:00.000Z',
}
const counts = { alle: 1, beheerders: 0, uitgenodigd: 0, geblokkeerd: 0, onbekend: 1 }

function as(role: 'Admin' | 'SuperAdmin') {
  startSession(tokenFor('beheer', 3600, { role: [role] }), 'Identity')
}
beforeEach(() => {
  freshPortal()
  as('Admin')
  answer(users.getUsers, { items: [eva], totaal: 1, tellingen: counts })
  answer(users.getUser, eva)
  answer(users.getBackofficePerson, { gekoppeld: null, naamgenoot: null })
  answer(users.updateUser, { gebruiker: { ...eva, versie: 4 }, uitnodiging: 'verzonden' })
})

const open = async () => {
  await openPage(`/gebruikers?gebruiker=${eva.id}`)
  return screen.findByRole('dialog', { name: 'Eva de Wit' })
}

describe('a mail address that waits', () => {
  const waiting = { ...eva, bewezenEmail: 'oud@bouw.example', emailDoor: 'collega' }

  it('is confirmed by another administrator than who gave it', async () => {
    answer(users.getUser, waiting)
    const dialog = await open()
    expect(within(dialog).getByText(/gaan naar oud@bouw\.example/)).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Adres bevestigen' }))
    await waitFor(() => expect(sentTo(users.updateUser).at(-1)?.input).toMatchObject({ bevestigEmail: true }))
  })

  it('is not confirmed by the one who gave it', async () => {
    answer(users.getUser, { ...waiting, emailDoor: 'beheer' })
    const dialog = await open()
    expect(within(dialog).getByText(/gaan naar oud@bouw\.example/)).toBeDefined()
    expect(within(dialog).queryByRole('button', { name: 'Adres bevestigen' })).toBeNull()
  })
})

describe('the users', () => {
  it('are an overview of the administration, by group, searched and in order (R-ROUTE-63, R-SCR-ADMIN-15)', async () => {
    await openPage('/gebruikers?groep=onbekend&zoek=eva&sorteer=-laatsteLogin')
    const table = await screen.findByRole('table')
    expect(await within(table).findByText('Eva de Wit')).toBeDefined()
    expect(within(table).getByText('Onbekend in de backoffice')).toBeDefined()
    expect(sentTo(users.getUsers).at(-1)?.input).toMatchObject({
      groep: 'onbekend',
      zoekterm: 'eva',
      sorteer: 'laatsteLogin',
      aflopend: true,
    })
    const sections = screen.getByRole('navigation', { name: 'Onderdelen van het beheer' })
    expect(within(sections).getByRole('link', { current: 'page' }).textContent).toBe('Gebruikers')
    await userEvent.click(screen.getByRole('tab', { name: /Geblokkeerd/ }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ groep: 'geblokkeerd' }))
  })

  it('offer to clear a search that hides everything', async () => {
    answer(users.getUsers, { items: [], totaal: 0, tellingen: counts })
    await openPage('/gebruikers?zoek=x')
    await userEvent.click(await screen.findByRole('button', { name: 'Zoekterm wissen' }))
    expect(await screen.findByText('Er zijn nog geen gebruikers.')).toBeDefined()
  })

  it('are closed to people who administer nothing (R-ROLE-16)', async () => {
    startSession(tokenFor('piet', 3600, {}), 'Identity')
    await openPage('/gebruikers')
    expect(await screen.findByText('U hebt geen toegang tot dit onderdeel.')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('one user', () => {
  it('says who is unknown in the back office, and failed logins are cleared by any administrator', async () => {
    const dialog = await open()
    expect(await within(dialog).findByText('De backoffice kent ‘eva.wit’ niet.')).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mislukte logins wissen' }))
    await waitFor(() => expect(messages()).toContain('users.cleared'))
    expect(sentTo(users.updateUser).map(({ input }) => input)).toEqual([
      { id: eva.id, versie: 3, wisMislukteLogins: true },
    ])
  })

  it('is changed by what differs only, with the version that was seen', async () => {
    const dialog = await open()
    const name = await within(dialog).findByLabelText(/Voornaam/)
    await userEvent.clear(name)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Opslaan' }))
    expect(await within(dialog).findByText('Vul een voornaam in.')).toBeDefined()
    expect(sentTo(users.updateUser)).toEqual([])
    await userEvent.type(name, 'Eva Maria')
    await userEvent.type(within(dialog).getByLabelText(/Extra klantnummers/), 'K1, K2;K3')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(messages()).toContain('users.saved'))
    expect(sentTo(users.updateUser).map(({ input }) => input)).toEqual([
      { id: eva.id, versie: 3, voornaam: 'Eva Maria', eigenKlanten: ['K1', 'K2', 'K3'] },
    ])
  })

  it('shows a refusal beside its field, and one about something else above the form', async () => {
    const dialog = await open()
    const name = await within(dialog).findByLabelText(/^Gebruikersnaam/)
    await userEvent.type(name, 'x')
    answer(users.updateUser, () => {
      const body = { code: 'gebruiker.naam_bezet', params: {}, field: 'gebruikersnaam', reference: 'R-1' }
      return new Response(JSON.stringify(body), { status: 409 })
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(name.getAttribute('aria-describedby')).toContain('error'))
    expect(within(dialog).getByText('Gebruikersnaam is bezet')).toBeDefined()
    answer(users.updateUser, () => refusal(409, 'error.tussentijds_gewijzigd'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Opslaan' }))
    expect(await within(dialog).findByText(/Iemand heeft dit intussen gewijzigd/)).toBeDefined()
  })

  it('is blocked and deleted after one question each', async () => {
    answer(users.deleteUser, null)
    const dialog = await open()
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Blokkeren' }))
    const block = await screen.findByRole('dialog', { name: 'Blokkeren' })
    expect(sentTo(users.updateUser)).toEqual([])
    await userEvent.click(within(block).getByRole('button', { name: 'Blokkeren' }))
    await waitFor(() => expect(messages()).toContain('users.blocked'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gebruiker verwijderen' }))
    const question = await screen.findByRole('dialog', { name: 'Gebruiker verwijderen' })
    await userEvent.click(within(question).getByRole('button', { name: 'Gebruiker verwijderen' }))
    await waitFor(() => expect(messages()).toContain('users.deleted'))
    expect(sentTo(users.deleteUser).map(({ input }) => input)).toEqual([{ id: eva.id, versie: 3 }])
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Eva de Wit' })).toBeNull())
  })

  it('that administers can be looked at by an administrator, and not changed', async () => {
    answer(users.getUser, { ...eva, roles: ['Admin'] })
    const dialog = await open()
    expect(await within(dialog).findByText(/Alleen een hoofdbeheerder kan het wijzigen/)).toBeDefined()
    expect(within(dialog).queryByRole('button', { name: 'Opslaan' })).toBeNull()
  })

  it('gets rights from a chief administrator', async () => {
    as('SuperAdmin')
    answer(users.getUser, { ...eva, roles: ['Admin'] })
    const dialog = await open()
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: /Hoofdbeheerder/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Opslaan' }))
    await waitFor(() =>
      expect(sentTo(users.updateUser).at(-1)?.input).toMatchObject({ roles: ['Admin', 'SuperAdmin'] }),
    )
  })
})

describe('the logins of a user', () => {
  it('show the second step and where they are logged in, to be ended by an administrator', async () => {
    answer(secondFactor.getFactorOwners, {
      items: [
        {
          gebruikersnaam: eva.gebruikersnaam,
          naam: 'Eva de Wit',
          soorten: ['passkey'],
          herstelcodes: 3,
          gebruikt: null,
          magWissen: true,
        },
      ],
      totaal: 1,
    })
    const session = {
      id: uuid(7),
      hier: false,
      browser: 'Safari',
      systeem: 'iOS',
      netwerk: '',
      soort: 'Identity' as const,
      geopend: '2026-06-15T08:00:00.000Z',
      gebruikt: '2026-06-15T08:00:00.000Z',
    }
    answer(secondFactor.getSessionsOf, { items: [session] })
    answer(secondFactor.endSessionsOf, { aantal: 1 })
    const dialog = await open()
    expect(await within(dialog).findByText('Tweede stap bij inloggen: Passkey')).toBeDefined()
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Uitloggen op Safari · iOS' }))
    await waitFor(() => expect(messages()).toContain('security.othersEnded'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Overal uitloggen' }))
    await waitFor(() => expect(sentTo(secondFactor.endSessionsOf)).toHaveLength(2))
    expect(sentTo(secondFactor.endSessionsOf).map(({ input }) => input.sessie)).toEqual([uuid(7), null])
  })
})

describe('a new user', () => {
  it('is made by a form whose user name follows the mail address (R-ROUTE-62, R-SCR-ADMIN-16)', async () => {
    answer(users.createUser, { id: eva.id, uitnodiging: 'verzonden', backofficeBekend: true })
    await openPage('/gebruiker-aanmaken')
    await userEvent.click(await screen.findByRole('button', { name: 'Gebruiker aanmaken' }))
    for (const name of ['voornaam', 'achternaam', 'e-mailadres', 'gebruikersnaam']) {
      expect(await screen.findByText(`Vul een ${name} in.`)).toBeDefined()
    }
    await userEvent.type(screen.getByLabelText(/Voornaam/), 'Eva')
    await userEvent.type(screen.getByLabelText(/Achternaam/), 'de Wit')
    await userEvent.type(screen.getByLabelText(/E-mail/), 'eva@bouw.example')
    await userEvent.type(screen.getByLabelText(/^Wachtwoord/, { selector: 'input' }), 'kort')
    await userEvent.click(screen.getByRole('button', { name: 'Gebruiker aanmaken' }))
    expect(await screen.findByText('Het wachtwoord moet minimaal 8 tekens bevatten.')).toBeDefined()
    expect(sentTo(users.createUser)).toEqual([])
    await userEvent.clear(screen.getByLabelText(/^Wachtwoord/, { selector: 'input' }))
    await userEvent.click(screen.getByRole('button', { name: 'Gebruiker aanmaken' }))
    await waitFor(() => expect(messages()).toContain('users.madeInvited'))
    const [sent] = sentTo(users.createUser)
    expect(sent?.input).toMatchObject({ gebruikersnaam: 'eva@bouw.example', wachtwoord: '', eigenKlanten: [] })
    expect(sent?.input).not.toHaveProperty('roles')
    expect(sent?.key).not.toBeNull()
    await waitFor(() => expect(router.state.location.pathname).toBe('/gebruikers'))
  })
})
