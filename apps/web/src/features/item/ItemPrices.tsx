import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { weekPrice } from '@portal/domain/prices/week-price.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { usePricesVisible } from '../../shared/items/use-prices-visible.ts'
import { Row } from '../../ui/Layout.tsx'
import classes from './Item.module.css'

interface PriceRow {
  readonly label: TextKey
  readonly amount: number
}

/** The prices that an item of this price type can have (R-ENT-05, R-ENT-29); what is 0 is not known. */
export function priceRows(item: CatalogueItem, daysInWeek: number): readonly PriceRow[] {
  const rent: readonly PriceRow[] = [
    { label: 'enum.PriceVariant.week', amount: weekPrice(item, daysInWeek) },
    { label: 'enum.PriceVariant.day', amount: item.huurPrijs },
  ]
  const sale: readonly PriceRow[] = [{ label: 'enum.PriceVariant.selling', amount: item.verkoopPrijs }]
  const buyBack: readonly PriceRow[] = [{ label: 'enum.PriceVariant.buy-back', amount: item.terugkoopPrijs }]
  const byType = { Verhuur: rent, Verkoop: sale, Verkoop_Terugkoop: [...sale, ...buyBack], Onbekend: [] }
  return byType[item.priceType].filter(({ amount }) => amount > 0)
}

export function ItemPrices({ item }: { readonly item: CatalogueItem }) {
  const text = useText()
  const format = useFormat()
  const visible = usePricesVisible()
  const daysInWeek = useSettings().int('MaterieelPrijs_DaysInWeek')
  if (!visible) return null
  const rows = item.toonPrijs ? priceRows(item, daysInWeek) : []
  if (rows.length === 0) return <p className="soft">{text('price.onRequest')}</p>
  return (
    <Row as="dl" wrap className={classes.prices}>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{text(label)}</dt>
          <dd className="figures">{format.money(amount)}</dd>
        </div>
      ))}
    </Row>
  )
}
