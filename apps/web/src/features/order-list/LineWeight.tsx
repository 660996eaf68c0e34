import type { OrderListItem } from '@portal/contract/order-list.ts'
import { totalWeight } from '@portal/domain/order-list/totals.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './OrderList.module.css'

/** Weight of one piece and of the whole line (R-ENT-30). */
export function LineWeight({ line }: { readonly line: Pick<OrderListItem, 'aantal' | 'gewichtPerStuk'> }) {
  const text = useText()
  const format = useFormat()
  if (line.gewichtPerStuk === 0) return null
  return (
    <span className={classes.weight}>
      <span>{text('orderList.weightEach', { weight: format.weight(line.gewichtPerStuk) })}</span>
      <span>{text('orderList.weightTotal', { weight: format.weight(totalWeight([line])) })}</span>
    </span>
  )
}
