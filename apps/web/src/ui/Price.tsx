import type { ReactNode } from 'react'
import { useFormat } from '../lib/format.ts'
import classes from './Price.module.css'

interface PriceProps {
  readonly amount: number
  /** What the amount is for: `per dag`, `per week`, `terugkoop`. */
  readonly unit?: ReactNode
  readonly strong?: boolean
}

/** An amount with what it is for. Neither breaks; where both have no room, the unit goes below. */
export function Price({ amount, unit, strong = false }: PriceProps) {
  const format = useFormat()
  return (
    <span className={classes.price} data-strong={strong || undefined}>
      <span className={classes.amount}>{format.money(amount)}</span>
      {unit !== undefined && (
        <>
          {' '}
          <span className={classes.unit}>{unit}</span>
        </>
      )}
    </span>
  )
}
