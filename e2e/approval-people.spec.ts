import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, logIn, readBooks, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { as, submitList, withdrawWaiting } from './portal-calls.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
test.use(phone)

const at = { account: 'voorman', location: '10001' }

/** A second person with a phone of their own. */
async function openOther(browser: Browser, account: string): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage()
  await logIn(page, account)
  return page
}

async function booked(reference: string): Promise<number> {
  return (await readBooks()).filter((one) => one.Reference === reference).length
}

/** The deputy of the approver is taken out again, so that each journey begins alike. */
async function endDeputies(): Promise<void> {
  const { call } = await as('goedkeurder')
  const input = { gebruikersnaam: 'goedkeurder' }
  const { eigen } = await call<{ eigen: { vervangingId: string }[] }>('SavedAanvragen/GetVervangingen', input)
  for (const { vervangingId } of eigen) await call('SavedAanvragen/DeleteVervanging', { ...input, vervangingId })
}
test.beforeEach(() => withdrawWaiting(at))
test.beforeEach(endDeputies)
test.afterEach(endDeputies)

const today = () => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' }).format()

async function nameDeputy(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Gebruikersmenu' }).click()
  await page.getByRole('link', { name: 'Vervanging' }).click()
  await expect(page.getByText('Niemand vervangt u.')).toBeVisible()
  await page.getByRole('button', { name: /^Vervanger: / }).click()
  await page.getByRole('combobox', { name: 'Zoek op naam' }).fill('Kees')
  await expectAccessible(page)
  await page.getByRole('option', { name: /Kees de Bruin/ }).click()
  for (const day of ['Eerste dag', 'Laatste dag']) {
    const field = page.getByRole('textbox', { name: day })
    await field.fill(today())
    await field.press('Enter')
  }
  await page.getByRole('button', { name: 'Vervanger instellen' }).click()
}

test(
  'an approver who is away names a deputy on a phone, who approves in their place; the books have it once (R-APPR-04, R-ROLE-28)',
  nightly,
  async ({ browser, page }) => {
    const reference = `Vervanging ${Date.now()}`
    const number = await submitList(at, { '111004': 1 }, reference)
    await logIn(page, 'goedkeurder')
    await nameDeputy(page)
    await expect(page.getByText('Kees de Bruin vervangt u.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Vervanging door Kees de Bruin beëindigen' })).toBeVisible()
    await keepPicture(page, 'deputies-set-phone')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    const deputy = await openOther(browser, 'uitvoerder')
    await deputy.goto('/goed-te-keuren-aanvragen')
    const row = deputy.locator(`[data-row="${number}"]`)
    await expect(row).toContainText('Namens Marloes Peters')
    await row.getByRole('link').click()
    await expect(deputy.getByText('Marloes Peters is afwezig; u beslist in zijn of haar plaats.')).toBeVisible()
    await keepPicture(deputy, 'card-deputy-phone')
    await expectAccessible(deputy)
    await deputy.getByRole('button', { name: 'Goedkeuren' }).click()
    await expect(deputy.getByText(/Goedgekeurd door Kees de Bruin \(namens Marloes Peters\)/)).toBeVisible()
    await expect.poll(() => booked(reference), { timeout: 40_000 }).toBe(1)

    await page.goto('/goed-te-keuren-aanvragen?soort=besloten')
    await expect(page.locator(`[data-row="${number}"]`)).toContainText('Kees de Bruin (namens Marloes Peters)')
    await page.goto('/vervanging')
    await page.getByRole('button', { name: 'Vervanging door Kees de Bruin beëindigen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Beëindigen' }).click()
    await expect(page.getByText('Niemand vervangt u.')).toBeVisible()
    await deputy.context().close()
  },
)

