import type { Page } from '@playwright/test'
import { expect, portalUrl } from './journey.ts'
import { as } from './portal-calls.ts'

interface Entrance {
  readonly account: string
  readonly location: string
  /** The screen to open. */
  readonly path: string
}

/** Opens a screen as somebody who logged in and chose a location before, as the browser's cookies keep it. */
export async function enter(page: Page, { account, location, path }: Entrance): Promise<void> {
  const { token } = await as(account)
  const cookies = {
    mp_auth: { authorisation: token, authenticated: true, loginMethod: 'Identity' },
    mp_locatie: { selectedLocation: location, projectSelected: false, locations: null },
  }
  await page.context().addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(JSON.stringify(value)),
      url: portalUrl(),
    })),
  )
  await page.goto(path)
  await expect(page.getByRole('banner')).toContainText(location)
}
