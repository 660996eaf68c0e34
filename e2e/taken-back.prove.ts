import type { Locator, Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, readBooks, tellBackOffice, test } from './journey.ts'
import { placeOrder } from './portal-calls.ts'

const at = { account: 'uitvoerder', location: '10003' } as const
const sizes = [
  { name: 'desk', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
] as const

test.afterEach(() => tellBackOffice('faults', {}, 'DELETE'))

/** Opens the question on the page of a request, once no try of it is on its way. */
async function askToWithdraw(page: Page, number: string): Promise<Locator> {
  await enter(page, { ...at, path: `/aanvragen/${number}` })
  await expect(async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Meer', exact: true }).click()
    await page.getByRole('button', { name: 'Aanvraag intrekken' }).click({ timeout: 2000 })
  }).toPass()
  const dialog = page.getByRole('dialog', { name: 'Aanvraag intrekken' })
  await expect(dialog).toContainText(number)
  return dialog
}

for (const { name, viewport } of sizes) {
  test(`an order that waits is withdrawn on a ${name}, never reaches the back office, and can be ordered again`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await tellBackOffice('faults', { kind: 'lock', scope: 'CreateRequest', times: null })
    const reference = `Ingetrokken ${name} ${Date.now()}`
    const number = await placeOrder(at, { '111004': 1 }, reference)
    const dialog = await askToWithdraw(page, number)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Intrekken' }).click()
    await expect(page.getByText(`Aanvraag ${number} is ingetrokken.`)).toBeVisible()
    await expect(page.getByRole('main').getByText('Ingetrokken').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await tellBackOffice('faults', {}, 'DELETE')

    const later = `Daarna ${name} ${Date.now()}`
    await placeOrder(at, { '111004': 1 }, later)
    const references = async () => (await readBooks()).map(({ Reference }) => Reference)
    await expect.poll(references).toContain(later)
    expect(await references()).not.toContain(reference)
    await page.getByRole('button', { name: 'Opnieuw bestellen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Opnieuw bestellen' })).toBeVisible()
  })
}

test('who comes too late to withdraw reads it, and asks for a change of the request', async ({ page, watched }) => {
  // The refusal of a call that came too late.
  watched.allow(/409 \(Conflict\)/)
  await tellBackOffice('faults', { kind: 'lock', scope: 'CreateRequest', times: null })
  const reference = `Te laat ${Date.now()}`
  const number = await placeOrder(at, { '111004': 1 }, reference)
  const dialog = await askToWithdraw(page, number)
  await tellBackOffice('faults', {}, 'DELETE')
  const isBooked = async () => (await readBooks()).some(({ Reference }) => Reference === reference)
  await expect.poll(isBooked, { timeout: 60_000 }).toBe(true)
  await dialog.getByRole('button', { name: 'Intrekken' }).click()
  await expect(dialog).toContainText('De backoffice is al met deze aanvraag bezig')
  await dialog.getByRole('button', { name: 'Wijziging of annulering vragen' }).click()
  await expect(page.getByLabel(/^Wat is er aan de hand/)).toHaveValue(`Wijziging of annulering van aanvraag ${number}`)
  await expectAccessible(page)
})
