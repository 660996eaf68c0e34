import { auth } from '@portal/contract/auth.ts'
import { settings } from '@portal/contract/settings.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, freshPortal, openPage, refusal, router, sentTo } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { sessionStore, startSession } from '../../lib/session.ts'

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn() }))
vi.mock('../../lib/leave-page.ts', () => ({ leaveFor }))

const everything = ['Login_Identity', 'Login_Azure', 'Login_AuthServer', 'Login_AD']

function offer(names: readonly string[], form = 'domain\\login'): void {
  answer(settings.getSettings, {
    boolValues: everything.map((name) => ({ name, value: names.includes(name) })),
    multiStrings: [],
    intValues: [],
    stringValues: [{ name: 'Login_AD_Formaat', value: form }],
    columnSettings: [],
    fileValues: [],
  })
}

beforeEach(() => {
  freshPortal()
  leaveFor.mockReset()
  offer(everything)
})

async function openEmployee(terug = ''): Promise<HTMLElement> {
  await openPage(`/inlog-methode${terug}`)
  await userEvent.click(await screen.findByRole('button', { name: /^Medewerker/ }))
  return screen.getByRole('main')
}

const ways = [
  ['Microsoft-account', 'Azure', auth.loginAzure],
  ['Inlogserver van het bedrijf', 'Federation', auth.loginFederation],
] as const

