import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, readBooks, test } from './journey.ts'
import { emptyLists, placeOrder, putOnList } from './portal-calls.ts'

const account = 'uitvoerder'
const sizes = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, location: '10001' },
  { name: 'phone', viewport: { width: 390, height: 844 }, location: '10002' },
] as const

/** Counts every tap that somebody makes; what the journey waits for is no tap. */
function tapsOn(page: Page) {
  let taps = 0
  return {
    tap: async (role: 'button' | 'link' | 'checkbox', name: RegExp | string) => {
      taps += 1
      await page.getByRole(role, { name }).first().click()
    },
    count: () => taps,
  }
}

for (const { name, viewport, location } of sizes) {
  test(`the last order is repeated on a ${name} with four taps at most, and the back office has both`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const reference = `Opnieuw ${name} ${Date.now()}`
    await emptyLists({ account, location })
    const first = await placeOrder({ account, location }, { '111004': 2 }, reference)
    await enter(page, { account, location, path: '/locatie' })
    await expect(page.getByRole('link', { name: 'Laatste bestelling opnieuw' })).toHaveAttribute(
      'href',
      `/opnieuw-bestellen/aanvraag/${first}`,
    )
    await expectNoSidewaysScroll(page)

    const taps = tapsOn(page)
    await taps.tap('link', 'Laatste bestelling opnieuw')
    await expect(page.getByRole('heading', { level: 1, name: 'Opnieuw bestellen' })).toBeVisible()
    await expect(
      page.getByRole('list', { name: /op de lijst/ }).getByText('Minigraver 1,8 t', { exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await taps.tap('button', /^Bestellen/)
    await expect(page).toHaveURL(/bestellen\/afronden/)
    await expect(page.getByText(reference)).toBeVisible()
    await expectAccessible(page)
    await taps.tap('checkbox', 'Ik ga akkoord met de voorwaarden')
    await taps.tap('button', 'Bestelling plaatsen')
    await expect(page).toHaveURL(/bestellen\/voltooid/)
    expect(taps.count()).toBeLessThanOrEqual(4)

    const booked = async () => (await readBooks()).filter((one) => one.Reference === reference)
    await expect.poll(async () => (await booked()).length).toBe(2)
    const goods = (await booked()).map(({ lines }) =>
      lines.map(({ No, Quantity }) => `${No} ${Number(Quantity)}`).sort(),
    )
    expect(goods[1]).toEqual(goods[0])
    expect(goods[0]).toContain('111004 2')
  })
}

test('what came on a list in place of what was there can be undone, from the record and from its list', async ({
  page,
}) => {
  const location = '10003'
  await emptyLists({ account, location })
  const number = await placeOrder({ account, location }, { '111004': 2 }, `Terug ${Date.now()}`)
  await putOnList({ account, location }, { '121001': 3 })
  await enter(page, { account, location, path: '/aanvragen' })
  await page.getByRole('link', { name: `Opnieuw bestellen: ${number}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Opnieuw bestellen' })).toBeVisible()
  await page.goto(`/aanvragen/${number}`)
  await page.getByRole('link', { name: 'Opnieuw bestellen', exact: true }).click()
  await page.getByRole('radio', { name: 'In plaats daarvan' }).check()
  await page.getByRole('button', { name: 'Alleen op de bestellijst' }).click()
  await expect(page).toHaveURL(/bestellijst$/)
  await expect(
    page.getByRole('list', { name: 'Artikelen op de bestellijst' }).getByText('Minigraver 1,8 t', { exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Opnieuw bestellen' })).toBeVisible()
  await page.goto('/bestellijst')
  await expect(page.getByText('121001')).toBeVisible()
  await expect(page.getByText('Minigraver 1,8 t', { exact: true })).toHaveCount(0)
})
