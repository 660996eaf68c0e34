import type { OrderListItem } from '@portal/contract/order-list.ts'
import { orderListTotals } from '@portal/domain/order-list/totals.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { usePricesVisible } from '../../shared/items/use-prices-visible.ts'
import classes from './LineSum.module.css'

/** What several of a thing cost together, below the price of one; an estimate as the sum of the list is. */
export function LineSum({ line, fields }: { readonly line: OrderListItem; readonly fields: ReadonlySet<string> }) {
  const text = useText()
  const format = useFormat()
  const visible = usePricesVisible()
  const { rentPerWeek, saleAmount } = orderListTotals([line], useSettings().int('MaterieelPrijs_DaysInWeek'))
  const isPriced = ['huurPrijs', 'huurPrijsWeek', 'verkoopPrijs'].some((field) => fields.has(field))
  if (!visible || !isPriced || !line.toonPrijs || line.aantal <= 1) return null
  if (rentPerWeek === 0 && saleAmount === 0) return null
  const sum =
    rentPerWeek > 0
      ? text('orderList.lineRent', { amount: format.money(rentPerWeek) })
      : text('orderList.lineSale', { amount: format.money(saleAmount) })
  return <small className={classes.sum}>{sum}</small>
}
