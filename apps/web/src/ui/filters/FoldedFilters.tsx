import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { Folded } from '../Folded.tsx'
import { useNarrowScreen } from '../use-narrow-screen.ts'
import classes from './FoldedFilters.module.css'

interface FoldedFiltersProps {
  /** Whether each of them leaves something out. */
  readonly on: readonly boolean[]
  /** On a wide screen too, where they would push the list down. */
  readonly always?: boolean
  readonly children: ReactNode
}

/** Filters above a list; on a phone, or always, one line until they are opened, so that the list begins on the first screen. */
export function FoldedFilters({ on, always = false, children }: FoldedFiltersProps) {
  const text = useText()
  const narrow = useNarrowScreen()
  if (!narrow && !always) return children
  const count = on.filter(Boolean).length
  const title = text('filters.title')
  return (
    <div className={classes.fold} data-screen-only>
      <Folded title={count === 0 ? title : `${title} (${count})`}>{children}</Folded>
    </div>
  )
}
