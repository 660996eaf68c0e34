import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { sign } from './hand-over-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, test } from './journey.ts'
import { as, freePieces } from './portal-calls.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, acceptDownloads: true })

const at = { account: 'medewerker', location: '10044' } as const

const readable = async (page: Page, name: string): Promise<void> => {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await keepPicture(page, name)
}

test('a delivery is filled in, pictured, signed by both and sealed; its hash is that of the file, and who takes it gets a mail', async ({
  page,
}) => {
  const [piece] = await freePieces(at)
  if (piece === undefined) throw new Error('Nothing stands there')
  const reader = `ontvanger.${Date.now()}@bouw.example`
  await enter(page, { ...at, path: '/locatie/overdrachten' })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Aflevering' }).click()
  await readable(page, 'hand-over-begin')
  await main.getByRole('button', { name: 'Overdracht beginnen' }).click()

  await main.getByRole('button', { name: 'Toevoegen' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill(piece.materieelNummer)
  await sheet.getByRole('list', { name: 'Staat hier' }).getByRole('button').first().click()
  await sheet.getByText('Beschadigd', { exact: true }).click()
  await sheet.getByLabel(/^Opmerking/).fill('Kras op de zijkant')
  const buffer = await page.screenshot({ type: 'jpeg' })
  for (const side of ['Voorkant', 'Schade'])
    await sheet.getByLabel(side, { exact: true }).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  for (const side of ['Voorkant', 'Schade'])
    await expect(sheet.getByRole('button', { name: `Foto ${side} weghalen` })).toBeVisible()
  await sheet.getByLabel('Urenteller').fill('1204')
  await readable(page, 'hand-over-line')
  await sheet.getByRole('button', { name: 'Klaar' }).click()

  const party = (name: string) =>
    main.getByRole('region', { name }).or(main.locator('section').filter({ hasText: name }))
  await main.getByRole('button', { name: 'Naar ondertekenen' }).click()
  await expect(main.getByText('Vul de naam in van wie hier staat.')).toBeVisible()
  await party('Draagt over').first().getByLabel(/^Naam/).fill('Piet Chauffeur')
  const taker = party('Neemt aan').first()
  await taker.getByLabel(/^Naam/).fill('Ria Ontvanger')
  await taker.getByLabel(/^E-mailadres/).fill(reader)
  await readable(page, 'hand-over-filled')
  await page.reload()
  await expect(taker.getByLabel(/^Naam/)).toHaveValue('Ria Ontvanger')
  await main.getByRole('button', { name: 'Naar ondertekenen' }).click()

  await main.getByRole('button', { name: 'Ondertekenen en afronden' }).click()
  await expect(main.getByText('Teken hier, of met de naam hieronder.')).toHaveCount(2)
  await sign(page, 'Piet Chauffeur')
  await main.getByRole('checkbox', { name: /Ria Ontvanger/ }).check()
  await readable(page, 'hand-over-sign')
  await main.getByRole('button', { name: 'Ondertekenen en afronden' }).click()

  await expect(main.getByRole('heading', { name: 'Handtekeningen' })).toBeVisible()
  await expect(main.getByText('Kras op de zijkant').first()).toBeVisible()
  await readable(page, 'hand-over-signed')
  const file = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Ondertekende gegevens opslaan' }).click()
  const sealed = readFileSync(await (await file).path())
  await expect(main.getByText(createHash('sha256').update(sealed).digest('hex'))).toBeVisible()

  const { call } = await as('beheerder')
  const mailed = async () => (await call<{ totaal: number }>('Mail/GetMails', { zoekterm: reader })).totaal
  await expect.poll(mailed).toBe(1)
})
