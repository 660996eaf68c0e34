import type { OrderList } from '@portal/contract/order-list.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { standingOfList } from '../../shared/listing/order-list-standing.ts'
import { useOrderList } from '../../shared/listing/use-order-list.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { RequestStatusChip } from '../../shared/records/RequestChips.tsx'
import { requestDay } from '../../shared/records/request-day.ts'
import { useRequests } from '../../shared/records/use-requests.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import classes from './HomePage.module.css'

const shownRequests = 4

interface StandingProps {
  readonly location: Location
  /** What comes below it, as soon as it is known how high this is. */
  readonly children: ReactNode
}

/** What stands out at the location: the list one works on, the last requests. */
export function Standing({ location, children }: StandingProps) {
  const text = useText()
  const format = useFormat()
  const canOpen = useScreens()
  const list = useOrderList()
  const recent = useRequests(location)
  const lines = list.data?.items.filter((item) => item.parentId === null).length ?? 0
  const items = recent.data?.items.slice(0, shownRequests) ?? []
  const rejection = list.data?.lijst?.redenAfkeuring ?? null
  if (list.isLoading || recent.isLoading) return <Skeleton shape="entries" />
  return (
    <>
      <section className={classes.standing} aria-label={text('home.standing')}>
        {rejection !== null && <Notice kind="warning">{text('bestellijst.afgekeurd', { reason: rejection })}</Notice>}
        {lines > 0 && canOpen('/bestellijst') && (
          <ListBar lines={lines} list={list.data?.lijst ?? null} location={location} />
        )}
        {items.length > 0 && canOpen('/aanvragen/x') && (
          <div className={classes.requests}>
            <h2>{text('home.recentRequests')}</h2>
            <ul>
              {items.map((request) => {
                const day = requestDay(request)
                return (
                  <li key={request.aanvraagnummer}>
                    <ScreenLink to={`/aanvragen/${encodeURIComponent(request.aanvraagnummer)}`}>
                      <strong className="figures">{request.aanvraagnummer}</strong>
                      <span>{text(`enum.RequestType.${request.soort}`)}</span>
                      <span className={classes.day}>
                        {text(day.label)} <span className="figures">{format.date(day.date)}</span>
                      </span>
                      <RequestStatusChip {...request} />
                    </ScreenLink>
                  </li>
                )
              })}
            </ul>
          </div>
        )}
      </section>
      {children}
    </>
  )
}

interface ListBarProps {
  readonly lines: number
  readonly list: OrderList | null
  readonly location: Location
}

/** The list one works on; it stands out only while it can be ordered. */
function ListBar({ lines, list, location }: ListBarProps) {
  const text = useText()
  const mayOrder = useMay('request.submit') && location.bestelbaar
  const standing = list === null ? null : standingOfList(list)
  const orderable = mayOrder && standing?.editable !== false
  const waits = standing?.state === 'ingediend'
  return (
    <ScreenLink to="/bestellijst" className={orderable ? classes.waiting : classes.resting}>
      <strong>{waits ? text('home.listSubmitted') : text('home.listWaits', { count: lines })}</strong>
      <span>{text(orderable ? 'home.listOpen' : 'home.listView')}</span>
    </ScreenLink>
  )
}
