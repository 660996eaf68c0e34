import { may } from '@portal/domain/access/may.ts'
import type { Action } from '@portal/domain/access/vocabulary.ts'
import { loginMethodRoute } from '@portal/domain/constants.ts'
import { switchesOfRoute } from '@portal/domain/settings/feature-areas.ts'
import { redirect } from '@tanstack/react-router'
import { notify } from '../lib/notifications.ts'
import { isExpired, loseSession, sessionStore } from '../lib/session.ts'
import { loadSettings } from '../lib/settings.ts'
import { nowMs } from '../lib/today.ts'

export type PageAccess = 'public' | 'login' | 'admin'

/** The screen exists, but not for this person or not at this company; shown in place of the screen. */
export class NotAllowedError extends Error {
  constructor() {
    super('This screen is not accessible')
    this.name = 'NotAllowedError'
  }
}

const adminEntrance: Action = 'settings.view'

function requireLogin(returnTo: string): void {
  const session = sessionStore.get()
  const expired = isExpired(session, nowMs())
  if (session.authenticated && !expired) return
  if (session.authenticated) {
    notify('sessie.verlopen')
    loseSession()
  }
  throw redirect({ to: loginMethodRoute, search: { terug: returnTo } })
}

/**
 * Runs before a screen opens: login (R-ROUTE-02, R-SESS-01 to R-SESS-03), administrator, and the switches of the
 * feature areas (R-SCR-SHELL-25).
 * @param returnTo path to come back to after login
 */
export async function guardPage(access: PageAccess, specPath: string, returnTo: string): Promise<void> {
  if (access !== 'public') requireLogin(returnTo)
  if (access === 'admin' && !may(sessionStore.get().person, adminEntrance)) throw new NotAllowedError()
  const switches = switchesOfRoute(specPath)
  if (switches.length === 0) return
  const settings = await loadSettings()
  if (!switches.every((name) => settings.bool(name))) throw new NotAllowedError()
}
