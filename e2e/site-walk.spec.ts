import { enter } from './enter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, test } from './journey.ts'
import { as, freePieces } from './portal-calls.ts'

// As a browser has it.
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const at = { account: 'medewerker', location: '10044' } as const
const place = { gebruikerLogin: at.account, materieellocatie: at.location }

interface Walks {
  readonly gaande: object | null
  readonly afgesloten: readonly { readonly ronde: string; readonly gezien: number; readonly extra: number }[]
}

test('a walk without a connection from begin to end is there once when it is back, with each thing as it was seen last', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket|fetch/i)
  const { call } = await as(at.account)
  const before = (await call<Walks>('Ronde/GetRonde', place)).afgesloten.map(({ ronde }) => ronde)
  const [first, second] = (await freePieces(at)).slice(0, 2).map(({ materieelNummer }) => materieelNummer)
  await enter(page, { ...at, path: '/locatie/ronde' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const begin = page.getByRole('button', { name: 'Ronde beginnen' })
  await expect(begin).toBeVisible()
  await context.setOffline(true)
  await expect(page.locator('[data-offline-bar]')).toBeVisible()
  await begin.click()
  const main = page.getByRole('main')
  const tick = (no = '') =>
    main
      .getByRole('listitem')
      .filter({ hasText: no })
      .getByRole('button', { name: / gezien$/ })
  const field = main.getByRole('textbox', { name: /^Code of nummer/ })
  await tick(first).click()
  await expect(tick(first)).toHaveAttribute('aria-pressed', 'true')
  await field.fill(second ?? '')
  await field.press('Enter')
  await expect(tick(second)).toHaveAttribute('aria-pressed', 'true')
  await field.fill('GEEN-VAN-ONS')
  await field.press('Enter')
  await expect(main.getByText('Staat hier niet in de administratie').first()).toBeVisible()
  // Seen, taken back and seen again: the last counts.
  await tick(first).click()
  await tick(first).click()
  await expect(page.locator('[data-waiting-bar]')).toContainText('1 wacht op verbinding')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await keepPicture(page, 'site-walk')
  await page.reload()
  await expect(tick(first)).toHaveAttribute('aria-pressed', 'true')
  await expect(tick(second)).toHaveAttribute('aria-pressed', 'true')
  await main.getByRole('button', { name: 'Ronde afsluiten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ronde afsluiten' }).click()
  await expect(begin).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('[data-waiting-bar]')).toHaveCount(0)
  const made = async () =>
    (await call<Walks>('Ronde/GetRonde', place)).afgesloten.filter(({ ronde }) => !before.includes(ronde))
  await expect.poll(made).toMatchObject([{ gezien: 2, extra: 1 }])
  await main
    .getByRole('link', { name: /\d{2}:\d{2}/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rapport van een ronde' })).toBeVisible()
  await expect(main.getByText('GEEN-VAN-ONS').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await keepPicture(page, 'site-walk-report')
})
