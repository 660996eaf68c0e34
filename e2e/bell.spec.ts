import type { Page } from '@playwright/test'
import { approveAtDesk, orderOf } from './desk.ts'
import { enter } from './enter.ts'
import { expect, expectAccessible, keepPicture, readBooks, tellBackOffice, test, workingDay } from './journey.ts'
import { desk, phone } from './open-page.ts'
import { placeOrder, runTask } from './portal-calls.ts'

const at = { account: 'uitvoerder', location: '10001' } as const
/** What the back office says reaches open pages with the synchronisation after it. */
const follows = { timeout: 60_000 }

const bell = (page: Page) => page.getByRole('button', { name: /^Meldingen openen/ })

/** How much the bell says is unread. */
async function unread(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? ''
  return Number(/\((\d+)\)/.exec(name)?.[1] ?? 0)
}

async function openBell(page: Page) {
  await bell(page).click()
  return page.getByRole('group', { name: 'Meldingen' })
}

test('what the desk decides and plans rings the bell on two devices without a reload, and is read on both at once', async ({
  page,
  browser,
}) => {
  test.slow()
  const reference = `Bel ${Date.now()}`
  await page.setViewportSize(desk)
  await enter(page, { ...at, path: '/locatie' })
  const hand = await (await browser.newContext({ viewport: phone, locale: 'nl-NL', hasTouch: true })).newPage()
  await enter(hand, { ...at, path: '/locatie' })
  await expect(bell(hand)).toBeVisible()
  const before = await unread(page)

  const number = await placeOrder(at, { '311006': 1 }, reference)
  const booked = async () => (await readBooks()).find(({ Reference }) => Reference === reference)?.No
  await expect.poll(booked, follows).toBeTruthy()
  const asked = { number, booked: (await booked()) ?? '' }
  await approveAtDesk([asked])
  await runTask('AanvragenEnOrdersSync')
  for (const device of [page, hand]) await expect.poll(() => unread(device), follows).toBeGreaterThan(before)

  // The planner moves it to a later day.
  const moved = workingDay(17)
  const { No } = await orderOf(asked)
  await tellBackOffice('rows', {
    service: 'PortaalOrder',
    key: { Type: 'Aanvoer', No },
    changes: { Delivery_Date: moved.iso },
  })
  await runTask('AanvragenEnOrdersSync')
  const panel = await openBell(hand)
  const news = panel.locator(`a[href$="/aanvragen/${number}"]`)
  await expect(news.filter({ hasText: /^Andere dag: / })).toContainText('in plaats van', follows)
  await expect(news.filter({ hasText: /^Akkoord: / })).toHaveCount(1)
  await expectAccessible(hand)
  await keepPicture(hand, 'bell-phone', false)

  const onDesk = await openBell(page)
  await expect(onDesk.getByRole('link').first()).toBeVisible()
  await keepPicture(page, 'bell-desk', false)
  await onDesk.getByRole('button', { name: 'Alles gelezen' }).click()
  for (const device of [page, hand]) await expect.poll(() => unread(device), follows).toBe(0)

  await news.filter({ hasText: /^Andere dag: / }).click()
  await expect(hand).toHaveURL(new RegExp(`/aanvragen/${number}$`))
  await expect(panel).toBeHidden()
  await expect(hand.getByRole('button', { name: 'Meer' })).toBeVisible()
  await expectAccessible(hand)
  await keepPicture(hand, 'request-phone')
  await page.goto('/aanvragen')
  await expect(page.getByText(number, { exact: true }).first()).toBeVisible()
  await keepPicture(page, 'requests-desk', false)
  await page.goto(`/aanvragen/${number}`)
  await page.getByRole('button', { name: 'Meer' }).click()
  await expect(page.getByRole('button', { name: 'In mijn agenda zetten' })).toBeVisible()
  await keepPicture(page, 'request-desk', false)
  await hand.context().close()
})
