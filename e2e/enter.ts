import type { BrowserContext, Page } from '@playwright/test'
import { expect, portalUrl } from './journey.ts'
import { as } from './portal-calls.ts'

interface Visitor {
  readonly account: string
  readonly location: string
}

interface Entrance extends Visitor {
  /** The screen to open. */
  readonly path: string
}

/** Makes a browser that of somebody who logged in and chose a location before, as its cookies keep it. */
export async function remember(context: BrowserContext, { account, location }: Visitor): Promise<void> {
  const { token } = await as(account)
  const cookies = {
    mp_auth: { authorisation: token, authenticated: true, loginMethod: 'Identity' },
    mp_locatie: { selectedLocation: location, projectSelected: false, locations: null },
  }
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(JSON.stringify(value)),
      url: portalUrl(),
    })),
  )
}

/** Opens a screen as somebody who logged in and chose a location before. */
export async function enter(page: Page, { path, ...visitor }: Entrance): Promise<void> {
  // A page that is open writes the location that it shows into the cookie whenever it reads its locations again.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await remember(page.context(), visitor)
  await page.goto(path)
  await expect(page.getByRole('banner')).toContainText(visitor.location)
}

/** Goes on to another screen within the open page, as a link does: what all screens share is not loaded again. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await page.waitForFunction(() => {
    // The router of the open page, which it shows to its developer tools under this name.
    const { state } = Reflect.get(globalThis, '__TSR_ROUTER__') as {
      state: { status: string; resolvedLocation?: { pathname: string } }
    }
    return state.status === 'idle' && state.resolvedLocation?.pathname === location.pathname
  })
}
