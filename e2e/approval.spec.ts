import type { Page } from '@playwright/test'
import { chooseLocation, expect, expectAccessible, logIn, readBooks, test, workingDay } from './journey.ts'
import { nightly } from './nightly.ts'
import { as, emptyLists, readList, submitList, withdrawWaiting } from './portal-calls.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.beforeEach(async () => {
  for (const location of ['10001', '10004']) {
    await withdrawWaiting({ account: 'voorman', location })
    await emptyLists({ account: 'voorman', location })
  }
})

async function chooseGerman(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).or(page.getByText('Deutsch')).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
}

/** The paths of the ordering calls that a page sends. */
function watchOrders(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const call = /MaterieelAanvraag\/((?:Add|Save)\w+)$/.exec(request.url())?.[1]
    if (call !== undefined) sent.push(call)
  })
  return sent
}

async function fillList(page: Page): Promise<void> {
  await page.goto('/details/111004')
  await page.getByRole('textbox', { name: /^Menge|^Anzahl/ }).fill('3')
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(page.getByText('Die Artikel wurden zur Bestellliste hinzugefügt.').first()).toBeVisible()
}

async function submitInWizard(page: Page, reference: string): Promise<string> {
  await page.goto('/bestellijst')
  await page.getByRole('button', { name: 'Zur Genehmigung einreichen' }).click()
  await page.getByLabel(/^Gewünschtes Lieferdatum/).fill(workingDay(7).typed.replaceAll('-', '.'))
  await page.getByLabel(/^Telefonnummer/).fill('0612345678')
  await page.getByLabel(/^Referenz/).fill(reference)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Ihre Bestellung geht zuerst an einen Genehmiger.')).toBeVisible()
  await page.getByRole('checkbox').first().check()
  const answered = page.waitForResponse((response) => response.url().endsWith('/SaveAanvraag'))
  await page.getByRole('button', { name: 'Zur Genehmigung einreichen' }).click()
  const answer = await answered
  expect(await answer.json()).toMatchObject({ mail: 'bewaard' })
  await expect(page).toHaveURL(/bestellen\/voltooid/)
  return answer.request().postData() ?? ''
}

for (const location of ['10001', '10004']) {
  test(
    `a foreman at ${location} submits a list in German on a phone: it is kept and waits, nothing is ordered, and it can be taken back (R-WIZ-18, R-ROLE-32, R-APPR-03, R-SCR-OLIST-01, R-SCR-OLIST-02)`,
    nightly,
    async ({ page }) => {
      const reference = `Einreichung ${location} ${Date.now()}`
      await logIn(page, 'voorman')
      await chooseGerman(page)
      await chooseLocation(page, location)
      const sent = watchOrders(page)
      await fillList(page)
      await submitInWizard(page, reference)
      expect(sent).toEqual(['SaveAanvraag'])
      await expect(page.getByText('Die Genehmiger erhalten keine E-Mail.')).toBeVisible()
      await expect(page.getByText(/Marloes Peters/)).toBeVisible()
      await expectAccessible(page)

      await page.goto('/bestellijst')
      await expect(page.getByText('Diese Bestellliste wurde eingereicht und wartet auf Genehmigung.')).toBeVisible()
      const lines = page.getByRole('list', { name: 'Artikel auf der Bestellliste' })
      await expect(lines.getByRole('listitem').first()).toContainText('111004')
      await expect(page.locator('main').getByRole('textbox')).toHaveCount(0)
      await expect(
        page.locator('main').getByRole('button', { name: /von der Liste nehmen|einreichen|bestellen/ }),
      ).toHaveCount(0)
      await expectAccessible(page)
      await page.goto('/bestellijsten')
      await expect(page.locator('main').getByText('Wartet auf Genehmigung').first()).toBeVisible()

      const list = await readList('voorman', location)
      expect(list.savedAanvraagNummer).not.toBeNull()
      expect(list.items.find((line) => line.materieelSoort === '111004')?.aantal).toBe(3)
      expect((await readBooks()).filter((one) => one.Reference === reference)).toEqual([])
      const { call } = await as('voorman')
      const own = await call<{ items: unknown[] }>('MaterieelAanvraag/GetAanvragen', {
        gebruikerLogin: 'voorman',
        materieellocatie: location,
      })
      expect(JSON.stringify(own.items)).not.toContain(reference)

      await page.goto('/')
      await expect(page.getByRole('link', { name: /Ihre Bestellliste wartet auf Genehmigung/ })).toBeVisible()
      await page.goto('/bestellijst')
      await page.getByRole('button', { name: 'Zurückziehen' }).click()
      await expect(lines.getByRole('textbox').first()).toHaveValue('3')
      await expectAccessible(page)
      expect((await readList('voorman', location)).savedAanvraagNummer).toBeNull()
    },
  )
}

