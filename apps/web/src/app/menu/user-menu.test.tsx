import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveSettings } from '../../../test/order-portal.ts'
import { freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

beforeEach(() => {
  freshPortal()
  logIn()
})

async function openMenu() {
  await openPage('/info')
  await userEvent.click(await screen.findByRole('button', { name: 'Gebruikersmenu' }))
  const menu = within(screen.getByRole('group', { name: 'Gebruikersmenu' }))
  await menu.findByText('Weergave')
  return menu
}

describe('the menu of a person', () => {
  it('says who they are by their own name', async () => {
    startSession(tokenFor('uitvoerder', 3600, { name: 'Kees de Bruin' }), 'Identity')
    expect((await openMenu()).getByText('Ingelogd als Kees de Bruin')).toBeTruthy()
  })

  it('says the name of the account where no other is known', async () => {
    expect((await openMenu()).getByText('Ingelogd als uitvoerder')).toBeTruthy()
  })

  it('calls the company with one tap, if it has a number', async () => {
    serveSettings({ Contact_Telefoon: '+31 30 123 45 67' })
    const call = (await openMenu()).getByRole('link', { name: 'De materieeldienst bellen' })
    expect(call.getAttribute('href')).toBe('tel:+31301234567')
  })
})
