import { describe, expect, it } from 'vitest'
import { startFilters } from './build-filters.ts'
import { chooseOption, clearFilters, setRange, shownOptions, showOptions } from './choose-filter.ts'
import type { CatalogueFilter, FilterableItem, FilterableProperty, FilterState } from './filter-types.ts'
import { propertyKey, propertyOptionKey } from './item-facts.ts'
import { filteredItems, isFilterActive } from './narrow-filters.ts'

interface TestItem extends FilterableItem {
  readonly id: string
}

const property = (label: string, text: string, kind?: Partial<FilterableProperty>): FilterableProperty => ({
  label,
  text,
  filterSoort: 'Option',
  waarde: null,
  labelTranslations: {},
  textTranslations: {},
  ...kind,
})

const item = (
  id: string,
  properties: readonly FilterableProperty[],
  prices: Partial<FilterableItem> = {},
): TestItem => ({
  id,
  priceType: 'Verhuur',
  toonPrijs: true,
  huurPrijs: 0,
  huurPrijsWeek: 0,
  technischeGegevens: properties,
  ...prices,
})

const config = { locale: 'nl-NL', technicalLabels: [] } as const
const items = [
  item(
    'a',
    [
      property('Hoogte', '10 m'),
      property('Kleur', 'geel'),
      property('Stroom', 'Ja', { filterSoort: 'Boolean', waarde: 1 }),
    ],
    {
      huurPrijs: 1,
      huurPrijsWeek: 5,
    },
  ),
  item(
    'b',
    [
      property('Hoogte', '2 m'),
      property('Kleur', 'rood'),
      property('Stroom', 'Nee', { filterSoort: 'Boolean', waarde: 0 }),
    ],
    {
      huurPrijs: 3,
      huurPrijsWeek: 12,
    },
  ),
  item(
    'c',
    [
      property('Hoogte', '2 m'),
      property('Kleur', 'geel'),
      property('Gewicht', '80 kg', { filterSoort: 'Numeric', waarde: 80 }),
    ],
    {
      huurPrijs: 2,
      huurPrijsWeek: 8,
    },
  ),
  item(
    'd',
    [
      property('Hoogte', '4 m'),
      property('Kleur', 'blauw'),
      property('Gewicht', '20 kg', { filterSoort: 'Numeric', waarde: 20 }),
    ],
    {
      priceType: 'Verkoop',
    },
  ),
]
const start = startFilters(items, config)
const key = propertyOptionKey
const ids = (state: FilterState<TestItem>) => filteredItems(state).map(({ id }) => id)

function filterOf<K extends CatalogueFilter['kind']>(state: FilterState<TestItem>, filterKey: string, kind: K) {
  const found = state.filters.find((filter) => filter.key === filterKey)
  if (found?.kind !== kind) throw new Error(`no ${kind} filter ${filterKey}`)
  // The kind was just compared.
  return found as Extract<CatalogueFilter, { kind: K }>
}

function present(state: FilterState<TestItem>, label: string): string[] {
  const { options } = filterOf(state, propertyKey(label), 'boolean-collection')
  return options.filter((option) => option.show).map((option) => `${option.label}:${option.itemCount}`)
}

