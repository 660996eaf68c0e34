import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** A finger that writes. */
export async function sign(page: Page, name: string): Promise<void> {
  const glass = page.getByRole('img', { name: `Handtekening van ${name}` })
  await glass.scrollIntoViewIfNeeded()
  const box = await glass.boundingBox()
  if (box === null) throw new Error('There is nothing to sign on')
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  for (let step = 1; step <= 12; step += 1)
    await page.mouse.move(box.x + 40 + 15 * step, box.y + 60 + (step % 2 === 0 ? 25 : -25))
  await page.mouse.up()
}

/** Pictures of what the open sheet is about, each of a side; done when the sheet shows it. */
export async function takePictures(sheet: Locator, sides: readonly string[], buffer: Buffer): Promise<void> {
  for (const side of sides) {
    const taken = sheet.getByRole('button', { name: `Foto ${side} weghalen` })
    const before = await taken.count()
    await sheet.getByLabel(side, { exact: true }).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
    await expect(taken).toHaveCount(before + 1)
  }
}

/** The fields of who gives or who takes. */
export const party = (page: Page, name: string): Locator =>
  page.getByRole('main').locator('section').filter({ hasText: name }).first()
