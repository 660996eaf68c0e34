import { isOpenRequest } from '@portal/domain/requests/request-standing.ts'
import { IconClipboardList } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { usePlaceName, useSelectedProject } from '../../shared/location/selected-project.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { OnlyChip } from '../../shared/records/OnlyChip.tsx'
import { useOnly } from '../../shared/records/only-shown.ts'
import { useRequests } from '../../shared/records/use-requests.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { requestColumns } from './request-columns.tsx'

/** What the figure of a site counts of its requests. */
const requestChoices = ['open'] as const

/** All requests of the chosen location, newest first (R-ENT-33). */
export function RequestsPage() {
  const text = useText()
  return <AtLocation title={text('page./aanvragen')}>{(location) => <RequestsOf location={location} />}</AtLocation>
}

function RequestsOf({ location }: { readonly location: Location }) {
  const text = useText()
  const navigate = useNavigate()
  const settings = useSettings()
  const [only, showOnly] = useOnly(requestChoices)
  const query = useRequests(location)
  const inProject = useSelectedProject() !== null
  const columns = useMemo(() => requestColumns(settings, text, inProject), [settings, text, inProject])
  const name = usePlaceName(location)
  return (
    <LocationScreen title={text('page./aanvragen')} intro={text('requests.intro', { name })}>
      {only !== null && <OnlyChip what={only} onClear={() => showOnly(null)} />}
      <StateView query={query} skeleton="table">
        {({ items }) => (
          <DataTable
            label={text('page./aanvragen')}
            columns={columns}
            rows={only === null ? items : items.filter(isOpenRequest)}
            rowKey={(row) => row.aanvraagnummer}
            onOpen={(row) => void navigate({ to: '/aanvragen/$id', params: { id: row.aanvraagnummer } })}
            empty={<NoRequests />}
          />
        )}
      </StateView>
      <AreaAge of="AanvragenEnOrdersSync" />
    </LocationScreen>
  )
}

function NoRequests() {
  const text = useText()
  const mayOrder = useMay('request.submit')
  return (
    <EmptyState
      icon={<IconClipboardList />}
      title={text('aanvragen.leeg')}
      action={
        mayOrder && (
          <ScreenButton to="/materieel" kind="primary">
            {text('requests.start')}
          </ScreenButton>
        )
      }
    >
      {mayOrder && text('requests.emptyText')}
    </EmptyState>
  )
}
