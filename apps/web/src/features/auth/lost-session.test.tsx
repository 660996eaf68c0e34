import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveSettings } from '../../../test/order-portal.ts'
import { freshPortal, logIn, openPage, shownPath } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { endSession, expireSession, startSession } from '../../lib/session.ts'

const away = 'U was te lang weg. Wat u invulde, is bewaard.'
const name = () => screen.findByLabelText<HTMLInputElement>('Accountnaam')

beforeEach(() => {
  freshPortal()
  serveSettings()
})

describe('the login after a session that ended', () => {
  it('says why, on the choice of login and on the login, with the account name filled in', async () => {
    startSession(tokenFor('uitvoerder', -1), 'Identity')
    await openPage('/bestellen/gegevens')
    expect(await screen.findByText(away)).toBeTruthy()
    expect(shownPath()).toBe('/inlog-methode')
    act(() => screen.getByRole('link', { name: /^Klant/ }).click())
    expect((await name()).value).toBe('uitvoerder')
    expect(shownPath()).toBe('/inloggen')
    expect(screen.getByText(away)).toBeTruthy()
  })

  it('says it as well when the server found the session over', async () => {
    logIn()
    expireSession()
    await openPage('/inloggen')
    expect((await name()).value).toBe('uitvoerder')
    expect(screen.getByText(away)).toBeTruthy()
  })

  it('says that it was ended where that happened elsewhere, not that somebody was away', async () => {
    logIn()
    expireSession('elsewhere')
    await openPage('/inloggen')
    expect(await screen.findByText('Uw sessie is beëindigd. Wat u invulde, is bewaard.')).toBeTruthy()
    expect(screen.queryByText(away)).toBeNull()
  })

  it('says nothing to who logged out', async () => {
    logIn()
    endSession()
    await openPage('/inloggen')
    expect((await name()).value).toBe('')
    expect(screen.queryByText(/is bewaard/)).toBeNull()
  })

  it('says nothing of a session that was lost before the last login', async () => {
    logIn()
    expireSession()
    logIn()
    endSession()
    await openPage('/inloggen')
    expect((await name()).value).toBe('')
    expect(screen.queryByText(/is bewaard/)).toBeNull()
  })
})
