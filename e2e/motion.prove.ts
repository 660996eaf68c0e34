import { enter } from './enter.ts'
import { expect, test } from './journey.ts'
import { putOnList } from './portal-calls.ts'

const visit = { account: 'medewerker', location: '10023', path: '/bestellijst' }

for (const { wish, reducedMotion, moves } of [
  { wish: 'who wants no motion', reducedMotion: 'reduce', moves: false },
  { wish: 'everybody else', reducedMotion: 'no-preference', moves: true },
] as const) {
  test(`a line that goes and amounts move for ${wish}: ${moves}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    // How long each animation takes that a script starts is kept on the page.
    await page.addInitScript(() => {
      const animate = Element.prototype.animate
      Element.prototype.animate = function keeping(frames, options) {
        const { duration } = typeof options === 'object' ? options : { duration: options }
        document.documentElement.dataset.moved = String(duration)
        return animate.call(this, frames, options)
      }
    })
    await putOnList(visit, { '121001': 1, '121002': 2 })
    await enter(page, visit)
    const lines = page.getByRole('list', { name: 'Artikelen op de bestellijst' }).getByRole('listitem')
    await expect(lines.filter({ hasText: '121002' })).toHaveCount(1)
    const remove = lines.filter({ hasText: '121002' }).getByRole('button', { name: /van de lijst halen$/ })
    await remove.click()
    await expect(lines.filter({ hasText: '121002' })).toHaveCount(0)
    const moved = await page.evaluate(() => document.documentElement.dataset.moved ?? null)
    const amount = page.locator('dl dd.figures').first()
    const counted = await amount.evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration))
    if (moves) {
      expect(Number(moved)).toBeGreaterThanOrEqual(120)
      expect(Number(moved)).toBeLessThanOrEqual(200)
      expect(counted).toBeGreaterThanOrEqual(0.12)
      expect(counted).toBeLessThanOrEqual(0.2)
    } else {
      expect(moved).toBeNull()
      expect(counted).toBeLessThan(0.001)
    }
  })
}
