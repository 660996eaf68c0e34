import { auth } from '@portal/contract/auth.ts'
import { errorStatus } from '@portal/contract/errors.ts'
import { settings } from '@portal/contract/settings.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, freshPortal, openPage, refusal, router, sentTo } from '../../../test/stand-in.tsx'

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
})

describe('the choice of login', () => {
  it('offers employee, customer and a request for an account (R-ROUTE-16)', async () => {
    answer(settings.getSettings, {
      ...noSettings,
      boolValues: [{ name: 'AppRegistratie_Actief', value: false }],
      stringValues: [
        { name: 'Contact_Telefoon', value: '010 555 01 00' },
        { name: 'Contact_Email', value: 'balie@example.com' },
      ],
    })
    await openPage('/inlog-methode')
    const customer = await screen.findByRole('link', { name: /^Klant/ })
    expect(customer.getAttribute('href')).toBe('/inloggen')
    await userEvent.click(screen.getByRole('button', { name: /^Medewerker/ }))
    expect(await screen.findByRole('link', { name: 'Inloggen met accountnaam' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Account aanvragen/ }))
    expect((await screen.findByRole('link', { name: '010 555 01 00' })).getAttribute('href')).toBe('tel:0105550100')
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'balie@example.com' }).getAttribute('href')).toBe(
      'mailto:balie@example.com',
    )
  })
})

describe('the methods of login', () => {
  const switched = (bools: Readonly<Record<string, boolean>>, form = 'domain\\login') =>
    answer(settings.getSettings, {
      ...noSettings,
      boolValues: Object.entries(bools).map(([name, value]) => ({ name, value })),
      stringValues: [{ name: 'Login_AD_Formaat', value: form }],
    })
  const openEmployee = async () => {
    await openPage('/inlog-methode')
    await userEvent.click(await screen.findByRole('button', { name: /^Medewerker/ }))
    const lines = within(screen.getByRole('main')).queryAllByRole('listitem')
    return lines.map((line) => line.textContent)
  }

  it('leave out the password where it is switched off (R-SET-35)', async () => {
    switched({ Login_Identity: false })
    await openEmployee()
    expect(screen.queryByRole('link', { name: /^Klant/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Inloggen met accountnaam' })).toBeNull()
  })

  it('have no form for a password that is switched off (R-SET-35)', async () => {
    switched({ Login_Identity: false })
    await openPage('/inloggen')
    expect(await screen.findByText('Deze inlogmethode is niet beschikbaar.')).toBeTruthy()
    expect(screen.queryByLabelText('Wachtwoord')).toBeNull()
  })

  it.each([
    ['Login_Azure', 'Microsoft-accountU logt in op een pagina van uw bedrijf', 'domain\\login'],
    ['Login_AD', 'NetwerkaccountAls domein\\naam', 'domain\\login'],
    ['Login_AD', 'NetwerkaccountMet uw e-mailadres', '{email}'],
    ['Login_AuthServer', 'Inlogserver van het bedrijfU logt in op een pagina van uw bedrijf', 'domain\\login'],
  ])('name %s as it is set (R-SET-35)', async (method, words, form) => {
    switched({ [method]: true }, form)
    expect(await openEmployee()).toContain(words)
    expect(screen.queryByText('Uw bedrijf heeft geen aparte inlog voor medewerkers.')).toBeNull()
  })

  it('say so where employees have none of their own (R-SET-35)', async () => {
    switched({})
    await openEmployee()
    expect(screen.getByText('Uw bedrijf heeft geen aparte inlog voor medewerkers.')).toBeTruthy()
  })
})

describe('a refusal', () => {
  it('of any kind is shown and leaves the screen as it was (R-ERR-06)', async () => {
    await openPage('/inloggen')
    const name = await screen.findByLabelText<HTMLInputElement>('Accountnaam')
    const password = screen.getByLabelText<HTMLInputElement>('Wachtwoord')
    await userEvent.type(name, 'uitvoerder')
    await userEvent.type(password, 'Welkom-2026!')
    let asked = 0
    for (const [code, status] of Object.entries(errorStatus)) {
      answer(auth.login, () => refusal(status, code, { limit: 9 }))
      await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
      asked += 1
      await vi.waitFor(() => expect(sentTo(auth.login)).toHaveLength(asked))
      await vi.waitFor(() => expect(noticeOf(screen.getByRole('main'))).not.toBe(''))
      expect([code, router.state.location.pathname, name.value, password.value]).toEqual([
        code,
        '/inloggen',
        'uitvoerder',
        'Welkom-2026!',
      ])
    }
  })

  it('after too many tries leads to a new password (R-MSG-14)', async () => {
    answer(auth.login, () => refusal(423, 'account.geblokkeerd_pogingen'))
    await openPage('/inloggen')
    await userEvent.type(await screen.findByLabelText('Accountnaam'), 'uitvoerder')
    await userEvent.type(screen.getByLabelText('Wachtwoord'), 'Welkom-2026!')
    await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
    expect(await screen.findByText(/geblokkeerd na te veel inlogpogingen/)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Wachtwoord vergeten' })
    expect(link.getAttribute('href')).toBe('/wachtwoord-vergeten')
  })
})

/** The words of the message in the form; empty while there is none. */
function noticeOf(main: HTMLElement): string {
  return main.querySelector('form [role="alert"], form [role="status"]')?.textContent ?? ''
}
