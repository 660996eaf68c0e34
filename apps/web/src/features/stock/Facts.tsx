import type { ReactNode } from 'react'
import classes from './Stock.module.css'

interface FactsProps {
  /** Name and value; an empty value is left out. */
  readonly facts: readonly (readonly [string, ReactNode])[]
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
