import { shareOfRoom } from '@portal/domain/catalogue/item-traits.ts'
import { describe, expect, it } from 'vitest'
import { families } from '../catalogue/catalogue.ts'
import { expandCatalogue } from '../catalogue/expand.ts'
import { drawImage } from '../draw-image.ts'
import { drawings } from './drawings.ts'
import { spanOf } from './span.ts'
import { boundsOf, standingOf } from './standing.ts'

const pictures = expandCatalogue(1).map((item) => ({
  item,
  svg: drawImage('Soort', item.no)?.content.toString() ?? '',
}))

describe('drawings', () => {
  it('are all used by the catalogue', () => {
    const used = new Set<string>(families.map((family) => family.drawing))
    expect(Object.keys(drawings).filter((name) => !used.has(name))).toEqual([])
  })

  it('are small, whole, and carry no script, link or broken number', () => {
    for (const { item, svg } of pictures) {
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"'), item.no).toBe(true)
      expect(svg.endsWith('</svg>'), item.no).toBe(true)
      expect(/<script|href|url\(|on\w+=|NaN|undefined|Infinity/.exec(svg), item.no).toBeNull()
      expect(svg.length, item.no).toBeLessThan(12_000)
      expect(svg.match(/<g[ >]/g)?.length, item.no).toBe(svg.match(/<\/g>/g)?.length)
    }
  })

  it('differ with size within a family', () => {
    for (const family of families.filter((one) => one.rows.length > 2)) {
      const own = pictures.filter(({ item }) => item.family === family && item.variant === (family.variants?.[0] ?? ''))
      expect(new Set(own.map(({ svg }) => svg)).size, family.key).toBe(own.length)
    }
  })

  it('of what has no measure fill the picture, the smallest three quarters of what the largest fills', () => {
    const rest = pictures.filter(({ item }) => standingOf(item.family.drawing, item.values) === null)
    expect(rest.length).toBeGreaterThan(300)
    for (const { item, svg } of rest) {
      const [, scale] = /<g transform="translate\(160 204\) scale\(([\d.]+)\)/.exec(svg) ?? []
      const { left, right, top } = spanOf(svg.slice(svg.indexOf('<g transform')))
      const filled = Math.max((right - left) / 272, (204 - top) / 172) * Number(scale)
      expect(filled, item.no).toBeGreaterThan(0.749)
      expect(filled, item.no).toBeLessThan(1.001)
    }
  })

  const standing = pictures.flatMap(({ item, svg }) => {
    const stands = standingOf(item.family.drawing, item.values)
    return stands === null ? [] : [{ item, ...stands, ...placed(svg) }]
  })

  it('of what stands are at one scale: as high as they are beside 1.75 m, equal ones equal, higher ones higher', () => {
    expect(standing.length).toBeGreaterThan(80)
    for (const { item, measure, top, high } of standing) {
      expect(high / 196, item.no).toBeCloseTo((shareOfRoom(measure) * top) / measure, 2)
    }
    const highest = standing.toSorted((a, b) => a.measure - b.measure)
    for (const [at, { item, measure, top, high }] of highest.entries()) {
      const before = highest[at - 1]
      if (before?.top === top && before.measure === measure) expect(high, item.no).toBeCloseTo(before.high, 0)
    }
  })

  it('of what stands leave the left of the picture to the person beside it', () => {
    for (const { item, left, right } of standing) {
      expect(left, item.no).toBeGreaterThan(50)
      expect(right, item.no).toBeLessThan(318)
    }
  })
})

/** Where a drawing came to stand: read from the picture itself, without its ground. */
function placed(svg: string) {
  const [, x, y, by] = /<g transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"/.exec(svg) ?? []
  const bounds = boundsOf(svg.slice(svg.indexOf('<g transform')))
  const [scale, moved] = [Number(by), Number(x)]
  return {
    high: 204 - (Number(y) + scale * bounds.top),
    left: moved + scale * bounds.left,
    right: moved + scale * bounds.right,
  }
}
