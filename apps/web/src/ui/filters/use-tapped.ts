import { useState } from 'react'
import type { FilterView } from './filter-view.ts'

interface Tapped {
  readonly key: string
  readonly checked: boolean
}

/** What was tapped on a filter, shown at once; the filter as it comes out of that takes over. */
export function useTapped(view: FilterView): readonly [Tapped | null, (tapped: Tapped) => void] {
  const [last, setLast] = useState<{ readonly view: FilterView; readonly tapped: Tapped } | null>(null)
  return [last?.view === view ? last.tapped : null, (tapped) => setLast({ view, tapped })]
}
