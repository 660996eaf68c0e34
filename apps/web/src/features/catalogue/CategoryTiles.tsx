import type { Category } from '@portal/contract/categories.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import { Picture } from '../../ui/Picture.tsx'
import classes from './Categories.module.css'

/** The categories below one, small: drawing, name and how many items there are. */
export function CategoryTiles({ categories }: { readonly categories: readonly Category[] }) {
  const text = useText()
  const format = useFormat()
  return (
    <nav aria-label={text('catalogue.subcategories')}>
      <Stack as="ul" gap={2} className={classes.tiles}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to="/catalogus/$category" params={{ category: category.id }} className={classes.tile}>
              <Picture src={category.afbeelding} alt="" size="small" eager />
              <span>{category.omschrijving}</span>
              <small className="figures">{format.number(category.aantalArtikelen)}</small>
            </Link>
          </li>
        ))}
      </Stack>
    </nav>
  )
}
