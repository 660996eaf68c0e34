import { IconScan } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { ListSwitch } from '../../shared/listing/ListSwitch.tsx'
import { useRemovalList } from '../../shared/listing/use-removal-list.ts'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { usePlaceName, useSelectedProject } from '../../shared/location/selected-project.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { RemovalListView } from './RemovalListView.tsx'

/** What is to go away from the chosen location, or from its project while that is selected. */
export function RemovalListPage() {
  const text = useText()
  return (
    <AtLocation title={text('page./afvoerlijst')}>
      {(location) => <RemovalListOf key={location.nummer} location={location} />}
    </AtLocation>
  )
}

function RemovalListOf({ location }: { readonly location: Location }) {
  const text = useText()
  const query = useRemovalList()
  const project = useSelectedProject()
  const name = usePlaceName(location)
  const mayEdit = useMay('removalList.edit')
  return (
    <LocationScreen
      title={text('page./afvoerlijst')}
      intro={project === null ? `${location.nummer} · ${name}` : name}
      actions={
        mayEdit && (
          <ScreenButton to="/materieelvoorraad/scannen" icon={<IconScan aria-hidden />}>
            {text('nav.scan')}
          </ScreenButton>
        )
      }
    >
      <ListSwitch />
      <StateView query={query} skeleton="lines">
        {(answer) => <RemovalListView key={project ?? ''} answer={answer} location={location} />}
      </StateView>
      <AreaAge of="VoorraadSync" />
    </LocationScreen>
  )
}