describe('filters of a loaded catalogue', () => {
  it('hold technical data, rent per week and rent per day (R-ENT-20)', () => {
    expect(start.filters.map((filter) => [filter.group, filter.label])).toEqual([
      ['technical', 'Hoogte'],
      ['technical', 'Kleur'],
      ['technical', 'Stroom'],
      ['technical', 'Gewicht'],
      ['rentPerWeek', 'huurPrijsWeek'],
      ['rentPerDay', 'huurPrijs'],
    ])
  })

  it('hold only the labels of the setting, in its order', () => {
    const chosen = startFilters(items, { ...config, technicalLabels: ['Kleur', 'Onbekend', 'Hoogte'] })
    expect(chosen.filters.map((filter) => filter.label)).toEqual(['Kleur', 'Hoogte', 'huurPrijsWeek', 'huurPrijs'])
  })

  it('give a numeric filter key, field name, ends and current range (R-ENT-48)', () => {
    expect(filterOf(start, propertyKey('Gewicht'), 'numeric')).toMatchObject({
      fieldName: 'Gewicht',
      min: 20,
      max: 80,
      currentRange: [20, 80],
    })
    const moved = setRange(start, propertyKey('Gewicht'), [70, 10])
    expect(filterOf(moved, propertyKey('Gewicht'), 'numeric')).toMatchObject({
      min: 20,
      max: 80,
      currentRange: [20, 70],
    })
    expect(ids(moved)).toEqual(['d'])
  })

  it('give a switch, and a single choice as a kind of its own (R-ENT-49)', () => {
    expect(filterOf(start, propertyKey('Stroom'), 'boolean')).toMatchObject({ bool: false, itemCount: 1 })
    const on = chooseOption(start, propertyKey('Stroom'), true)
    expect(filterOf(on, propertyKey('Stroom'), 'boolean').bool).toBe(true)
    expect(ids(on)).toEqual(['a'])
    const priced = startFilters(items, { ...config, priceTypes: true })
    const sold = chooseOption(chooseOption(priced, 'priceType=Verhuur', true), 'priceType=Verkoop', true)
    expect(
      filterOf(sold, 'priceType', 'option')
        .options.filter((o) => o.checked)
        .map((o) => o.label),
    ).toEqual(['Verkoop'])
    expect(ids(sold)).toEqual(['d'])
    expect(
      startFilters(items.slice(0, 3), { ...config, priceTypes: true }).filters.some((f) => f.kind === 'option'),
    ).toBe(false)
  })

  it('give each option its key, label, translations, count, choice, show flag and parent (R-ENT-50)', () => {
    const { options } = filterOf(start, propertyKey('Hoogte'), 'boolean-collection')
    expect(options[0]).toEqual({
      key: key('Hoogte', '2 m'),
      label: '2 m',
      translations: {},
      itemCount: 2,
      checked: false,
      show: true,
      parentKey: propertyKey('Hoogte'),
    })
    for (const option of options) {
      const holders = items.filter((i) =>
        i.technischeGegevens.some((p) => p.label === 'Hoogte' && p.text === option.label),
      )
      expect(option.itemCount).toBe(holders.length)
    }
  })
})

