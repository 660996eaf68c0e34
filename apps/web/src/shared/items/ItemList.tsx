import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import type { MouseEvent, ReactNode } from 'react'
import { useDeferredValue, useId, useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePreferences } from '../../lib/preferences.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { useSuccessor } from '../../lib/use-successor.ts'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterSidebar } from '../../ui/filters/FilterSidebar.tsx'
import type { FilterView } from '../../ui/filters/filter-view.ts'
import { Stack } from '../../ui/Layout.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { useScreens } from '../frame/screens.ts'
import classes from './ItemList.module.css'
import { filterChips } from './parts/filter-chips.ts'
import { filterViews } from './parts/filter-views.ts'
import { ItemGrid } from './parts/ItemGrid.tsx'
import { useItemSelection } from './parts/item-selection.ts'
import { ListPager } from './parts/ListPager.tsx'
import { ListToolbar } from './parts/ListToolbar.tsx'
import { useItemsPerPage } from './parts/page-size.ts'
import { SelectedBar } from './parts/SelectedBar.tsx'
import { useItemFilters } from './parts/use-item-filters.ts'
import { rememberItems } from './remembered-items.ts'
import { useAdding } from './use-adding.ts'
import { useCatalogueFields } from './visible-fields.ts'

interface ItemListProps {
  /** Distinguishes this list from others; what was typed in it is found again on coming back. */
  readonly name: string
  /** What the list is of, for a screen reader. */
  readonly label: string
  readonly items: readonly CatalogueItem[]
  readonly reasonOf?: (item: CatalogueItem) => ReactNode
  readonly ownOrder?: TextKey
}

/** Items to order from: filters, order, pages, quantities, and one button that adds everything selected. */
export function ItemList({ name, label, items, reasonOf, ownOrder = 'catalogue.sortOwn' }: ItemListProps) {
  const text = useText()
  const format = useFormat()
  const locale = useLocale()
  const { listView: view } = usePreferences()
  const selection = useItemSelection(items, name)
  const fields = useCatalogueFields()
  const canAdd = useAdding() === 'ready'
  const canOpen = useScreens()('/details/x')
  const { size } = useItemsPerPage()
  const { choices, change, filters, leading, found, actions } = useItemFilters(items)
  const slowSize = useDeferredValue(size)

  const pages = Math.max(1, Math.ceil(found.length / slowSize))
  const page = Math.min(choices.page, pages)
  const onPage = useMemo(() => found.slice((page - 1) * slowSize, page * slowSize), [found, page, slowSize])
  const views = useSuccessor<readonly FilterView[]>(
    (drawn) => filterViews(filters.filters, { text, locale, leading }, drawn ?? []),
    [filters, leading, text, locale],
  )
  const chips = filterChips(filters, actions, { text, locale, format })
  const rememberOnOpen = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href*="/details/"]') : null
    if (link !== null) rememberItems(found.map((item) => item.materieelSoort))
  }

  const narrow = useNarrowScreen()
  const results = useId()
  const sidebar = views.length > 0 && <FilterSidebar filters={views} actions={actions} resultCount={found.length} />

  return (
    <Stack gap={4} align="start" shrinks className={classes.list} data-filtered={views.length > 0 || undefined}>
      <a className="out-of-sight skip-link" href={`#${results}`}>
        {text('skip.items')}
      </a>
      {!narrow && sidebar}
      <Stack gap={3} shrinks className={classes.results}>
        <ListToolbar {...{ choices, fields, view, ownOrder }} onChange={change} {...(narrow && { filters: sidebar })} />
        <Chips chips={chips} onClear={actions.onClear} />
        <p className="note" role="status">
          {text('catalogue.found', { count: found.length, amount: format.number(found.length) })}
        </p>
        {found.length === 0 ? (
          <EmptyState
            title={text('table.noMatch')}
            action={
              <Button
                onClick={() => {
                  actions.onClear()
                  change({ text: '' })
                }}
              >
                {text('table.clearFilters')}
              </Button>
            }
          />
        ) : (
          <div id={results} className={classes.items} tabIndex={-1} onClickCapture={rememberOnOpen}>
            <ItemGrid
              {...{ label, selection, fields, canAdd, canOpen, view }}
              items={onPage}
              {...(reasonOf && { reasonOf })}
            />
          </div>
        )}
        <ListPager total={found.length} page={page} pages={pages} onPage={(to) => change({ page: to })} />
        <SelectedBar selection={selection} />
      </Stack>
    </Stack>
  )
}
