import { locationChanges } from '@portal/contract/location-changes.ts'
import { useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { ChangeStanding } from './ChangeStanding.tsx'
import { ClearAway, CloseOutList, ClosingDay } from './CloseOutList.tsx'
import { useLocationChanges } from './location-changes.queries.ts'

/** Closes a location: first what is still open there, then the closing itself (R-ROUTE-39). */
export function DeregisterPage() {
  const text = useText()
  return <AtLocation title={text('page./locatie-afmelden')}>{(place) => <DeregisterOf place={place} />}</AtLocation>
}

function DeregisterOf({ place }: { readonly place: Location }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const { nummer, omschrijving } = place
  const query = useCall(locationChanges.getCloseOut, { gebruikerLogin, materieellocatie: nummer })
  const name = nummer === omschrijving ? nummer : `${nummer} ${omschrijving}`
  return (
    <LocationScreen narrow title={text('page./locatie-afmelden')} intro={text('locationChanges.close.intro', { name })}>
      <StateView query={query} skeleton="entries">
        {(found) => (
          <>
            <Panel>
              <Stack gap={4} shrinks>
                <ClosingDay found={found} />
                <CloseOutList found={found} />
                <ClearAway locationNo={nummer} found={found} />
              </Stack>
            </Panel>
            <Panel title={text('locationChanges.close.step')}>
              <Closing locationNo={nummer} isClosed={found.alAfgemeld} />
            </Panel>
          </>
        )}
      </StateView>
    </LocationScreen>
  )
}

const warnings = ['locatie.afmelden_voorraad', 'locatie.afmelden_terugkoop'] as const

/** The closing with its warnings: go to the stock, or close anyway (R-SCR-DEREG-01 to R-SCR-DEREG-03). */
function Closing({ locationNo, isClosed }: { readonly locationNo: string; readonly isClosed: boolean }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const mayClose = useMay('location.deregister')
  const [sent, setSent] = useState<string | null>(null)
  const changes = useLocationChanges()
  const inputOf = (toch: boolean) => ({ gebruikerLogin, materieellocatie: locationNo, toch })
  const close = useCommand(locationChanges.deregisterLocation, {
    quiet: true,
    onDone: ({ id }) => setSent(id),
  })
  const change = changes.data?.items.find(
    ({ id, soort, nummer, status }) =>
      id === sent || (soort === 'afmelden' && nummer === locationNo && (isClosed || status !== 'bevestigd')),
  )
  const warned = warnings.find((code) => close.error instanceof CallError && close.error.code === code)
  const alsoBuyBack = close.error instanceof CallError && Number(close.error.params.terugkoop) > 0
  const fault = close.error === null || warned !== undefined ? null : errorText(close.error)
  return (
    <Stack gap={4} shrinks>
      {change !== undefined && <ChangeStanding change={change} />}
      {change === undefined && isClosed && <Notice kind="info">{text('locatie.al_afgemeld')}</Notice>}
      {warned !== undefined && (
        <Notice kind="warning" title={text(warned)}>
          {alsoBuyBack && <p>{text('locatie.afmelden_terugkoop')}</p>}
          <Row gap={3} wrap>
            <ScreenButton to="/materieelvoorraad">{text('actie.naar_voorraad')}</ScreenButton>
            <Button busy={close.isPending} onClick={() => close.mutate(inputOf(true))}>
              {text('actie.toch_afmelden')}
            </Button>
          </Row>
        </Notice>
      )}
      {fault !== null && <Notice kind="danger">{text(fault.key, fault.params)}</Notice>}
      {!isClosed && mayClose && warned === undefined && (
        <>
          <p className="soft">{text('locationChanges.close.sendHint')}</p>
          <Row gap={3} wrap>
            <Button kind="primary" busy={close.isPending} onClick={() => close.mutate(inputOf(false))}>
              {text('locationChanges.close.send')}
            </Button>
          </Row>
        </>
      )}
      {!mayClose && <Notice kind="info">{text('locations.readOnly')}</Notice>}
    </Stack>
  )
}
