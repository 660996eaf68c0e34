import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Folded.module.css'

interface FoldedProps {
  readonly title: string
  /** What it comes to, at the other end of the line. */
  readonly brief?: string
  readonly children: ReactNode
}

/** What stands beside the work on a wide screen and is one line of it on a phone, until it is opened. */
export function Folded({ title, brief, children }: FoldedProps) {
  return (
    <details className={classes.folded}>
      <summary>
        <strong>{title}</strong>
        {brief !== undefined && <span>{brief}</span>}
        <IconChevronDown size={20} aria-hidden />
      </summary>
      {children}
    </details>
  )
}
