import { IconClock } from '@tabler/icons-react'
import { useFormat } from '../lib/format.ts'
import { useText } from '../lib/text.ts'
import classes from './DataAge.module.css'
import { Row } from './Layout.tsx'

interface DataAgeProps {
  /** When the data was taken from the back office, as an ISO moment. */
  readonly at: string
  /** True when the moment is that of this browser's own last read. */
  readonly fetched?: boolean
  /** True when the back office cannot be reached and the data is older than it should be. */
  readonly stale?: boolean
}

export function DataAge({ at, fetched = false, stale = false }: DataAgeProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Row
      as="span"
      inline
      align="center"
      className={classes.age}
      data-stale={stale || undefined}
      role={stale ? 'status' : undefined}
    >
      <IconClock size={16} aria-hidden />
      {text(fetched ? 'offline.fetched' : stale ? 'data.stale' : 'data.age', { time: format.moment(at) })}
    </Row>
  )
}
