import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showPage } from '../../test/show-page.ts'
import { tokenFor } from '../../test/token-for.ts'
import { followLanguage } from '../lib/follow-language.ts'
import { notify } from '../lib/notifications.ts'
import { setPreference } from '../lib/preferences.ts'
import { queryClient } from '../lib/query-client.ts'
import { endSession, startSession } from '../lib/session.ts'
import { switchLanguage } from '../lib/text.ts'
import { Providers } from './Providers.tsx'
import { router } from './routes.tsx'

const empty = { boolValues: [], multiStrings: [], intValues: [], stringValues: [], columnSettings: [], fileValues: [] }
const answers: Record<string, unknown> = {
  '/api/AppSettings/GetSettings': {
    ...empty,
    stringValues: [
      { name: 'Contact_Bedrijfsnaam', value: 'Rijnmond Materieel' },
      { name: 'Contact_Telefoon', value: '010 555 01 00' },
    ],
    fileValues: [{ name: 'Standaard_Voorwaarden', value: 'voorwaarden-1' }],
  },
  '/api/ItemCategories/GetItemCategories': { items: [] },
}

beforeEach(async () => {
  endSession()
  queryClient.clear()
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(JSON.stringify(answers[address] ?? {}), { status: 200 }),
  )
  setPreference('language', 'nl-NL')
  await switchLanguage('nl-NL')
})

async function open(path: string) {
  render(<Providers />)
  await showPage(path)
}

describe('the frame', () => {
  it("has the title 'Materieel Portaal' in the page and its header (R-GEN-01)", async () => {
    await open('/')
    await vi.waitFor(() => expect(document.title).toBe('Materieel Portaal'))
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Materieel Portaal' })).toBeTruthy()
  })

  it('has a bar with one message at a time, which can be closed (R-SCR-SHELL-01)', async () => {
    await open('/info')
    notify('locaties.bijgewerkt')
    notify('wachtwoord.gewijzigd')
    expect(await screen.findByText('De locaties zijn bijgewerkt.')).toBeTruthy()
    expect(screen.queryByText('Uw wachtwoord is gewijzigd.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Melding sluiten' }))
    expect(await screen.findByText('Uw wachtwoord is gewijzigd.')).toBeTruthy()
    expect(screen.queryByText('De locaties zijn bijgewerkt.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Melding sluiten' }))
    await vi.waitFor(() => expect(screen.queryByText('Uw wachtwoord is gewijzigd.')).toBeNull())
  })

  it('leads an unknown path to /404 (R-ROUTE-03)', async () => {
    await open('/bestaat-niet')
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/404'))
    expect(await screen.findByRole('heading', { level: 1, name: 'De pagina is niet gevonden.' })).toBeTruthy()
  })

  it('shows the contact block of the company and its terms (R-SCR-SHELL-07, R-SCR-SHELL-08)', async () => {
    await open('/info')
    const footer = screen.getByRole('contentinfo')
    expect(await within(footer).findByText('Rijnmond Materieel')).toBeTruthy()
    expect(within(footer).getByRole('link', { name: 'Voorwaarden' }).getAttribute('href')).toBe(
      '/bestanden/voorwaarden-1',
    )
  })

  it('switches every text with the language picker (R-SCR-SHELL-05)', async () => {
    followLanguage()
    await open('/info')
    await userEvent.click(screen.getByRole('button', { name: 'Taal kiezen' }))
    await userEvent.click(screen.getByText('Deutsch'))
    expect(await screen.findByRole('button', { name: 'Sprache wählen' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('de-DE')
  })

  it('offers changing the password and refreshing the locations in the user menu (R-SCR-SHELL-17, R-SCR-SHELL-18)', async () => {
    startSession(tokenFor('uitvoerder'), 'Identity')
    await open('/info')
    await userEvent.click(screen.getByRole('button', { name: 'Gebruikersmenu' }))
    expect((await screen.findByRole('link', { name: 'Wachtwoord wijzigen' })).getAttribute('href')).toBe(
      '/wachtwoord-wijzigen',
    )
    expect(screen.getByRole('button', { name: 'Locaties verversen' })).toBeTruthy()
  })

  it.each([
    ['/', 1],
    ['/inlog-methode', 0],
    ['/inloggen', 0],
  ])('offers the login in the bar of %s %i times, and not where the screen is about it', async (path, times) => {
    await open(path)
    await screen.findByRole('heading', { level: 1 })
    expect(within(screen.getByRole('banner')).queryAllByRole('link', { name: 'Inloggen' })).toHaveLength(times)
  })

  it.each([
    ['nl-NL', 'Accountnaam'],
    ['de-DE', 'Kontoname'],
    ['fr-FR', 'Nom de compte'],
    ['en-US', 'Account name'],
  ] as const)('asks for the account name in %s (R-SCR-LOGIN-01)', async (locale, label) => {
    await switchLanguage(locale)
    await open('/inloggen')
    expect(await screen.findByLabelText(label)).toBeTruthy()
  })
})
