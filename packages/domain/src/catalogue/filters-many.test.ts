import { performance } from 'node:perf_hooks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startFilters } from './build-filters.ts'
import { chooseOption } from './choose-filter.ts'
import type { FilterableItem, FilterableProperty } from './filter-types.ts'
import { propertyOptionKey as key } from './item-facts.ts'
import { filteredItems } from './narrow-filters.ts'

const config = { locale: 'nl-NL', technicalLabels: [] } as const
const property = (label: string, text: string): FilterableProperty => ({
  label,
  text,
  filterSoort: 'Option',
  waarde: null,
  labelTranslations: {},
  textTranslations: {},
})
const item = (technischeGegevens: readonly FilterableProperty[], prices: Partial<FilterableItem>): FilterableItem => ({
  priceType: 'Verhuur',
  toonPrijs: true,
  huurPrijs: 0,
  huurPrijsWeek: 0,
  technischeGegevens,
  ...prices,
})

describe('filters on many items', () => {
  const many = Array.from({ length: 1000 }, (_, i) =>
    item(
      Array.from({ length: 12 }, (__, p) => property(`Eigenschap ${p}`, `${(i * (p + 3)) % 17} m`)),
      { huurPrijs: (i % 50) + 1, huurPrijsWeek: (i % 70) + 1 },
    ),
  )

  it('count every option as filtering by hand would (R-FILT-02)', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(16)), { maxLength: 4 }), (choices) => {
        const few = startFilters(many.slice(0, 60), config)
        const state = choices.reduce((s, [p, v]) => chooseOption(s, key(`Eigenschap ${p}`, `${v} m`), true), few)
        for (const filter of state.filters) {
          if (filter.kind !== 'boolean-collection') continue
          const others = { facts: state.facts, filters: state.filters.filter((other) => other.key !== filter.key) }
          const rest = filteredItems(others)
          for (const option of filter.options) {
            const count = rest.filter((i) =>
              i.technischeGegevens.some((p) => key(p.label, p.text) === option.key),
            ).length
            expect(option.itemCount).toBe(count)
            expect(option.show).toBe(count > 0 || option.checked)
          }
        }
      }),
      { numRuns: 25 },
    )
  })

  it('are built from 1,000 items in under 20 ms', () => {
    const times = Array.from({ length: 9 }, () => {
      const begin = performance.now()
      startFilters(many, config)
      return performance.now() - begin
    }).sort((a, b) => a - b)
    expect(times[0]).toBeLessThan(20)
  })

  it('choose an option among 1,000 items in under 20 ms', () => {
    const state = startFilters(many, config)
    const times = Array.from({ length: 9 }, (_, i) => {
      const begin = performance.now()
      const chosen = chooseOption(state, key('Eigenschap 1', `${i} m`), true)
      filteredItems(chosen)
      return performance.now() - begin
    }).sort((a, b) => a - b)
    expect(times[0]).toBeLessThan(20)
  })
})
