import { Link } from '@tanstack/react-router'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { RequestStatusChip } from '../../shared/records/RequestChips.tsx'
import { requestDay } from '../../shared/records/request-day.ts'
import { useRequests } from '../../shared/records/use-requests.ts'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import classes from './Locations.module.css'

const shownRequests = 5

/** The newest requests of this location, with where each stands. */
export function LatestRequests({ location }: { readonly location: Location }) {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const isOffered = canOpen('/aanvragen')
  const query = useRequests(location, { enabled: isOffered })
  if (!isOffered) return null
  return (
    <Panel title={text('locations.latestRequests')}>
      <StateView
        query={query}
        skeleton="entries"
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={classes.none}>{text('aanvragen.leeg')}</p>}
      >
        {({ items }) => (
          <>
            <ul className={classes.rows}>
              {items.slice(0, shownRequests).map((request) => {
                const day = requestDay(request)
                return (
                  <li key={request.aanvraagnummer}>
                    <Link to="/aanvragen/$id" params={{ id: request.aanvraagnummer }}>
                      <span className={classes.rowText}>
                        <strong translate="no">{request.aanvraagnummer}</strong>
                        <small>
                          {`${text(`enum.RequestType.${request.soort}`)} · ${text(day.label)} ${format.date(day.date)}`}
                        </small>
                      </span>
                      <RequestStatusChip {...request} />
                    </Link>
                  </li>
                )
              })}
            </ul>
            <Link to="/aanvragen" className={classes.all ?? ''}>
              {text('requests.toAll')}
            </Link>
          </>
        )}
      </StateView>
    </Panel>
  )
}
