import { enter } from './enter.ts'
import { expect, keepPicture, test } from './journey.ts'
import { desk, phone } from './open-page.ts'

const words = 'Zoek materieel, locatie of order'

test('the start offers one search at a desk and on a phone, and all groups in one row at a desk', async ({ page }) => {
  await page.goto('/')
  const groups = page.getByRole('region', { name: 'Alle groepen' }).getByRole('listitem')
  await expect(groups).toHaveCount(7)
  const tops = await groups.evaluateAll((all) => all.map((group) => Math.round(group.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('banner').getByText(words)).toBeVisible()
  await keepPicture(page, 'start-desk', false)
  await page.setViewportSize(phone)
  await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
})

test('the help of a transport goes by on a phone and stays beside the form at a desk', async ({ page }) => {
  await page.setViewportSize(phone)
  await enter(page, { account: 'uitvoerder', location: '10003', path: '/transport-aanvraag/gegevens' })
  const help = page.getByText('Wanneer vraagt u transport?')
  await help.click()
  await expect(page.getByText(/^Als er iets van of naar de bouwplaats moet/)).toBeVisible()
  await page.getByLabel(/^Referentie/).scrollIntoViewIfNeeded()
  await expect(help).not.toBeInViewport()
  await page.setViewportSize(desk)
  await page.getByLabel(/^Referentie/).scrollIntoViewIfNeeded()
  await expect(help).toBeInViewport()
})
