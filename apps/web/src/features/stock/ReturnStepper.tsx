import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import type { Store } from '../../lib/store.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { ListedMark } from './ListedMark.tsx'
import type { ReturnQuantities } from './return-quantities.ts'
import { withQuantity } from './return-quantities.ts'
import classes from './Stock.module.css'
import type { StockRow } from './stock-row.ts'
import { mostReturnable, stockKey } from './stock-row.ts'

interface ReturnStepperProps {
  readonly row: StockRow
  readonly returns: Store<ReturnQuantities>
  readonly capped: boolean
  /** The line that this row has on the removal list. */
  readonly line: RemovalListItem | null
}

/** How much of a row goes back; a row with a quantity is chosen (R-SCR-STOCK-03). */
export function ReturnStepper({ row, returns, capped, line }: ReturnStepperProps) {
  const text = useText()
  const key = stockKey(row)
  const quantity = useStore(returns).get(key) ?? null
  const most = mostReturnable(row, capped, line?.retourAantal)
  if (most === 0 && line === null)
    return <span className={classes.asked}>{text(row.huidig > 0 ? 'stock.allAsked' : 'stock.notHere')}</span>
  return (
    <span className={classes.returning}>
      {line !== null && <ListedMark line={line} />}
      {most > 0 && (
        <QuantityStepper
          value={quantity}
          max={most}
          start={text('stock.return')}
          label={text('stock.returnOf', { name: `${row.omschrijving} ${row.materieelNummer}`.trim() })}
          onChange={(next) => returns.set((now) => withQuantity(now, key, next))}
        />
      )}
    </span>
  )
}
