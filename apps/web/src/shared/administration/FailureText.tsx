import { causeOfFailure } from '@portal/domain/sync/failure.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import classes from './FailureText.module.css'

interface FailureTextProps {
  /** A code with the words of the other side. */
  readonly noted: string
  /** True where the cause stands beside it already. */
  readonly isNamed?: boolean
}

/** What went wrong and what to do about it; what the machine said is behind it, and alone when that is all there is. */
export function FailureText({ noted, isNamed = false }: FailureTextProps) {
  const text = useText()
  const cause = causeOfFailure(noted)
  if (cause === null) return <code className={classes.error}>{noted}</code>
  return (
    <Stack justify="start" className={classes.failure}>
      {!isNamed && <strong>{text(`failure.${cause}`)}</strong>}
      <p>{text(`failureDo.${cause}`)}</p>
      <details className={classes.details}>
        <summary>{text('sync.failureWords')}</summary>
        <code className={classes.error} translate="no">
          {noted}
        </code>
      </details>
    </Stack>
  )
}
