import { enter, goOn } from './enter.ts'
import { fillLists, lookAt, recordScreens, screens, waitForContent } from './every-screen.ts'
import { expect, test } from './journey.ts'
import { phone } from './open-page.ts'
import { tellFigures } from './tell-figures.ts'

test.beforeAll(fillLists)

test.describe('with larger text', () => {
  test.use({ viewport: phone, hasTouch: true })

  for (const percent of [130, 200])
    test(`no row cuts a line through its middle on a phone at ${percent} %`, async ({ page, watched }) => {
      test.setTimeout(10 * 60_000)
      watched.allow(/403|404/)
      await enter(page, { ...lookAt, path: '/' })
      await page.addStyleTag({ content: `html { font-size: ${percent}% !important }` })
      const cut: string[] = []
      let rows = 0
      for (const [, path] of [...screens, ...(await recordScreens())]) {
        await goOn(page, path)
        await waitForContent(page)
        const found = await page.locator('main li').evaluateAll((all) => {
          const isCutThrough = (part: Element) => {
            const { overflowY, webkitLineClamp, borderTopWidth, borderBottomWidth } = getComputedStyle(part)
            if (!['hidden', 'clip'].includes(overflowY) || part.clientHeight <= 1) return false
            // What gives way by whole lines ends between two of them.
            const range = document.createRange()
            range.selectNodeContents(part)
            const { top } = part.getBoundingClientRect()
            const end = top + parseFloat(borderTopWidth) + part.clientHeight
            const lines = [...range.getClientRects()].filter(({ height }) => height > 0)
            const isCut = lines.some(
              (line) => line.top < end - 2 && line.bottom > end + parseFloat(borderBottomWidth) + 3,
            )
            return isCut || (webkitLineClamp === 'none' && part.scrollHeight > part.clientHeight + 1)
          }
          return all.flatMap((row) =>
            [row, ...row.querySelectorAll('*')]
              .filter((part) => part.textContent.trim() !== '' && part.checkVisibility() && isCutThrough(part))
              .map((part) => `${part.className}: ${part.textContent.slice(0, 60)}`),
          )
        })
        rows += await page.locator('main li').count()
        cut.push(...found.map((text) => `${path}: ${text}`))
      }
      tellFigures({ [`rows at ${percent} %`]: rows, cut: cut.length })
      expect(cut).toEqual([])
    })
})
