import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, test } from './journey.ts'
import { desk, phone } from './open-page.ts'
import { putOnList } from './portal-calls.ts'

const at = { account: 'uitvoerder', location: '10003' } as const

/** How much of the window's height, in its middle, what scrolls by has for itself. */
function freeShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isStuck = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || isStuck(element.parentElement))
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
    return lines.filter((element) => !isStuck(element)).length / innerHeight
  })
}

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('wizard and catalogue keep at least half of the height for what they are about', async ({ page }) => {
    await putOnList(at, { '111004': 1 })
    await enter(page, { ...at, path: '/bestellen/gegevens' })
    await page.getByRole('main').getByRole('textbox').first().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    expect(await freeShare(page)).toBeGreaterThanOrEqual(0.5)
    await page.goto('/catalogus/111')
    const quantity = page.getByRole('textbox', { name: /^Aantal van/ }).first()
    await quantity.fill('1')
    await quantity.press('Enter')
    await expect(page.getByRole('button', { name: 'Toevoegen', exact: true })).toBeAttached()
    await page.mouse.wheel(0, 300)
    expect(await freeShare(page)).toBeGreaterThanOrEqual(0.5)
  })
})

test.describe('a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('hits a tick box of a table within 44 px, a mouse within 24', async ({ page, browser }) => {
    await enter(page, { ...at, path: '/materieelvoorraad' })
    const area = async (on: Page) => {
      const box = on.getByRole('row').nth(1).getByRole('checkbox')
      await expect(box).toBeVisible()
      return await box.evaluate((input) => {
        const { width, height } = (input.closest('label') ?? input).getBoundingClientRect()
        return Math.min(width, height)
      })
    }
    expect(await area(page)).toBeGreaterThanOrEqual(44)
    const withMouse = await browser.newContext({ viewport: desk, locale: 'nl-NL' })
    const other = await withMouse.newPage()
    await enter(other, { ...at, path: '/materieelvoorraad' })
    expect(await area(other)).toBeGreaterThanOrEqual(24)
    await withMouse.close()
  })
})

test('type grows with the letters that the browser is set to', async ({ page }) => {
  await enter(page, { ...at, path: '/catalogus/111' })
  const sizes = () =>
    page.evaluate(() =>
      ['h1', 'main h2, main h3', 'main p', 'main input', 'footer'].map((part) =>
        Number.parseFloat(getComputedStyle(document.querySelector(part) ?? document.body).fontSize),
      ),
    )
  await expect(page.locator('main h2').first()).toBeVisible()
  await expect(page.locator('main article p').first()).toBeVisible()
  // The first field is one of the filters, whose code comes after the list.
  await expect(page.locator('main fieldset').first()).toBeVisible()
  const before = await sizes()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  await expect.poll(sizes).toEqual(before.map((size) => size * 1.5))
})

test('who asks the device for more contrast gets it, unless another look was chosen', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/info')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast')
  await page.emulateMedia({ contrast: 'no-preference' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const value = encodeURIComponent(JSON.stringify({ theme: 'dark' }))
  await page.context().addCookies([{ name: 'mp_voorkeuren', value, url: page.url() }])
  await page.emulateMedia({ contrast: 'more' })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

for (const viewport of [phone, desk])
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('headings go down one level at a time', async ({ page }) => {
      for (const path of [
        '/',
        '/catalogus/111',
        '/zoeken/steiger',
        '/details/111004',
        '/materieelvoorraad',
        '/locatie',
      ]) {
        await enter(page, { ...at, path })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        const levels = await page
          .locator('main :is(h1, h2, h3, h4)')
          .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
        const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)
        expect(jumps, `${path}: ${levels.join(' ')}`).toEqual([])
      }
    })
  })

test('by keyboard one is past the filters in one step, and from a quantity at the bar that adds it', async ({
  page,
}) => {
  await enter(page, { ...at, path: '/catalogus/111' })
  await page.getByRole('link', { name: 'Naar de artikelen' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('article').first().locator(':focus')).toHaveCount(1)
  const quantity = page.getByRole('textbox', { name: /^Aantal van/ })
  const card = page.getByRole('article').filter({ has: quantity }).first()
  await card.getByRole('textbox').fill('1')
  await page.keyboard.press('Tab')
  await card.getByRole('link', { name: 'Naar toevoegen' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'Gekozen artikelen' }).locator(':focus')).toHaveCount(1)
})
