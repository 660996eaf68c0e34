import type { AgainDraft } from '@portal/contract/again.ts'
import { orders } from '@portal/contract/orders.ts'
import { requests } from '@portal/contract/requests.ts'
import { IconFileOff } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { isNotFound } from '../../lib/call-error.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { againKinds } from '../../shared/records/again-path.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { AgainLines } from './AgainLines.tsx'
import { AgainSide } from './AgainSide.tsx'
import classes from './QuickOrder.module.css'

/** A past request or order, ordered again for the chosen location: what comes, what does not, and when (decision: ordering). */
export function AgainPage() {
  const text = useText()
  const title = text('page./opnieuw-bestellen/{soort}/{nummer}')
  return <AtLocation title={title}>{(location) => <Again key={location.nummer} location={location} />}</AtLocation>
}

function useDraft(location: Location) {
  const { soort = '', nummer = '' }: { soort?: string; nummer?: string } = useParams({ strict: false })
  const at = { gebruikerLogin: useSession().claims?.userName ?? '', materieellocatie: location.nummer }
  const kind = againKinds.find((one) => one === soort)
  const ofOrder = kind === undefined || kind === 'aanvraag' ? null : kind
  const request = useCall(requests.getAgain, { ...at, aanvraagnummer: nummer }, { enabled: ofOrder === null })
  const order = useCall(
    orders.getAgain,
    { ...at, soort: ofOrder ?? 'Aanvoer', ordernummer: nummer },
    { enabled: ofOrder !== null },
  )
  return { query: ofOrder === null ? request : order, nummer }
}

function Again({ location }: { readonly location: Location }) {
  const text = useText()
  const { query, nummer } = useDraft(location)
  const title = text('page./opnieuw-bestellen/{soort}/{nummer}')
  const name = location.omschrijving || location.nummer
  return (
    <LocationScreen title={title} intro={text('quickOrder.againIntro', { number: query.data?.nummer ?? nummer, name })}>
      {isNotFound(query.error) ? (
        <EmptyState
          icon={<IconFileOff />}
          title={text('aanvragen.niet_gevonden')}
          action={<ScreenButton to="/aanvragen">{text('requests.toAll')}</ScreenButton>}
        />
      ) : (
        <StateView query={query} skeleton="lines">
          {(draft) => <AgainView draft={draft} location={location} />}
        </StateView>
      )}
    </LocationScreen>
  )
}

function AgainView({ draft, location }: { readonly draft: AgainDraft; readonly location: Location }) {
  const text = useText()
  const comes = draft.regels.filter(({ aantal }) => aantal > 0)
  const left = draft.regels.filter(({ aantal }) => aantal === 0)
  return (
    <Stack gap={5} align="start" className={`beside ${classes.layout}`}>
      <div className={classes.main}>
        {draft.materieellocatie !== location.nummer && (
          <Notice kind="info">{text('quickOrder.otherPlace', { name: draft.locatieOmschrijving })}</Notice>
        )}
        {comes.length === 0 && <Notice kind="warning" title={text('quickOrder.nothingComes')} />}
        {comes.length > 0 && (
          <Stack as="section" gap={2} className={classes.part}>
            <h2>{text('quickOrder.comes', { count: comes.length })}</h2>
            <AgainLines label={text('quickOrder.comes', { count: comes.length })} lines={comes} />
          </Stack>
        )}
        {left.length > 0 && (
          <Stack as="section" gap={2} className={classes.part}>
            <h2>{text('quickOrder.left', { count: left.length })}</h2>
            <AgainLines label={text('quickOrder.left', { count: left.length })} lines={left} />
          </Stack>
        )}
      </div>
      {comes.length > 0 && <AgainSide draft={draft} location={location} />}
    </Stack>
  )
}
