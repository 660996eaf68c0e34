import { expect, expectAccessible, keepPicture, logIn, tellBackOffice, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { runTask } from './portal-calls.ts'

const faults = (body: object) => tellBackOffice('faults', body)
const clearFaults = () => tellBackOffice('faults', {}, 'DELETE')
test.afterEach(clearFaults)

test(
  'while the back office refuses the account, the administration says so, and tries at once when asked to',
  nightly,
  async ({ page, watched }) => {
    // Pictures that were never loaded cannot be shown while the back office is away.
    watched.allow(/504 \(Gateway Timeout\)/)
    await logIn(page, 'beheerder')
    await faults({ kind: 'unauthorized', scope: '*', times: null })
    await runTask('AanvragenEnOrdersSync')
    await page.goto('/settings/overzicht')
    const away = page.getByRole('alert').filter({ hasText: 'De backoffice weigert het account van het portaal' })
    await expect(away).toContainText('Laatst gelezen:', { timeout: 60_000 })
    await keepPicture(page, 'administration-away')
    await expectAccessible(page)
    await page.goto('/settings/api-info/ws-testen')
    await expect(page.getByText('De backoffice kon niet worden gelezen')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.goto('/settings/cron-dashboard')
    const row = page.getByRole('row').filter({ hasText: 'AanvragenEnOrdersSync' })
    await expect(row).toBeVisible()
    await keepPicture(page, 'tasks-away', false)
    await expect(row.getByText('De backoffice weigert het account van het portaal')).toBeInViewport({ ratio: 1 })
    await expect(row.getByText(/^Herstel het account/)).toBeInViewport({ ratio: 1 })
    expect((await row.boundingBox())?.height).toBeLessThan(130)
    await clearFaults()
    await page.goto('/settings/overzicht')
    await away.getByRole('button', { name: 'Nu proberen' }).click()
    await expect(away).toHaveCount(0, { timeout: 60_000 })
  },
)
