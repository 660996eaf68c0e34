import { IconTruckDelivery } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { usePlaceName, useSelectedProject } from '../../shared/location/selected-project.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { orderColumns } from './order-columns.tsx'
import type { OrderScreen } from './order-screens.ts'
import { arrivals, movesFrom, movesTo, removals } from './order-screens.ts'
import { useOrders } from './use-orders.ts'
import { useSortedState } from './use-sorted-state.ts'

export const ArrivalsPage = () => <OrdersPage screen={arrivals} />
export const RemovalsPage = () => <OrdersPage screen={removals} />
export const MovesToPage = () => <OrdersPage screen={movesTo} />
export const MovesFromPage = () => <OrdersPage screen={movesFrom} />

/** The orders of one kind of the chosen location, as the firm sorts them (R-ENT-34, R-ROUTE-27). */
function OrdersPage({ screen }: { readonly screen: OrderScreen }) {
  const text = useText()
  return (
    <AtLocation title={text(`page.${screen.path}`)}>
      {(location) => <OrdersOf key={screen.path} screen={screen} location={location} />}
    </AtLocation>
  )
}

function OrdersOf({ screen, location }: { readonly screen: OrderScreen; readonly location: Location }) {
  const text = useText()
  const navigate = useNavigate()
  const settings = useSettings()
  const format = useFormat()
  const inProject = useSelectedProject() !== null
  const name = usePlaceName(location)
  const [state, setState] = useSortedState(screen)
  const query = useOrders(screen, location)
  const columns = useMemo(
    () => orderColumns(screen, { settings, text, format, inProject }),
    [screen, settings, text, format, inProject],
  )
  const title = text(`page.${screen.path}`)
  return (
    <LocationScreen title={title} intro={text('orders.intro', { name })}>
      <QueryTable
        query={query}
        label={title}
        columns={columns}
        rowKey={(row) => row.ordernummer}
        state={[state, setState]}
        onOpen={(row) => void navigate({ to: `${screen.path}/$id`, params: { id: row.ordernummer } })}
        empty={<NoOrders />}
      />
      <AreaAge of="AanvragenEnOrdersSync" />
    </LocationScreen>
  )
}

function NoOrders() {
  const text = useText()
  return (
    <EmptyState
      icon={<IconTruckDelivery />}
      title={text('orders.leeg')}
      action={<ScreenButton to="/aanvragen">{text('orders.toRequests')}</ScreenButton>}
    >
      {text('orders.emptyText')}
    </EmptyState>
  )
}
