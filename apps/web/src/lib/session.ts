import type { LoginType, Person } from '@portal/domain/access/vocabulary.ts'
import { isTokenExpired } from '@portal/domain/auth/token-expiry.ts'
import { authCookieDays } from '@portal/domain/constants.ts'
import { isPreviewTab, previewName, readStored, writeStored } from './browser-storage.ts'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'
import { leaveFor } from './leave-page.ts'
import { previewTab } from './preview-tab.ts'
import { createStore, useStore } from './store.ts'
import type { TokenClaims } from './token.ts'
import { personOf, readClaims } from './token.ts'
import { unsavedStore } from './unsaved.ts'

const cookieName = 'mp_auth'

/** The auth cookie, seven days (R-ENT-23, R-CONST-07). */
interface AuthCookie {
  readonly authorisation: string
  readonly authenticated: boolean
  readonly loginMethod: LoginType | null
}

export interface Session {
  readonly token: string | null
  readonly authenticated: boolean
  readonly loginMethod: LoginType | null
  readonly claims: TokenClaims | null
  readonly person: Person | null
}

const nobody: Session = { token: null, authenticated: false, loginMethod: null, claims: null, person: null }

function sessionOf(cookie: AuthCookie | null): Session {
  if (cookie === null || typeof cookie.authorisation !== 'string') return nobody
  const claims = readClaims(cookie.authorisation)
  if (claims === null) return nobody
  return {
    token: cookie.authorisation,
    authenticated: cookie.authenticated === true,
    loginMethod: cookie.loginMethod,
    claims,
    person: personOf(claims),
  }
}

function firstSession(): Session {
  const cookie = readCookie<AuthCookie>(cookieName)
  const preview = previewTab()
  if (preview === null) return sessionOf(cookie)
  return sessionOf({ authorisation: preview.token, authenticated: true, loginMethod: cookie?.loginMethod ?? null })
}

export const sessionStore = createStore<Session>(firstSession())

export function useSession(): Session {
  return useStore(sessionStore)
}

const lostName = 'mp_sessie_einde'

/**
 * A session that is over, and why: nothing was done for too long, it was ended elsewhere, or its person changed the password
 * or set one by a link.
 */
export interface LostSession {
  /** Empty where a link says nothing of who it is. */
  readonly userName: string
  readonly why: 'away' | 'elsewhere' | 'changed' | 'set'
  /** Something on screen was not saved, and is gone with the session. */
  readonly lostInput?: boolean
}

/** Kept until somebody logs in, also over a reload: the login says what happened. */
const lostStore = createStore<LostSession | null>(readStored<LostSession>(sessionStorage, lostName))

export function useLostSession(): LostSession | null {
  return useStore(lostStore)
}

/** What the login says first, and the name that it fills in. */
export function noteLost(lost: LostSession | null): void {
  writeStored(sessionStorage, lostName, lost)
  lostStore.set(lost)
}

const ownName = 'mp_eigen_sessie'

/** Whether this browser shows what another person sees. */
export function isLooking(): boolean {
  return readStored(localStorage, ownName) !== null
}

/** Goes on as another person who allowed it, with everything read anew; the own session waits. */
export function startLooking(token: string): void {
  const own = readCookie<AuthCookie>(cookieName)
  writeCookie(cookieName, { ...own, authorisation: token }, authCookieDays)
  // Other windows hear of this, and find the cookie changed by then.
  writeStored(localStorage, ownName, own)
  leaveFor('/')
}

/** Goes back to the own session. @returns false when there is none to go back to */
export function stopLooking(): boolean {
  const own = readStored<AuthCookie>(localStorage, ownName)
  if (own === null) return false
  writeCookie(cookieName, own, authCookieDays)
  writeStored(localStorage, ownName, null)
  leaveFor('/')
  return true
}

/** Closes the window of a preview of settings, or makes it one like any other. @returns false when this is none */
export function leavePreview(): boolean {
  if (!isPreviewTab()) return false
  writeStored(sessionStorage, previewName, null)
  window.close()
  // Where the browser does not close it, because somebody opened it by its address.
  leaveFor('/settings')
  return true
}

/** Ends a session that is over and keeps who had it; who looked along, or at a preview, is themselves again. */
export function loseSession(why: LostSession['why'] = 'away'): void {
  if (leavePreview() || stopLooking()) return
  // Another window, or the end of looking along, may have put another session in its place.
  const cookie = readCookie<AuthCookie>(cookieName)
  if (cookie !== null && cookie.authorisation !== sessionStore.get().token) {
    sessionStore.set(sessionOf(cookie))
    return
  }
  const userName = sessionStore.get().claims?.userName
  const lostInput = unsavedStore.get() > 0
  endSession()
  if (userName !== undefined) noteLost({ userName, why, lostInput })
}

/** Opens a session with the token of a login and the method the person chose. */
export function startSession(token: string, loginMethod: LoginType): void {
  const cookie: AuthCookie = { authorisation: token, authenticated: true, loginMethod }
  writeStored(sessionStorage, previewName, null)
  writeCookie(cookieName, cookie, authCookieDays)
  writeStored(localStorage, ownName, null)
  noteLost(null)
  sessionStore.set(sessionOf(cookie))
}

/** Goes on with a fresh token that the server sent; the cookie keeps its seven days from now. */
export function renewSession(token: string): void {
  const { authenticated, loginMethod } = sessionStore.get()
  if (!authenticated || readClaims(token) === null) return
  startSession(token, loginMethod ?? 'Identity')
}

export function endSession(): void {
  removeCookie(cookieName)
  noteLost(null)
  sessionStore.set(nobody)
}

/** Follows a login or logout in another window of the same browser, and at once when one looks along or stops it. */
export function followOtherWindows(): () => void {
  const follow = () => {
    if (isPreviewTab()) return
    const cookie = readCookie<AuthCookie>(cookieName)
    if (cookie?.authorisation !== (sessionStore.get().token ?? undefined)) sessionStore.set(sessionOf(cookie))
  }
  const followLook = ({ key }: StorageEvent) => {
    if (key === ownName) follow()
  }
  window.addEventListener('focus', follow)
  window.addEventListener('storage', followLook)
  return () => {
    window.removeEventListener('focus', follow)
    window.removeEventListener('storage', followLook)
  }
}

/** Expiry seconds times 1000 against the clock in milliseconds (R-SESS-04). */
export function isExpired(session: Session, nowMs: number): boolean {
  return session.claims !== null && isTokenExpired(session.claims.expirySeconds, nowMs)
}

/** Runs when another person than the last one logs in; who lost a session and comes back is the same person. */
export function onOtherPerson(run: () => void): () => void {
  let last = sessionStore.get().claims?.userName
  return sessionStore.subscribe(() => {
    const userName = sessionStore.get().claims?.userName
    if (userName === undefined || userName === last) return
    last = userName
    run()
  })
}

const expiryListeners = new Set<() => void>()

/** Runs when a session turns out to be over: by the clock, or because the server says so. */
export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener)
  return () => expiryListeners.delete(listener)
}

export function expireSession(why: LostSession['why'] = 'away'): void {
  if (!sessionStore.get().authenticated) return
  loseSession(why)
  if (sessionStore.get().authenticated) return
  for (const listener of [...expiryListeners]) listener()
}

const setupListeners = new Set<() => void>()

/** Runs when the server refuses something until a second step of the login is set up. */
export function onSetupOwed(listener: () => void): void {
  setupListeners.add(listener)
}

export function tellSetupOwed(): void {
  for (const listener of setupListeners) listener()
}
