import type { ReactNode } from 'react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import classes from './FactList.module.css'

/** What it is called, and what it is; a fact that is empty is left out. */
export type Fact = readonly [TextKey, ReactNode]

/** The facts of one record, name and value side by side. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const text = useText()
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== false)
        .map(([key, value]) => (
          <div key={key}>
            <dt>{text(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
