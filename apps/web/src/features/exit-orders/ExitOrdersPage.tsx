import type { ExitOrder } from '@portal/contract/exit-orders.ts'
import { exitOrders } from '@portal/contract/exit-orders.ts'
import type { Location } from '@portal/contract/locations.ts'
import { IconPackageExport } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useTableState } from '../../lib/use-table-state.ts'
import { AreaAge } from '../../shared/AreaAge.tsx'
import { ChooseLocation } from '../../shared/ChooseLocation.tsx'
import { useLocation } from '../../shared/location-store.ts'
import { usePlaceCall, usePlaceName, useSelectedProject } from '../../shared/selected-project.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { exitOrderColumns } from './exit-order-columns.tsx'

/** What left the fleet at the chosen location, the latest first (R-ENT-35, R-ROUTE-56). */
export function ExitOrdersPage() {
  const text = useText()
  const location = useLocation()
  if (location === null) {
    return (
      <Page title={text('page./exitorders')}>
        <ChooseLocation />
      </Page>
    )
  }
  return <ExitOrdersOf location={location} />
}

function ExitOrdersOf({ location }: { readonly location: Location }) {
  const text = useText()
  const name = usePlaceName(location)
  const query = usePlaceCall(
    { ofLocation: exitOrders.getExitOrders, ofProject: exitOrders.getProjectExitOrders },
    location,
  )
  return (
    <Page
      title={text('page./exitorders')}
      intro={text('exitOrders.intro', { name })}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="location" to="/locatie">
              {text('page./locatie')}
            </Link>,
            text('page./exitorders'),
          ]}
        </Breadcrumbs>
      }
    >
      <StateView query={query} skeleton="table">
        {({ items }) => <ExitOrderTable rows={items} />}
      </StateView>
      <AreaAge of="AanvragenEnOrdersSync" />
    </Page>
  )
}

function ExitOrderTable({ rows }: { readonly rows: readonly ExitOrder[] }) {
  const text = useText()
  const navigate = useNavigate()
  const settings = useSettings()
  const [state, setState] = useTableState()
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
      state={state}
      onState={setState}
      onOpen={(row) => void navigate({ to: '/exitorders/$id', params: { id: row.nummer } })}
      empty={
        <EmptyState icon={<IconPackageExport />} title={text('exitorders.leeg')}>
          {text('exitOrders.emptyText')}
        </EmptyState>
      }
    />
  )
}
