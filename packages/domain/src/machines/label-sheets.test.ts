import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelPlaces, labelSheetNames, labelSheets } from './label-sheets.ts'

describe('the labels of a sheet', () => {
  it.each(labelSheetNames)('%s lie on their page, next to each other and never over each other', (name) => {
    const { page, label, columns, rows } = labelSheets[name]
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), fc.integer({ min: -3, max: 40 }), (count, skipped) => {
        const places = labelPlaces(labelSheets[name], count, skipped)
        expect(places).toHaveLength(count)
        for (const { left, top } of places) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect(top).toBeGreaterThanOrEqual(0)
          expect(left + label.width).toBeLessThanOrEqual(page.width)
          expect(top + label.height).toBeLessThanOrEqual(page.height)
        }
        const apart = new Set(places.map((place) => `${place.page} ${place.left} ${place.top}`))
        expect(apart.size).toBe(count)
        expect(places.every((place) => place.page <= Math.ceil(count / (columns * rows)))).toBe(true)
      }),
    )
  })

  it('begin behind those that were used before, and go on over the next sheet', () => {
    const places = labelPlaces(labelSheets['a4-70x37'], 3, 22)
    expect(places).toEqual([
      { page: 0, left: 70, top: 259.5 },
      { page: 0, left: 140, top: 259.5 },
      { page: 1, left: 0, top: 0.5 },
    ])
    // A roll has no place to skip.
    expect(labelPlaces(labelSheets['rol-62x29'], 2, 5).map(({ page }) => page)).toEqual([0, 1])
  })
})
