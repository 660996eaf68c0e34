import { Link } from '@tanstack/react-router'
import { useText } from '../../../lib/text.ts'
import { Panel } from '../../../ui/Page.tsx'
import { SendingChip } from '../../records/RequestChips.tsx'
import type { CompletedLeaving } from '../use-finish-leaving.ts'
import { useFollowedRequest } from '../use-followed-request.ts'
import classes from './Completed.module.css'

type Other = CompletedLeaving['others'][number]

/** Every other location that things leave has a request of its own, followed as the first one is. */
export function OtherRequests({ others }: Pick<CompletedLeaving, 'others'>) {
  const text = useText()
  return (
    <Panel title={text('wizard.otherRequests')}>
      <ul className={classes.others}>
        {others.map((other) => (
          <OtherRequest key={other.aanvraagnummer} other={other} />
        ))}
      </ul>
    </Panel>
  )
}

function OtherRequest({ other }: { readonly other: Other }) {
  const { aanvraagnummer, materieellocatie } = other
  const request = useFollowedRequest(aanvraagnummer)
  return (
    <li>
      <Link to="/aanvragen/$id" params={{ id: aanvraagnummer }} translate="no">
        {aanvraagnummer}
      </Link>
      <span>{[materieellocatie, request?.locatieOmschrijving].filter(Boolean).join(' ')}</span>
      <span role="status">
        <SendingChip verzending={request?.verzending ?? other.status} />
        {request?.reden && <span>{request.reden}</span>}
      </span>
    </li>
  )
}
