import { refuseOrderAt } from '@portal/domain/locations/location-orderable.ts'
import { IconClipboardList, IconHourglass } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isNotFound } from '../../lib/call-error.ts'
import { type TextKey, useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { useActiveList } from '../../shared/listing/active-list.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { ClosedStep } from '../../shared/requesting/ClosedStep.tsx'
import { FailedStep, LoadingStep } from '../../shared/requesting/LoadingStep.tsx'
import { WizardGate } from '../../shared/requesting/WizardGate.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { OrderReady } from './order-flow.ts'
import { orderFlow, useOrderDraft } from './order-flow.ts'
import { useOrderedList, useOrderReady } from './use-order-ready.ts'

interface GateProps {
  readonly children: (ready: OrderReady) => ReactNode
}

/** Opens a step of the wizard only where something can be ordered, with the list that is ordered. */
export function OrderGate({ children }: GateProps) {
  const text = useText()
  return (
    <WizardGate
      flow={orderFlow}
      action="request.submit"
      refuse={(location) => refuseOrderAt(location)}
      readOnly={{
        title: 'ordering.readOnly',
        action: <ScreenButton to="/bestellijst">{text('ordering.toList')}</ScreenButton>,
      }}
    >
      {(location) => (
        <ListGate key={location.nummer} location={location}>
          {children}
        </ListGate>
      )}
    </WizardGate>
  )
}

function Closed({ reason }: { readonly reason: ReactNode }) {
  return <ClosedStep flow={orderFlow}>{reason}</ClosedStep>
}

function ListGate({ location, children }: GateProps & { readonly location: Location }) {
  const text = useText()
  const active = useActiveList(location.nummer)
  const { lijst = active }: { lijst?: string } = useSearch({ strict: false })
  const query = useOrderedList(location, lijst)
  const [draft] = useOrderDraft(location.nummer)
  const ready = useOrderReady(location, query)

  // An order that was sent without an answer may have emptied the list; its step must stay open to ask again.
  const isSent = draft.attempt?.uncertain === true
  if (isNotFound(query.error) && !isSent) return <ClosedList icon={<IconClipboardList />} title="orderList.gone" />
  if (query.data === undefined) {
    if (!query.isError) return <LoadingStep flow={orderFlow} />
    return (
      <FailedStep flow={orderFlow} error={query.error} onRetry={() => void query.refetch()}>
        <Notice kind="danger" title={text('bestellen.lijst_mislukt')} />
      </FailedStep>
    )
  }
  if (query.data.lijst === null || (query.data.items.length === 0 && !isSent)) return <EmptyList />
  if (query.data.lijst.toestand === 'ingediend' && !isSent)
    return <ClosedList icon={<IconHourglass />} title="bestellijst.ter_goedkeuring" />
  if (ready === null) return <LoadingStep flow={orderFlow} />
  return children(ready)
}

function EmptyList() {
  const text = useText()
  return (
    <Closed
      reason={
        <EmptyState
          icon={<IconClipboardList />}
          title={text('bestellen.lijst_leeg')}
          action={
            <>
              <ScreenButton to="/materieel" kind="primary">
                {text('ordering.toCatalogue')}
              </ScreenButton>
              <ScreenButton to="/aanvragen">{text('ordering.toRequests')}</ScreenButton>
            </>
          }
        />
      }
    />
  )
}

interface ClosedListProps {
  readonly icon: ReactNode
  readonly title: TextKey
}

/** Never another list in its place: what is ordered has to be what the person chose. */
function ClosedList({ icon, title }: ClosedListProps) {
  const text = useText()
  return (
    <Closed
      reason={
        <EmptyState
          icon={icon}
          title={text(title)}
          action={<ScreenButton to="/bestellijst">{text('ordering.toList')}</ScreenButton>}
        />
      }
    />
  )
}