test('an approver decides on a phone, with one line changed; the books have it once (R-APPR-01, R-APPR-04, R-APPR-08, R-ROLE-28, R-ROUTE-28, R-ROUTE-29)', async ({
  page,
}) => {
  const reference = `Beslissing ${Date.now()}`
  const number = await submitList({ account: 'voorman', location: '10004' }, { '111004': 3, '111001': 1 }, reference)
  await logIn(page, 'goedkeurder')
  await page.goto('/goed-te-keuren-aanvragen')
  const row = page.locator(`[data-row="${number}"]`)
  await expect(row).toContainText('Sjoerd Visser vraagt voor')
  await expectAccessible(page)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sjoerd Visser vraagt voor')
  await expect(page.getByText('per week, geschat')).toBeVisible()
  const asked = page.getByRole('list', { name: 'Gevraagde artikelen' }).getByRole('listitem')
  // What was not ordered last time stands first, and what that was is left by others.
  const quantity = page.getByRole('group', { name: 'Aantal van Minigraver 1,8 t', exact: true })
  const three = asked.filter({ has: quantity })
  await quantity.getByRole('button', { name: 'Eén minder' }).click()
  await expect(three).toContainText('Gewijzigd: gevraagd was')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Goedkeuren met wijziging' }).click()
  await expect(page).toHaveURL(new RegExp(`approved/${number}$`))
  await expect(page.getByText(/De bestellijst is goedgekeurd\. Het aanvraagnummer is P-\d+\./)).toBeVisible()
  await expectAccessible(page)

  const isBooked = async () => (await readBooks()).filter((one) => one.Reference === reference)
  expect(await isBooked()).toEqual([])
  await expect.poll(async () => (await isBooked()).length, { timeout: 40_000 }).toBe(1)
  const [booked] = await isBooked()
  expect(booked?.lines.map((line) => Number(line.Quantity)).toSorted()).not.toEqual([1, 3])
  expect((await readList('voorman', '10004')).items).toEqual([])
})

test(
  'an approver rejects with a reason; the foreman changes the list, submits it again, and it is approved (R-APPR-05, R-APPR-06, R-APPR-07)',
  nightly,
  async ({ browser, page }) => {
    const at = { account: 'voorman', location: '10004' }
    const reference = `Afkeuring ${Date.now()}`
    const number = await submitList(at, { '111004': 2 }, reference)
    const other = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const foreman = await other.newPage()
    await logIn(foreman, 'voorman')
    await chooseLocation(foreman, '10004')
    await foreman.goto('/bestellijst')

    await logIn(page, 'goedkeurder')
    await page.goto(`/goed-te-keuren-aanvragen?aanvraag=${number}`)
    await page.getByRole('button', { name: 'Afkeuren' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Eén is genoeg')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Afkeuren' }).click()
    await expect(page.getByText('De bestellijst is afgekeurd.').first()).toBeVisible()

    // The open page of the foreman gets the event.
    await expect(foreman.getByText(/Eén is genoeg/)).toBeVisible()
    await expect(
      foreman
        .locator('main')
        .getByRole('textbox', { name: /^Aantal van/ })
        .first(),
    ).toHaveValue('2')
    const again = await submitList(at, { '111004': 1 }, reference)
    const { call } = await as('goedkeurder')
    const { aanvraagnummer } = await call<{ aanvraagnummer: string }>('SavedAanvragen/ApprovedSavedAanvraag', {
      savedAanvraagNummer: again,
    })
    await expect
      .poll(async () => (await readBooks()).filter((one) => one.Reference === reference).length, { timeout: 40_000 })
      .toBe(1)
    await foreman.goto(`/aanvragen/${aanvraagnummer}`)
    await expect(foreman.getByText('Marloes Peters').first()).toBeVisible()
    await other.close()
  },
)
