import { asNumber } from '../prices/as-number.ts'
import { addDecimals, type Decimal, decimalNumber, decimalOf } from '../prices/decimal.ts'
import type { OrderCostType, Shown } from '../states/enums.ts'

export interface CostLine {
  readonly type: Shown<OrderCostType>
  readonly bedrag: number
}

export interface CostTotal {
  readonly type: Shown<OrderCostType>
  readonly bedrag: number
}

const sum = (lines: readonly CostLine[]): number =>
  decimalNumber(
    lines.reduce<Decimal>((total, { bedrag }) => addDecimals(total, decimalOf(asNumber(bedrag))), decimalOf(0)),
  )

/**
 * Cost lines added up by type, in the order in which the types come; a line of text only explains and is not added.
 * Anything that is no number counts as 0 (R-VAL-16). Euros without VAT, exact to the cent.
 */
export function costTotals(lines: readonly CostLine[]): {
  readonly types: readonly CostTotal[]
  readonly total: number
} {
  const counted = lines.filter(({ type }) => type !== 'Text')
  const groups = Map.groupBy(counted, ({ type }) => type)
  return { types: [...groups].map(([type, group]) => ({ type, bedrag: sum(group) })), total: sum(counted) }
}
