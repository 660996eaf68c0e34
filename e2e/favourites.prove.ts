import { enter, goOn } from './enter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { as } from './portal-calls.ts'

const account = 'uitvoerder'
const location = '10001'
const sizes = [
  { name: 'desk', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
] as const

interface Lists {
  readonly items: readonly { readonly id: string; readonly titel: string; readonly gedeeldMet: string | null }[]
}

async function listOf(titel: string) {
  const { call } = await as(account)
  const { items } = await call<Lists>('MaterieelFavorieten/GetLijsten', { gebruikerLogin: account })
  return items.find((list) => list.titel === titel) ?? null
}

for (const { name, viewport } of sizes) {
  test(`a list of favourites is made by the heart of an item on a ${name}, shared, deleted and taken back as it was (R-SCR-FAV-03)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const title = `Vaak ${name} ${Date.now() % 100_000}`
    await enter(page, { account, location, path: '/details/111004' })
    await page
      .getByRole('button', { name: /^Favorieten: Minigraver/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Toevoegen aan een nieuwe lijst' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(title)
    await page.getByRole('dialog').getByRole('button', { name: 'Toevoegen' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(async () => (await listOf(title))?.gedeeldMet).toBeNull()

    await goOn(page, '/favorieten')
    await expect(page.getByRole('list', { name: title }).getByText('Minigraver 1,8 t')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const menu = async (choice: RegExp | string) => {
      await page.getByRole('button', { name: `Meer met ${title}` }).click()
      await page.getByRole('button', { name: choice }).click()
    }
    await menu(/^Delen met/)
    await expect.poll(async () => (await listOf(title))?.gedeeldMet).toBe(location)
    const before = await listOf(title)
    await expect(page.getByText(`Gedeeld met ${location}`).first()).toBeVisible()
    await menu('Verwijderen')
    await expect.poll(() => listOf(title)).toBeNull()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    // Its version counts on.
    await expect.poll(() => listOf(title)).toEqual({ ...before, versie: expect.any(Number) })
  })
}
