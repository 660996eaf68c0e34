import type { LocationAddresses } from '@portal/contract/locations.ts'
import { locations } from '@portal/contract/locations.ts'
import { refuseLeavingAt } from '@portal/domain/locations/location-orderable.ts'
import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { FailedStep, LoadingStep } from '../../shared/requesting/LoadingStep.tsx'
import { WizardGate } from '../../shared/requesting/WizardGate.tsx'
import { transportFlow } from './transport-flow.ts'

/** Where the load is loaded. */
export interface TransportReady {
  readonly location: Location
  /** Contact and addresses of the location; null when the back office knows none. */
  readonly place: LocationAddresses | null
}

interface TransportGateProps {
  readonly children: (ready: TransportReady) => ReactNode
}

/** Opens a step only where transport can be asked for. */
export function TransportGate({ children }: TransportGateProps) {
  const text = useText()
  return (
    <WizardGate
      flow={transportFlow}
      action="request.submit"
      refuse={refuseLeavingAt}
      readOnly={{
        title: 'wizard.readOnly',
        action: <ScreenButton to="/locatie">{text('wizard.backToLocation')}</ScreenButton>,
      }}
    >
      {(location) => (
        <PlaceGate key={location.nummer} location={location}>
          {children}
        </PlaceGate>
      )}
    </WizardGate>
  )
}

function PlaceGate({ location, children }: TransportGateProps & { readonly location: Location }) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const query = useCall(locations.getLocationAddresses, {
    gebruikerLogin,
    materieellocatie: location.nummer,
    doel: 'van',
  })
  if (query.data !== undefined) {
    const place = query.data.items.find(({ nummer }) => nummer === location.nummer) ?? null
    return children({ location, place })
  }
  if (!query.isError) return <LoadingStep flow={transportFlow} />
  return <FailedStep flow={transportFlow} error={query.error} onRetry={() => void query.refetch()} />
}