describe('the choice of an employee', () => {
  it('offers Microsoft, the federation and the directory where all are on (R-ROUTE-17, R-GEN-20)', async () => {
    const main = await openEmployee()
    expect(within(main).getByRole('button', { name: /^Microsoft-account/ })).toBeTruthy()
    expect(within(main).getByRole('button', { name: /^Inlogserver van het bedrijf/ })).toBeTruthy()
    const network = within(main).getByRole('link', { name: /^Netwerkaccount/ })
    expect(network.getAttribute('href')).toBe('/inloggen?methode=netwerk')
  })

  it.each([
    ['Login_Azure', /^Microsoft-account/],
    ['Login_AuthServer', /^Inlogserver van het bedrijf/],
    ['Login_AD', /^Netwerkaccount/],
  ])('leaves out %s where it is off (R-GEN-22)', async (name, words) => {
    offer(everything.filter((one) => one !== name))
    const main = await openEmployee()
    expect(within(main).queryByRole('button', { name: words })).toBeNull()
    expect(within(main).queryByRole('link', { name: words })).toBeNull()
    expect(within(main).getAllByRole('listitem')).toHaveLength(2)
  })

  it.each(ways)(
    'leaves for the page of %s and comes back with a session to where it was going (R-GEN-20)',
    async (words, methode, finish) => {
      const adres = 'https://inloggen.example/authorize?x=1'
      answer(auth.startLogin, { adres, kenmerk: `kenmerk-${methode}`, geheim: 'geheim-1' })
      await openEmployee('?terug=%2Fbestellijst')
      await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${words}`) }))
      await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(adres))
      expect(sentTo(auth.startLogin)[0]?.input).toEqual({ methode, oorsprong: window.location.origin })
      answer(finish, { token: tokenFor('jan@bouwer.nl', 3600, { loginType: methode }) })
      cleanup()
      await openPage(`/inlog-methode?state=kenmerk-${methode}&code=code-1&iss=https%3A%2F%2Finloggen.example`)
      await waitFor(() => expect(router.state.location.pathname).toBe('/bestellijst'))
      expect(sessionStore.get()).toMatchObject({ loginMethod: methode, claims: { userName: 'jan@bouwer.nl' } })
      expect(sentTo(finish).map(({ input }) => input)).toEqual([
        { kenmerk: `kenmerk-${methode}`, geheim: 'geheim-1', code: 'code-1', uitgever: 'https://inloggen.example' },
      ])
    },
  )

  it('says why an identity server cannot be used, and leaves nowhere', async () => {
    answer(auth.startLogin, () => refusal(503, 'login.cloud_directory_fout'))
    await openEmployee()
    await userEvent.click(screen.getByRole('button', { name: /^Microsoft-account/ }))
    expect(
      await screen.findByText('Er is een probleem met de Microsoft-aanmelding. Probeer het later opnieuw.'),
    ).toBeTruthy()
    expect(leaveFor).not.toHaveBeenCalled()
  })

  it('says why a login was refused that came back, and takes it out of the address', async () => {
    answer(auth.startLogin, { adres: 'https://inloggen.example/', kenmerk: 'kenmerk-2', geheim: 'geheim-2' })
    await openEmployee()
    await userEvent.click(screen.getByRole('button', { name: /^Microsoft-account/ }))
    await waitFor(() => expect(leaveFor).toHaveBeenCalled())
    answer(auth.loginAzure, () => refusal(401, 'login.token_geweigerd'))
    cleanup()
    await openPage('/inlog-methode?state=kenmerk-2&code=code-2')
    expect(await screen.findByText(/^Deze aanmelding hoort niet bij dit portaal/)).toBeTruthy()
    expect(router.state.location.href).toBe('/inlog-methode')
    expect(sessionStore.get().authenticated).toBe(false)
  })

  it('sends nothing of a login that this browser did not begin', async () => {
    await openPage('/inlog-methode?state=van-een-ander&code=code-3')
    expect(await screen.findByText('Rond eerst het inloggen af.')).toBeTruthy()
    expect([...sentTo(auth.loginAzure), ...sentTo(auth.loginFederation)]).toEqual([])
  })
})

describe('the form of the directory', () => {
  it.each([
    ['domain\\login', 'Als domein\\naam'],
    ['{email}', 'Met uw e-mailadres'],
  ])('says how people are named in the form %s, and logs in there (R-GEN-20, R-GEN-21)', async (form, hint) => {
    offer(everything, form)
    answer(auth.loginDirectory, { token: tokenFor('bouwer\\jan', 3600, { loginType: 'Directory' }) })
    await openPage('/inloggen?methode=netwerk')
    const name = await screen.findByLabelText('Accountnaam')
    expect(screen.getByText(hint)).toBeTruthy()
    await userEvent.type(name, 'bouwer\\jan')
    await userEvent.type(screen.getByLabelText('Wachtwoord'), 'Steiger-42')
    await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
    await waitFor(() => expect(sessionStore.get().loginMethod).toBe('Directory'))
    expect(sentTo(auth.loginDirectory)[0]?.input).toEqual({ gebruikersnaam: 'bouwer\\jan', wachtwoord: 'Steiger-42' })
    expect(sentTo(auth.login)).toEqual([])
  })

  it('is not there while the directory is off (R-GEN-22)', async () => {
    offer(['Login_Identity'])
    await openPage('/inloggen?methode=netwerk')
    expect(await screen.findByText('Deze inlogmethode is niet beschikbaar.')).toBeTruthy()
    expect(screen.queryByLabelText('Wachtwoord')).toBeNull()
  })
})

describe('logging out', () => {
  it('leaves for the page that ends the session at the identity server too', async () => {
    startSession(tokenFor('jan@bouwer.nl', 3600, { loginType: 'Azure' }), 'Azure')
    answer(auth.logout, { adres: 'https://inloggen.example/logout' })
    await openPage('/info')
    await userEvent.click(await screen.findByRole('button', { name: 'Gebruikersmenu' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Uitloggen' }))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://inloggen.example/logout'))
    expect(sessionStore.get().authenticated).toBe(false)
  })
})

describe('the password of an employee', () => {
  it.each([
    ['login.wachttijd', /Vraag uw eigen beheerder/],
    ['account.geblokkeerd_pogingen', /Vraag uw beheerder om u weer toe te laten/],
  ] as const)('cannot be set again here, and %s does not say so', async (code, words) => {
    answer(auth.loginDirectory, () => refusal(429, code, { minutes: 5 }))
    await openPage('/inloggen?methode=netwerk')
    await userEvent.type(await screen.findByLabelText(/^Accountnaam/), 'BOUWER\\jan')
    await userEvent.type(screen.getByLabelText(/^Wachtwoord/, { selector: 'input' }), 'Fout-2026!')
    await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByText(/wachtwoord opnieuw in/)).toBeNull()
  })

  it.each(['Directory', 'Azure', 'Federation'] as const)(
    'of %s is changed at the company: the menu and the page say so',
    async (loginType) => {
      startSession(tokenFor('jan', 3600, { loginType }), loginType)
      await openPage('/wachtwoord-wijzigen')
      expect(await screen.findByText(/Daar wijzigt u ook uw wachtwoord/)).toBeDefined()
      expect(document.querySelector('input[type="password"]')).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Gebruikersmenu' }))
      expect(await screen.findByRole('button', { name: 'Uitloggen' })).toBeDefined()
      expect(screen.queryByRole('link', { name: 'Wachtwoord wijzigen' })).toBeNull()
    },
  )
})
