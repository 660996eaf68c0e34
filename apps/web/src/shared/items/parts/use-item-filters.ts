import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { chooseOption, chooseValue, clearFilters, setRange } from '@portal/domain/catalogue/choose-filter.ts'
import { leadingFilters } from '@portal/domain/catalogue/leading-filters.ts'
import { filteredItems } from '@portal/domain/catalogue/narrow-filters.ts'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useLocale } from '../../../lib/preferences.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useAddressState } from '../../../lib/use-address-state.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import type { FilterActions } from '../../../ui/filters/filter-view.ts'
import type { ItemFilters } from './item-filters.ts'
import { applyChoices, choicesOf, filtersOf, matchText } from './item-filters.ts'
import type { ListChoices } from './list-choices.ts'
import { listChoicesForm } from './list-choices.ts'

const nothing: ReadonlySet<string> = new Set()

/**
 * The choices of a list of items with what follows from them. What is tapped or dragged shows at once; the items and
 * the counts of the other filters follow a moment later when the device is slow.
 */
export function useItemFilters(items: readonly CatalogueItem[]) {
  const locale = useLocale()
  const technicalLabels = useSettings().multiString('Catalogus_TechnischeFilters')
  const [choices, setChoices] = useAddressState(listChoicesForm)
  const [unfolded, setUnfolded] = useState(nothing)
  const { order, filters: asked, former, text } = choices

  const start = useMemo(
    () => filtersOf(items, order, { locale, technicalLabels, priceTypes: true }),
    [items, order, locale, technicalLabels],
  )
  const leading = useMemo(
    () => leadingFilters(start.initial, items, technicalLabels.length > 0),
    [start, items, technicalLabels],
  )
  const filters = useMemo(
    () => applyChoices(start, { filters: asked, former }, unfolded),
    [start, asked, former, unfolded],
  )
  const slowFilters = useDeferredValue(filters)
  const slowText = useDeferredValue(text)
  const found = useMemo(() => matchText(filteredItems(slowFilters), slowText), [slowFilters, slowText])

  const change = useCallback(
    (part: Partial<ListChoices>) => setChoices((now) => ({ ...now, page: 1, ...part })),
    [setChoices],
  )
  // The actions stay the same while the filters change, so that only the filters that changed are drawn again.
  const latest = useLatest(filters)
  const actions = useMemo(() => filterActions(() => latest.current, change, setUnfolded), [change, latest])
  const shown = useMemo(() => withRanges(slowFilters, filters), [slowFilters, filters])
  return { choices, change, filters: shown, leading, found, actions }
}

/** Filters a moment old with the ranges of now: a slider must not lag behind the hand. */
function withRanges(slow: ItemFilters, now: ItemFilters): ItemFilters {
  if (slow === now) return now
  const filters = slow.filters.map((filter, place) => {
    const current = now.filters[place]
    return filter.kind === 'numeric' && current?.key === filter.key ? current : filter
  })
  return { ...slow, filters }
}

type Unfold = (change: (now: ReadonlySet<string>) => ReadonlySet<string>) => void

function filterActions(
  filters: () => ItemFilters,
  change: (part: Partial<ListChoices>) => void,
  unfold: Unfold,
): FilterActions {
  return {
    onRange: (key, range) => change(choicesOf(setRange(filters(), key, range))),
    onValue: (key, number, checked) => change(choicesOf(chooseValue(filters(), key, { number, checked }))),
    onSwitch: (key, checked) => change(choicesOf(chooseOption(filters(), key, checked))),
    onOption: (_filter, option, checked) => change(choicesOf(chooseOption(filters(), option, checked))),
    onShown: (key, all) =>
      unfold((now) => {
        const next = new Set(now)
        if (all) next.add(key)
        else next.delete(key)
        return next
      }),
    onClear: () => change(choicesOf(clearFilters(filters()))),
  }
}
