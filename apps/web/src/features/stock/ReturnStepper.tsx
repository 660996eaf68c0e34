import type { Store } from '../../lib/store.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import type { ReturnQuantities } from './return-quantities.ts'
import { withQuantity } from './return-quantities.ts'
import classes from './Stock.module.css'
import type { StockRow } from './stock-row.ts'
import { mostReturnable, stockKey } from './stock-row.ts'

interface ReturnStepperProps {
  readonly row: StockRow
  readonly returns: Store<ReturnQuantities>
  readonly capped: boolean
}

/** How much of a row goes back; a row with a quantity is chosen (R-SCR-STOCK-03). */
export function ReturnStepper({ row, returns, capped }: ReturnStepperProps) {
  const text = useText()
  const key = stockKey(row)
  const quantity = useStore(returns).get(key) ?? null
  const most = mostReturnable(row, capped)
  if (most === 0)
    return <span className={classes.none}>{text(row.huidig > 0 ? 'stock.allAsked' : 'stock.notHere')}</span>
  return (
    <QuantityStepper
      value={quantity}
      max={most}
      label={text('stock.returnOf', { name: `${row.omschrijving} ${row.materieelNummer}`.trim() })}
      onChange={(next) => returns.set((now) => withQuantity(now, key, next))}
    />
  )
}
