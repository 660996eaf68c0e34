import { enter } from './enter.ts'
import { expect, test } from './journey.ts'
import { readList } from './portal-calls.ts'

const account = 'medewerker'

test('a filter narrows the list, is in the address to share, and gives everything back when it goes (R-FILT-03)', async ({
  page,
  context,
}) => {
  await enter(page, { account, location: '10044', path: '/catalogus/121' })
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const all = await cards.count()
  const side = page.getByRole('complementary', { name: 'Filters' })
  const diesel = side.getByRole('checkbox', { name: /^Diesel/ })
  const more = side.getByText(/^Meer filters/)
  await expect(diesel.or(more).first()).toBeVisible()
  if (!(await diesel.isVisible())) await more.click()
  await diesel.check()
  await expect(page).toHaveURL(/[?&][a-z-]+=diesel$/)
  await expect.poll(() => cards.count()).toBeLessThan(all)
  const narrowed = await cards.count()
  expect(narrowed).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: /^Filter .*Diesel verwijderen$/ })).toBeVisible()

  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(shared.getByRole('article')).toHaveCount(narrowed)
  await diesel.uncheck()
  await expect(cards).toHaveCount(all)
})

test('quantities select, and everything selected is added at once with what comes along (R-CAT-03, R-CAT-04, R-LIST-03)', async ({
  page,
}) => {
  await enter(page, { account, location: '10044', path: '/catalogus/111' })
  const quantity = (number: string) =>
    page
      .getByRole('article')
      .filter({ hasText: number })
      .getByRole('textbox', { name: /^Aantal van/ })
  const bar = page.getByRole('region', { name: 'Gekozen artikelen' })
  await quantity('111004').fill('2')
  await page.keyboard.press('Tab')
  await quantity('111005').fill('1')
  await page.keyboard.press('Tab')
  await expect(bar).toContainText('2 artikelen gekozen')
  await quantity('111005').fill('')
  await page.keyboard.press('Tab')
  await expect(bar).toContainText('1 artikel gekozen')
  await bar.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await expect(page.getByText('De meegeleverde artikelen zijn ook toegevoegd.').first()).toBeVisible()
  await expect(bar).toHaveCount(0)
  const { items } = await readList(account, '10044')
  expect(items.find((line) => line.materieelSoort === '111004')?.aantal).toBe(2)
  expect(items.length).toBeGreaterThan(1)
})

test('a term that is too short goes home and says so (R-ROUTE-08)', async ({ page }) => {
  await page.goto('/zoeken/a')
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByText(/^Typ minimaal \d+ tekens om te zoeken\.$/).first()).toBeVisible()
})

test('by keyboard alone: a slash, a word with a typo or another name, the item, and on the list', async ({ page }) => {
  await enter(page, { account, location: '10045', path: '/' })
  const options = page.getByRole('option')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('trilplaaat')
  await expect(options.filter({ hasText: 'Trilplaat 50 kg, benzine' })).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('wackerplaat')
  await expect(options.filter({ hasText: 'Trilplaat 50 kg, benzine' })).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('121001')
  await expect(options.first()).toContainText('121001')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/details\/121001/)
  const quantity = page.getByRole('textbox', { name: /^Aantal van/ })
  for (let press = 0; press < 40; press += 1) {
    if (await quantity.evaluate((field) => field === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(quantity).toBeFocused()
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Toevoegen', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/toegevoegd aan de bestellijst/).first()).toBeVisible()
  expect((await readList(account, '10045')).items.map((line) => [line.materieelSoort, line.aantal])).toEqual([
    ['121001', 4],
  ])
})
