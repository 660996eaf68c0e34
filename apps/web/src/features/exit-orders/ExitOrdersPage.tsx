import type { ExitOrder } from '@portal/contract/exit-orders.ts'
import { exitOrders } from '@portal/contract/exit-orders.ts'
import { IconPackageExport } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { usePlaceCall, usePlaceName, useSelectedProject } from '../../shared/location/selected-project.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { exitOrderColumns } from './exit-order-columns.tsx'

/** What left the fleet at the chosen location, the latest first (R-ENT-35, R-ROUTE-56). */
export function ExitOrdersPage() {
  const text = useText()
  return <AtLocation title={text('page./exitorders')}>{(location) => <ExitOrdersOf location={location} />}</AtLocation>
}

function ExitOrdersOf({ location }: { readonly location: Location }) {
  const text = useText()
  const name = usePlaceName(location)
  const query = usePlaceCall(
    { ofLocation: exitOrders.getExitOrders, ofProject: exitOrders.getProjectExitOrders },
    location,
  )
  return (
    <LocationScreen title={text('page./exitorders')} intro={text('exitOrders.intro', { name })}>
      <StateView query={query} skeleton="table">
        {({ items }) => <ExitOrderTable rows={items} />}
      </StateView>
      <AreaAge of="AanvragenEnOrdersSync" />
    </LocationScreen>
  )
}

function ExitOrderTable({ rows }: { readonly rows: readonly ExitOrder[] }) {
  const text = useText()
  const navigate = useNavigate()
  const settings = useSettings()
  const inProject = useSelectedProject() !== null
  const pricesVisible = rows.some(({ toonPrijs }) => toonPrijs)
  const columns = useMemo(
    () => exitOrderColumns({ settings, text, inProject, pricesVisible }),
    [settings, text, inProject, pricesVisible],
  )
  return (
    <DataTable
      label={text('page./exitorders')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.nummer}
      onOpen={(row) => void navigate({ to: '/exitorders/$id', params: { id: row.nummer } })}
      empty={
        <EmptyState
          icon={<IconPackageExport />}
          title={text('exitorders.leeg')}
          action={<ScreenButton to="/materieelvoorraad">{text('wizard.toStock')}</ScreenButton>}
        >
          {text('exitOrders.emptyText')}
        </EmptyState>
      }
    />
  )
}
