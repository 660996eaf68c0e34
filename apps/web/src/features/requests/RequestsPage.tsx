import type { Location } from '@portal/contract/locations.ts'
import { IconClipboardList } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useTableState } from '../../lib/use-table-state.ts'
import { AreaAge } from '../../shared/AreaAge.tsx'
import { ChooseLocation } from '../../shared/ChooseLocation.tsx'
import { useLocation } from '../../shared/location-store.ts'
import { ScreenButton } from '../../shared/ScreenButton.tsx'
import { usePlaceName, useSelectedProject } from '../../shared/selected-project.ts'
import { useMay } from '../../shared/use-may.ts'
import { useRequests } from '../../shared/use-requests.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { requestColumns } from './request-columns.tsx'

/** All requests of the chosen location, newest first (R-ENT-33). */
export function RequestsPage() {
  const text = useText()
  const location = useLocation()
  if (location === null) {
    return (
      <Page title={text('page./aanvragen')}>
        <ChooseLocation />
      </Page>
    )
  }
  return <RequestsOf location={location} />
}

function RequestsOf({ location }: { readonly location: Location }) {
  const text = useText()
  const navigate = useNavigate()
  const settings = useSettings()
  const [state, setState] = useTableState()
  const query = useRequests(location)
  const inProject = useSelectedProject() !== null
  const columns = useMemo(() => requestColumns(settings, text, inProject), [settings, text, inProject])
  const name = usePlaceName(location)
  return (
    <Page
      title={text('page./aanvragen')}
      intro={text('requests.intro', { name })}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="location" to="/locatie">
              {text('page./locatie')}
            </Link>,
            text('page./aanvragen'),
          ]}
        </Breadcrumbs>
      }
    >
      <StateView query={query} skeleton="table">
        {({ items }) => (
          <DataTable
            label={text('page./aanvragen')}
            columns={columns}
            rows={items}
            rowKey={(row) => row.aanvraagnummer}
            state={state}
            onState={setState}
            onOpen={(row) => void navigate({ to: '/aanvragen/$id', params: { id: row.aanvraagnummer } })}
            empty={<NoRequests />}
          />
        )}
      </StateView>
      <AreaAge of="AanvragenEnOrdersSync" />
    </Page>
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
