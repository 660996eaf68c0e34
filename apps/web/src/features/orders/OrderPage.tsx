import type { OrderDetails } from '@portal/contract/orders.ts'
import { isLateOrder } from '@portal/domain/orders/late-order.ts'
import { customerNumber } from '@portal/domain/requests/customer-number.ts'
import { useParams } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { useRecordCall } from '../../shared/location/selected-project.ts'
import { AgainButton } from '../../shared/records/AgainLink.tsx'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { FeedbackButton } from '../../shared/records/FeedbackButton.tsx'
import { LateNotice } from '../../shared/records/LateNotice.tsx'
import { OrderStatusChip } from '../../shared/records/OrderStatusChip.tsx'
import { PromiseLine } from '../../shared/records/PromiseLine.tsx'
import { RecordColumns } from '../../shared/records/RecordColumns.tsx'
import { RecordMenu } from '../../shared/records/RecordMenu.tsx'
import { RecordScreen } from '../../shared/records/RecordScreen.tsx'
import { useRecordTitle } from '../../shared/records/use-record-title.ts'
import { ChipRow } from '../../ui/ChipRow.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { OrderCosts } from './OrderCosts.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderFiles } from './OrderFiles.tsx'
import { OrderHandOvers } from './OrderHandOvers.tsx'
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
  const { ordernummer: nummer = id, aanvraagnummer = null, inhoud } = query.data ?? {}
  const number = customerNumber({ aanvraagnummer, nummer })
  const numbered = text(aanvraagnummer === null ? 'orders.title' : 'requests.title', { number })
  const heading = useRecordTitle(inhoud, numbered)
  return (
    <RecordScreen
      {...heading}
      id={id}
      list={screen.path}
      unknown={{ title: 'orders.niet_gevonden', toAll: 'orders.toAll' }}
      query={query}
    >
      {(details) => <OrderView screen={screen} details={details} name={heading.title} />}
    </RecordScreen>
  )
}

interface OrderViewProps {
  readonly screen: OrderScreen
  readonly details: OrderDetails
  readonly name: string
}

function OrderView({ screen, details, name }: OrderViewProps) {
  const text = useText()
  return (
    <>
      <ChipRow>
        <OrderStatusChip {...details} />
        <StatusChip>{text(`enum.OrderKind.${details.type}`)}</StatusChip>
        {details.ophalen && <StatusChip>{text('requests.pickup')}</StatusChip>}
      </ChipRow>
      <div data-screen-only>
        <ChipRow>
          {details.regels.length > 0 && <AgainButton kind={screen.type} number={details.ordernummer} />}
          <FeedbackButton over="order" at={details.materieellocatie} nummer={details.ordernummer} />
          <RecordMenu
            name={name}
            number={customerNumber({ ...details, nummer: details.ordernummer })}
            day={details.geboektOp ?? details.leverDatum}
            place={details.locatieOmschrijving}
          />
        </ChipRow>
      </div>
      {isLateOrder(details, today()) && (
        <LateNotice
          points={details.beloften}
          day={details.leverDatum}
          over="order"
          at={details.materieellocatie}
          id={details.ordernummer}
          number={customerNumber({ ...details, nummer: details.ordernummer })}
        />
      )}
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
            {screen.direction === null && <OrderHandOvers order={details} />}
            <OrderFiles order={details} />
          </>
        }
      />
      <AreaAge of="AanvragenEnOrdersSync" />
    </>
  )
}
