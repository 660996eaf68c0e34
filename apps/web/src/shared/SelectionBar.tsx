import type { ReactNode } from 'react'
import classes from './SelectionBar.module.css'

interface SelectionBarProps {
  readonly label: string
  /** How many are selected: "3 regels gekozen". */
  readonly selected: string
  /** How much that is together. */
  readonly pieces: string
  /** What can be done with it; the last is what it is for. */
  readonly children: ReactNode
}

/** What is selected and what can be done with all of it at once; stays in view at the bottom. */
export function SelectionBar({ label, selected, pieces, children }: SelectionBarProps) {
  return (
    <section className={classes.bar} aria-label={label} data-screen-only>
      <p className={classes.count} role="status">
        <strong>{selected}</strong>
        <span className="figures">{pieces}</span>
      </p>
      {children}
    </section>
  )
}
