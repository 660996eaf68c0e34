import { describe, expect, it } from 'vitest'
import { families } from '../catalogue/catalogue.ts'
import { expandCatalogue } from '../catalogue/expand.ts'
import { drawImage } from '../draw-image.ts'
import { drawings } from './drawings.ts'

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
})
