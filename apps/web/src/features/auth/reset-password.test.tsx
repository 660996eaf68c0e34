import { auth } from '@portal/contract/auth.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, logIn, openPage, refusal, router, sentTo } from '../../../test/stand-in.tsx'

const fresh = 'Steiger-42-Maaskade'
const type = async (label: string, words: string) => userEvent.type(await screen.findByLabelText(label), words)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Wachtwoord instellen' }))

beforeEach(freshPortal)

describe('a password by a link', () => {
  it('is set with what stands behind the # of the link, and leads to the login (R-ROUTE-14)', async () => {
    answer(auth.resetPassword, null)
    await openPage('/wachtwoord-resetten#aBc-123_x')
    await type('Nieuw wachtwoord', fresh)
    await type('Herhaal nieuw wachtwoord', fresh)
    await send()
    await waitFor(() => expect(router.state.location.pathname).toBe('/inloggen'))
    expect(sentTo(auth.resetPassword).map(({ input }) => input)).toEqual([
      { token: 'aBc-123_x', nieuwWachtwoord: fresh, herhaalWachtwoord: fresh },
    ])
    expect(await screen.findByText('Uw wachtwoord is ingesteld. U kunt nu inloggen.')).toBeTruthy()
  })

  it('is not sent while a rule is broken or the two differ', async () => {
    await openPage('/wachtwoord-resetten#aBc')
    await type('Nieuw wachtwoord', 'kort')
    await type('Herhaal nieuw wachtwoord', 'anders')
    await send()
    expect(screen.getByText('Dit wachtwoord voldoet nog niet aan alle regels.')).toBeTruthy()
    expect(screen.getByText('De wachtwoorden komen niet overeen.')).toBeTruthy()
    expect(sentTo(auth.resetPassword)).toEqual([])
  })

  it('says that a link was used, and beside the field what only the portal knows', async () => {
    answer(auth.resetPassword, () => refusal(410, 'wachtwoord.link_ongeldig'))
    await openPage('/wachtwoord-resetten#aBc')
    await type('Nieuw wachtwoord', fresh)
    await type('Herhaal nieuw wachtwoord', fresh)
    await send()
    expect(await screen.findByText(/al gebruikt of verlopen/)).toBeTruthy()
    const body = { code: 'wachtwoord.bevat_naam', params: {}, reference: 'R-1', field: 'nieuwWachtwoord' }
    answer(auth.resetPassword, () => new Response(JSON.stringify(body), { status: 400 }))
    await send()
    const field = screen.getByLabelText('Nieuw wachtwoord')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('Het wachtwoord mag uw naam of gebruikersnaam niet bevatten.')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/wachtwoord-resetten')
  })

  it('cannot be set without the part behind the #', async () => {
    await openPage('/wachtwoord-resetten')
    expect(await screen.findByText(/ontbreekt een deel/)).toBeTruthy()
    expect(screen.queryByLabelText('Nieuw wachtwoord')).toBeNull()
  })
})

describe('a change of password', () => {
  it('says before that sessions and the calendar address end, and shows where it waits', async () => {
    logIn()
    answer(auth.changePassword, () => refusal(423, 'account.geblokkeerd_pogingen'))
    await openPage('/wachtwoord-wijzigen')
    expect(await screen.findByText(/stopt uw agenda-abonnement op keuringen/)).toBeTruthy()
    await type('Huidig wachtwoord', 'Welkom-2026!')
    await type('Nieuw wachtwoord', fresh)
    await type('Herhaal nieuw wachtwoord', fresh)
    await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }))
    expect(await screen.findByText(/geblokkeerd na te veel inlogpogingen/)).toBeTruthy()
  })

  it('leads to the login, which says so and has the account name filled in', async () => {
    logIn()
    answer(auth.changePassword, () => new Response(null, { status: 204 }))
    await openPage('/wachtwoord-wijzigen')
    await type('Huidig wachtwoord', 'Welkom-2026!')
    await type('Nieuw wachtwoord', fresh)
    await type('Herhaal nieuw wachtwoord', fresh)
    await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }))
    expect(await screen.findByText('Uw wachtwoord is gewijzigd. Log in met het nieuwe.')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/inloggen')
    expect(screen.getByLabelText<HTMLInputElement>('Accountnaam').value).toBe('uitvoerder')
    expect(screen.queryByText(/sessie/)).toBeNull()
  })
})
