import { describe, expect, it } from 'vitest'
import { startFilters } from './build-filters.ts'
import type { FilterableProperty } from './filter-types.ts'
import { propertyKey } from './item-facts.ts'
import { leadingFilters } from './leading-filters.ts'

const number = (label: string, waarde: number): FilterableProperty => ({
  label,
  text: `${waarde} m`,
  filterSoort: 'Numeric',
  waarde,
  labelTranslations: {},
  textTranslations: {},
})

function item(gewichtPerStuk: number, ...technischeGegevens: FilterableProperty[]) {
  const prices = { priceType: 'Verhuur', toonPrijs: true, huurPrijs: 1, huurPrijsWeek: 4 } as const
  return { ...prices, gewichtPerStuk, technischeGegevens }
}

const items = [
  item(5, number('Gewicht', 5), number('Lengte', 3)),
  item(120, number('Gewicht', 120), number('Werkhoogte', 6.2), number('Platform', 4.2), number('Belasting', 200)),
  item(150, number('Gewicht', 150), number('Werkhoogte', 8.2), number('Platform', 6.2), number('Belasting', 250)),
]
const leading = (technicalLabels: readonly string[] = []) => {
  const { filters } = startFilters(items, { locale: 'nl-NL', technicalLabels })
  return leadingFilters(filters, items, technicalLabels.length > 0)
}

describe('the filters on top', () => {
  it('are the three properties that decide on the most items, without the weight and what an accessory has', () => {
    expect(leading()).toEqual(['Werkhoogte', 'Platform', 'Belasting'].map(propertyKey))
  })

  it('have those to choose numbers of before a slider', () => {
    const many = Array.from({ length: 13 }, (_, place) =>
      item(100 + place, number('Platform', place), number('Werkhoogte', place % 3)),
    )
    const { filters } = startFilters(many, { locale: 'nl-NL', technicalLabels: [] })
    expect(leadingFilters(filters, many, false)).toEqual(['Werkhoogte', 'Platform'].map(propertyKey))
  })

  it('are the first of those that the company put in order', () => {
    expect(leading(['Lengte', 'Werkhoogte'])).toEqual(['Lengte', 'Werkhoogte'].map(propertyKey))
  })
})
