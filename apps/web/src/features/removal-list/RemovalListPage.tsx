import { IconScan } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { AreaAge } from '../../shared/AreaAge.tsx'
import { ChooseLocation } from '../../shared/ChooseLocation.tsx'
import { useLocation } from '../../shared/location-store.ts'
import { ScreenButton } from '../../shared/ScreenButton.tsx'
import { usePlaceName, useSelectedProject } from '../../shared/selected-project.ts'
import { useRemovalList } from '../../shared/use-removal-list.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { RemovalListView } from './RemovalListView.tsx'

/** What is to go away from the chosen location, or from its project while that is selected. */
export function RemovalListPage() {
  const text = useText()
  const location = useLocation()
  if (location === null) {
    return (
      <Page title={text('page./afvoerlijst')}>
        <ChooseLocation />
      </Page>
    )
  }
  return <RemovalListOf key={location.nummer} location={location} />
}

type Location = NonNullable<ReturnType<typeof useLocation>>

function RemovalListOf({ location }: { readonly location: Location }) {
  const text = useText()
  const query = useRemovalList()
  const project = useSelectedProject()
  const name = usePlaceName(location)
  return (
    <Page
      title={text('page./afvoerlijst')}
      intro={project === null ? `${location.nummer} · ${name}` : name}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="location" to="/locatie">
              {text('page./locatie')}
            </Link>,
            text('page./afvoerlijst'),
          ]}
        </Breadcrumbs>
      }
      actions={
        <ScreenButton to="/materieelvoorraad/scannen" icon={<IconScan aria-hidden />}>
          {text('nav.scan')}
        </ScreenButton>
      }
    >
      <StateView query={query} skeleton="lines">
        {(answer) => <RemovalListView key={project ?? ''} answer={answer} location={location} />}
      </StateView>
      <AreaAge of="VoorraadSync" />
    </Page>
  )
}
