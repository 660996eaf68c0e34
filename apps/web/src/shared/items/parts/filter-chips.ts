import type { FilterState } from '@portal/domain/catalogue/filter-types.ts'
import type { Format } from '../../../lib/format.ts'
import type { Chip } from '../../../ui/Chips.tsx'
import type { FilterActions } from '../../../ui/filters/filter-view.ts'
import type { FilterTexts } from './filter-views.ts'
import { filterLabel, nameOf, optionLabel, valueLabel } from './filter-views.ts'

/** What narrows the list now, each with the tap that takes it off. */
export function filterChips(
  state: Pick<FilterState<unknown>, 'filters'>,
  actions: FilterActions,
  texts: FilterTexts & { readonly format: Format },
): readonly Chip[] {
  return state.filters.flatMap((filter): Chip[] => {
    const name = filterLabel(filter, texts)
    const { key } = filter
    if (filter.kind === 'boolean') {
      return filter.bool ? [{ key, label: name, onRemove: () => actions.onSwitch(key, false) }] : []
    }
    if (filter.kind === 'numeric') {
      const chosen = filter.values.filter(({ checked }) => checked)
      if (chosen.length > 0)
        return chosen.map(({ number }) => ({
          key: `${key}=${number}`,
          label: `${nameOf(filter, texts)}: ${valueLabel(filter, number, texts)}`,
          onRemove: () => actions.onValue(key, number, false),
        }))
      const [low, high] = filter.currentRange
      if (low <= filter.min && high >= filter.max) return []
      const range = { from: texts.format.number(low, 2), to: texts.format.number(high, 2) }
      const label = `${name}: ${texts.text('filters.range', range)}`
      return [{ key, label, onRemove: () => actions.onRange(key, [filter.min, filter.max]) }]
    }
    return filter.options
      .filter((option) => option.checked)
      .map((option) => ({
        key: option.key,
        label: `${name}: ${optionLabel(option, texts)}`,
        onRemove: () => actions.onOption(key, option.key, false),
      }))
  })
}
