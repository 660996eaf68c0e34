import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { freeCounted, putOnRemovalList, readRemovalList, type StandingPiece } from './portal-calls.ts'

const conflict = 'Deze lijst is intussen op een andere plek gewijzigd.'
const at = { account: 'medewerker', location: '10012' } as const
let rows: readonly StandingPiece[] = []

const lineOf = (page: Page, { omschrijving, materieelSoort }: StandingPiece) =>
  page
    .getByRole('list', { name: 'Materieel op de afvoerlijst' })
    .getByRole('listitem')
    .filter({ hasText: omschrijving })
    .filter({ hasText: materieelSoort })
const quantityOf = (page: Page, row: StandingPiece) => lineOf(page, row).getByRole('textbox', { name: /^Aantal van/ })

async function typeQuantity(page: Page, row: StandingPiece, quantity: number): Promise<void> {
  await quantityOf(page, row).fill(String(quantity))
  await page.keyboard.press('Enter')
}

test.beforeAll(async () => {
  rows = (await freeCounted(at, 4)).slice(0, 2)
  await putOnRemovalList(at, rows)
})

test(
  'two browsers edit the same removal list: changes of different lines are both kept, and nothing is lost silently',
  nightly,
  async ({ page, browser, watched }) => {
    watched.allow(/409|ERR_FAILED|Failed to load/)
    const [first, second] = rows
    if (first === undefined || second === undefined) throw new Error('No two counted things stand there')
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await enter(page, { ...at, path: '/afvoerlijst' })
    await enter(other, { ...at, path: '/afvoerlijst' })
    await expect(quantityOf(other, second)).toHaveValue('1')
    await expectAccessible(page)

    const saved = (one: Page) => one.getByRole('status').filter({ hasText: 'Opgeslagen' })
    const quantities = async () => (await readRemovalList(at)).map((line) => line.retourAantal)
    const isSave = '**/UpdateAfvoerlijstItems'

    // This browser's save is delayed until the other one has changed another line of the same list: both are kept.
    await page.route(
      isSave,
      async (route) => {
        await typeQuantity(other, second, 3)
        await expect(saved(other)).toBeVisible()
        await route.continue()
      },
      { times: 1 },
    )
    await typeQuantity(page, first, 4)
    await expect.poll(quantities).toEqual([4, 3])
    await expect(saved(page)).toBeVisible()
    await expect(page.getByText(conflict)).toHaveCount(0)

    // This browser's save does not get through until it got the event that the other one changed the same line.
    await page.route(
      isSave,
      async (route) => {
        const heard = page.waitForResponse('**/GetAfvoerlijst')
        await typeQuantity(other, first, 5)
        await heard
        await route.abort()
      },
      { times: 1 },
    )
    await typeQuantity(page, first, 2)
    await expect(page.getByText(conflict)).toBeVisible()
    await expect(page.getByText(`2 × ${first.omschrijving}`)).toBeVisible()
    expect(await quantities()).toEqual([5, 3])

    await page.getByRole('button', { name: 'Mijn wijziging toch opslaan' }).click()
    await expect.poll(quantities).toEqual([2, 3])
    // Both browsers end with both changes, without a reload.
    for (const one of [page, other]) {
      await expect(quantityOf(one, first)).toHaveValue('2')
      await expect(quantityOf(one, second)).toHaveValue('3')
    }

    await page.getByRole('button', { name: 'Lijst leegmaken' }).click()
    await expect(page.getByText('Uw afvoerlijst is leeg.')).toBeVisible()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(quantityOf(page, second)).toHaveValue('3')
    await expect(quantityOf(other, second)).toHaveValue('3')
    await elsewhere.close()
  },
)
