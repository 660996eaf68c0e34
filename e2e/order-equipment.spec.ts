import type { Page } from '@playwright/test'
import {
  chooseLocation,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectTaken,
  logIn,
  readBooks,
  tellBackOffice,
  test,
  workingDay,
} from './journey.ts'
import { nightly } from './nightly.ts'
import { emptyLists } from './portal-calls.ts'

// As a browser has it.
test.use({ serviceWorkers: 'allow' })

const sizes = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, location: '10001' },
  { name: 'phone', viewport: { width: 390, height: 844 }, location: '10002' },
] as const

/** Adds one item from its page with a quantity. */
async function addItem(page: Page, number: string, quantity: string): Promise<void> {
  await page.goto(`/details/${number}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('spinbutton')
    .or(page.getByRole('textbox', { name: /aantal/i }))
    .first()
    .fill(quantity)
  await page
    .getByRole('button', { name: /toevoegen/i })
    .first()
    .click()
  await expect(
    page
      .getByText('De artikelen zijn toegevoegd aan de bestellijst.')
      .or(page.getByText(/meegeleverd/i))
      .first(),
  ).toBeVisible()
}

/** Fills the first step of the wizard; contact and address come filled in. */
async function fillDetails(page: Page, reference: string): Promise<{ delivery: string; back: string }> {
  const delivery = workingDay(7)
  const back = workingDay(28)
  await page.getByLabel(/^Gewenste leverdatum/).fill(delivery.typed)
  await page.getByLabel(/^Verwachte retourdatum/).fill(back.typed)
  await page.getByLabel(/^Telefoonnummer/).fill('0612345678')
  await page.getByLabel(/^Referentie/).fill(reference)
  await page.getByLabel(/^Opmerking/).fill('Lossen aan de noordzijde')
  return { delivery: delivery.iso, back: back.iso }
}

for (const { name, viewport, location } of sizes) {
  // At a desk own-company.spec.ts does daily.
  const often = name === 'desk' ? nightly : {}
  test(
    `a site manager orders equipment on a ${name} and the back office has it once (R-GEN-02, R-GEN-04, R-WIZ-17, R-ROLE-31)`,
    often,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const reference = `Reis ${name} ${Date.now()}`
      await emptyLists({ account: 'uitvoerder', location })
      await logIn(page, 'uitvoerder')
      await chooseLocation(page, location)
      await expectNoSidewaysScroll(page)

      await addItem(page, '111004', '2')
      await addItem(page, '111005', '1')
      await page.goto('/bestellijst')
      await expect(page.getByText('Minigraver 1,8 t').first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await page
        .getByRole('link', { name: /^Bestellen/ })
        .or(page.getByRole('button', { name: /^Bestellen/ }))
        .last()
        .click()
      await expect(page).toHaveURL(/bestellen\/gegevens/)
      await expectAccessible(page)
      const dates = await fillDetails(page, reference)
      await page.getByRole('button', { name: /^Volgende/ }).click()
      await expect(page).toHaveURL(/bestellen\/afronden/)
      await expect(page.getByText(reference)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
      await expect(page).toHaveURL(/bestellen\/voltooid/)
      const portalNumber =
        (await page
          .getByText(/^P-\d+$/)
          .first()
          .textContent()) ?? ''
      expect(portalNumber).toMatch(/^P-\d+$/)
      await expectTaken(page)
      await expectAccessible(page)

      await expect.poll(async () => (await readBooks()).filter((one) => one.Reference === reference).length).toBe(1)
      const booked = (await readBooks()).filter((one) => one.Reference === reference)
      expect(booked).toHaveLength(1)
      const [request] = booked
      expect(request).toMatchObject({
        Status: 'Requested',
        To_Location: location,
        Delivery_Date: dates.delivery,
        Return_Date: dates.back,
        Remark: 'Lossen aan de noordzijde',
        Collect: false,
        Urgent: false,
      })
      const quantities = Object.fromEntries((request?.lines ?? []).map((line) => [line.No, Number(line.Quantity)]))
      expect(quantities['111004']).toBe(2)
      expect(quantities['111005']).toBe(1)

      await page.goto('/bestellijst')
      await expect(page.getByText('Uw bestellijst is leeg.')).toBeVisible()

      await page.goto(`/aanvragen/${portalNumber}`)
      await expect(page.getByText('Aangevraagd').first()).toBeVisible()
      await expectAccessible(page)
      await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
      await tellBackOffice(`requests/${request?.No}/approve`)
      await expect(page.getByText('Goedgekeurd').first()).toBeVisible({ timeout: 40_000 })
      expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
    },
  )
}
