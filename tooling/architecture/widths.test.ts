import { describe, expect, it } from 'vitest'
import { customMedia } from '../../apps/web/src/ui/custom-media.ts'
import { listProjectFiles, readText } from './project-files.ts'

/**
 * Widths in pixels at which a layout changes: it holds up to one of them (`max-width: 560px`), or from one pixel more
 * (`min-width: 561px`). The width of a phone has a name, `--phone`, and is written nowhere else.
 */
const widths: ReadonlySet<number> = new Set([350, 480, 560, 640, 760, 900, 960, 1000, 1100, 1160])

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

  it('have a name where scripts know them too', () => {
    const named = sheets.flatMap((path) => [...readText(path).matchAll(/@media[^{]*\((--[\w-]+)\)/g)])
    expect(new Set(named.map(([, name]) => name))).toEqual(new Set(Object.keys(customMedia)))
  })

  it('are missed where one is planted beside them', () => {
    expect(findStrangeWidths('@media (max-width: 719px) {} @media (min-width: 561px) {}')).toEqual([
      '(max-width: 719px)',
    ])
    expect(findStrangeWidths('@media (max-width: 720px) {} @media (max-width: 560px) {}')).toEqual([
      '(max-width: 720px)',
    ])
  })
})
