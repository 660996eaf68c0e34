import { useText } from '../../lib/text.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { usePlaceName } from '../../shared/location/selected-project.ts'
import { Stack } from '../../ui/Layout.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { IndicatorsReport } from './IndicatorsReport.tsx'
import { CostsReport, InvoicesReport } from './MoneyReports.tsx'
import classes from './Reports.module.css'
import { orderPaths } from './report-links.ts'
import { reportsForm } from './reports-view.ts'
import { OrdersReport, RequestsReport } from './StatusReports.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'
import { WaitingReport } from './WaitingReport.tsx'

/** The figures of the chosen location or its project, and what waiting costs there (R-ROUTE-61). */
export function ReportsPage() {
  const text = useText()
  return <AtLocation title={text('page./rapportages')}>{(location) => <ReportsOf location={location} />}</AtLocation>
}

function ReportsOf({ location }: { readonly location: Location }) {
  const text = useText()
  const name = usePlaceName(location)
  const [view, setView] = useAddressState(reportsForm)
  return (
    <LocationScreen title={text('page./rapportages')} intro={text('reports.intro', { name })}>
      <Tabs
        label={text('page./rapportages')}
        tabs={[
          { key: 'overzicht', label: text('reports.overview') },
          { key: 'wachten', label: text('reports.waiting') },
        ]}
        current={view.show}
        onChange={(key) => setView((now) => ({ ...now, show: key === 'wachten' ? 'wachten' : 'overzicht' }))}
      >
        {view.show === 'wachten' ? (
          <WaitingReport
            key={location.nummer}
            location={location}
            days={view.days}
            onDays={(days) => setView((now) => ({ ...now, days }))}
          />
        ) : (
          <Overview location={location} onWaiting={() => setView((now) => ({ ...now, show: 'wachten' }))} />
        )}
      </Tabs>
    </LocationScreen>
  )
}

/** The five reports of which the lists can be opened, and what waits. */
function Overview({ location, onWaiting }: { readonly location: Location; readonly onWaiting: () => void }) {
  const canOpen = useScreens()
  return (
    <Stack gap={4} align="start" className={classes.reports}>
      <div className={classes.wide}>
        <WaitingPanel location={location} onOpen={onWaiting} />
      </div>
      <IndicatorsReport location={location} />
      {canOpen('/aanvragen') && <RequestsReport location={location} />}
      {Object.values(orderPaths).some(canOpen) && <OrdersReport location={location} />}
      {canOpen('/facturen') && (
        <>
          <InvoicesReport location={location} />
          <CostsReport location={location} />
        </>
      )}
    </Stack>
  )
}
