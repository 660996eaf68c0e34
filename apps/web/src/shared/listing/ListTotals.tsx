import { type CountedLine, orderListTotals } from '@portal/domain/order-list/totals.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import { usePricesVisible } from '../items/use-prices-visible.ts'
import classes from './ListSide.module.css'

interface ListTotalsProps {
  readonly lines: readonly CountedLine[]
  /** How many lines somebody chose, as the count beside the name of the list says it; left out it is not shown. */
  readonly chosen?: number
  /** The columns that the list shows by its setting; of a hidden one there is no sum either. Left out all count. */
  readonly fields?: ReadonlySet<string>
}

/** Lines, pieces, weight, estimated rent per week and sale amount. */
export function ListTotals({ lines, chosen, fields }: ListTotalsProps) {
  const text = useText()
  const format = useFormat()
  const mayPrices = usePricesVisible()
  const isShown = (...columns: readonly string[]) => fields === undefined || columns.some((one) => fields.has(one))
  const isRent = mayPrices && isShown('huurPrijs', 'huurPrijsWeek')
  const isSale = mayPrices && isShown('verkoopPrijs')
  const totals = orderListTotals(lines, useSettings().int('MaterieelPrijs_DaysInWeek'))
  const rows = [
    ...(chosen === undefined ? [] : [{ label: text('total.lines'), value: format.number(chosen) }]),
    { label: text('total.pieces'), value: format.number(totals.pieces) },
    ...(isShown('gewichtPerStuk') ? [{ label: text('total.weight'), value: format.weight(totals.weight) }] : []),
    ...(isRent ? [{ label: text('price.estimate'), value: format.money(totals.rentPerWeek) }] : []),
    ...(isSale && totals.saleAmount > 0
      ? [{ label: text('list.saleAmount'), value: format.money(totals.saleAmount) }]
      : []),
  ]
  return (
    <div>
      <Stack as="dl" gap={2} className={classes.totals}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            {/* A new amount is a new element, so that it is seen to change. */}
            <dd key={value} className="figures">
              {value}
            </dd>
          </div>
        ))}
      </Stack>
      {(isRent || isSale) && (
        <p className={classes.note}>
          {text('price.excludingVat')}
          {!totals.pricesComplete && ` · ${text('list.pricesIncomplete')}`}
        </p>
      )}
    </div>
  )
}
