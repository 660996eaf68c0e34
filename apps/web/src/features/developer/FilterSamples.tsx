import { useState } from 'react'
import { FilterSidebar } from '../../ui/filters/FilterSidebar.tsx'
import type { FilterView } from '../../ui/filters/filter-view.ts'

const brands = ['Atlas', 'Bosch', 'Hilti', 'Kärcher', 'Makita']

export function FilterSamples() {
  const [range, setRange] = useState<readonly [number, number]>([3, 20])
  const [bulk, setBulk] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>(['Hilti'])
  const [shown, setShown] = useState(3)
  const filters: readonly FilterView[] = [
    { kind: 'range', key: 'reach', label: 'Werkhoogte (m)', min: 2, max: 42, chosen: range },
    { kind: 'switch', key: 'bulk', label: 'Bulkmateriaal', checked: bulk, count: 14 },
    {
      kind: 'options',
      key: 'brand',
      label: 'Merk',
      shown,
      atFirst: 3,
      options: brands.map((name, place) => ({
        key: name,
        label: name,
        count: 40 - place * 7,
        checked: chosen.includes(name),
      })),
    },
  ]
  return (
    <FilterSidebar
      filters={filters}
      resultCount={37}
      actions={{
        onRange: (_key, ends) => setRange(ends),
        onSwitch: (_key, checked) => setBulk(checked),
        onOption: (_key, option, checked) =>
          setChosen(checked ? [...chosen, option] : chosen.filter((name) => name !== option)),
        onShown: (_key, all) => setShown(all ? brands.length : 3),
        onClear: () => {
          setRange([2, 42])
          setBulk(false)
          setChosen([])
        },
      }}
    />
  )
}
