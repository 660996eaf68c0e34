import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'

/** Sets up an app on the open page; gives its key. */
export async function setUpApp(
  page: Page,
  password: string,
  whenShown: () => Promise<void> = async () => {},
): Promise<string> {
  await page.getByRole('button', { name: 'App met codes instellen' }).click()
  const dialog = page.getByRole('dialog', { name: 'App met codes instellen' })
  await dialog.locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: /QR-code/ })).toBeVisible()
  await whenShown()
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: key }).generate())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bewaar deze codes nu')).toBeVisible()
  return key
}
