import { expect, expectAccessible, expectNoSidewaysScroll, logIn, portalUrl, test } from './journey.ts'
import { placeOrder } from './portal-calls.ts'

test('an administrator reads a mail that was kept because there is no mail server, and cannot send it without one', async ({
  browser,
}) => {
  const number = await placeOrder(
    { account: 'uitvoerder', location: '10003' },
    { '111004': 1 },
    `Bewaard ${Date.now()}`,
  )
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const context = await browser.newContext({ viewport, locale: 'nl-NL' })
    const page = await context.newPage()
    await logIn(page, 'beheerder', { at: portalUrl() })
    const subject = page.getByText(`Aanvraag ${number} ontvangen`)
    await page.goto(`${portalUrl()}/settings/mails?zoek=${number}&stand=bewaard`)
    // It waits until the portal next looks at its mails; the open page gets that event.
    await expect(subject).toBeVisible({ timeout: 30_000 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await subject.click()
    const mail = page.getByRole('dialog', { name: `Aanvraag ${number} ontvangen` })
    await expect(mail.getByText('Deze mail is niet verzonden.')).toBeVisible()
    await expect(mail.getByText(/Beste K/)).toBeVisible()
    await expect(mail).not.toContainText('de Bruin')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await mail.getByRole('button', { name: 'Opnieuw versturen' }).click()
    const asked = page.getByRole('dialog', { name: 'Opnieuw versturen' })
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Opnieuw versturen' }).click()
    await expect(asked.getByText(/Er is geen mailserver ingesteld/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await context.close()
  }
})
