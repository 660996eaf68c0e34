import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { fallbackLocale } from '@portal/domain/constants.ts'
import { IconBulb } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLocale } from '../../lib/preferences.ts'
import { useText } from '../../lib/text.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { Stack } from '../../ui/Layout.tsx'
import classes from './Item.module.css'
import { PartFailed } from './PartFailed.tsx'
import { useOrderTips } from './use-order-tips.ts'

/** What people forget with this item (R-SCR-ITEM-03), in Dutch as the back office has it; nothing without tips. */
export function OrderTips({ item }: { readonly item: CatalogueItem }) {
  const text = useText()
  const locale = useLocale()
  const query = useOrderTips(item.materieelSoort)
  if (query.isError && query.data === undefined) {
    return <PartFailed message="details.besteltips_ophalen_fout" query={query} />
  }
  const tips = query.data?.items ?? []
  if (tips.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby="besteltips">
      <h2 id="besteltips">{text('item.orderTips')}</h2>
      <ul className={classes.parts}>
        {tips.map((tip) => (
          <li key={`${tip.materieelSoort} ${tip.tekst}`}>
            {tip.materieelSoort === null ? (
              <IconBulb size={28} className={classes.bulb} aria-hidden />
            ) : (
              <ItemPicture item={{ ...tip, omschrijving: tip.omschrijving ?? '' }} size="small" />
            )}
            <span className={classes.partWords}>
              <span lang={locale === fallbackLocale ? undefined : fallbackLocale}>{tip.tekst}</span>
              {tip.materieelSoort !== null && (
                <Link to="/details/$id" params={{ id: tip.materieelSoort }}>
                  {tip.omschrijving ?? tip.materieelSoort}
                </Link>
              )}
            </span>
            {tip.aanbevolenAantal !== null && (
              <strong className="figures">{text('item.times', { count: tip.aanbevolenAantal })}</strong>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
