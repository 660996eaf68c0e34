import { useNavigate } from '@tanstack/react-router'
import { useOnline } from '../../lib/connectivity.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import type { Prepared } from './prepared-requests.ts'
import { askToSend, openPrepared } from './send-prepared.ts'

/** The one tap that sends what was prepared; without a connection it opens it. */
export function PreparedButton({ prepared, small = false }: { readonly prepared: Prepared; readonly small?: boolean }) {
  const text = useText()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const choose = isOnline ? askToSend : openPrepared
  const { path, search } = prepared.request
  return (
    <Button
      kind={isOnline ? 'primary' : 'secondary'}
      small={small}
      onClick={() => {
        choose(prepared)
        // The path is one of the route table; a string does not show that.
        void navigate({ to: path as '/', search: search as never })
      }}
    >
      {text(isOnline ? 'queue.sendNow' : 'queue.open')}
    </Button>
  )
}
