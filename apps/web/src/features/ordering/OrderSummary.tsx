import type { OrderListItem } from '@portal/contract/order-list.ts'
import { orderListTotals } from '@portal/domain/order-list/totals.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { usePricesVisible } from '../../shared/items/use-prices-visible.ts'
import { ChangeList } from '../../shared/requesting/ChangeList.tsx'
import type { SummaryLine, SummaryTotal } from '../../shared/requesting/WizardSummary.tsx'
import { WizardSummary } from '../../shared/requesting/WizardSummary.tsx'
import type { OrderReady } from './order-flow.ts'

interface OrderSummaryProps extends Pick<OrderReady, 'items' | 'list'> {
  /** The step before it is sent. */
  readonly toCheck?: boolean
}

/** The order list and its totals, money included where this visitor sees prices. */
export function OrderSummary({ items, list, toCheck = false }: OrderSummaryProps) {
  const text = useText()
  const format = useFormat()
  const settings = useSettings()
  const pricesVisible = usePricesVisible()
  const daysInWeek = settings.int('MaterieelPrijs_DaysInWeek')
  const sums = orderListTotals(items, daysInWeek)
  const rentOf = (item: OrderListItem) => {
    const rent = orderListTotals([item], daysInWeek).rentPerWeek
    return pricesVisible && rent > 0 ? `${format.money(rent)} ${text('price.perWeek')}` : null
  }
  const lineOf = (item: OrderListItem): SummaryLine => ({
    key: item.id,
    item,
    number: item.materieelSoort,
    remark: item.comment,
    fault: item.bestelbaar ? null : text('ordering.lineGone'),
    amount: format.amount(item.aantal, item.eenheid),
    price: toCheck ? rentOf(item) : null,
    isChild: item.parentId !== null,
  })
  const money = (label: string, amount: number): readonly SummaryTotal[] =>
    pricesVisible && amount > 0 ? [{ label, value: format.money(amount) }] : []
  return (
    <WizardSummary
      title={list.naam}
      lines={items.map(lineOf)}
      pieces={sums.pieces}
      weight={format.weight(sums.weight)}
      totals={[
        ...money(text('price.estimate'), sums.rentPerWeek),
        ...money(text('ordering.saleAmount'), sums.saleAmount),
      ]}
      change={toCheck && <ChangeList to="/bestellijst" name={list.naam} />}
      note={pricesVisible && !sums.pricesComplete ? text('ordering.pricesIncomplete') : null}
    />
  )
}
