import type { OrderDetails } from '@portal/contract/orders.ts'
import { IconFileOff } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { CallError } from '../../lib/call-error.ts'
import { useText } from '../../lib/text.ts'
import { AreaAge } from '../../shared/AreaAge.tsx'
import { OrderStatusChip } from '../../shared/OrderStatusChip.tsx'
import { PromiseLine } from '../../shared/PromiseLine.tsx'
import { RecordColumns } from '../../shared/RecordColumns.tsx'
import { useRecordCall } from '../../shared/selected-project.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ChipRow } from '../../ui/ChipRow.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { OrderCosts } from './OrderCosts.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderFiles } from './OrderFiles.tsx'
import { OrderLines } from './OrderLines.tsx'
import type { OrderScreen } from './order-screens.ts'
import { arrivals, movesFrom, movesTo, removals } from './order-screens.ts'

export const ArrivalPage = () => <OrderPage screen={arrivals} />
export const RemovalPage = () => <OrderPage screen={removals} />
export const MoveToPage = () => <OrderPage screen={movesTo} />
export const MoveFromPage = () => <OrderPage screen={movesFrom} />

/** One order: where it stands, what is on it, what it costs, its photos and documents (R-ENT-34, R-ROUTE-26). */
function OrderPage({ screen }: { readonly screen: OrderScreen }) {
  const text = useText()
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const query = useRecordCall({ own: screen.one, ofProject: screen.projectOne }, { ordernummer: id })
  const isUnknown = query.error instanceof CallError && query.error.status === 404
  return (
    <Page
      title={text('orders.title', { number: query.data?.ordernummer ?? id })}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="location" to="/locatie">
              {text('page./locatie')}
            </Link>,
            <Link key="orders" to={screen.path}>
              {text(`page.${screen.path}`)}
            </Link>,
            id,
          ]}
        </Breadcrumbs>
      }
    >
      {isUnknown && query.data === undefined ? (
        <EmptyState
          icon={<IconFileOff />}
          title={text('orders.niet_gevonden')}
          action={
            <ButtonLink to={screen.path} kind="primary">
              {text('orders.toAll')}
            </ButtonLink>
          }
        />
      ) : (
        <StateView query={query} skeleton="record">
          {(details) => <OrderView screen={screen} details={details} />}
        </StateView>
      )}
    </Page>
  )
}

function OrderView({ screen, details }: { readonly screen: OrderScreen; readonly details: OrderDetails }) {
  const text = useText()
  return (
    <>
      <ChipRow>
        <OrderStatusChip status={details.status} />
        <StatusChip>{text(`enum.OrderKind.${details.type}`)}</StatusChip>
        {details.ophalen && <StatusChip>{text('requests.pickup')}</StatusChip>}
      </ChipRow>
      <Panel title={text('requests.course')}>
        <PromiseLine points={details.beloften} kind={details.type} />
      </Panel>
      <RecordColumns
        main={
          <>
            <Panel title={text('orders.what')}>
              <OrderLines lines={details.regels} />
            </Panel>
            <OrderCosts call={screen.costs} ordernummer={details.ordernummer} />
          </>
        }
        side={
          <>
            <Panel title={text('requests.details')}>
              <OrderFacts screen={screen} details={details} />
            </Panel>
            <OrderFiles order={details} />
          </>
        }
      />
      <AreaAge of="AanvragenEnOrdersSync" />
    </>
  )
}
