import { memo } from 'react'
import { useFormat } from '../../lib/format.ts'
import classes from './FilterSidebar.module.css'
import type { FilterActions, FilterView } from './filter-view.ts'
import { OptionsFilter } from './OptionsFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { useTapped } from './use-tapped.ts'

interface FilterListProps {
  readonly filters: readonly FilterView[]
  readonly actions: FilterActions
}

/** Every filter of a list, below each other. */
export function FilterList({ filters, actions }: FilterListProps) {
  return filters.map((filter) => <FilterPart key={filter.key} filter={filter} actions={actions} />)
}

interface FilterPartProps {
  readonly filter: FilterView
  readonly actions: FilterActions
}

/** One filter; drawn again only when it changed itself, because a catalogue has dozens. */
const FilterPart = memo(function FilterPart({ filter, actions }: FilterPartProps) {
  const format = useFormat()
  const [tapped, tap] = useTapped(filter)
  if (filter.kind === 'range') {
    return <RangeFilter view={filter} onRange={(chosen) => actions.onRange(filter.key, chosen)} />
  }
  if (filter.kind === 'options') {
    return (
      <OptionsFilter
        view={filter}
        onOption={(option, checked) => actions.onOption(filter.key, option, checked)}
        onShown={(all) => actions.onShown(filter.key, all)}
      />
    )
  }
  return (
    <label className={`${classes.option} ${classes.single}`}>
      <input
        type="checkbox"
        checked={tapped?.checked ?? filter.checked}
        onChange={(event) => {
          tap({ key: filter.key, checked: event.currentTarget.checked })
          actions.onSwitch(filter.key, event.currentTarget.checked)
        }}
      />
      <span className={classes.optionLabel}>{filter.label}</span>
      <span className={classes.count}>{format.number(filter.count)}</span>
    </label>
  )
})