describe('numeric filters', () => {
  it('are active only when the ends differ (R-FILT-01)', () => {
    expect(isFilterActive(filterOf(start, 'huurPrijsWeek', 'numeric'))).toBe(true)
    const one = startFilters(items.slice(0, 1), config)
    expect(isFilterActive(filterOf(one, 'huurPrijsWeek', 'numeric'))).toBe(false)
    const hidden = startFilters(
      items.map((i) => ({ ...i, toonPrijs: false, huurPrijs: 0, huurPrijsWeek: 0 })),
      config,
    )
    expect(isFilterActive(filterOf(hidden, 'huurPrijs', 'numeric'))).toBe(false)
  })

  it('keep items without a number until the range is narrowed', () => {
    expect(ids(start)).toEqual(['a', 'b', 'c', 'd'])
    expect(ids(setRange(start, 'huurPrijs', [2, 3]))).toEqual(['b', 'c'])
    expect(ids(setRange(setRange(start, 'huurPrijs', [2, 3]), 'huurPrijs', [1, 3]))).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('choosing options', () => {
  const yellow = chooseOption(start, key('Kleur', 'geel'), true)

  it('narrows the other options to those still present (R-FILT-02)', () => {
    expect(ids(yellow)).toEqual(['a', 'c'])
    expect(present(yellow, 'Hoogte')).toEqual(['2 m:1', '10 m:1'])
    expect(present(start, 'Hoogte')).toEqual(['2 m:2', '4 m:1', '10 m:1'])
  })

  it('keeps the alternatives of the same collection, of which any will do', () => {
    expect(present(yellow, 'Kleur')).toEqual(['blauw:1', 'geel:2', 'rood:1'])
    expect(ids(chooseOption(yellow, key('Kleur', 'rood'), true))).toEqual(['a', 'b', 'c'])
  })

  it('needs every filter to pass', () => {
    expect(ids(chooseOption(yellow, key('Hoogte', '2 m'), true))).toEqual(['c'])
  })

  it('restores the initial filters when the first chosen one is unchecked (R-FILT-03)', () => {
    expect(chooseOption(yellow, key('Kleur', 'geel'), false)).toEqual(start)
    const two = chooseOption(yellow, key('Hoogte', '2 m'), true)
    expect(chooseOption(two, key('Kleur', 'geel'), false)).toEqual(start)
  })

  it('only takes back a later choice, and leaves a range that was set', () => {
    const two = chooseOption(yellow, key('Hoogte', '2 m'), true)
    expect(chooseOption(two, key('Hoogte', '2 m'), false)).toEqual(yellow)
    const ranged = setRange(yellow, 'huurPrijs', [1, 2])
    expect(chooseOption(ranged, key('Kleur', 'geel'), false)).toEqual(setRange(start, 'huurPrijs', [1, 2]))
    expect(clearFilters(ranged)).toEqual(start)
  })

  it('ignores a key that does not exist', () => {
    expect(chooseOption(start, 'tech:Onbekend=x', true)).toBe(start)
  })
})

describe('showing options', () => {
  const five = startFilters(
    ['a', 'b', 'c', 'd', 'e'].map((text) => item(text, [property('Letter', text)])),
    config,
  )
  const letters = (state: typeof five) => shownOptions(filterOf(state, propertyKey('Letter'), 'boolean-collection'))

  it('starts with 3 and has the rest behind more (R-FILT-06, R-CONST-06)', () => {
    expect(letters(five).shown.map((option) => option.label)).toEqual(['a', 'b', 'c'])
    expect(letters(five).more).toBe(2)
  })

  it('counts its shown options up when more are asked (R-ENT-21)', () => {
    const open = showOptions(five, propertyKey('Letter'), true)
    expect(filterOf(five, propertyKey('Letter'), 'boolean-collection').shownCount).toBe(3)
    expect(filterOf(open, propertyKey('Letter'), 'boolean-collection').shownCount).toBe(5)
    expect(letters(open)).toMatchObject({ more: 0 })
    expect(letters(showOptions(open, propertyKey('Letter'), false)).shown).toHaveLength(3)
  })

  it('always shows a checked one', () => {
    const chosen = chooseOption(five, key('Letter', 'e'), true)
    expect(letters(chosen).shown.map((option) => option.label)).toEqual(['a', 'b', 'c', 'e'])
  })
})

describe('the unit of a range', () => {
  const numeric = (text: string, waarde: number, textTranslations = {}) =>
    property('Gewicht', text, { filterSoort: 'Numeric', waarde, textTranslations })
  const unitOf = (texts: readonly FilterableProperty[], locale: 'nl-NL' | 'fr-FR' = 'nl-NL') => {
    const state = startFilters(
      texts.map((one, at) => item(`${at}`, [one])),
      { ...config, locale },
    )
    const [filter] = state.filters
    return filter?.kind === 'numeric' ? filter.unit : null
  }

  it('is what stands behind all its numbers', () => {
    expect(unitOf([numeric('1.830 kg', 1830), numeric('22,5 kg', 22.5)])).toBe('kg')
  })

  it('is in the language of the filters', () => {
    const people = [2, 4].map((count) => numeric(`${count} personen`, count, { 'fr-FR': `${count} personnes` }))
    expect(unitOf(people, 'fr-FR')).toBe('personnes')
  })

  it('is blank when the numbers are counted differently, or in nothing', () => {
    expect(unitOf([numeric('2 m', 2), numeric('200 cm', 200)])).toBe('')
    expect(unitOf([numeric('2', 2), numeric('3', 3)])).toBe('')
  })
})
