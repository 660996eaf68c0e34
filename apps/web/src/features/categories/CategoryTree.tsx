import type { AdminCategory } from '@portal/contract/categories.ts'
import { normalizeSearchText } from '@portal/domain/plain/search-text.ts'
import { IconCategory } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Categories.module.css'
import { flattenTree, type PlacedCategory, useSettingCategories } from './categories.queries.ts'

interface CategoryTreeProps {
  /** Which of them are shown; all when left out. */
  readonly only?: (category: AdminCategory) => boolean
  readonly empty: string
  /** What can be done with a category. */
  readonly children: (category: AdminCategory) => ReactNode
}

/** Every category with its picture, what it holds and whether others see it; found by name. */
export function CategoryTree({ only, empty, children }: CategoryTreeProps) {
  const text = useText()
  const query = useSettingCategories()
  const [search, setSearch] = useState('')
  const wanted = normalizeSearchText(search)
  const isShown = ({ category }: PlacedCategory) =>
    (only?.(category) ?? true) && normalizeSearchText(`${category.id} ${category.omschrijving}`).includes(wanted)
  return (
    <StateView query={query} skeleton="rows" failure="categories.failed">
      {({ items }) => {
        const shown = flattenTree(items).filter(isShown)
        return (
          <>
            <Row as="search">
              <SearchInput
                label={text('categories.search')}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
            </Row>
            {shown.length === 0 ? (
              <EmptyState icon={<IconCategory />} title={wanted === '' ? empty : text('categories.noMatch')} />
            ) : (
              <Stack as="ul" card aria-label={text('page./settings/categories')}>
                {shown.map((placed) => (
                  <CategoryRow key={placed.category.id} {...placed}>
                    {children(placed.category)}
                  </CategoryRow>
                ))}
              </Stack>
            )}
          </>
        )
      }}
    </StateView>
  )
}

function CategoryRow({ category, depth, children }: PlacedCategory & { readonly children: ReactNode }) {
  const text = useText()
  return (
    <Row as="li" gap={3} align="center" className={classes.row} data-depth={Math.min(depth, 3)}>
      <span className={classes.picture}>
        {category.afbeelding === null ? (
          <IconCategory size={24} aria-hidden />
        ) : (
          <img src={`${category.afbeelding}?formaat=klein`} alt="" loading="lazy" />
        )}
      </span>
      <span className={classes.words}>
        <strong>{category.omschrijving}</strong>
        <small>
          <span translate="no">{category.id}</span>
          {` · ${text('categories.items', { count: category.aantalArtikelen })}`}
        </small>
        <Row as="span" gap={1} wrap className={classes.chips}>
          {category.verborgen && <StatusChip kind="warning">{text('categories.hidden')}</StatusChip>}
          {!category.verborgen && category.verborgenDoorBoven && (
            <StatusChip>{text('categories.hiddenAbove')}</StatusChip>
          )}
          {category.verborgen !== category.verborgenInBackoffice && (
            <StatusChip kind="info">
              {text(category.verborgenInBackoffice ? 'categories.hiddenThere' : 'categories.shownThere')}
            </StatusChip>
          )}
          {category.eigenAfbeelding && <StatusChip kind="info">{text('categories.ownPicture')}</StatusChip>}
        </Row>
      </span>
      <span className={classes.actions}>{children}</span>
    </Row>
  )
}
