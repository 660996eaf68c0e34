import type { LocationChange } from '@portal/contract/location-changes.ts'
import type { LocationFormKind } from '@portal/domain/location-changes/location-form.ts'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { LocationScreen } from '../../shared/location/LocationScreen.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { ChangeList, ChangeStanding } from './ChangeStanding.tsx'
import { type BookingPart, LocationFormPanel } from './LocationFormPanel.tsx'
import { useLocationChanges } from './location-changes.queries.ts'

/** Asks for a new location; people of the back office give it its number (R-ROUTE-38). */
export function RequestLocationPage() {
  const text = useText()
  const navigate = useNavigate()
  const onSent = (id: string) => void navigate({ to: '/locatie-aanvragen/voltooid', search: { melding: id } })
  return (
    <LocationScreen narrow title={text('page./locatie-aanvragen')} intro={text('locationChanges.requestIntro')}>
      <FormAndEarlier kind="newLocation" onSent={onSent} />
    </LocationScreen>
  )
}

/** Makes a location at once (R-ROUTE-37). */
export function CreateLocationPage() {
  const text = useText()
  return (
    <LocationScreen narrow title={text('page./locatie-aanmaken')} intro={text('locationChanges.createIntro')}>
      <MakeLocation />
    </LocationScreen>
  )
}

interface MakeLocationProps {
  /** Chooses where it is booked in MetaCom, for a location that is. */
  readonly Booking?: BookingPart
}

/** The form that makes a location; it stays to show the outcome. */
export function MakeLocation({ Booking }: MakeLocationProps) {
  const navigate = useNavigate()
  const [sent, setSent] = useState<string | null>(null)
  const { corrigeer }: { corrigeer?: unknown } = useSearch({ strict: false })
  const onSent = (id: string) => {
    setSent(id)
    void navigate({ to: '.', search: {}, replace: true })
  }
  // What was refused while somebody looked is corrected on this same screen.
  if (sent !== null && sent !== corrigeer) return <Sent id={sent} onAnother={() => setSent(null)} />
  return <FormAndEarlier kind="createLocation" Booking={Booking} onSent={onSent} />
}

interface FormAndEarlierProps {
  readonly kind: LocationFormKind
  readonly Booking?: BookingPart | undefined
  readonly onSent: (id: string) => void
}

const kindsOf = { newLocation: 'aanvragen', createLocation: 'aanmaken' } as const

/** The form, filled again with what was refused where somebody corrects it, and what they sent before. */
function FormAndEarlier({ kind, Booking, onSent }: FormAndEarlierProps) {
  const text = useText()
  const query = useLocationChanges()
  const { corrigeer }: { corrigeer?: unknown } = useSearch({ strict: false })
  return (
    <StateView query={query} skeleton="form">
      {({ items }) => {
        const earlier = items.filter(({ soort }) => soort === kindsOf[kind])
        const corrected = earlier.find(({ id, vervangen }) => id === corrigeer && !vervangen) ?? null
        return (
          <>
            <LocationFormPanel key={corrected?.id ?? 'new'} {...{ kind, Booking, corrected, onSent }} />
            {earlier.length > 0 && (
              <Panel title={text('locationChanges.earlier')}>
                <ChangeList changes={earlier.filter((change) => change !== corrected)} />
              </Panel>
            )}
          </>
        )
      }}
    </StateView>
  )
}

function Sent({ id, onAnother }: { readonly id: string; readonly onAnother: () => void }) {
  const text = useText()
  const query = useLocationChanges()
  return (
    <StateView query={query} skeleton="text">
      {({ items }) => (
        <Stack gap={4} shrinks>
          {items
            .filter((change: LocationChange) => change.id === id)
            .map((change) => (
              <ChangeStanding key={change.id} change={change} />
            ))}
          <Row gap={3} wrap>
            <Button onClick={onAnother}>{text('locationChanges.another')}</Button>
          </Row>
        </Stack>
      )}
    </StateView>
  )
}

/** After a location was asked for: how it stands now, as long as somebody looks (R-ROUTE-22). */
export function LocationRequestedPage() {
  const text = useText()
  const navigate = useNavigate()
  const { melding }: { melding?: unknown } = useSearch({ strict: false })
  const query = useLocationChanges()
  return (
    <LocationScreen narrow title={text('page./locatie-aanvragen/voltooid')}>
      <StateView query={query} skeleton="text">
        {({ items }) => {
          const asked = items.filter(({ soort }) => soort === 'aanvragen')
          const own = asked.find(({ id }) => id === melding)
          // What was just sent comes with the next answer.
          if (own === undefined && melding !== undefined && !query.isFetchedAfterMount) return <Skeleton shape="text" />
          const change = own ?? asked[0]
          if (change === undefined) return <Navigate to="/locatie-aanvragen" replace />
          return (
            <Stack gap={4} shrinks>
              <ChangeStanding change={change} />
              <Row gap={3} wrap>
                <Button onClick={() => void navigate({ to: '/locatie-aanvragen' })}>
                  {text('locationChanges.another')}
                </Button>
                <Button kind="primary" onClick={() => void navigate({ to: '/locatie' })}>
                  {text('locationChanges.toLocation')}
                </Button>
              </Row>
            </Stack>
          )
        }}
      </StateView>
    </LocationScreen>
  )
}
