import { enter } from './enter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { readList } from './portal-calls.ts'

const account = 'uitvoerder'
const sizes = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, location: '10001' },
  { name: 'phone', viewport: { width: 390, height: 844 }, location: '10002' },
] as const

for (const { name, viewport, location } of sizes) {
  test(`lines of a sheet and of a message are pasted on a ${name}: clear ones come on the list, unclear ones are asked, wrong ones stay`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await enter(page, { account, location, path: '/bestellijst' })
    const before = await readList(account, location)
    await page.getByRole('link', { name: 'Snel bestellen' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Snel bestellen' })).toBeVisible()
    await expectAccessible(page)

    const field = page.getByRole('textbox', { name: 'Uw regels' })
    await field.fill('111004\t2\n3x trilplaat\nqwertyzxcv - 4')
    await page.getByRole('button', { name: 'Regels lezen' }).click()
    await expect(
      page.getByRole('list', { name: '1 regel gevonden' }).getByText('Minigraver 1,8 t', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('list', { name: '1 regel klopt niet' })).toContainText('Niet gevonden')
    const asked = page.getByRole('list', { name: 'Welke bedoelt u?' })
    await expect(asked.getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // Nothing is lost on a reload, with a question half answered.
    await page.reload()
    await expect(field).toHaveValue(/qwertyzxcv/)
    const plate = (await asked.getByRole('button').first().locator('small').textContent()) ?? ''
    await asked.getByRole('button').first().focus()
    await page.keyboard.press('Enter')
    await page.reload()
    await expect(page.getByRole('list', { name: '2 regels gevonden' })).toContainText(plate)
    await page.getByRole('button', { name: '2 regels op de lijst zetten' }).click()
    await expect(field).toHaveValue('qwertyzxcv - 4')
    const onList = async () => {
      const { items } = await readList(account, location)
      return (no: string) => items.find(({ materieelSoort }) => materieelSoort === no)?.aantal ?? 0
    }
    const had = (no: string) => before.items.find(({ materieelSoort }) => materieelSoort === no)?.aantal ?? 0
    const has = await onList()
    expect([has('111004') - had('111004'), has(plate) - had(plate)]).toEqual([2, 3])

    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(field).toHaveValue(/trilplaat/)
    expect((await onList())('111004')).toBe(had('111004'))
  })
}
