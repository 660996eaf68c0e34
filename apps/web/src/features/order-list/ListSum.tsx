import { type CountedLine, orderListTotals } from '@portal/domain/order-list/totals.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { usePricesVisible } from '../../shared/items/use-prices-visible.ts'
import classes from '../../shared/listing/ListSide.module.css'

interface ListSumProps {
  readonly lines: readonly CountedLine[]
  /** The columns that the list shows by its setting. */
  readonly fields: ReadonlySet<string>
}

/** What a list comes to in one figure, beside the button of a phone: its rent, or its pieces where prices are not shown. */
export function ListSum({ lines, fields }: ListSumProps) {
  const text = useText()
  const format = useFormat()
  const mayPrices = usePricesVisible()
  const isRentShown = mayPrices && (fields.has('huurPrijs') || fields.has('huurPrijsWeek'))
  const isSaleShown = mayPrices && fields.has('verkoopPrijs')
  const pricesVisible = isRentShown || isSaleShown
  const { pieces, rentPerWeek, saleAmount } = orderListTotals(lines, useSettings().int('MaterieelPrijs_DaysInWeek'))
  const isRent = isRentShown && (!isSaleShown || rentPerWeek > 0 || saleAmount === 0)
  const amount = isRent ? rentPerWeek : saleAmount
  const unit = isRent ? 'list.sumRent' : pricesVisible ? 'list.saleAmount' : 'total.pieces'
  return (
    <p className={classes.sum}>
      <strong className="figures">{pricesVisible ? format.money(amount) : format.number(pieces)}</strong>
      <small>{text(unit)}</small>
    </p>
  )
}
