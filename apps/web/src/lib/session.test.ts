import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../../test/token-for.ts'
import {
  endSession,
  expireSession,
  followOtherWindows,
  isExpired,
  onSessionExpired,
  sessionStore,
  startSession,
} from './session.ts'
import { readClaims } from './token.ts'

beforeEach(endSession)

describe('session', () => {
  it('keeps authorisation, authenticated flag and login method in the auth cookie (R-ENT-23)', () => {
    const token = tokenFor('uitvoerder')
    startSession(token, 'Directory')
    const pair = document.cookie.split('; ').find((part) => part.startsWith('mp_auth='))
    expect(JSON.parse(decodeURIComponent(pair?.slice(8) ?? ''))).toEqual({
      authorisation: token,
      authenticated: true,
      loginMethod: 'Directory',
    })
    endSession()
    expect(document.cookie).not.toContain('mp_auth=')
  })

  it('lets the auth cookie live seven days (R-CONST-07)', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
    const written = vi.spyOn(Document.prototype, 'cookie', 'set')
    startSession(tokenFor('uitvoerder'), 'Identity')
    expect(written.mock.lastCall?.[0]).toContain('expires=Sat, 28 Nov 2026 10:00:00 GMT')
    expect(written.mock.lastCall?.[0]).toContain('samesite=lax')
    vi.useRealTimers()
  })

  it('compares expiry seconds times 1000 with the clock (R-SESS-04)', () => {
    startSession(tokenFor('uitvoerder', 1), 'Identity')
    const session = sessionStore.get()
    const expiryMs = (session.claims?.expirySeconds ?? 0) * 1000
    expect(isExpired(session, expiryMs - 1)).toBe(false)
    expect(isExpired(session, expiryMs)).toBe(true)
  })

  it('reads a role claim that is one text or a list (R-ENT-22)', () => {
    expect(readClaims(tokenFor('a', 60, { role: 'Admin' }))?.roles).toEqual(['Admin'])
    expect(readClaims(tokenFor('a', 60, { role: ['Admin', 'SuperAdmin'] }))?.roles).toEqual(['Admin', 'SuperAdmin'])
    expect(readClaims('no.token.at-all')).toBeNull()
  })

  it('becomes at once what another window of the browser looks along as, without being looked at', () => {
    startSession(tokenFor('beheer'), 'Identity')
    const stop = followOtherWindows()
    const cookie = { authorisation: tokenFor('eva'), authenticated: true, loginMethod: 'Identity' }
    // biome-ignore lint/suspicious/noDocumentCookie: as another window writes it
    document.cookie = `mp_auth=${encodeURIComponent(JSON.stringify(cookie))}; path=/`
    window.dispatchEvent(new StorageEvent('storage', { key: 'mp_bestellijst' }))
    expect(sessionStore.get().claims?.userName).toBe('beheer')
    window.dispatchEvent(new StorageEvent('storage', { key: 'mp_eigen_sessie' }))
    expect(sessionStore.get().claims?.userName).toBe('eva')
    stop()
  })

  it('says once that the session is over', () => {
    const told = vi.fn()
    const stop = onSessionExpired(told)
    expireSession()
    expect(told).not.toHaveBeenCalled()
    startSession(tokenFor('uitvoerder'), 'Identity')
    expireSession()
    expireSession()
    expect(told).toHaveBeenCalledTimes(1)
    stop()
  })
})
