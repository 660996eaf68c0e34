import { siteWalks } from '@portal/contract/site-walks.ts'
import type { WalkOnSite } from '@portal/domain/queue/queued-action.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { isKept } from '../../lib/call-error.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { momentNow } from '../../lib/today.ts'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { BeginWalk } from './BeginWalk.tsx'
import { ClosedWalks } from './ClosedWalks.tsx'
import { useWalk } from './use-walk.ts'
import { WalkUnderWay } from './WalkUnderWay.tsx'

/** Goes over the chosen location and compares what stands there with the books (decision: site-walks). */
export function WalkPage() {
  const text = useText()
  return (
    <AtLocation title={text('page./locatie/ronde')}>
      {(location) => <WalkAt key={location.nummer} location={location} />}
    </AtLocation>
  )
}

function WalkAt({ location }: { readonly location: Location }) {
  const text = useText()
  const navigate = useNavigate()
  const mayWalk = useMay('site.record')
  const [begun, setBegun] = useState<WalkOnSite | null>(null)
  const { query, books, walk, begunBy, rows, place, stock } = useWalk(location.nummer, begun)
  const close = async () => {
    if (walk === null) return
    const { ronde, deel, begonnen } = walk
    const input = { ...place, ronde, deel, begonnen, moment: momentNow() }
    try {
      const answer = await call(siteWalks.close, input)
      await navigate({ to: '/locatie/ronde/$ronde', params: { ronde: answer.ronde } })
    } catch (error) {
      if (!isKept(error)) return notifyError(error)
      notify('siteWalks.closedLater', { severity: 'info' })
    }
    setBegun(null)
  }
  return (
    <LocationScreen title={text('page./locatie/ronde')} intro={`${location.nummer} · ${location.omschrijving}`}>
      <StateView query={query}>
        {({ afgesloten }) =>
          walk === null ? (
            <>
              {mayWalk ? (
                <BeginWalk count={stock.length} onBegin={setBegun} />
              ) : (
                <Notice kind="info">{text('siteWalks.readOnly')}</Notice>
              )}
              <ClosedWalks walks={afgesloten} />
            </>
          ) : (
            <StateView query={books}>
              {() => <WalkUnderWay {...{ walk, begunBy, rows, stock, place, mayWalk }} onClose={close} />}
            </StateView>
          )
        }
      </StateView>
    </LocationScreen>
  )
}
