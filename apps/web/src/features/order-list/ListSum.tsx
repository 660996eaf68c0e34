import { type CountedLine, orderListTotals } from '@portal/domain/order-list/totals.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { usePricesVisible } from '../../shared/items/use-prices-visible.ts'
import classes from '../../shared/listing/ListSide.module.css'

/** What a list comes to in one figure, beside the button of a phone: its rent, or its pieces where prices are not shown. */
export function ListSum({ lines }: { readonly lines: readonly CountedLine[] }) {
  const text = useText()
  const format = useFormat()
  const pricesVisible = usePricesVisible()
  const { pieces, rentPerWeek, saleAmount } = orderListTotals(lines, useSettings().int('MaterieelPrijs_DaysInWeek'))
  const isRent = pricesVisible && (rentPerWeek > 0 || saleAmount === 0)
  const amount = isRent ? rentPerWeek : saleAmount
  const unit = isRent ? 'list.sumRent' : pricesVisible ? 'list.saleAmount' : 'total.pieces'
  return (
    <p className={classes.sum}>
      <strong className="figures">{pricesVisible ? format.money(amount) : format.number(pieces)}</strong>
      <small>{text(unit)}</small>
    </p>
  )
}
