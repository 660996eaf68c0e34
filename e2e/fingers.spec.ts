import { enter, goOn } from './enter.ts'
import { waitForContent } from './every-screen.ts'
import { expect, test } from './journey.ts'
import { nightly } from './nightly.ts'
import { missedPoints, pressEverywhere } from './nine-points.ts'
import { phone } from './open-page.ts'
import { emptyLists } from './portal-calls.ts'

test.use({ viewport: phone, hasTouch: true })

const at = { account: 'medewerker', location: '10026' } as const

test('the way from the catalogue to an order works wherever its buttons are touched', nightly, async ({ page }) => {
  await emptyLists(at)
  await enter(page, { ...at, path: '/catalogus/111' })
  await waitForContent(page)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Kiezen' }) })
    .first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const chosen = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first()
  const choose = {
    control: chosen.getByRole('button', { name: 'Kiezen' }),
    came: () => expect(chosen.getByRole('textbox')).toHaveValue('1'),
    undo: () => chosen.getByRole('button', { name: 'Eén minder' }).tap(),
  }
  await pressEverywhere(page, 'touch', choose)
  await pressEverywhere(page, 'mouse', choose)
  await choose.control.tap()
  const add = page.getByRole('button', { name: 'Toevoegen', exact: true })
  expect(await missedPoints(page, 'touch', add)).toEqual([])
  await add.tap()
  await page.getByRole('button', { name: 'Naar de bestellijst' }).tap()
  await expect(page).toHaveURL(/bestellijst/)
  const order = page.getByRole('button', { name: /^Bestellen/ })
  expect(await missedPoints(page, 'touch', order)).toEqual([])
  await order.tap()
  await expect(page).toHaveURL(/bestellen\/gegevens/)
})

test(
  'what goes back is chosen wherever its buttons in the stock are touched, and scanning opens likewise',
  nightly,
  async ({ page }) => {
    await emptyLists(at)
    await enter(page, { ...at, path: '/' })
    await goOn(page, '/materieelvoorraad')
    await waitForContent(page)
    const row = page.getByRole('main').locator('ul[aria-label] > li').first()
    await pressEverywhere(page, 'touch', {
      control: row.getByRole('button', { name: 'Retour', exact: true }),
      came: () => expect(row.getByRole('textbox')).toHaveValue('1'),
      undo: () => row.getByRole('button', { name: 'Eén minder' }).tap(),
    })
    const scan = page.getByRole('navigation', { name: 'Menu onderaan' }).getByRole('link', { name: /^Scannen/ })
    expect(await missedPoints(page, 'touch', scan)).toEqual([])
    await scan.tap()
    await expect(page).toHaveURL(/scannen/)
  },
)
