import type { Category } from '@portal/contract/categories.ts'
import { categories } from '@portal/contract/categories.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { StateView } from '../../ui/StateView.tsx'
import classes from './HomePage.module.css'

/** The main categories with a drawing each: equipment is recognised by its picture first. */
export function Categories() {
  const text = useText()
  const query = useCall(categories.getItemCategories, {}, { staleMs: 10 * 60_000 })
  return (
    <Stack as="section" gap={4} shrinks aria-label={text('home.categories')}>
      <h2>{text('home.categories')}</h2>
      <StateView
        query={query}
        skeleton="cards"
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={text('home.noCategories')} />}
      >
        {({ items }) => <CategoryGrid items={items} />}
      </StateView>
    </Stack>
  )
}

function CategoryGrid({ items }: { readonly items: readonly Category[] }) {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const roots = items.filter((category) => category.parent === null).sort((a, b) => a.volgorde - b.volgorde)
  return (
    <Stack as="ul" gap={3} className={classes.grid}>
      {roots.map((category, place) => {
        const path = `/materieel/${encodeURIComponent(category.id)}`
        const children = items.filter((child) => child.parent === category.id)
        const card = (
          <>
            <Picture src={category.afbeelding} alt="" size="fill" eager={place < 4} />
            <span className={classes.cardText}>
              <strong>{category.omschrijving}</strong>
              <small>
                {children
                  .slice(0, 3)
                  .map((child) => child.omschrijving)
                  .join(', ')}
              </small>
              <small className="figures">
                {text('home.itemCount', {
                  count: category.aantalArtikelen,
                  amount: format.number(category.aantalArtikelen),
                })}
              </small>
            </span>
          </>
        )
        return (
          <li key={category.id}>
            {canOpen(path) ? (
              <ScreenLink to={path} className={classes.card}>
                {card}
              </ScreenLink>
            ) : (
              <div className={classes.card}>{card}</div>
            )}
          </li>
        )
      })}
    </Stack>
  )
}
