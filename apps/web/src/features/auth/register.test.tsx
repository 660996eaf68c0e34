import { auth } from '@portal/contract/auth.ts'
import { settings } from '@portal/contract/settings.ts'
import { users } from '@portal/contract/users.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, openPage, refusal, sentTo } from '../../../test/stand-in.tsx'

const noSettings = {
  boolValues: [],
  multiStrings: [],
  intValues: [],
  stringValues: [],
  columnSettings: [],
  fileValues: [],
}

beforeEach(() => {
  freshPortal()
  answer(settings.getSettings, noSettings)
  answer(users.register, null)
  answer(auth.forgotPassword, null)
})

describe('the registration form', () => {
  it('names what is required by the settings, and sends what was filled in (R-ROUTE-12)', async () => {
    await openPage('/registreren')
    await userEvent.click(await screen.findByRole('button', { name: 'Account aanvragen' }))
    for (const name of ['voornaam', 'achternaam', 'bedrijf', 'e-mailadres', 'gebruikersnaam', 'wachtwoord']) {
      expect(await screen.findByText(`Vul een ${name} in.`)).toBeDefined()
    }
    expect(screen.queryByText('Dit veld is verplicht.')).toBeNull()
    expect(sentTo(users.register)).toEqual([])
    await userEvent.type(screen.getByLabelText(/Voornaam/), 'Sam')
    await userEvent.type(screen.getByLabelText(/Achternaam/), 'Smit')
    await userEvent.type(screen.getByLabelText(/Bedrijf/), 'Smit Bouw')
    await userEvent.type(screen.getByLabelText(/E-mail/), 'sam@smit.example')
    await userEvent.type(screen.getByLabelText(/Gebruikersnaam/), 'sam')
    await userEvent.type(screen.getByLabelText(/^Wachtwoord/, { selector: 'input' }), 'Hijskraan#2027')
    await userEvent.click(screen.getByRole('button', { name: 'Account aanvragen' }))
    expect(await screen.findByText('Uw registratie is ontvangen.')).toBeDefined()
    expect(sentTo(users.register).map(({ input }) => input)).toMatchObject([
      { voornaam: 'Sam', email: 'sam@smit.example', gebruikersnaam: 'sam', wachtwoord: 'Hijskraan#2027' },
    ])
  })

  it('is confirmed with the link of the mail and the password of the form', async () => {
    const asked = { naam: 'Sam Smit', bedrijfsnaam: '', email: 'sam@smit.example', gebruikersnaam: 'sam' }
    answer(users.getOwnRegistration, { ...asked, heeftWachtwoord: true, bevestigd: false })
    answer(users.confirmRegistration, () => refusal(400, 'registratie.wachtwoord_onjuist'))
    await openPage('/registreren#aBc-123')
    expect(await screen.findByText('sam@smit.example')).toBeDefined()
    await userEvent.type(screen.getByLabelText(/^Wachtwoord/, { selector: 'input' }), 'Hijskraan#2027')
    await userEvent.click(screen.getByRole('button', { name: 'Ja, dit heb ik aangevraagd' }))
    expect(await screen.findByText('Dit is niet het wachtwoord dat bij de aanvraag is gekozen.')).toBeDefined()
    answer(users.confirmRegistration, null)
    await userEvent.click(screen.getByRole('button', { name: 'Ja, dit heb ik aangevraagd' }))
    expect(await screen.findByText('Uw e-mailadres is bevestigd')).toBeDefined()
    expect(sentTo(users.confirmRegistration).at(-1)?.input).toEqual({ token: 'aBc-123', wachtwoord: 'Hijskraan#2027' })
  })

  it('says of a link that ran out where to ask again', async () => {
    answer(users.getOwnRegistration, () => refusal(410, 'registratie.link_ongeldig'))
    await openPage('/registreren#aBc-123')
    expect(await screen.findByText('Deze link is verlopen. Vraag het account opnieuw aan.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Account aanvragen' })).toBeDefined()
  })

  it('is closed while its settings are off (R-ROLE-11)', async () => {
    answer(settings.getSettings, { ...noSettings, boolValues: [{ name: 'AppRegistratie_Anoniem', value: false }] })
    await openPage('/registreren')
    expect(await screen.findByText('U hebt geen toegang tot dit onderdeel.')).toBeDefined()
  })
})

describe('a forgotten password', () => {
  it('is asked for by name, and the screen says the same for every name (R-ROUTE-13)', async () => {
    await openPage('/wachtwoord-vergeten')
    await userEvent.click(await screen.findByRole('button', { name: 'Link sturen' }))
    expect(await screen.findByText('Vul uw accountnaam of e-mailadres in.')).toBeDefined()
    await userEvent.type(screen.getByLabelText(/Accountnaam of e-mailadres/), ' eva ')
    answer(auth.forgotPassword, () => refusal(429, 'verzoek.te_vaak'))
    await userEvent.click(screen.getByRole('button', { name: 'Link sturen' }))
    expect(await screen.findByText(/U doet dit te vaak achter elkaar/)).toBeDefined()
    answer(auth.forgotPassword, null)
    await userEvent.click(screen.getByRole('button', { name: 'Link sturen' }))
    expect(await screen.findByText(/Als het account bestaat, is er een e-mail verzonden/)).toBeDefined()
    await waitFor(() => expect(sentTo(auth.forgotPassword).at(-1)?.input).toEqual({ gebruikersnaam: 'eva' }))
  })
})
