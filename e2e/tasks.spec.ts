import type { Page } from '@playwright/test'
import { expect, logIn, tellBackOffice, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { as } from './portal-calls.ts'

const faults = (body: object) => tellBackOffice('faults', body)
const clearFaults = () => tellBackOffice('faults', {}, 'DELETE')
test.afterEach(clearFaults)

async function openTasks(page: Page): Promise<void> {
  await logIn(page, 'beheerder')
  await page.goto('/settings/cron-dashboard')
  await expect(page.getByRole('table', { name: 'Geplande taken' })).toBeVisible()
}

test('a task is started, followed by its bar and ended by hand (R-SCR-ADMIN-18, R-ROUTE-74)', async ({ page }) => {
  await openTasks(page)
  const row = page.getByRole('row').filter({ hasText: 'MaterieelSetsSync' })
  await expect(row.getByRole('button', { name: 'Sets van materieel starten' })).toHaveAttribute('aria-busy', 'false')
  await faults({ kind: 'delay', scope: 'PortaalSetRegel', ms: 60_000, times: null })
  await row.getByRole('button', { name: 'Sets van materieel starten' }).click()
  const bar = row.getByRole('progressbar', { name: 'Sets van materieel' })
  await expect(bar).toHaveAttribute('aria-valuenow', '50')
  await expect(row).toContainText('Bezig met setregels')
  await row.getByRole('button', { name: 'Sets van materieel afbreken' }).click()
  await expect(bar).toHaveCount(0)
  await expect(row).toContainText('Mislukt')
  await expect(row).toContainText('Afgebroken door een beheerder')
  await row.getByRole('button', { name: 'Sets van materieel', exact: true }).click()
  const runs = page.getByRole('dialog', { name: 'Laatste keren van Sets van materieel' })
  await expect(runs.getByRole('row').nth(1)).toContainText('Afgebroken')
  await expect(runs.getByRole('row').nth(1)).toContainText('beheerder')
})

test(
  'the dashboard has the columns of the specification (R-SCR-ADMIN-19, R-SCR-ADMIN-20, R-SCR-ADMIN-21, R-SCR-ADMIN-22, R-SCR-ADMIN-23, R-SCR-ADMIN-24, R-SCR-ADMIN-25)',
  nightly,
  async ({ page }) => {
    await openTasks(page)
    for (const column of [
      'Aangemaakt',
      'Laatst uitgevoerd',
      'Volgende keer',
      'Herhaalpogingen',
      'Status',
      'Reden',
      'Foutinformatie',
    ])
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
  },
)

test(
  'the administration starts a synchronisation and shows what came (R-SCR-ADMIN-04, R-ROUTE-66)',
  nightly,
  async ({ page }) => {
    await logIn(page, 'beheerder')
    await page.goto('/settings/overzicht')
    const action = page
      .getByRole('listitem')
      .filter({ hasText: 'Naam' })
      .or(page.getByRole('listitem'))
      .filter({
        has: page.getByRole('button', { name: 'Eenheden starten' }),
      })
    await action.getByRole('button', { name: 'Eenheden starten' }).click()
    await expect(action).toContainText('Gelukt')
    await expect(page.getByText('Wacht op de backoffice')).toBeVisible()
  },
)

test('the check shows a field that disappeared (R-SCR-ADMIN-05, R-SCR-ADMIN-12, R-ROUTE-73)', async ({ page }) => {
  await logIn(page, 'beheerder')
  await page.goto('/settings/api-info/ws-testen')
  await expect(page.getByText(/Alle \d+ webservices zijn zoals afgesproken/)).toBeVisible()
  await faults({ kind: 'drop-field', scope: 'PortaalPrijs', field: 'Price', times: null })
  await page.getByRole('button', { name: 'Opnieuw controleren' }).click()
  await expect(page.getByText('1 webservice is niet zoals afgesproken')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'PortaalPrijs' })
  await expect(row.locator('ul[data-bad]').first()).toHaveText('Price')
  await page.getByRole('button', { name: 'Afbeeldingen testen' }).click()
  await expect(page.getByText(/kwam binnen zoals verwacht/).first()).toBeVisible()
})

/** Renames a location in the back office and brings the name to the portal; resolves when the run has ended. */
async function renameLocation(name: string): Promise<void> {
  const { call } = await as('beheerder')
  await tellBackOffice('rows', { service: 'PortaalLocatie', key: { No: '10001' }, changes: { Description: name } })
  const task = 'MaterieelLocatieEnGebruikersSync'
  // A run that goes on already may have read the locations before the change.
  const start = async () => (await call<{ started: boolean }>(`MaterieelSync/Do${task}`, {})).started
  await expect.poll(start, { timeout: 30_000 }).toBe(true)
  const isRunning = async () => {
    const { recurringJobs } = await call<{ recurringJobs: { id: string; running: boolean }[] }>(
      'Cronjobs/GetCronJobInfo',
      {},
    )
    return recurringJobs.find(({ id }) => id === task)?.running
  }
  await expect.poll(isRunning, { timeout: 30_000, intervals: [100] }).toBe(false)
}

async function expectName(page: Page, name: string): Promise<void> {
  const picker = page.getByRole('banner')
  await picker
    .getByRole('button', { name: /locatie/i })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible({ timeout: 5000 })
  await page.keyboard.press('Escape')
}

test(
  'a location given there reaches the open browser within 5 s of the synchronisation (R-RT-03)',
  nightly,
  async ({ page }) => {
    await logIn(page, 'uitvoerder')
    const hub = page.waitForEvent('websocket')
    await page.goto('/locatie')
    await hub
    await renameLocation('Nieuwe naam van het werk')
    await expectName(page, 'Nieuwe naam van het werk')
  },
)

test('a change while the page was not connected reaches it as soon as it is (R-RT-03)', nightly, async ({ page }) => {
  await logIn(page, 'uitvoerder')
  const mayConnect = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/hubs\//, async (socket) => {
    isHeld.resolve()
    await mayConnect.promise
    socket.connectToServer()
  })
  await page.goto('/locatie')
  await isHeld.promise
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await renameLocation('Naam van voor de verbinding')
  mayConnect.resolve()
  await expectName(page, 'Naam van voor de verbinding')
})
