import type { UseQueryResult } from '@tanstack/react-query'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface PartFailedProps {
  readonly message: TextKey
  readonly query: Pick<UseQueryResult, 'refetch' | 'isFetching'>
}

/** A part of the page could not be read; the rest of the page works without it. */
export function PartFailed({ message, query }: PartFailedProps) {
  const text = useText()
  return (
    <Notice
      kind="danger"
      action={
        <Button small busy={query.isFetching} onClick={() => void query.refetch()}>
          {text('actie.opnieuw_proberen')}
        </Button>
      }
    >
      {text(message)}
    </Notice>
  )
}
