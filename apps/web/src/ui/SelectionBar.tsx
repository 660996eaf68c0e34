import type { ReactNode } from 'react'
import { Row } from './Layout.tsx'
import classes from './SelectionBar.module.css'

interface SelectionBarProps {
  /** For a link that leads to it. */
  readonly id?: string
  readonly label: string
  /** How many are selected: "3 regels gekozen". */
  readonly selected: string
  /** How much that is together. */
  readonly pieces: string
  /** What can be done with it; the last is what it is for. */
  readonly children: ReactNode
}

/** What is selected and what can be done with all of it at once; stays in view at the bottom. */
export function SelectionBar({ id, label, selected, pieces, children }: SelectionBarProps) {
  return (
    <Row
      as="section"
      gap={2}
      align="center"
      wrap
      id={id}
      tabIndex={-1}
      className={classes.bar}
      aria-label={label}
      data-screen-only
    >
      <p className={classes.count} role="status">
        <strong>{selected}</strong>
        <span className="figures">{pieces}</span>
      </p>
      {children}
    </Row>
  )
}
