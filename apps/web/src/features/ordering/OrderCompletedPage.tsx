import type { RequestDetails } from '@portal/contract/requests.ts'
import { requests } from '@portal/contract/requests.ts'
import { Navigate } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ChooseLocation } from '../../shared/ChooseLocation.tsx'
import { useLocation } from '../../shared/location-store.ts'
import { ScreenButton } from '../../shared/ScreenButton.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { StepBar, StepCount } from '../../ui/Wizard.tsx'
import classes from './Completed.module.css'
import { CompletedNumbers } from './CompletedNumbers.tsx'
import { NextSteps } from './NextSteps.tsx'
import type { CompletedOrder } from './order-draft.ts'
import { stepViews } from './ordering-steps.ts'
import { useOrderDraft } from './use-order-draft.ts'

type Details = RequestDetails

/** The number is pushed over the hub; this is for a phone whose connection to the hub is gone. */
const askAgainMs = 5000

/** Third step: the number, what happens next and where to go. Opens only after a completion (R-WIZ-02, OP-10). */
export function OrderCompletedPage() {
  const text = useText()
  const location = useLocation()
  if (location === null) {
    return (
      <Page title={text('page./bestellen/voltooid')} narrow>
        <ChooseLocation />
      </Page>
    )
  }
  return <CompletedAt locationNo={location.nummer} />
}

function CompletedAt({ locationNo }: { readonly locationNo: string }) {
  const [{ completed }] = useOrderDraft(locationNo)
  if (completed === null) return <Navigate to="/bestellen/gegevens" replace />
  return completed.mode === 'place' ? <PlacedOrder order={completed} /> : <Completed order={completed} />
}

function PlacedOrder({ order }: { readonly order: CompletedOrder }) {
  const input = { aanvraagnummer: order.number }
  const { data } = useCall(requests.getRequest, input)
  const isOpen = data === undefined || data.verzending === 'wachtrij'
  useCall(requests.getRequest, input, { everyMs: askAgainMs, enabled: isOpen })
  return <Completed order={order} {...(data && { request: data })} />
}

interface CompletedProps {
  readonly order: CompletedOrder
  readonly request?: Details
}

function Completed({ order, request }: CompletedProps) {
  const text = useText()
  const placed = order.mode === 'place'
  return (
    <Page
      title={text(placed ? 'bestellen.voltooid' : 'ordering.submitted')}
      breadcrumbs={<StepCount steps={stepViews(text)} current="voltooid" />}
      narrow
    >
      <StepBar steps={stepViews(text)} current="voltooid" />
      <CompletedNumbers order={order} {...(request && { request })} />
      {request?.verzending === 'geweigerd' && (
        <Notice kind="danger" title={text('ordering.refused')}>
          {request.reden}
        </Notice>
      )}
      {order.mail === 'mislukt' && <Notice kind="warning" title={text('aanvraag.mail_niet_verzonden')} />}
      <Panel title={text('ordering.whatNext')}>
        <NextSteps order={order} />
      </Panel>
      <div className={classes.actions}>
        {placed && (
          <ButtonLink kind="primary" to="/aanvragen/$id" params={{ id: order.number }}>
            {text('ordering.toRequest')}
          </ButtonLink>
        )}
        <ScreenButton to="/bestellijst" {...(placed ? {} : { kind: 'primary' as const })}>
          {text('ordering.toList')}
        </ScreenButton>
        <ScreenButton to="/materieel">{text('ordering.orderMore')}</ScreenButton>
        <ScreenButton to="/">{text('error.toHome')}</ScreenButton>
      </div>
    </Page>
  )
}
