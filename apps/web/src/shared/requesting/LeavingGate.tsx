import { locations } from '@portal/contract/locations.ts'
import { refuseLeavingAt } from '@portal/domain/locations/location-orderable.ts'
import { IconTruckLoading } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ScreenButton } from '../frame/ScreenButton.tsx'
import { useRemovalList } from '../listing/use-removal-list.ts'
import type { Location } from '../location/location-store.ts'
import { useSelectedProject } from '../location/selected-project.ts'
import { ClosedStep } from './ClosedStep.tsx'
import { FailedStep, LoadingStep } from './LoadingStep.tsx'
import type { LeavingReady } from './leaving-ready.ts'
import { useWizardDraft } from './use-wizard-draft.ts'
import { WizardGate } from './WizardGate.tsx'
import type { WizardFlow } from './wizard-flow.ts'

interface LeavingGateProps {
  readonly flow: WizardFlow<unknown>
  readonly children: (ready: LeavingReady) => ReactNode
}

/** Opens a step of removing or moving only where something can leave, with the removal list that leaves. */
export function LeavingGate({ flow, children }: LeavingGateProps) {
  const text = useText()
  const settings = useSettings()
  if (!settings.bool('AppAfvoerlijst_Actief')) {
    return (
      <ClosedStep flow={flow}>
        <Notice kind="warning" title={text('error.niet_toegankelijk')} />
      </ClosedStep>
    )
  }
  return (
    <WizardGate
      flow={flow}
      action="request.submit"
      refuse={refuseLeavingAt}
      readOnly={{ title: 'wizard.readOnly', action: <ToRemovalList /> }}
    >
      {(location) => (
        <ListGate key={location.nummer} flow={flow} location={location}>
          {children}
        </ListGate>
      )}
    </WizardGate>
  )
}

export function ToRemovalList() {
  const text = useText()
  return <ScreenButton to="/afvoerlijst">{text('wizard.toRemovalList')}</ScreenButton>
}

function ListGate({ flow, location, children }: LeavingGateProps & { readonly location: Location }) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const project = useSelectedProject()
  // Always read again: the version that is sent has to be the one on the screen.
  const query = useRemovalList({ staleMs: 0 })
  const places = useCall(locations.getLocationAddresses, {
    gebruikerLogin,
    materieellocatie: location.nummer,
    doel: 'van',
    ...(project !== null && { projectNummer: project }),
  })
  const [draft] = useWizardDraft(flow, location.nummer)
  const failed = [query, places].find((one) => one.isError && one.data === undefined)
  if (failed !== undefined) {
    return <FailedStep flow={flow} error={failed.error} onRetry={() => void failed.refetch()} />
  }
  if (query.data === undefined || places.data === undefined) {
    return <LoadingStep flow={flow} />
  }
  const { afvoerlijstItems: items, versie: version } = query.data
  // What was sent without an answer may have emptied the list; its step must stay open to ask again.
  if (items.length === 0 && draft.attempt?.uncertain !== true) return <EmptyList flow={flow} />
  const fromLocations = [...new Set(items.map((item) => item.materieelLocatie))]
  // One read at a time, however often it is asked for.
  const reloadList = () => query.refetch({ cancelRefetch: false })
  const { items: known, depotnummer: usualDepot } = places.data
  const list = { items, version, readAt: query.dataUpdatedAt, reloadList }
  return children({ location, ...list, project, fromLocations, places: known, usualDepot })
}

function EmptyList({ flow }: { readonly flow: WizardFlow<unknown> }) {
  const text = useText()
  return (
    <ClosedStep flow={flow}>
      <EmptyState
        icon={<IconTruckLoading />}
        title={text('afvoerlijst.leeg')}
        action={
          <>
            <ScreenButton to="/materieelvoorraad" kind="primary">
              {text('wizard.toStock')}
            </ScreenButton>
            <ScreenButton to="/aanvragen">{text('wizard.toRequests')}</ScreenButton>
          </>
        }
      />
    </ClosedStep>
  )
}
