import { stockFigures, weekRent } from '@portal/domain/agenda/site-figures.ts'
import { useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today as todayNow } from '../../lib/today.ts'
import { usePricesVisible } from '../../shared/items/use-prices-visible.ts'
import classes from './Stock.module.css'
import type { StockRow } from './stock-row.ts'

/** How much stands here, and what it costs in a week for who may see prices (R-PRICE-01 to R-PRICE-04). */
export function StockSums({ rows }: { readonly rows: readonly StockRow[] }) {
  const text = useText()
  const format = useFormat()
  const daysInWeek = useSettings().int('MaterieelPrijs_DaysInWeek')
  const pricesVisible = usePricesVisible()
  const { stuks } = useMemo(() => stockFigures(rows, todayNow()), [rows])
  const rent = useMemo(() => weekRent(rows, daysInWeek), [rows, daysInWeek])
  return (
    <p className={classes.sums}>
      <strong>{text('stock.pieces', { count: stuks, amount: format.number(stuks, 1) })}</strong>
      {pricesVisible && (
        <>
          {' · '}
          <strong>{text('stock.rentSum', { amount: format.money(rent) })}</strong>
        </>
      )}
    </p>
  )
}
