import type { Screen } from '@portal/contract/screens.ts'
import { may } from '@portal/domain/access/may.ts'
import type { Action } from '@portal/domain/access/vocabulary.ts'
import { loginMethodRoute, notFoundRoute } from '@portal/domain/constants.ts'
import { capabilityOfRoute, routeFor } from '@portal/domain/settings/capabilities.ts'
import { switchesOfRoute } from '@portal/domain/settings/feature-areas.ts'
import { redirect } from '@tanstack/react-router'
import { notify } from '../lib/notifications.ts'
import { isExpired, loseSession, sessionStore } from '../lib/session.ts'
import { loadCapabilities, loadSettings } from '../lib/settings.ts'
import { nowMs } from '../lib/today.ts'

export type PageAccess = Screen['access']

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

/** A screen that this tenant has not is no screen, and one that another stands in for leads there (R-ROUTE-25). */
async function guardVariant(specPath: string, address: string): Promise<void> {
  const needed = capabilityOfRoute(specPath)
  if (needed === null && routeFor(specPath, () => true) === specPath) return
  const has = await loadCapabilities()
  if (needed !== null && !has(needed)) throw redirect({ to: notFoundRoute })
  const own = routeFor(specPath, has)
  if (own !== specPath) throw redirect({ href: address.replace(specPath, own), replace: true })
}

/**
 * Runs before a screen opens: login (R-ROUTE-02, R-SESS-01 to R-SESS-03), administrator, variant, and the switches of the
 * feature areas (R-SCR-SHELL-25).
 * @param returnTo path to come back to after login
 */
export async function guardPage(access: PageAccess, specPath: string, returnTo: string): Promise<void> {
  if (access !== 'public') requireLogin(returnTo)
  if (access === 'admin' && !may(sessionStore.get().person, adminEntrance)) throw new NotAllowedError()
  await guardVariant(specPath, returnTo)
  const switches = switchesOfRoute(specPath)
  if (switches.length === 0) return
  const settings = await loadSettings()
  if (!switches.every((name) => settings.bool(name))) throw new NotAllowedError()
}
