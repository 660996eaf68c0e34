import {
  chooseLocation,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  readBooks,
  readRows,
  test,
  workingDay,
} from './journey.ts'
import { emptyLists } from './portal-calls.ts'
import { expectReadable } from './readable.ts'

const sizes = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, location: '10001' },
  { name: 'phone', viewport: { width: 390, height: 844 }, location: '10002' },
] as const

for (const { name, viewport, location } of sizes) {
  test(`a set is found by searching, ordered as one on a ${name}, and is in the books with its number (R-GEN-23, R-ENT-47)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const reference = `Set ${name} ${Date.now()}`
    await emptyLists({ account: 'uitvoerder', location })
    await logIn(page, 'uitvoerder')
    await chooseLocation(page, location)
    await page.goto('/sets')
    const first = page.getByRole('list', { name: 'Alle sets' }).getByRole('link').first()
    const title = (await first.textContent()) ?? ''
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto(`/zoeken/${encodeURIComponent(title)}`)
    await page.getByRole('region', { name: 'Sets' }).getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const setNo = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // In view over the list, however long that is.
    await expect(page.getByRole('button', { name: 'Toevoegen' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('textbox', { name: `Aantal sets ${title}` }).fill('2')
    await page.getByRole('button', { name: 'Toevoegen' }).click()
    await expectReadable(page.getByText('De set is toegevoegd aan de bestellijst.'))

    await page.goto('/bestellijst')
    const count = page.getByRole('textbox', { name: `Aantal van ${title}` })
    await expect(count).toHaveValue('2')
    await count.fill('3')
    await count.press('Enter')
    await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page
      .getByRole('link', { name: /^Bestellen/ })
      .or(page.getByRole('button', { name: /^Bestellen/ }))
      .last()
      .click()
    await expect(page).toHaveURL(/bestellen\/gegevens/)
    await page.getByLabel(/^Gewenste leverdatum/).fill(workingDay(7).typed)
    await page.getByLabel(/^Verwachte retourdatum/).fill(workingDay(28).typed)
    await page.getByLabel(/^Telefoonnummer/).fill('0612345678')
    await page.getByLabel(/^Referentie/).fill(reference)
    await page.getByRole('button', { name: /^Volgende/ }).click()
    await expect(page).toHaveURL(/bestellen\/afronden/)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
    await expect(page).toHaveURL(/bestellen\/voltooid/)

    await expect.poll(async () => (await readBooks()).filter((one) => one.Reference === reference).length).toBe(1)
    const [booked] = (await readBooks()).filter((one) => one.Reference === reference)
    const inSet = new Map(
      (await readRows('PortaalSetRegel'))
        .filter((row) => row.Set_No === setNo && row.Optional !== true)
        .map((row) => [row.No, Number(row.Quantity)]),
    )
    expect(inSet.size).toBeGreaterThan(0)
    const lines = (booked?.lines ?? []).filter((line) => line.Set_No === setNo)
    for (const [no, each] of inSet)
      expect(lines.find((line) => line.No === no)).toMatchObject({ Quantity: String(Math.ceil(each * 3)) })
    // What is delivered with a line of the set belongs to it too.
    expect(booked?.lines.map((line) => line.Set_No)).toEqual(booked?.lines.map(() => setNo))
  })
}
