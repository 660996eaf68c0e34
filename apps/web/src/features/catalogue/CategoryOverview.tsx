import type { Category } from '@portal/contract/categories.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import { Picture } from '../../ui/Picture.tsx'
import classes from './Categories.module.css'
import type { CategoryTree } from './use-categories.ts'

interface CardProps {
  readonly category: Category
  readonly below: readonly Category[]
  readonly eager: boolean
}

function CategoryCard({ category, below, eager }: CardProps) {
  const text = useText()
  const format = useFormat()
  const { aantalArtikelen: count } = category
  return (
    <Stack as="li" card className={classes.card}>
      <Picture src={category.afbeelding} alt="" size="fill" eager={eager} />
      <h2>
        <Link to="/catalogus/$category" params={{ category: category.id }} className="card-link">
          {category.omschrijving}
        </Link>
      </h2>
      <p className={classes.count}>{text('catalogue.found', { count, amount: format.number(count) })}</p>
      {below.length > 0 && (
        <ul className={classes.below}>
          {below.map((child) => (
            <li key={child.id}>
              <Link to="/catalogus/$category" params={{ category: child.id }}>
                {child.omschrijving}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

/** The main categories, each with what is below it. */
export function CategoryOverview({ tree }: { readonly tree: CategoryTree }) {
  const text = useText()
  return (
    <nav aria-label={text('catalogue.categories')}>
      <Stack as="ul" gap={4} className={classes.cards}>
        {(tree.get(null) ?? []).map((category, place) => (
          <CategoryCard key={category.id} category={category} below={tree.get(category.id) ?? []} eager={place < 6} />
        ))}
      </Stack>
    </nav>
  )
}
