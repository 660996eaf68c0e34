import { describe, expect, it } from 'vitest'
import { listProjectFiles, readText } from './project-files.ts'

/**
 * Widths in pixels at which a layout changes: it holds up to one of them (`max-width: 720px`), or from one pixel more
 * (`min-width: 721px`). A media query knows no variable, so the style sheets repeat them.
 */
const phone = 720
const widths: ReadonlySet<number> = new Set([350, 480, 560, 640, phone, 760, 900, 960, 1000, 1100, 1160])

const atWidth = /\((min|max)-width: ?([\d.]+)px\)/g

function findStrangeWidths(text: string): readonly string[] {
  return [...text.matchAll(atWidth)].flatMap(([query, end, pixels]) => {
    const upTo = Number(pixels) - (end === 'min' ? 1 : 0)
    return widths.has(upTo) ? [] : [query]
  })
}

describe('the widths at which layouts change', () => {
  const sheets = listProjectFiles().filter((path) => /^apps\/web\/src\/.*\.css$/.test(path))

  it('are the same few in every style sheet', () => {
    expect(sheets.length).toBeGreaterThan(50)
    const strange = sheets.flatMap((path) => findStrangeWidths(readText(path)).map((query) => `${path} ${query}`))
    expect(strange).toEqual([])
  })

  it('call narrow in scripts what style sheets call narrow', () => {
    expect(readText('apps/web/src/ui/use-narrow-screen.ts')).toContain(`'(max-width: ${phone}px)'`)
  })

  it('are missed where one is planted beside them', () => {
    expect(findStrangeWidths('@media (max-width: 719px) {} @media (min-width: 721px) {}')).toEqual([
      '(max-width: 719px)',
    ])
    expect(findStrangeWidths('@media (min-width: 720px) {} @media (max-width: 720px) {}')).toEqual([
      '(min-width: 720px)',
    ])
  })
})
