import type { CallAnswer } from '@portal/contract/define.ts'
import { reports } from '@portal/contract/reports.ts'
import { standardWaitingDays } from '@portal/domain/reports/waiting-equipment.ts'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import classes from './Reports.module.css'

/** What waits at the chosen location; also while its project is read, as its stock and its removal list are (decision: reports). */
export function useWaiting({ nummer }: Location, dagen: number) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  return useCall(reports.getWaiting, { gebruikerLogin, materieellocatie: nummer, dagen }, { keepLast: true })
}

/** What waiting costs a week, in one line. */
export function WaitingSum({ found }: { readonly found: CallAnswer<typeof reports.getWaiting> }) {
  const text = useText()
  const format = useFormat()
  const { items, toonPrijs, somHuurPerWeek, zonderPrijs } = found
  const waits = text('reports.waitingCount', { count: items.length })
  return (
    <Row as="p" align="baseline" wrap className={classes.figure}>
      <strong>{toonPrijs ? text('reports.perWeek', { amount: format.money(somHuurPerWeek) }) : waits}</strong>
      {toonPrijs && <span>{waits}</span>}
      {toonPrijs && <span className="soft">{text('reports.estimate')}</span>}
      {zonderPrijs > 0 && <span className="soft">{text('reports.withoutPrice', { count: zonderPrijs })}</span>}
    </Row>
  )
}

/** What waiting costs here, and the way to send it away. */
export function WaitingPanel({ location, onOpen }: { readonly location: Location; readonly onOpen: () => void }) {
  const text = useText()
  const query = useWaiting(location, standardWaitingDays)
  return (
    <Panel title={text('reports.waiting')}>
      <StateView
        query={query}
        skeleton="text"
        failure="reports.failed"
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="soft">{text('reports.noWaiting', { count: standardWaitingDays })}</p>}
      >
        {(found) => (
          <>
            <WaitingSum found={found} />
            <p className="soft">
              {text('reports.waitingHint', { count: standardWaitingDays, place: location.omschrijving })}
            </p>
            <div>
              <Button onClick={onOpen}>{text('reports.openWaiting')}</Button>
            </div>
          </>
        )}
      </StateView>
    </Panel>
  )
}