test(
  'two who may decide do so at one moment: one decides, the other reads who did; the books have it once (R-APPR-04)',
  nightly,
  async ({ browser, page, watched }) => {
    // Who comes second is refused, and the browser notes that.
    watched.allow(/409 \(Conflict\)/)
    const reference = `Samen ${Date.now()}`
    const number = await submitList(at, { '111004': 2 }, reference)
    const { call } = await as('goedkeurder')
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format()
    const asked = { gebruikersnaam: 'goedkeurder', zoekterm: 'Kees' }
    const { items } = await call<{ items: { vervanger: string }[] }>('SavedAanvragen/ZoekVervangers', asked)
    const stand = { gebruikersnaam: 'goedkeurder', vervanger: items[0]?.vervanger, van: day, tot: day }
    await call('SavedAanvragen/SetVervanging', stand)

    await logIn(page, 'goedkeurder')
    const other = await openOther(browser, 'uitvoerder')
    const both = [page, other]
    for (const one of both) {
      await one.goto(`/goed-te-keuren-aanvragen?aanvraag=${number}`)
      await expect(one.getByRole('button', { name: 'Goedkeuren' })).toBeVisible()
    }
    // Neither reaches the portal before both were sent, else the event of the first takes the button from the second.
    const sent = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    const bothSent = Promise.all(sent.map(({ promise }) => promise))
    for (const [nth, one] of both.entries())
      await one.route('**/ApprovedSavedAanvraag', async (route) => {
        sent[nth]?.resolve()
        await bothSent
        await route.continue()
      })
    const answers = both.map((one) =>
      one.waitForResponse((response) => response.url().endsWith('ApprovedSavedAanvraag')),
    )
    await Promise.all(both.map((one) => one.getByRole('button', { name: 'Goedkeuren' }).click()))
    const statuses = (await Promise.all(answers)).map((answer) => answer.status())
    expect(statuses.toSorted()).toEqual([200, 409])
    const isFirst = statuses[0] === 200
    const [winner, loser] = isFirst ? [page, other] : [other, page]
    await expect(winner.getByText(/De bestellijst is goedgekeurd\. Het aanvraagnummer is P-\d+\./)).toBeVisible()
    // The page of the other gets the event as well, and may show the decision before the refusal is read.
    const who = isFirst ? 'Marloes Peters' : 'Kees de Bruin'
    await expect(loser.locator('main').getByText(who).first()).toBeVisible()
    await expect.poll(() => booked(reference), { timeout: 40_000 }).toBe(1)
    await other.context().close()
  },
)

test(
  'an administrator hands a waiting list over with a reason; the new approver approves it, who asked reads why; the books have it once (R-APPR-04)',
  nightly,
  async ({ browser, page }) => {
    const reference = `Overdracht ${Date.now()}`
    const number = await submitList(at, { '111004': 1 }, reference)
    await logIn(page, 'beheerder')
    await page.goto(`/goed-te-keuren-aanvragen?aanvraag=${number}`)
    await expect(page.getByText('Wacht op Marloes Peters.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Goedkeuren' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Overdragen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Kees de Bruin' }).check()
    await dialog.getByRole('textbox').fill('Marloes is met verlof')
    await keepPicture(page, 'hand-over-phone', false)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Overdragen' }).click()
    await expect(page.getByText(/^Overgedragen door Fatima el Amrani/)).toBeVisible()

    const approver = await openOther(browser, 'uitvoerder')
    await approver.goto('/goed-te-keuren-aanvragen')
    await approver.locator(`[data-row="${number}"]`).getByRole('link').click()
    await expect(approver.getByText('Marloes is met verlof')).toBeVisible()
    const asker = await openOther(browser, 'voorman')
    await asker.goto('/')
    await asker
      .getByRole('banner')
      .getByRole('button', { name: /locatie/i })
      .first()
      .click()
    await asker.getByRole('dialog').getByText('10001', { exact: false }).first().click()
    await asker.goto('/bestellijst')
    await expect(asker.getByText(/Fatima el Amrani heeft de lijst op .* gegeven: Marloes is met verlof/)).toBeVisible()
    await approver.getByRole('button', { name: 'Goedkeuren' }).click()
    await expect(approver.getByText(/Het aanvraagnummer is P-\d+\./)).toBeVisible()
    await expect.poll(() => booked(reference), { timeout: 40_000 }).toBe(1)
    for (const one of [approver, asker]) await one.context().close()
  },
)
